// What is written on the field of A Song of Ice & Fire, and where things lie from whoever looks at it.
import { describe, expect, it } from "vitest";

import { bearing, sideways } from "../src/boards/ice_and_fire/bearings";
import { wrapped, written } from "../src/boards/ice_and_fire/labels";
import * as numbers from "../src/boards/ice_and_fire/numbers";

describe("names on the field", () => {
  it("are broken where a tray is narrow, and cut when they are too long", () => {
    expect(wrapped("Stark Sworn Swords", 200)).toEqual(["Stark Sworn Swords"]);
    expect(wrapped("Stark Sworn Swords", 80)).toEqual(["Stark Sworn", "Swords"]);
    expect(wrapped("The Mountain That Rides and all his men", 80)).toEqual(["The Mountain", "That Rides…"]);
  });
  it("do not lie on each other: the weightier one is written", () => {
    const label = { x: 0, y: 0, wide: 110, name: "Lannister Guardsmen" };
    const found = written([{ ...label, id: "a1", weight: 0 }, { ...label, id: "b1", x: 20, weight: 2 }, { ...label, id: "b2", x: 300, weight: 0 }], 1);
    expect(found.get("a1")).toEqual([]);
    expect(found.get("b1")).toEqual(["Lannister", "Guardsmen"]);
    expect(found.get("b2")).toEqual(["Lannister", "Guardsmen"]);
  });
});

it("writes numbers as the language does", () => {
  expect(["en", "pl", "bg"].map((language) => numbers.written(numbers.tenths(2620), language))).toEqual(["2.6", "2,6", "2,6"]);
  expect(numbers.written(16.125, "pl")).toBe("16,125");
});

describe("where something lies", () => {
  it("is told as whoever looks at the field sees it", () => {
    expect(bearing(0, 7000, false)).toEqual({ where: "ahead", far: 7000 });
    expect(bearing(0, 7000, true).where).toBe("behind");
    expect(bearing(-3000, 3000, false).where).toBe("ahead_left");
    expect(bearing(-3000, 3000, true).where).toBe("behind_right");
    expect(bearing(5000, 0, false).where).toBe("right");
  });
});

describe("a step to the side", () => {
  it("goes the way in which the pointer lies most", () => {
    const north = { x: 20_000, y: 20_000, h: 90_000 };
    expect(sideways(north, 20_500, 26_000)[0]).toBe("forward");
    expect(sideways(north, 20_000, 14_000)).toEqual(["back", expect.closeTo(6000)]);
    expect(sideways(north, 17_000, 21_000)).toEqual(["left", expect.closeTo(3000)]);
    expect(sideways({ ...north, h: 270_000 }, 17_000, 21_000)[0]).toBe("right");
  });
});
