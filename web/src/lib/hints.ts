// What is printed on a thing that a question or a choice speaks of, where the languages have it.

import type { Choice, Decision, Json } from "./types";
import { sayPart, type Speaker } from "./words.svelte";

const printed = (speaker: Speaker, kind: string | null, id: Json | undefined): string =>
  kind && typeof id === "string" ? speaker.textOf(kind, id) : "";

export function hintOf(speaker: Speaker, choice: Choice): string {
  const params = speaker.forms.verbs[choice.verb] ?? [];
  return params
    .map(([name, kind]) => printed(speaker, kind, choice.args[name]))
    .filter(Boolean)
    .join(" ");
}

/** What is printed on the card that a verb plays, where the verb bears its name. */
export function hintOfVerb(speaker: Speaker, verb: string): string {
  return speaker.kinds.map((kind) => sayPart(`${speaker.forms.slug}-${kind}-${verb}`, "text")).find(Boolean) ?? "";
}

export function hintAsked(speaker: Speaker, decision: Decision): string {
  return Object.entries(decision.context)
    .map(([field, id]) => printed(speaker, field, id))
    .filter(Boolean)
    .join(" ");
}
