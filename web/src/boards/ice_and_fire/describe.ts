// Units in words: for whoever hears the board, and where a name alone would say too little.

import { join, language, say } from "../../lib/words.svelte";
import type { BoardProps } from "../contract";
import { bearing } from "./bearings";
import { cardOf } from "./content";
import { tenths, written } from "./numbers";
import type { Unit, View } from "./types";

const THOUSAND = 1000;
/** Nearer than this to the middle of the own army nothing is ahead or behind. */
const HERE = 1000;
/** The middle of one's own units on the field, from which places are told. */
function own(view: View, you: number | null): [number, number] | null {
  const mine = Object.values(view.units).filter((unit) => unit.seat === you && unit.on_field);
  if (!mine.length) return null;
  const sum = mine.reduce(([x, y], unit) => [x + unit.x, y + unit.y] as [number, number], [0, 0] as [number, number]);
  return [sum[0] / mine.length, sum[1] / mine.length];
}

const inches = (length: number): string => written(tenths(length), language());

/** Where a unit stands: as seen from the unit that acts, else from the own army, else on the field. */
function placeInWords(view: View, board: BoardProps, id: string, unit: Unit): string {
  const turned = board.you !== null && view.seats[board.you]?.edge === "north";
  const acting = actingUnit(view, board);
  const from = standsOn(view, acting);
  if (acting === id) return "";
  if (from && from.seat === board.you) {
    const { where, far } = bearing(unit.x - from.x, unit.y - from.y, turned);
    const of = board.speaker.name("unit", acting);
    return say("ice_and_fire-board-place", { where, of, inches: say("ice_and_fire-board-inches", { inches: Math.round(far / THOUSAND) }) });
  }
  const middle = own(view, board.you);
  if (!middle) return say("ice_and_fire-board-at", { x: inches(unit.x), y: inches(unit.y) });
  const { where, far } = bearing(unit.x - middle[0], unit.y - middle[1], turned);
  if (far < HERE) return say("ice_and_fire-board-here");
  return say("ice_and_fire-board-place-you", { where, inches: say("ice_and_fire-board-inches", { inches: Math.round(far / THOUSAND) }) });
}

/** "Sworn Swords (House Stark), 12 of 12 wounds, 7 inches ahead of you", and what is the matter with them. */
export function inWords(view: View, board: BoardProps, id: string): string {
  const unit = view.units[id];
  if (!unit) return board.speaker.name("unit", id);
  const parts = [
    say("ice_and_fire-board-unit", {
      unit: board.speaker.name("unit", id),
      seat: board.speaker.seat(unit.seat),
      wounds: unit.wounds,
      all: cardOf(unit.card)?.total_wounds ?? unit.wounds,
    }),
    placeInWords(view, board, id, unit),
    ...unit.conditions.map((condition) => board.speaker.name("condition", condition)),
  ];
  if (unit.engaged_with.length) {
    const enemies = join(unit.engaged_with.map((enemy) => board.speaker.name("unit", enemy)));
    parts.push(say("ice_and_fire-board-engaged", { enemies }));
  }
  if (unit.activated) parts.push(say("ice_and_fire-board-activated"));
  return parts.filter(Boolean).join(", ");
}

/** The unit that a question is about. */
export function actingUnit(view: View, board: BoardProps): string {
  const context = board.decision?.context ?? {};
  const unit = context.unit ?? (Array.isArray(context.units) ? context.units[0] : null);
  return typeof unit === "string" && unit in view.units ? unit : "";
}

export const standsOn = (view: View, id: string): Unit | null => (view.units[id]?.on_field ? view.units[id] : null);
