// The view of The Iron Throne, as games/iron_throne/view.py makes it.

export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];

export interface Character {
  id: string;
  power: number;
  alive: boolean;
  position: "home" | "attacker" | "defender" | "none";
}

export interface EncounterCard {
  face_up: boolean;
  card: string | null;
  type: string | null;
  value: number | null;
}

export interface Player {
  seat: number;
  house: string | null;
  leader: string | null;
  leaders_drawn: string[] | null;
  chosen: string | null;
  sheet: number;
  characters: Character[];
  influence: number[];
  spread: number;
  hand: number;
  cards: string[];
  deck: number;
  discard: string[];
  hostages: { house: string; card: string | null }[];
  played: string[];
  side: "none" | "attacker" | "defender";
  encounter_card: EncounterCard | null;
  no_rewards: boolean;
  no_penalties: boolean;
  withdrawn: boolean;
}

export interface View {
  turn: number;
  /** How many influence tokens everybody has to spread. */
  goal: number;
  phase: string;
  attacker: number | null;
  defender: number | null;
  event: string | null;
  event_deck: number;
  event_discard: string[];
  events_known: { place: number; event: string }[];
  box: number;
  result: string;
  settled: string;
  /** As long as they decide. */
  totals: Record<Side, Sum> | null;
  leading: Side | null;
  support_offer: { seat: number; side: string; character: string } | null;
  /** `offer` and `draft`: the numbers of the action `offer`, in their order. */
  truce: { offers_made: number; offer: number[]; draft: number[] | null } | null;
  players: Player[];
}

/** A number that an offer of a truce has: the most there is, and what is possible now. */
export interface OfferNumber {
  number: string;
  side: Side;
  demand: string;
  most: number;
  possible: number;
}

/** A side's total and what it is made of. */
export interface Sum {
  total: number;
  card: number;
  power: number;
  modifiers: number;
}

/** What has just happened to characters: power gained or lost, and deaths. */
export interface Changes {
  power: Map<string, number>;
  dead: Set<string>;
}

export interface Face {
  kind: "truce" | "hostility" | "character";
  value: string;
  house: string;
  character: string;
}

/** What a card's id says: `stark_hostility_8`, `stark_truce_1`, `stark_robb_2`. */
export function face(card: string): Face {
  const [house = "", middle = "", number = ""] = card.split("_");
  if (middle === "truce") return { kind: "truce", value: "", house, character: "" };
  if (middle === "hostility") return { kind: "hostility", value: number, house, character: "" };
  return { kind: "character", value: "0", house, character: middle };
}

/** The beginning that a card's id shares with those of the cards like it; empty if it has no like. */
export function alike(card: string): string {
  const seen = face(card);
  return seen.kind === "hostility" ? "" : card.slice(0, card.lastIndexOf("_") + 1);
}

/** What somebody is called on a small token: without titles and without the house. */
export function shortName(name: string): string {
  return name.replace(/^(Khal|Хал) /, "").split(" ")[0] ?? name;
}

/** About how long a word is, in the height of its own letters. */
export function widthOf(word: string): number {
  return word.length * (/\p{Script=Cyrillic}/u.test(word) ? 0.58 : 0.485);
}
