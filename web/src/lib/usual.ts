// How many play a game as a rule: what a new table begins with.

import type { GameSummary } from "./types";

/** A battle is between two, though more can share a field; at a board everybody is welcome. */
const PLAYERS: Record<string, number> = { ice_and_fire: 2 };

export function usualPlayers({ slug, seats }: Pick<GameSummary, "slug" | "seats">): number {
  return PLAYERS[slug] ?? Math.max(...seats);
}
