// A March being declared: which units may still go, and where to.

import type { Action, Choice } from "../../lib/types";
import { LETTERS, letters, type Letter } from "./content";
import type { View } from "./types";

/** The standing units of the origin that no move takes yet. */
export function unitsLeft(view: View, origin: string): Letter[] {
  const rest = letters(view.areas[origin]?.units);
  for (const move of view.combat?.march?.moves ?? []) {
    for (const letter of letters(move.units)) {
      const place = rest.indexOf(letter);
      if (place >= 0) rest.splice(place, 1);
    }
  }
  return rest.sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b));
}

const KINDS = ["footmen", "knights", "ships", "siege_engines"] as const;

/** The action that sends these units. */
export function sending(origin: string, area: string, units: readonly Letter[]): Action {
  const counts = KINDS.map((kind, i) => [kind, units.filter((unit) => unit === LETTERS[i]).length] as const);
  return { verb: "march", args: { origin, area, ...Object.fromEntries(counts) } };
}

function key(units: readonly Letter[]): string {
  return LETTERS.map((letter) => units.filter((unit) => unit === letter).length).join(" ");
}

/**
 * Where these units may go. The game offers each kind alone and all units together; any other group
 * goes where each of its kinds can.
 */
export function waysOf(
  choices: readonly Choice[],
  going: readonly Letter[],
  rest: readonly Letter[],
): ReadonlySet<string> {
  const offered = new Map<string, Set<string>>();
  for (const { verb, args } of choices) {
    if (verb !== "march") continue;
    const group = KINDS.map((kind) => args[kind]).join(" ");
    offered.set(group, (offered.get(group) ?? new Set()).add(String(args.area)));
  }
  const ways = (units: readonly Letter[]): Set<string> => offered.get(key(units)) ?? new Set();
  if (going.length < 2 || going.length === rest.length) return ways(going);
  const kinds = [...new Set(going)].map((letter) => ways([letter]));
  return new Set([...(kinds[0] ?? [])].filter((area) => kinds.every((way) => way.has(area))));
}
