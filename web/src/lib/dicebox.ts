// The numbers that this browser adds to the dice. They are kept until the game is over, so that a page that is
// opened again can still reveal its number, and can tell afterwards whether it counted.

import { drawOf, numberCommitment, toHex, type Kept } from "./dice";
import { store, stored } from "./storage";
import type { PageMessage, TableInfo } from "./types";

const PLACE = "dice";
const MOST = 60;
/** By commitment, the oldest first. */
type Box = Record<string, Kept>;
/** Where a browser lets a page keep nothing, it lasts as long as the page. */
let box: Box = {};

function look(): Box {
  try {
    box = { ...box, ...(JSON.parse(stored(PLACE) ?? "{}") as Box) };
  } catch {
    // What is there is not ours.
  }
  return box;
}

function keep(commitment: string, kept: Kept): void {
  const { [commitment]: _, ...others } = look();
  box = Object.fromEntries([...Object.entries(others), [commitment, kept] as const].slice(-MOST));
  store(PLACE, JSON.stringify(box));
}

/** Draw a number, keep it, and tell what commits to it. */
export function newCommitment(): string {
  const number = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = numberCommitment(number);
  keep(commitment, { number });
  return commitment;
}

/** What was kept of a table: by the number that was revealed for it, or else by the own seat's. */
export function keptOf(table: TableInfo): (Kept & { commitment: string }) | null {
  const found = Object.entries(look());
  const revealed = found.findLast(([, kept]) => kept.table === table.id);
  const shown = table.dice?.seats.find((one) => one.seat === table.yours)?.commitment;
  const [commitment, kept] = revealed ?? found.find(([name]) => name === shown) ?? [];
  return commitment && kept ? { ...kept, commitment } : null;
}

type Reply = Extract<PageMessage, { t: "dice_commit" | "dice_reveal" }>;

/**
 * What this page has to say to what it is told of a table. `fresh`: it has not committed to anything since it
 * was opened, so that it may take the place of another page of the same person, once.
 */
export function replyTo(table: TableInfo, fresh: boolean): Reply | null {
  const { dice, yours } = table;
  if (!dice || yours === null) return null;
  const mine = dice.seats.find((one) => one.seat === yours);
  const kept = mine?.commitment ? look()[mine.commitment] : undefined;
  if (dice.state === "gathering") {
    const settled = mine && ((kept && !kept.draw) || !fresh);
    return settled ? null : { t: "dice_commit", commitment: newCommitment() };
  }
  if (dice.state !== "drawing" || !mine?.commitment || mine.number || !kept) return null;
  const draw = drawOf(table.id, table.commitment, dice.seats);
  // A number is said for one draw only: whoever wants it for another one has changed something.
  if (draw !== dice.draw || (kept.draw && kept.draw !== draw)) return null;
  keep(mine.commitment, { ...kept, table: table.id, draw });
  return { t: "dice_reveal", number: kept.number, draw };
}
