import { expect, it } from "vitest";

import { usualPlayers } from "../src/lib/usual";

it("begins a table for as many as play the game as a rule", () => {
  expect(usualPlayers({ slug: "ice_and_fire", seats: [2, 3, 4] })).toBe(2);
  expect(usualPlayers({ slug: "thrones", seats: [3, 4, 5, 6] })).toBe(6);
});
