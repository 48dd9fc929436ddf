import { expect, it } from "vitest";

import { goalsOf, type MarchOffer, sending, unitsOffered } from "../src/boards/thrones/march";
import { linesWithin } from "../src/boards/thrones/lettering";
import { counted, exchanges, listed, offering } from "../src/boards/watch/trade";
import { actionWith, parts } from "../src/lib/whynot";
import type { Decision, GameForms } from "../src/lib/types";
import { built, bundlesFor, trials } from "../src/shell/bundles";

const forms = {
  slug: "any",
  verbs: {
    offer: [["give", "card*"], ["get", "card*"]],
    offer_to: [["colour", "colour"], ["give", "card*"], ["get", "card*"]],
    move: [["origin", "area"], ["area", "area"]],
    scout: [["area", "area"]],
  },
  questions: { turn: ["offer", "offer_to", "move", "scout"], look: ["scout"] },
  bundles: { offer: { things: ["wool", "ore"] } },
} as unknown as GameForms;
const asked = (kind: string, choices: unknown[] = []): Decision => ({ kind, choices, context: {} }) as unknown as Decision;

it("puts a thing into an action that is open, or into one that could answer", () => {
  expect(parts("area:the_twins:x")).toEqual(["area", "the_twins:x"]);
  const open = asked("turn", [{ verb: "move", args: { origin: "a", area: "b" } }]);
  expect(actionWith(forms, open, "area:c")).toEqual({ action: { verb: "move", args: { origin: "a", area: "c" } }, alone: false });
  expect(actionWith(forms, asked("look"), "area:c")).toEqual({ action: { verb: "scout", args: { area: "c" } }, alone: false });
  expect(actionWith(forms, asked("look"), "card:wool")).toBeNull();
});

it("builds offers to all and to one", () => {
  const [bundle] = bundlesFor(forms, asked("turn"));
  expect(bundlesFor(forms, asked("look"))).toEqual([]);
  if (!bundle) throw new Error("there is an offer to build");
  expect(built(bundle, [["wool"], ["ore"]])).toEqual({ verb: "offer", args: { give: ["wool"], get: ["ore"] } });
  expect(built(bundle, [["wool"]], "red")).toEqual({ verb: "offer_to", args: { colour: "red", give: ["wool"], get: [] } });
  expect(trials(bundle)).toEqual([
    { verb: "offer", args: { give: ["wool"], get: ["ore"] } },
    { verb: "offer", args: { give: ["ore"], get: ["wool"] } },
  ]);
});

it("counts cards of a trade, and finds the exchange that the game offers", () => {
  expect(listed({ ore: 1, lumber: 2 })).toEqual(["lumber", "lumber", "ore"]);
  expect(counted(["ore", "ore"])).toEqual({ ore: 2 });
  expect(offering({ ore: 1 }, { wool: 1 }, "")).toEqual({ verb: "offer", args: { give: ["ore"], get: ["wool"] } });
  expect(offering({ ore: 1 }, {}, "blue")).toEqual({ verb: "offer_to", args: { colour: "blue", give: ["ore"], get: [] } });
  const trade = { verb: "trade", args: { give: "ore", get: "wool" } };
  expect(exchanges(asked("turn", [trade]), { ore: 3 }, { wool: 1 })).toEqual([trade]);
  expect(exchanges(asked("turn", [trade]), { ore: 3, wool: 1 }, { wool: 1 })).toEqual([]);
});

it("sends the units of a March where the offer says", () => {
  const goal = { area: "b", attack: true, warnings: [] };
  const offer: MarchOffer = {
    origin: "a",
    moves: [],
    left: { footman: 2, knight: 1 },
    groups: [{ units: "kf", goals: [goal] }],
    may_end: false,
    warnings: [],
  };
  expect([...goalsOf(offer, ["f", "k"]).values()]).toEqual([goal]);
  expect(goalsOf(offer, ["f", "f"]).size).toBe(0);
  const sent = { origin: "a", area: "b", footmen: 2, knights: 1, ships: 0, siege_engines: 0 };
  expect(sending("a", "b", ["f", "f", "k"])).toEqual({ verb: "march", args: sent });
  expect(unitsOffered(offer).length).toBe(3);
});

it("breaks names into as few lines as fit", () => {
  const land = { size: 10, spacing: 0 };
  expect(linesWithin("Castle Black", 1000, land)).toEqual(["Castle Black"]);
  expect(linesWithin("Castle Black", 40, land)).toEqual(["Castle", "Black"]);
  expect(linesWithin("Winterfell", 1, land)).toEqual(["Winterfell"]);
});
