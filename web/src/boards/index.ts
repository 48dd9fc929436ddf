// Boards by game. A game without one is drawn as tables and cards.

import type { Choice, Dict } from "../lib/types";
import type { Speaker } from "../lib/words.svelte";
import type { Board } from "./contract";
import GenericBoard from "./generic/GenericBoard.svelte";
import IronThroneBoard from "./iron_throne/Board.svelte";
import ThronesBoard from "./thrones/Board.svelte";
import { HOUSES_OF } from "./thrones/content";
import { meaningOf } from "./watch/places";

const BOARDS: Record<string, Board> = {
  iron_throne: IronThroneBoard,
  thrones: ThronesBoard,
};

export function boardOf(slug: string): Board {
  return BOARDS[slug] ?? GenericBoard;
}

/** What of an option's choices a box has at such a table, and the rule that says so. */
export interface Offered {
  choices: readonly string[];
  rule: string;
}

const OFFERED: Record<string, (seats: number, options: Dict) => Offered | null> = {
  "thrones-houses": (seats) => ({
    choices: HOUSES_OF[seats]?.houses ?? [],
    rule: `T2.${27 - seats}`,
  }),
  "watch-colours": (seats, options) =>
    seats === 3 && options.start === "fixed"
      ? { choices: ["blue", "yellow", "black"], rule: "W4.26" }
      : null,
};

/** Nothing where every choice is open. `options` are the table's other ones. */
export function offered(slug: string, option: string, seats: number, options: Dict): Offered | null {
  return OFFERED[`${slug}-${option}`]?.(seats, options) ?? null;
}

/** What a choice is about, for games whose places have only numbers. */
export function placeHint(view: Dict, speaker: Speaker, choice: Choice): string {
  return speaker.forms.slug === "watch" ? meaningOf(view, speaker, choice) : "";
}
