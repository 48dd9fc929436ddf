// The view of the Watch, as far as the board draws it.

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Counts = Record<string, number>;
export type Kind = "regular" | "climber" | "giant";

export interface Player {
  colour: string;
  hand: number;
  cards: number;
  patrols: number;
  points: number;
  total_points?: number;
  road_length: number;
  roads: string[];
  settlements: string[];
  keeps: string[];
  roads_left: number;
  settlements_left: number;
  keeps_left: number;
  rates: Counts;
  /** For each resource the dots on the number tokens at the buildings. */
  dots: Counts;
  guards?: number;
  guards_left?: number;
  hero?: string;
  side?: "a" | "b";
  hero_ready?: boolean;
  resources?: Counts;
  development?: Counts;
  bought?: Counts;
}

export interface Answer {
  answer: "accepted" | "refused" | "countered";
  give?: string[];
  get?: string[];
}

export interface Offer {
  give: string[];
  get: string[];
  /** By seat; a counter-offer says what its seat would give and get. */
  answers: (Answer | null)[];
}

/** One token may bear two numbers; an ice field bears none. */
export type Tile = { terrain: string; number?: number | number[] };

export interface View {
  variant: "brotherhood" | "base";
  board: { setup: string; hexes: Record<string, Tile>; routes: Record<string, Resource | "any"> };
  turn: number;
  active: number;
  rolled: boolean;
  dice: number[];
  trade_closed: boolean;
  players: Player[];
  supply: Counts;
  deck: number;
  tormund: string;
  longest_road: number | null;
  most_patrols: number | null;
  offer: Offer | null;
  goal: number;
  costs: Record<string, Counts>;
  awaiting?: number[] | null;
  seen_cards?: string[];
  seen_hand?: Counts;
  to_return?: number;
  returning?: string[];
  // Brotherhood of the Watch alone
  wall?: string[][];
  camps?: Record<string, Kind[]>;
  clearings?: number[];
  gift?: Record<string, Kind[]>;
  frostfangs?: Record<Kind, number>;
  breaches?: number;
  last_breach?: number;
  in_gift?: number;
  gift_limit?: number;
  guard_spaces?: number;
  pool?: number;
  hero_pool?: string[];
}

/** What a thing on the board is told by: its name and what it does. */
export type About = { title: string; text: string; house: string; acts?: boolean };
