// What things on the board are told by: for the eye on hover or tap, and for screen readers.

import { resources } from "../../../../src/throneroom/games/watch/data/costs.json";
import type { Choice } from "../../lib/types";
import { join, say, type Speaker } from "../../lib/words.svelte";
import type { BoardProps } from "../contract";
import type { About, Kind, Tile, View } from "./types";

/** The resource of a land, by the land's picture on its cards. */
const YIELDS: ReadonlyMap<string, string> = new Map(resources.map(({ id, terrain }) => [terrain, id]));
export const resourceOf = (tile: Tile): string | undefined => YIELDS.get(tile.terrain);

/** The choices that concern any of these things. */
export const choicesAt = (board: BoardProps, targets: readonly string[]): Choice[] => [
  ...new Set(targets.flatMap((target) => board.targets.get(target) ?? [])),
];

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wildlings = (speaker: Speaker, kinds: readonly Kind[]): string =>
  join(kinds.map((kind) => speaker.name("wildling", kind)));

/** What stands on a hex, in words. */
function onHex(view: View, speaker: Speaker, hex: string): string[] {
  const kinds = view.gift?.[hex] ?? [];
  return [
    ...(view.tormund === hex ? [say("watch-board-tormund")] : []),
    ...(kinds.length ? [wildlings(speaker, kinds)] : []),
  ];
}
export const isBlocked = (view: View, hex: string): boolean => view.tormund === hex || Boolean(view.gift?.[hex]?.length);

export function aboutHex(view: View, speaker: Speaker, hex: string): About {
  const tile = view.board.hexes[hex];
  const resource = tile && resourceOf(tile);
  const blockers = onHex(view, speaker, hex);
  const text = resource
    ? say("watch-board-hex-text", { resource: speaker.name("resource", resource), number: join([tile.number ?? ""].flat().map(String)) })
    : say(tile?.terrain === "desert" ? "watch-board-desert-text" : "watch-board-ice-text");
  const blocked = blockers.length ? ` ${say("watch-board-blocked", { by: join(blockers) })}` : "";
  return { title: upper(speaker.name("hex", hex)), text: text + blocked, house: "accent" };
}

/** A settlement or keep: whose it is, where it stands, what it does. */
export function aboutBuilding(view: View, speaker: Speaker, site: string): About | null {
  const seat = view.players.findIndex(({ settlements, keeps }) => settlements.includes(site) || keeps.includes(site));
  const owner = view.players[seat];
  if (!owner) return null;
  const piece = owner.keeps.includes(site) ? "keep" : "settlement";
  const where = upper(speaker.name("site", site));
  return { title: `${speaker.seat(seat)}: ${say(`watch-board-${piece}`)}`, text: `${where}. ${say(`watch-board-own-${piece}`)}`, house: owner.colour };
}

/** A road: whose it is, where it lies, what it is good for. */
export function aboutRoad(view: View, speaker: Speaker, path: string): About | null {
  const seat = view.players.findIndex(({ roads }) => roads.includes(path));
  const owner = view.players[seat];
  if (!owner) return null;
  const where = upper(speaker.name("path", path));
  return { title: `${speaker.seat(seat)}: ${say("watch-board-road")}`, text: `${where}. ${say("watch-board-own-road")}`, house: owner.colour };
}

export function aboutSection(view: View, speaker: Speaker, section: number): About {
  const guards = (view.wall?.[section] ?? []).map((colour) => speaker.name("colour", colour));
  const before = view.clearings?.[section] ?? 0;
  return {
    title: upper(speaker.name("section", String(section + 1))),
    text: say("watch-board-section-text", {
      guards: guards.length ? join(guards) : say("none"),
      count: guards.length,
      wildlings: before,
    }),
    house: "accent",
  };
}

export function aboutCamp(view: View, speaker: Speaker, clan: string, camp: number): About {
  const kind = view.camps?.[clan]?.[camp];
  const who = kind ? speaker.name("wildling", kind) : say("watch-board-empty");
  return {
    title: `${speaker.name("north", `${clan}_${camp + 1}`)}: ${who}`,
    text: say(kind ? `watch-board-${kind}-text` : "watch-board-camp-text"),
    house: "accent",
  };
}

export const aboutBreaches = (view: View): About => ({
  title: say("watch-board-breach-count", { count: view.breaches ?? 0, last: view.last_breach ?? 0 }),
  text: say("watch-board-breach-text", { last: view.last_breach ?? 0 }),
  house: "bad",
});

export const aboutGift = (view: View): About => ({
  title: say("watch-board-gift-count", { count: view.in_gift ?? 0, last: view.gift_limit ?? 0 }),
  text: say("watch-board-gift-text", { last: view.gift_limit ?? 0 }),
  house: "bad",
});

/** What a lit thing is called: what choosing it would do. */
export const told = (board: BoardProps, choices: readonly Choice[]): string =>
  choices.map((choice) => board.speaker.label(choice)).join(", ");
