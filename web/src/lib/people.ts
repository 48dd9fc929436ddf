// What somebody has played, in words.

import { known, say } from "./words.svelte";

/** What a seat was played as, in words: its house or colour; nothing where it has no name. */
export function playedAs(game: string, id: string | null): string {
  const key = ["house", "colour", "army"].map((kind) => `${game}-${kind}-${id}`).find(known);
  return key ? say(key) : "";
}

/** A name that is written from the right keeps to itself within a sentence: what stands behind it stays there. */
export const isolated = (name: string): string => (/[\u0590-\u08ff\ufb1d-\ufefc]/u.test(name) ? `\u2068${name}\u2069` : name);

/** Somebody's name. Whoever wanted to be forgotten has none. */
export const shownName = (name: string): string => isolated(name) || say("people-deleted");

/** Parts of a whole in percent. */
export const percent = (part: number, whole: number): number => (whole ? Math.round((100 * part) / whole) : 0);
