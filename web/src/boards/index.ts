// Boards by game. A game without one is drawn as tables and cards.

import type { Board } from "./contract";
import GenericBoard from "./generic/GenericBoard.svelte";
import IronThroneBoard from "./iron_throne/Board.svelte";
import ThronesBoard from "./thrones/Board.svelte";

const BOARDS: Record<string, Board> = {
  iron_throne: IronThroneBoard,
  thrones: ThronesBoard,
};

export function boardOf(slug: string): Board {
  return BOARDS[slug] ?? GenericBoard;
}
