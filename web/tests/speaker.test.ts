import { expect, it } from "vitest";

import type { GameForms } from "../src/lib/types";
import { speak, Speaker, wordsFor } from "../src/lib/words.svelte";

it("learns the names of a game whose words come later", async () => {
  await speak("en");
  const forms = { slug: "thrones", verbs: {}, events: {}, questions: {} } as unknown as GameForms;
  const speaker = new Speaker(forms, ["stark"]);
  expect(speaker.seat(0)).toBe("Seat 1");
  await wordsFor("thrones");
  expect(speaker.seat(0)).toBe("House Stark");
});
