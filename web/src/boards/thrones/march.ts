// A March being declared, as the question offers it: who may still go, and where to.

import type { Action, Decision, Warning } from "../../lib/types";
import { LETTERS, letters, UNITS, type Letter } from "./content";
import type { View } from "./types";

export interface Goal {
  area: string;
  /** Whether entering it means a fight. */
  attack: boolean;
  warnings: Warning[];
}

export interface MarchOffer {
  origin: string;
  moves: { area: string; units: string }[];
  /** How many units of each kind may still be sent. */
  left: Record<string, number>;
  /** Every group of them, and where it may go. */
  groups: { units: string; goals: Goal[] }[];
  may_end: boolean;
  warnings: Warning[];
}

/** Nothing as long as no March order has been chosen. */
export function marchOffer(decision: Decision | null): MarchOffer | null {
  return decision?.kind === "march" ? (decision.offer as unknown as MarchOffer | null) : null;
}

export function unitsOffered(offer: MarchOffer): Letter[] {
  return LETTERS.flatMap((letter) => Array<Letter>(offer.left[UNITS[letter]] ?? 0).fill(letter));
}

const sorted = (units: Iterable<string>): string => [...units].sort().join("");

/** Where these units may go together. */
export function goalsOf(offer: MarchOffer, going: readonly Letter[]): ReadonlyMap<string, Goal> {
  const group = offer.groups.find(({ units }) => sorted(units) === sorted(going));
  return new Map((group?.goals ?? []).map((goal) => [goal.area, goal]));
}

const COUNTS = { f: "footmen", k: "knights", s: "ships", e: "siege_engines" } as const;

/** The action that sends these units. */
export function sending(origin: string, area: string, units: readonly Letter[]): Action {
  const counts = LETTERS.map((letter) => [COUNTS[letter], units.filter((unit) => unit === letter).length]);
  return { verb: "march", args: { origin, area, ...Object.fromEntries(counts) } };
}

/** The units to draw in the area that a March leaves: those on their way are drawn on its arrows. */
export function unitsStaying(view: View, origin: string): string {
  const staying = letters(view.areas[origin]?.units);
  for (const letter of (view.combat?.march?.moves ?? []).flatMap((move) => letters(move.units))) {
    const place = staying.indexOf(letter);
    if (place >= 0) staying.splice(place, 1);
  }
  return staying.join("");
}
