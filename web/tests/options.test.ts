import { expect, it } from "vitest";

import { fits, settled, valuesOf, type Wanted } from "../src/lib/options";
import type { OptionForm } from "../src/lib/types";

const form = (name: string, rest: Partial<OptionForm>): OptionForm =>
  ({ name, default: false, choices: [], low: 0, high: 0, many: false, only: [], ...rest }) as OptionForm;
const teams = form("teams", { only: [{ when: { seats: 3 }, values: [false], rule: "F32.1" }] });
const mode = form("mode", {
  default: "field",
  choices: ["field", "siege"],
  only: [{ when: { teams: false, seats: 4 }, values: ["field"], rule: "F33.1" }],
});
const table = (seats: number, options: Wanted["options"]): Wanted => ({ slug: "any", seats, options });

it("offers what goes with the rest of the table", () => {
  expect(fits(teams, true, table(4, {}))).toBe(true);
  expect(fits(teams, true, table(3, {}))).toBe(false);
  expect(valuesOf(mode, table(4, { teams: true }))).toEqual(["field", "siege"]);
  expect(valuesOf(mode, table(4, { teams: false }))).toEqual(["field"]);
  expect(valuesOf(teams, table(4, {}))).toBeNull();
});

it("replaces what no longer fits, one after the other", () => {
  const wanted = table(4, { teams: false, mode: "siege" });
  expect(settled([teams, mode], wanted)).toEqual({ teams: false, mode: "field" });
  expect(settled([teams, mode], table(3, { teams: true, mode: "siege" }))).toEqual({ teams: false, mode: "siege" });
});
