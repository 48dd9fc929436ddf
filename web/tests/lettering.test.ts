// Names on the map of the Board Game.

import { expect, test } from "vitest";

import { freest, shared } from "../src/boards/thrones/lettering";

const name = { x: 100, y: 100, width: 80, height: 20 };
const piece = (x: number, y: number) => ({ x, y, width: 29, height: 29 });

test("boxes share what lies in both of them", () => {
  expect(shared(name, { ...name, x: 140, y: 110 })).toBe(40 * 10);
  expect(shared(name, { ...name, x: 181 })).toBe(0);
});

test("a name stays at its place as long as nothing lies there", () => {
  expect(freest(name, [])).toEqual(name);
  expect(freest(name, [piece(100, 140)])).toEqual(name);
});

test("a name makes way for a piece, no further than it has to", () => {
  expect(freest(name, [piece(100, 110)])).toEqual({ ...name, y: 76 });
  const between = freest(name, [piece(100, 100), piece(60, 70)]);
  expect(shared(between, piece(60, 70)) + shared(between, piece(100, 100))).toBeLessThan(20);
});
