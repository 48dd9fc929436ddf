// The parts of a game's board: what each is called, what it is for, and its rule.

import PARTS from "../boards/parts.json";
import { say, sayPart } from "./words.svelte";

export interface Part {
  id: string;
  name: string;
  text: string;
  rule: string;
}

const BY_GAME: Record<string, Record<string, string>> = PARTS;

/** In the order in which they are told of; none where a board does not say them. */
export function partsOf(slug: string, lacks: readonly string[] = []): Part[] {
  const there = Object.entries(BY_GAME[slug] ?? {}).filter(([id]) => !lacks.includes(id));
  return there.map(([id, rule]) => {
    const key = `${slug}-part-${id}`;
    return { id, name: say(key), text: sayPart(key, "text"), rule };
  });
}
