// What stands beside the lines of a chart.

import { expect, test } from "vitest";

import { shortNames } from "../src/story/tale";

test("names that fit are written whole", () => {
  expect(shortNames(["House Stark", "House Tyrell"], 12)).toEqual(["House Stark", "House Tyrell"]);
});

test("what all names begin with says nothing", () => {
  expect(shortNames(["House Greyjoy", "House Baratheon"], 9)).toEqual(["Greyjoy", "Baratheon"]);
  expect(shortNames(["House Greyjoy", "Night's Watch"], 9)).toEqual(["House Gr…", "Night's…"]);
});

test("what is too long still is cut", () => {
  expect(shortNames(["Night's Watch", "Brotherhood Without Banners"], 20)).toEqual([
    "Night's Watch",
    "Brotherhood Without…",
  ]);
  expect(shortNames([], 9)).toEqual([]);
  expect(shortNames(["Stark"], 3)).toEqual(["St…"]);
});
