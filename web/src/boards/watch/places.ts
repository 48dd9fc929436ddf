// Where the places of the Gift lie and what they touch: printed facts of the board. No rules.

import { edges, hexes, intersections, trade_routes } from "../../../../src/throneroom/games/watch/data/board.json";
import type { Choice, Dict } from "../../lib/types";
import type { Speaker } from "../../lib/words.svelte";

export interface View {
  board: {
    hexes: Record<string, { terrain: string; number?: number }>;
    routes: Record<string, string>;
  };
  players: { colour: string; roads: string[]; settlements: string[]; keeps: string[] }[];
  tormund: string;
  gift?: Record<string, Dict>;
}

// Half a hex is so wide, and half a side so long, on the screen.
const WIDE = 34.6;
const LONG = 20;
export const at = (x: number, y: number): [number, number] => [x * WIDE, y * LONG];

export const HEXES: ReadonlyMap<string, [number, number]> = new Map(
  hexes.map((hex) => [hex.id.toLowerCase(), at(hex.x, hex.y)]),
);
export const SITES: ReadonlyMap<string, [number, number]> = new Map(
  intersections.map((site) => [site.id, at(site.x, site.y)]),
);
export const PATHS: ReadonlyMap<string, readonly string[]> = new Map(
  edges.map((edge) => [edge.id, edge.between]),
);
export const ROUTES = trade_routes.slots.map((slot) => ({
  id: slot.slot.toLowerCase(),
  sites: slot.intersections,
}));
export const CORNERS = ([
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const).map(([x, y]) => at(x, y));

/** The hexes that a site or a path touches. */
const TOUCHED: ReadonlyMap<string, readonly string[]> = new Map([
  ...intersections.map((it) => [it.id, it.corners.map(hexOf)] as const),
  ...edges.map((it) => [it.id, it.sides.map(hexOf)] as const),
]);
function hexOf(corner: string): string {
  return (corner.split(".")[0] ?? "").toLowerCase();
}

/** What lies around a place: terrains with their numbers, and a trade route. */
export function around(view: View, speaker: Speaker, place: string): string {
  const land = (TOUCHED.get(place) ?? [place]).flatMap((hex) => {
    const it = view.board.hexes[hex];
    return it ? [`${speaker.name("terrain", it.terrain)} ${it.number ?? ""}`.trim()] : [];
  });
  const routes = ROUTES.filter((route) => route.sites.includes(place)).flatMap((route) => {
    const resource = view.board.routes[route.id];
    return resource ? [`2:1 ${speaker.name("resource", resource)}`] : [];
  });
  return [...land, ...routes].join(" · ");
}

/** The places that a choice speaks of, in words. */
export function placesOf(view: Dict, speaker: Speaker, choice: Choice): string {
  const seen = view as unknown as View;
  const places = choice.targets.filter((it) => TOUCHED.has(it) || HEXES.has(it));
  return places.map((place) => around(seen, speaker, place)).join("; ");
}
