// An army while it is built: plain data and what can be done with it. Whether it is allowed, and what it
// costs, only the server knows.

import type { ArmyAttack, ArmyBeginnings, ArmyCard, ArmyCatalogue, ArmyReason, StarterArmy } from "../lib/types";
import type { KeptArmy, ToldArmy, Wordings } from "../lib/types";

export type Attack = ArmyAttack;
export type Card = ArmyCard;
export type Words = Wordings;
export type Catalogue = ArmyCatalogue;
export type Reason = ArmyReason;
/** What a list of armies tells of each. */
export type Short = Omit<StarterArmy, "id">;
export type Starter = StarterArmy;
export type Kept = KeptArmy;
export type Beginnings = ArmyBeginnings;
export type Told = ToldArmy;

export interface Squad {
  card: string;
  attachments: string[];
}

export interface Draft {
  faction: string;
  limit: number;
  units: Squad[];
  ncus: string[];
  enemy: string[];
}

export const USUAL_POINTS = 40;
export const COMMON_POINTS: readonly number[] = [30, 40, 50, 60];
export const REACHES = ["melee", "short", "long"] as const;

export const emptyDraft = (faction: string, limit: number): Draft => ({
  faction,
  limit,
  units: [],
  ncus: [],
  enemy: [],
});

export const draftOf = (told: Told): Draft => ({
  faction: told.faction,
  limit: told.limit,
  units: told.units.map(({ card, attachments }) => ({ card, attachments })),
  ncus: told.ncus.map(({ card }) => card),
  enemy: told.enemy.map(({ card }) => card),
});

/** The list that the command and the server read. */
export function textOf(draft: Draft): string {
  const lines = [`army ${draft.faction} ${draft.limit}`];
  for (const { card, attachments } of draft.units) lines.push(card, ...attachments.map((one) => `  ${one}`));
  lines.push(...draft.ncus.map((card) => `ncu ${card}`), ...draft.enemy.map((card) => `enemy ${card}`));
  return `${lines.join("\n")}\n`;
}

/** A list as the server writes it, for another number of points. */
export const withLimit = (text: string, limit: number): string =>
  text.replace(/^(army \S+) \d+/, (_, head: string) => `${head} ${limit}`);

export const isEmpty = (draft: Draft): boolean =>
  !draft.units.length && !draft.ncus.length && !draft.enemy.length;

// Changes: each gives a new draft.

const without = <Item>(items: readonly Item[], place: number): Item[] => items.filter((_, i) => i !== place);

export const addUnit = (draft: Draft, card: string): Draft => ({
  ...draft,
  units: [...draft.units, { card, attachments: [] }],
});

export const addNcu = (draft: Draft, card: string): Draft => ({ ...draft, ncus: [...draft.ncus, card] });

export const addEnemy = (draft: Draft, card: string): Draft => ({ ...draft, enemy: [...draft.enemy, card] });

export const attach = (draft: Draft, place: number, card: string): Draft => ({
  ...draft,
  units: draft.units.map((unit, i) => (i === place ? { ...unit, attachments: [...unit.attachments, card] } : unit)),
});

export const detach = (draft: Draft, place: number, at: number): Draft => ({
  ...draft,
  units: draft.units.map((unit, i) => (i === place ? { ...unit, attachments: without(unit.attachments, at) } : unit)),
});

export const removeUnit = (draft: Draft, place: number): Draft => ({ ...draft, units: without(draft.units, place) });
export const removeNcu = (draft: Draft, place: number): Draft => ({ ...draft, ncus: without(draft.ncus, place) });
export const removeEnemy = (draft: Draft, place: number): Draft => ({ ...draft, enemy: without(draft.enemy, place) });

/** The same unit once more; those who cannot be there twice stay where they are. */
export function doubled(draft: Draft, place: number, isHero: (card: string) => boolean): Draft {
  const unit = draft.units[place];
  if (!unit) return draft;
  const copy = { ...unit, attachments: unit.attachments.filter((card) => !isHero(card)) };
  return { ...draft, units: [...draft.units.slice(0, place + 1), copy, ...draft.units.slice(place + 1)] };
}

/** A unit one place up or down. */
export function moved(draft: Draft, place: number, by: -1 | 1): Draft {
  const units = [...draft.units];
  const [one, other] = [units[place], units[place + by]];
  if (!one || !other) return draft;
  units[place] = other;
  units[place + by] = one;
  return { ...draft, units };
}

/** An army of another faction keeps what both may have. */
export function withFaction(draft: Draft, faction: string, had: (card: string) => boolean): Draft {
  return {
    ...draft,
    faction,
    units: draft.units
      .filter(({ card }) => had(card))
      .map(({ card, attachments }) => ({ card, attachments: attachments.filter(had) })),
    ncus: draft.ncus.filter(had),
    enemy: draft.enemy.filter(had),
  };
}

/** The places of the units that an attachment may join; those without one first. */
export function placesFor(draft: Draft, attachment: Card): number[] {
  const places = draft.units.flatMap(({ card }, i) => (attachment.joins?.includes(card) ? [i] : []));
  const room = (place: number): number => draft.units[place]?.attachments.length ?? 0;
  return places.toSorted((a, b) => room(a) - room(b) || a - b);
}

/** How often a card is in the army. */
export function timesIn(draft: Draft, card: string): number {
  const cards = [...draft.units.flatMap((unit) => [unit.card, ...unit.attachments]), ...draft.ncus, ...draft.enemy];
  return cards.filter((one) => one === card).length;
}

// Finding cards

export const SHELVES = ["commanders", "units", "attachments", "ncus"] as const;
export type Shelf = (typeof SHELVES)[number];

export interface Wanted {
  shelf: Shelf;
  search: string;
  type: string;
  neutrals: boolean;
  /** The most points that a card may cost; null for whatever it costs. */
  most: number | null;
  /** The unit that attachments are wanted for, or nothing. */
  joins: string;
}

/** What people type, without accents, capitals and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

export function shelfOf(catalogue: Catalogue, shelf: Shelf): Card[] {
  const { units, attachments, ncus } = catalogue;
  if (shelf === "commanders") return [...units, ...attachments, ...ncus].filter((card) => card.commander);
  return { units, attachments, ncus }[shelf].filter((card) => !card.commander);
}

/** The cards of a shelf that are wanted: the cheap ones first, a faction's own before the neutral ones. */
export function found(catalogue: Catalogue, wanted: Wanted): Card[] {
  const words = folded(wanted.search).split(/\s+/).filter(Boolean);
  const nameOf = (card: Card): string => catalogue.words.card?.[card.card]?.name ?? card.card;
  const told = (card: Card): string => {
    const abilities = card.abilities.map((ability) => catalogue.words.ability?.[ability]);
    return folded([nameOf(card), ...abilities.flatMap((one) => (one ? [one.name, one.text] : []))].join(" "));
  };
  return shelfOf(catalogue, wanted.shelf)
    .filter((card) => !wanted.type || card.type === wanted.type)
    .filter((card) => wanted.neutrals || card.faction === catalogue.faction)
    .filter((card) => wanted.most === null || card.cost <= wanted.most)
    .filter((card) => !wanted.joins || card.joins?.includes(wanted.joins))
    .filter((card) => !words.length || words.every((word) => told(card).includes(word)))
    .toSorted(
      (a, b) =>
        Number(a.faction !== catalogue.faction) - Number(b.faction !== catalogue.faction) ||
        a.cost - b.cost ||
        nameOf(a).localeCompare(nameOf(b)),
    );
}

/** The types that cards of a shelf are of. */
export const typesOf = (catalogue: Catalogue, shelf: Shelf): string[] => [
  ...new Set(shelfOf(catalogue, shelf).flatMap((card) => (card.type && card.type !== "none" ? [card.type] : []))),
];

/** A name for a file: letters and digits of the army's own, or what it is. */
export const fileName = (name: string): string =>
  `${folded(name).replaceAll(/[^\p{L}\p{N}]+/gu, "_").replaceAll(/^_|_$/g, "") || "army"}.army`;
