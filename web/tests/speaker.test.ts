import { expect, it } from "vitest";

import type { Decision, GameForms } from "../src/lib/types";
import { speak, Speaker, wordsFor } from "../src/lib/words.svelte";

it("learns the names of a game whose words come later", async () => {
  await speak("en");
  const forms = { slug: "thrones", verbs: {}, events: {}, questions: {} } as unknown as GameForms;
  const speaker = new Speaker(forms, ["stark"]);
  expect(speaker.seat(0)).toBe("Seat 1");
  await wordsFor("thrones");
  expect(speaker.seat(0)).toBe("House Stark");
});

it("tells whoever made an offer of the offer, and whoever answered of the answer", async () => {
  await speak("en");
  await wordsFor("watch");
  const forms = { slug: "watch", verbs: {}, events: {}, questions: {} } as unknown as GameForms;
  const speaker = new Speaker(forms, ["red", "blue", "yellow"]);
  const asked = (own: number, ready: number): Decision =>
    ({ kind: "answer_offer", context: { seat: 0, own, ready, give: ["ore"], get: ["wool"] } }) as unknown as Decision;
  expect(speaker.waiting(asked(1, 0), "Blue")).toBe("You offer ore for wool. Still thinking it over: Blue.");
  expect(speaker.takingBack(asked(1, 0))).toBe("Withdraw the offer");
  expect(speaker.takingBack(asked(1, 1))).toBe("Wait no longer");
  expect(speaker.waiting(asked(0, 0), "Blue")).toBe("You have answered. Others still think.");
  expect(speaker.takingBack(asked(0, 0))).toBe("Take back your answer");
});
