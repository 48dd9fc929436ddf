// Printed facts of the box that the board shows: sizes, and what a card has on it. No rules.

import cards, { type Card, kinds } from "virtual:ice_and_fire";

import { zones } from "../../../../src/throneroom/games/ice_and_fire/data/tactics_board.json";
import { pieces } from "../../../../src/throneroom/games/ice_and_fire/data/terrain.json";
import { trays as printedTrays } from "../../../../src/throneroom/games/ice_and_fire/data/trays.json";
import rules from "./rules.json";

export const trays = new Map(printedTrays.map((tray) => [tray.id, tray]));
export const terrain = new Map(pieces.map((piece) => [piece.id, piece]));
export const ZONES: readonly string[] = zones.map((zone) => zone.id);

export const cardOf = (slug: string): Card | undefined => cards[slug];
export const isCommander = (slug: string): boolean => cards[slug]?.commander ?? false;

/** The figure that a unit's models are drawn as. */
export function figureOf(slug: string): string {
  const card = cards[slug];
  if (card?.type === "cavalry") return "horse";
  if (card?.type === "monster") return "beast";
  if (card?.type === "war_machine") return "engine";
  if (card?.attacks?.every((attack) => attack.type !== "melee") || card?.attacks?.[0]?.type === "long") return "bow";
  return /spear|halberd|pike|lance|trident/.test(slug) ? "spear" : "sword";
}

/** Where it is written how abilities of this kind are used, and what a condition does. */
const ABILITY_RULES: Record<string, string> = rules.ability;
export const ruleOfAbility = (ability: string): string => ABILITY_RULES[kinds[ability] ?? ""] ?? rules.ability.triggered;
/** What the numbers of an attack mean. */
export const ATTACK_RULE: string = rules.attack.numbers;
export const CONDITION_RULES: Record<string, string> = rules.condition;

/** The id of an attack, which the data calls by its name. */
export const attackId = (name: string): string =>
  name.toLowerCase().replaceAll("'", "").replaceAll(/[^a-z0-9]+/g, "_").replaceAll(/^_|_$/g, "");
