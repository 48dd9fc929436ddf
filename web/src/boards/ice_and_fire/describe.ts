// Units in words: for whoever hears the board, and where a name alone would say too little.

import { join, say } from "../../lib/words.svelte";
import type { BoardProps } from "../contract";
import { cardOf } from "./content";
import type { Unit, View } from "./types";

/** The middle of one's own units on the field, from which distances are told. */
function own(view: View, you: number | null): [number, number] | null {
  const mine = Object.values(view.units).filter((unit) => unit.seat === you && unit.on_field);
  if (!mine.length) return null;
  const sum = mine.reduce(([x, y], unit) => [x + unit.x, y + unit.y] as [number, number], [0, 0] as [number, number]);
  return [sum[0] / mine.length, sum[1] / mine.length];
}

const inches = (length: number): string => (Math.round(length / 100) / 10).toString();

/** "Sworn Swords, 12 of 12 wounds, House Stark, at (24, 10)", and what is the matter with them. */
export function inWords(view: View, board: BoardProps, id: string): string {
  const unit = view.units[id];
  if (!unit) return board.speaker.name("unit", id);
  const parts = [
    say("ice_and_fire-board-unit", {
      unit: board.speaker.name("unit", id),
      seat: board.speaker.seat(unit.seat),
      wounds: unit.wounds,
      all: cardOf(unit.card)?.total_wounds ?? unit.wounds,
      x: inches(unit.x),
      y: inches(unit.y),
    }),
    ...unit.conditions.map((condition) => board.speaker.name("condition", condition)),
  ];
  if (unit.engaged_with.length) {
    const enemies = join(unit.engaged_with.map((enemy) => board.speaker.name("unit", enemy)));
    parts.push(say("ice_and_fire-board-engaged", { enemies }));
  }
  if (unit.activated) parts.push(say("ice_and_fire-board-activated"));
  const middle = own(view, board.you);
  if (middle && unit.seat !== board.you) {
    const far = Math.hypot(unit.x - middle[0], unit.y - middle[1]);
    parts.push(say("ice_and_fire-board-away", { inches: inches(far) }));
  }
  return parts.join(", ");
}

/** The unit that a question is about. */
export function actingUnit(view: View, board: BoardProps): string {
  const context = board.decision?.context ?? {};
  const unit = context.unit ?? (Array.isArray(context.units) ? context.units[0] : null);
  return typeof unit === "string" && unit in view.units ? unit : "";
}

export const standsOn = (view: View, id: string): Unit | null => (view.units[id]?.on_field ? view.units[id] : null);
