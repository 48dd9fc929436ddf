import { expect, it } from "vitest";

import { localeOf } from "../src/lib/languages";
import type { Decision, GameForms } from "../src/lib/types";
import { say, speak, Speaker, wordsFor } from "../src/lib/words.svelte";

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

it("tells how far a game is in the game's own words", async () => {
  const far = (n: number): string[] => ["thrones", "watch", "iron_throne", "ice_and_fire"].map((game) => say("page-round", { n, game }));
  await speak("en");
  expect(far(2)).toEqual(["round 2", "turn 2", "turn 2", "round 2"]);
  expect(new Set(far(0))).toEqual(new Set(["set-up"]));
  await speak("pl");
  expect(far(5)).toEqual(["runda 5", "tura 5", "tura 5", "runda 5"]);
  await speak("bg");
  expect(far(1)).toEqual(["рунд 1", "ход 1", "ход 1", "рунд 1"]);
  await speak("en");
});

it("writes dates as the browser wants them", () => {
  const wanted = navigator.languages;
  Object.assign(navigator, { languages: ["de-AT", "en-GB", "en-US"] });
  expect(localeOf("en")).toBe("en-GB");
  expect(localeOf("pl")).toBe("pl");
  Object.assign(navigator, { languages: wanted });
});
