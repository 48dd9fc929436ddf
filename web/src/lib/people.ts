// People: what somebody has played, and friends. See docs/protocol.md.

import { known, say } from "./words.svelte";

export type Standing = "friend" | "asked" | "asks" | "none";

export interface Friend {
  id: string;
  name: string;
  state: Standing;
  /** Null of whoever is not a friend yet. */
  online: boolean | null;
}

export interface PlayedSeat {
  person: string | null;
  name: string | null;
  bot: string | null;
  as: string | null;
  score: number;
  won: boolean;
}

export interface Played {
  table: string;
  game: string;
  at: string;
  won: boolean;
  left: boolean;
  as: string | null;
  score: number;
  seats: PlayedSeat[];
}

export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: string;
  played: number;
  won: number;
  games: Played[];
  by_game: { game: string; played: number; won: number }[];
  by_house: { game: string; as: string; played: number; won: number }[];
  opponents: { id: string; name: string; played: number; won: number; lost: number }[];
  ratings: Record<string, [string, number][]>;
  you: boolean;
  friend: Standing;
}

/** What a seat was played as, in words: its house or colour; nothing where it has no name. */
export function playedAs(game: string, id: string | null): string {
  const key = ["house", "colour", "army"].map((kind) => `${game}-${kind}-${id}`).find(known);
  return key ? say(key) : "";
}

/** Parts of a whole in percent. */
export const percent = (part: number, whole: number): number => (whole ? Math.round((100 * part) / whole) : 0);
