import { expect, it } from "vitest";

import {
  addEnemy,
  addNcu,
  addUnit,
  attach,
  detach,
  doubled,
  draftOf,
  emptyDraft,
  fileName,
  folded,
  found,
  isEmpty,
  moved,
  placesFor,
  removeEnemy,
  removeNcu,
  removeUnit,
  textOf,
  timesIn,
  typesOf,
  withFaction,
  withLimit,
  type Card,
  type Catalogue,
  type Draft,
  type Told,
  type Wanted,
} from "../src/armies/model";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  card: name,
  number: 1,
  faction: "stark",
  cost: 5,
  commander: false,
  hero: false,
  abilities: [],
  tactics_cards: [],
  removes: [],
  ready: true,
  ...more,
});

const CATALOGUE: Catalogue = {
  faction: "stark",
  units: [
    card("swords", { type: "infantry" }),
    card("riders", { type: "cavalry", cost: 7 }),
    card("sellswords", { type: "infantry", cost: 4, faction: "neutral" }),
  ],
  attachments: [
    card("captain", { type: "infantry", cost: 1, joins: ["swords"], abilities: ["shout"] }),
    card("robb", { type: "infantry", cost: 0, commander: true, hero: true, joins: ["swords"] }),
  ],
  ncus: [card("sansa", { cost: 4 })],
  tactics_cards: [],
  takes_neutrals: true,
  words: {
    card: {
      swords: { name: "Sworn Swords", text: "" },
      riders: { name: "Jeźdźcy", text: "" },
      sellswords: { name: "Sellswords", text: "" },
      captain: { name: "Eddard’s Captain", text: "" },
    },
    ability: { shout: { name: "Battle Cry", text: "Enemies flee." } },
  },
};
const WANTED: Wanted = { shelf: "units", search: "", type: "", neutrals: true, most: null, joins: "" };
const names = (wanted: Partial<Wanted>): string[] =>
  found(CATALOGUE, { ...WANTED, ...wanted }).map((one) => one.card);

const DRAFT: Draft = {
  faction: "stark",
  limit: 40,
  units: [
    { card: "swords", attachments: ["robb", "captain"] },
    { card: "riders", attachments: [] },
    { card: "swords", attachments: [] },
  ],
  ncus: ["sansa"],
  enemy: ["turncoat"],
};

it("writes the list that the command reads", () => {
  expect(textOf(DRAFT)).toBe(
    "army stark 40\nswords\n  robb\n  captain\nriders\nswords\nncu sansa\nenemy turncoat\n",
  );
  expect(textOf(emptyDraft("bolton", 30))).toBe("army bolton 30\n");
  expect(withLimit("army stark 40\nswords 40\n", 50)).toBe("army stark 50\nswords 40\n");
});

it("builds a draft of what the server tells", () => {
  const told = {
    faction: "stark",
    limit: 40,
    units: [{ card: "swords", attachments: ["robb"], points: 5, costs: [5, 0], attacks: [] }],
    ncus: [{ card: "sansa", points: 4 }],
    enemy: [],
  } as unknown as Told;
  expect(textOf(draftOf(told))).toBe("army stark 40\nswords\n  robb\nncu sansa\n");
});

it("adds and removes without touching what was", () => {
  const before = JSON.stringify(DRAFT);
  let draft = addEnemy(addNcu(attach(addUnit(emptyDraft("stark", 40), "swords"), 0, "captain"), "sansa"), "turncoat");
  expect(textOf(draft)).toBe("army stark 40\nswords\n  captain\nncu sansa\nenemy turncoat\n");
  draft = removeEnemy(removeNcu(removeUnit(detach(draft, 0, 0), 0), 0), 0);
  expect(isEmpty(draft)).toBe(true);
  expect(removeUnit(DRAFT, 1).units.map((unit) => unit.card)).toEqual(["swords", "swords"]);
  expect(JSON.stringify(DRAFT)).toBe(before);
});

it("moves units, and takes one more without its heroes", () => {
  expect(moved(DRAFT, 1, -1).units.map((unit) => unit.card)).toEqual(["riders", "swords", "swords"]);
  expect(moved(DRAFT, 2, 1)).toBe(DRAFT);
  const more = doubled(DRAFT, 0, (one) => one === "robb");
  expect(more.units.map((unit) => unit.attachments)).toEqual([["robb", "captain"], ["captain"], [], []]);
  expect(timesIn(more, "captain")).toBe(2);
  expect(timesIn(more, "sansa")).toBe(1);
});

it("keeps what another faction may have too", () => {
  const other = withFaction(DRAFT, "bolton", (one) => one === "swords" || one === "captain");
  expect(textOf(other)).toBe("army bolton 40\nswords\n  captain\nswords\n");
});

it("offers an attachment to the units that it may join, those without one first", () => {
  expect(placesFor(DRAFT, CATALOGUE.attachments[0] as Card)).toEqual([2, 0]);
  expect(placesFor(emptyDraft("stark", 40), CATALOGUE.attachments[0] as Card)).toEqual([]);
});

it("finds cards by what people type, whatever the accents and capitals", () => {
  expect(names({ search: "SWORN" })).toEqual(["swords"]);
  expect(names({ search: "jezdzcy" })).toEqual(["riders"]);
  expect(names({ shelf: "attachments", search: "eddards cry" })).toEqual(["captain"]);
  expect(names({ shelf: "attachments", search: "flee" })).toEqual(["captain"]);
  expect(names({ search: "dragon" })).toEqual([]);
  expect(folded("Eddard’s Żołnierz")).toBe("eddards zołnierz");
});

it("sifts by kind, type, points and faction; the own ones and the cheap ones first", () => {
  expect(names({})).toEqual(["swords", "riders", "sellswords"]);
  expect(names({ neutrals: false })).toEqual(["swords", "riders"]);
  expect(names({ most: 5 })).toEqual(["swords", "sellswords"]);
  expect(names({ type: "cavalry" })).toEqual(["riders"]);
  expect(names({ shelf: "commanders" })).toEqual(["robb"]);
  expect(names({ shelf: "attachments", joins: "riders" })).toEqual([]);
  expect(typesOf(CATALOGUE, "units")).toEqual(["infantry", "cavalry"]);
  expect(typesOf(CATALOGUE, "ncus")).toEqual([]);
});

it("names a file after the army", () => {
  expect(fileName("Lord Eddard’s Levy!")).toBe("lord_eddards_levy.army");
  expect(fileName("  ")).toBe("army.army");
});
