// What changes dice, in words, and numbers that the server counts in thousandths.

import type { Dict, Json } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { BoardProps } from "../contract";
import type { Modifier } from "./types";

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** "+1 to defense: fortified terrain". */
export function change(board: BoardProps, { what, by, why, ability, tactics_card }: Modifier): string {
  const name = why
    ? say(`ice_and_fire-why-${why}`)
    : board.speaker.name(ability ? "ability" : "tactics_card", ability ?? tactics_card ?? "");
  return `${signed(by)} ${say(`ice_and_fire-change-${what}`)}: ${name}`;
}

/** A value that dice must reach, with what is added to them. */
export const need = (value: number, added: number): string => (added ? `${value}+ (${signed(added)})` : `${value}+`);

/** Degrees as they were typed, as a heading. */
export const turned = (text: string): number => (((Math.round(Number(text) * 1000) || 0) % 360_000) + 360_000) % 360_000;

export const percent = (thousandths: Json | undefined): number => Math.round(Number(thousandths ?? 0) / 10);
/** A number as the language writes it: with a comma in most. */
export const written = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(number);
export const tenths = (thousandths: Json | undefined): number => Math.round(Number(thousandths ?? 0) / 100) / 10;
export const isDict = (value: Json | undefined): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);
