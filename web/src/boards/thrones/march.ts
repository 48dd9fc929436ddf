// A March being declared: which units may still go.

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

export function marchText(origin: string, area: string, units: readonly Letter[]): string {
  return `march ${origin}>${area}:${units.join("")}`;
}
