// Boards by game.

import { wordsFor } from "../lib/words.svelte";
import type { Board } from "./contract";
import { boardFile } from "./files";

/** The board of a game, when it and its words are there. */
export async function boardOf(slug: string): Promise<Board> {
  const [board] = await Promise.all([boardFile(slug), wordsFor(slug)]);
  return board.default;
}
