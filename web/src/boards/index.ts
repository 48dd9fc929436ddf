// Boards by game. A game without one is drawn as tables and cards.

import { wordsFor } from "../lib/words.svelte";
import type { Board } from "./contract";

/** Each comes over the wire when its game is looked at, and not before. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  ice_and_fire: () => import("./ice_and_fire/Board.svelte"),
  iron_throne: () => import("./iron_throne/Board.svelte"),
  thrones: () => import("./thrones/Board.svelte"),
  watch: () => import("./watch/Board.svelte"),
};
const plain = (): Promise<{ default: Board }> => import("./generic/GenericBoard.svelte");

/** The board of a game, when it and its words are there. */
export async function boardOf(slug: string): Promise<Board> {
  const [board] = await Promise.all([(BOARDS[slug] ?? plain)(), wordsFor(slug)]);
  return board.default;
}
