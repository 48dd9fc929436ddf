// The boards as files. Each comes over the wire when its game is looked at, and not before.

import type { Board } from "./contract";

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  ice_and_fire: () => import("./ice_and_fire/Board.svelte"),
  iron_throne: () => import("./iron_throne/Board.svelte"),
  thrones: () => import("./thrones/Board.svelte"),
  watch: () => import("./watch/Board.svelte"),
};
const plain = (): Promise<{ default: Board }> => import("./generic/GenericBoard.svelte");

/** The board of a game; one without a board of its own is drawn as tables and cards. */
export const boardFile = (slug: string): Promise<{ default: Board }> => (BOARDS[slug] ?? plain)();
