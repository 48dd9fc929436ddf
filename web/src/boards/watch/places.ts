// Where the places of the Gift lie and what they touch: printed facts of the board. No rules.

import { edges, hexes, intersections, trade_routes } from "../../../../src/throneroom/games/watch/data/board.json";
import { supply_trade_rate } from "../../../../src/throneroom/games/watch/data/costs.json";
import { red_numbers } from "../../../../src/throneroom/games/watch/data/layouts.json";
import type { Choice, Dict } from "../../lib/types";
import { parts } from "../../lib/whynot";
import { join, say, type Speaker } from "../../lib/words.svelte";

export interface View {
  board: {
    /** One token may bear two numbers. */
    hexes: Record<string, { terrain: string; number?: number | number[] }>;
    routes: Record<string, string>;
  };
  players: { colour: string; roads: string[]; settlements: string[]; keeps: string[] }[];
  tormund: string;
  gift?: Record<string, string[]>;
  wall?: string[][];
  clearings?: number[];
  offer?: {
    give: string[];
    get: string[];
    /** By seat; a counter-offer says what its seat would give and get. */
    answers: ({ answer: string; give?: string[]; get?: string[] } | null)[];
  };
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
/** What is printed on every route. */
export const RATE = `${supply_trade_rate.with_matching_trade_route}:1`;
/** The numbers that are printed in red. */
export const RED: ReadonlySet<unknown> = new Set(red_numbers);
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

/** Whether a place is on this board: the boards differ in size. */
export function isOn(view: View, place: string): boolean {
  return (TOUCHED.get(place) ?? []).some((hex) => view.board.hexes[hex]?.number !== undefined);
}

export const numberOf = (number: number | number[] | undefined): string => [number ?? ""].flat().join("/");

/** What lies around a place: terrains with their numbers, and a trade route. */
export function around(view: View, speaker: Speaker, place: string): string {
  const land = (TOUCHED.get(place) ?? [place]).flatMap((hex) => {
    const it = view.board.hexes[hex];
    return it ? [`${speaker.name("terrain", it.terrain)} ${numberOf(it.number)}`.trim()] : [];
  });
  const routes = ROUTES.filter((route) => route.sites.includes(place)).flatMap((route) => {
    const resource = view.board.routes[route.id];
    return resource ? [`${RATE} ${speaker.name("resource", resource)}`] : [];
  });
  return [...land, ...routes].join(" · ");
}

/** The kinds of things on the plan. */
const PLACES = new Set(["hex", "place", "site", "path"]);

/** What a choice speaks of, in words: places, sections of the Wall, a deal. */
export function meaningOf(view: Dict, speaker: Speaker, choice: Choice): string {
  const seen = view as unknown as View;
  const named = choice.targets.map(parts);
  const places = named.filter(([kind]) => PLACES.has(kind)).map(([, id]) => id);
  const walls = named.filter(([kind]) => kind === "section").map(([, id]) => id);
  return [
    ...places.map((place) => around(seen, speaker, place)).filter(Boolean),
    ...walls.map((section) => atWall(seen, speaker, Number(section) - 1)),
    ...(choice.verb === "deal" ? [dealWith(seen, speaker, String(choice.args.colour))] : []),
  ].join("; ");
}

/** What the active player gives and gets in a deal: as offered, or as countered. */
function dealWith(view: View, speaker: Speaker, colour: string): string {
  const answer = view.offer?.answers[view.players.findIndex((player) => player.colour === colour)];
  const named = (cards: readonly string[] = []): string => join(cards.map((card) => speaker.name("resource", card)));
  const [given, got] = answer?.get ? [answer.get, answer.give] : [view.offer?.give, view.offer?.get];
  return `${say("page-own-give")}: ${named(given)} · ${say("page-own-get")}: ${named(got)}`;
}

/** Who holds a section of the Wall, and how many wildlings stand in the clearing before it. */
function atWall(view: View, speaker: Speaker, section: number): string {
  const guards = (view.wall?.[section] ?? []).map((colour) => speaker.name("colour", colour));
  const before = view.clearings?.[section] ?? 0;
  return `${say("page-field-guards")}: ${guards.length ? guards.join(", ") : "–"} · ${say("page-field-wildlings")}: ${before}`;
}
