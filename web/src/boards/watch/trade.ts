// Putting a trade together from taps on cards. What may be traded is the game's to say.

import type { Action, Choice, Decision } from "../../lib/types";
import { type Counts, RESOURCES } from "./types";

export const listed = (counts: Counts): string[] =>
  RESOURCES.flatMap((resource) => Array<string>(counts[resource] ?? 0).fill(resource));
export const counted = (cards: readonly string[]): Counts => {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

/** The choices that exchange with the supply for these cards, whatever their rate. */
export function exchanges(decision: Decision | null, give: Counts, get: Counts): Choice[] {
  const [given, ...more] = Object.keys(give).filter((resource) => give[resource]);
  const [wanted, ...others] = Object.keys(get).filter((resource) => get[resource]);
  if (!given || !wanted || more.length || others.length) return [];
  return (decision?.choices ?? []).filter(
    ({ verb, args }) => (verb === "trade" || verb === "bowen_marsh") && args.give === given && args.get === wanted,
  );
}

/** An offer to everybody, or to one. */
export function offering(give: Counts, get: Counts, to: string): Action {
  const args = { give: listed(give), get: listed(get) };
  return to ? { verb: "offer_to", args: { colour: to, ...args } } : { verb: "offer", args };
}
