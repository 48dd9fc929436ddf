// Boards by game. A game without one is drawn as tables and cards.

import type { Choice, Dict } from "../lib/types";
import type { Speaker } from "../lib/words.svelte";
import type { Board } from "./contract";
import GenericBoard from "./generic/GenericBoard.svelte";
import IronThroneBoard from "./iron_throne/Board.svelte";
import ThronesBoard from "./thrones/Board.svelte";
import { meaningOf } from "./watch/places";

const BOARDS: Record<string, Board> = {
  iron_throne: IronThroneBoard,
  thrones: ThronesBoard,
};

export function boardOf(slug: string): Board {
  return BOARDS[slug] ?? GenericBoard;
}

/** What a choice is about, for games whose places have only numbers. */
export function placeHint(view: Dict, speaker: Speaker, choice: Choice): string {
  return speaker.forms.slug === "watch" ? meaningOf(view, speaker, choice) : "";
}
