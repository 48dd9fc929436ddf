// Where everything lies on the picture: printed facts of the board. No rules.

import { edges, hexes, intersections, trade_routes } from "../../../../src/throneroom/games/watch/data/board.json";
import {
  edges as islandEdges,
  harbours,
  hexes as islandHexes,
  intersections as islandIntersections,
} from "../../../../src/throneroom/games/watch/data/island.json";
import { supply_trade_rate } from "../../../../src/throneroom/games/watch/data/costs.json";
import { red_numbers } from "../../../../src/throneroom/games/watch/data/layouts.json";
import { clan_areas_west_to_east, die_to_trail } from "../../../../src/throneroom/games/watch/data/trails.json";
import type { View } from "./types";

export type Point = readonly [number, number];

/** Half a hex is so wide, and half a side so long. */
export const WIDE = 62.35;
export const LONG = 36;
const at = (x: number, y: number): Point => [x * WIDE, y * LONG];

// The boards lie one over the other: a table shows the hexes of one of them.
const SITE_ROWS = [...intersections, ...islandIntersections];
const PATH_ROWS = [...edges, ...islandEdges];
export const HEXES: ReadonlyMap<string, Point> = new Map([...hexes, ...islandHexes].map((hex) => [hex.id.toLowerCase(), at(hex.x, hex.y)]));
export const SITES: ReadonlyMap<string, Point> = new Map(SITE_ROWS.map((site) => [site.id, at(site.x, site.y)]));
const ENDS: ReadonlyMap<string, readonly string[]> = new Map(PATH_ROWS.map((edge) => [edge.id, edge.between]));
export const PATHS = [...ENDS.keys()];

export const hexAt = (id: string): Point => HEXES.get(id) ?? [0, 0];
export const siteAt = (id: string): Point => SITES.get(id) ?? [0, 0];
/** The two ends of a path. */
export function endsOf(path: string): readonly [Point, Point] {
  const [a = "", b = ""] = ENDS.get(path) ?? [];
  return [siteAt(a), siteAt(b)];
}
export function middle([a, b]: readonly [Point, Point]): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export const ROUTES = trade_routes.slots.map((slot) => {
  const [a = "", b = ""] = slot.intersections;
  return { id: slot.slot.toLowerCase(), ends: [siteAt(a), siteAt(b)] as const };
});
/** Half of the sign of a route or harbour. */
const SIGN = 44;
const MIDDLE: Point = at(3, 6);
/** Harbours, each with the place off the coast where its sign stands. */
export const HARBOURS = harbours.map(({ slot, intersections: [a = "", b = ""] }) => {
  const ends = [siteAt(a), siteAt(b)] as const;
  const [x, y] = middle(ends);
  const far = 58 / Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);
  const sign: Point = [x + (x - MIDDLE[0]) * far, y + (y - MIDDLE[1]) * far];
  return { id: slot.toLowerCase(), ends, sign };
});
/** What is printed on every route, and on a harbour for everything. */
export const RATE = `${supply_trade_rate.with_matching_trade_route}:1`;
export const ANY_RATE = `${supply_trade_rate.with_any_harbour}:1`;
/** The numbers that are printed in red. */
const RED: ReadonlySet<unknown> = new Set(red_numbers);
export const isRed = (number: number | number[] | undefined): boolean => RED.has(number);
/** The dots that are printed on a number token. */
export const dotsOn = (number: number | number[]): number => (Array.isArray(number) ? 2 : 6 - Math.abs(7 - number));
export const numberOf = (number: number | number[] | undefined): string => [number ?? ""].flat().join(" · ");

/** Drawn smaller than this, intersections lie closer together than fingers are wide. */
export const NEAR = 0.6;

const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** The outline of a hex around (0, 0). */
export const outline = (size = 1): string =>
  CORNERS.map(([x, y]) => `${(x * WIDE * size).toFixed(1)},${(y * LONG * size).toFixed(1)}`).join(" ");

/** The hexes that a site or a path touches. */
const hexOf = (corner: string): string => (corner.split(".")[0] ?? "").toLowerCase();
const TOUCHED: ReadonlyMap<string, readonly string[]> = new Map([
  ...SITE_ROWS.map((it) => [it.id, it.corners.map(hexOf)] as const),
  ...PATH_ROWS.map((it) => [it.id, it.sides.map(hexOf)] as const),
]);
/** Whether a place is on this board: the boards differ in size. */
export function isOn(view: View, place: string): boolean {
  return (TOUCHED.get(place) ?? []).some((hex) => (view.board.hexes[hex]?.terrain ?? "ice_field") !== "ice_field");
}

// Beyond the Wall
export const SECTIONS = [0, 1, 2, 3] as const;
export const WALL_TOP = -178;
export const WALL_FOOT = -84;
export const sectionX = (section: number): number => 2 * section * WIDE;
/** Where the guards of a section stand, one behind the other from the first space on. */
export const spaceAt = (section: number, space: number): Point => [sectionX(section) + (space - 2) * 23.6, WALL_TOP + 7];
export const clearingAt = (section: number): Point => [sectionX(section), -240];

export const CLANS = clan_areas_west_to_east.map((clan) => clan.id);
const CLAN_AT: readonly Point[] = [
  [-112, -338],
  [187, -338],
  [486, -338],
];
const CAMP_STEPS: readonly Point[] = [
  [0, 0],
  [68, -28],
  [-68, -28],
  [38, -72],
  [-38, -72],
];
export const CAMPS = CAMP_STEPS.length;
export function campAt(clan: string, camp: number): Point {
  const [x, y] = CLAN_AT[CLANS.indexOf(clan)] ?? [0, 0];
  const [dx, dy] = CAMP_STEPS[camp] ?? [0, 0];
  return [x + dx, y + dy];
}
/** A place beyond the Wall by its id: `frozen_river_2`, `clearing_1`. */
export function northAt(id: string): Point {
  const [, place = "", number = "1"] = /^(\w+)_(\d)$/.exec(id) ?? [];
  return place === "clearing" ? clearingAt(Number(number) - 1) : campAt(place, Number(number) - 1);
}
export const FROSTFANGS: Point = [187, -490];

export type Trail = { face: number; clan: string; section: number; line: string; sign: Point };
/** Trails from the camp with the largest fire to the clearings, side by side where two go the same way. */
export const TRAILS: readonly Trail[] = die_to_trail.flatMap(({ face, clan, section }) => {
  if (!clan || !section) return [];
  const same = die_to_trail.filter((it) => it.clan === clan && it.section === section);
  const bend = 30 * (2 * same.findIndex((it) => it.face === face) - same.length + 1);
  const [ax, ay] = campAt(clan, 0);
  const [bx, by] = [clearingAt(section - 1)[0] + bend * 0.6, clearingAt(section - 1)[1] - 20];
  const [mx, my] = [(ax + bx) / 2 + bend, (ay + by) / 2 + 12];
  const sign: Point = [(ax + bx) / 4 + mx / 2, (ay + 12 + by) / 4 + my / 2];
  return [{ face, clan, section: section - 1, line: `M${ax},${ay + 12}Q${mx},${my} ${bx},${by}`, sign }];
});

/** The part of the picture that a variant shows: the base game has no north. */
export type Frame = { left: number; top: number; width: number; height: number };
const frameFrom = (top: number): Frame => ({ left: -312, top, width: 968, height: 482 - top });
const FRAMES = { base: frameFrom(-118), brotherhood: frameFrom(-566) };
const ISLAND_FRAME: Frame = { left: -312, top: -168, width: 998, height: 768 };
export const onIsland = (view: View): boolean => view.board.setup === "catan";
export const frameOf = (view: View): Frame => (onIsland(view) ? ISLAND_FRAME : FRAMES[view.variant]);
/** The part of it that must be seen at once: all that is played on, without the land around. */
export function boardOf(view: View): Frame {
  const frame = frameOf(view);
  if (view.wall) return frame;
  // He stands beside his tent.
  const [campX, campY] = campOfTormund(view);
  const signs = onIsland(view) ? HARBOURS.map(({ sign }) => sign) : [...ROUTES.flatMap(({ ends }) => ends), [campX + SIGN, campY] as const];
  const hexes = Object.keys(view.board.hexes).map(hexAt);
  const around = (spots: Point[], wide: number, high: number): Point[] =>
    spots.flatMap(([x, y]): Point[] => [
      [x - wide, y - high],
      [x + wide, y + high],
    ]);
  const corners = [...around(hexes, WIDE, 2 * LONG), ...around(signs, SIGN, SIGN)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.max(frame.left, Math.min(...xs)), Math.max(frame.top, Math.min(...ys))];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
/** Tormund's own camp. */
export const campOfTormund = (view: View): Point => (view.variant === "base" ? [545, -38] : [-262, -424]);
/** Where a thing stands on the picture, by its kind and id; nothing for what is not on it. */
export function spotOf(view: View, kind: string, id: string): Point | null {
  switch (kind) {
    case "hex":
      return hexAt(id);
    case "place":
      return id === "camp" ? campOfTormund(view) : hexAt(id);
    case "site":
      return siteAt(id);
    case "path":
      return middle(endsOf(id));
    case "section":
      return [sectionX(Number(id) - 1), (WALL_TOP + WALL_FOOT) / 2];
    case "north":
      return northAt(id);
    default:
      return null;
  }
}
