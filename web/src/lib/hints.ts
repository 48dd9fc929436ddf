// What is printed on a thing that a question or a choice speaks of, where the languages have it.

import type { Choice, Decision, GameForms, Json } from "./types";
import { known, say, sayPart } from "./words.svelte";

function printed(slug: string, kind: string, id: Json): string {
  if (typeof id !== "string") return "";
  const own = sayPart(`${slug}-${kind}-${id}`, "text");
  if (own) return own;
  // Copies of a card share their words: `stark_robb_2` has those of `robb`.
  const words = [id, ...id.split("_")].map((word) => `${slug}-${kind}_text-${word}`);
  const found = words.find(known);
  return found ? say(found) : "";
}

export function hintOf(forms: GameForms, choice: Choice): string {
  const params = forms.verbs[choice.verb] ?? [];
  return params
    .map(([name, kind]) => (kind ? printed(forms.slug, kind, choice.args[name] ?? null) : ""))
    .filter(Boolean)
    .join(" ");
}

/** What is printed on the card that a verb plays, where the verb bears its name. */
export function hintOfVerb(speaker: { forms: GameForms; kinds: readonly string[] }, verb: string): string {
  return speaker.kinds.map((kind) => sayPart(`${speaker.forms.slug}-${kind}-${verb}`, "text")).find(Boolean) ?? "";
}

export function hintAsked(forms: GameForms, decision: Decision): string {
  return Object.entries(decision.context)
    .map(([field, id]) => printed(forms.slug, field, id))
    .filter(Boolean)
    .join(" ");
}
