import { FluentNumber } from "@fluent/bundle";
import { expect, test } from "vitest";

import { FUNCTIONS } from "../src/lib/headings";

test.each([
  [0, "east", "straight"],
  [7.6, "east", "left"],
  [22.5, "northeast", "right"],
  [90, "north", "straight"],
  [209.05, "southwest", "right"],
  [337.4, "southeast", "left"],
  [352.5, "east", "straight"],
])("the heading %d is told as the library tells it", (heading, point, side) => {
  const given = [new FluentNumber(heading)];
  expect([FUNCTIONS.COMPASS(given), FUNCTIONS.ASIDE(given)]).toEqual([point, side]);
});

test("a heading that is left open has no point", () => {
  expect([FUNCTIONS.COMPASS(["…"]), FUNCTIONS.ASIDE(["…"])]).toEqual(["open", "straight"]);
});
