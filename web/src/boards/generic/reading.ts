// How a view that no board draws is read: which values are plain, empty or things, and their names.

import type { Json } from "../../lib/types";
import { known, say, type Speaker } from "../../lib/words.svelte";

export type Row = { [key: string]: Json };

export const isRow = (value: Json): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isPlain = (value: Json): boolean =>
  typeof value !== "object" || (Array.isArray(value) && value.every((item) => typeof item !== "object"));

export function isEmpty(value: Json): boolean {
  if (value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRow(value) && Object.values(value).every((inner) => inner === 0 || isEmpty(inner));
}

// Fields whose numbers are those of seats.
const SEATS = new Set([
  "seat", "active", "first", "attacker", "defender", "holder", "winner", "other", "longest_road", "most_patrols",
]);

/** The name of a field; where the languages have none, its own words. */
export function fieldName(speaker: Speaker, name: string): string {
  for (const key of [`${speaker.forms.slug}-field-${name}`, `page-field-${name}`]) {
    if (known(key)) return say(key);
  }
  const words = String(speaker.guess(name, name)).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A single value in words. */
export function spoken(speaker: Speaker, name: string, value: Json): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (typeof value === "number" && SEATS.has(name)) return speaker.seat(value);
  if (typeof value !== "string") return value === null ? "–" : String(value);
  const option = `${speaker.forms.slug}-option-${name}-${value}`;
  if (known(option)) return say(option);
  if (known(`page-value-${value}`)) return say(`page-value-${value}`);
  return String(speaker.guess(name, value)).replaceAll("_", " ");
}
