import { expect, test } from "vitest";

import { placed } from "../src/boards/thrones/outlines";

test("an outline is made smaller and moved, where it says a place and not where it says a way", () => {
  expect(placed("M10,20L30 40H5V6z", 0.5, 100, 200)).toBe("M105 210L115 220H102.5V203z");
  expect(placed("M10,20l30 40h5v6z", 0.5, 100, 200)).toBe("M105 210l15 20h2.5v3z");
  expect(placed("M0 0C1 2 3 4 5 6s1 2 3 4", 2, 1, 10)).toBe("M1 10C3 14 7 18 11 22s2 4 6 8");
});

test("an outline that begins with a way begins at a place, and goes on with ways", () => {
  expect(placed("m4 6 2 2", 0.5, 10, 10)).toBe("m12 13 1 1");
});

test("numbers that are written without anything between are told apart, and so are the flags of an arc", () => {
  expect(placed("M.5.5a2 4 30 01-2-.5A2 4 0 1 0 8 6", 2, 10, 20)).toBe("M11 21a4 8 30 0 1 -4 -1A4 8 0 1 0 26 32");
});
