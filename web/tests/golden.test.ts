// The page says the golden sentences as the library does: tests/text/golden.py wrote them.

import { describe, expect, it } from "vitest";

import type { Aliases, Dict, GameForms, Refusal } from "../src/lib/types";
import { LANGUAGES } from "../src/lib/languages";
import { speak, Speaker, wordsFor } from "../src/lib/words.svelte";
import golden from "./golden.json";

interface Sentence {
  what: "event" | "label" | "prompt" | "refusal";
  data: Dict & { kind: string; verb: string; args: Dict; context: Dict };
  seats: string[];
  aliases: Aliases;
  said: Record<string, string>;
}

interface Scene extends Pick<GameForms, "slug" | "verbs" | "events"> {
  sentences: Sentence[];
}

function told(scene: Scene, { what, data, seats, aliases }: Sentence): string {
  const forms = { ...scene, seats: [], usual: 0, options: [], bots: [], statements: {}, questions: {}, bundles: {}, previews: false, builder: null };
  const speaker = new Speaker(forms, seats, aliases);
  if (what === "event") return speaker.event(data);
  if (what === "label") return speaker.label(data);
  if (what === "refusal") return speaker.refusal(data as unknown as Refusal);
  return speaker.prompt({ ...data, choices: [] } as unknown as Parameters<Speaker["prompt"]>[0]);
}

describe.each(golden as unknown as Scene[])("$slug", (scene) => {
  it.each(LANGUAGES)("is told alike by page and library in %s", async (language) => {
    await speak(language);
    await wordsFor(scene.slug);
    for (const sentence of scene.sentences) expect(told(scene, sentence)).toBe(sentence.said[language]);
  });
});
