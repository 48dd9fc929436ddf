// The view of the Board Game, as games/thrones/view.py and combat_view.py make it.

export interface AreaView {
  house?: string;
  /** Standing units by letter: f, k, s, e. */
  units?: string;
  routed?: string;
  control?: string;
  /** An order's id, or `face_down`. */
  order?: string;
  order_house?: string;
  token?: string;
  neutral?: number | "impassable";
  garrison?: number;
}

export interface HouseView {
  power: number;
  pool: number;
  supply: number;
  barrels: number;
  /** The sizes of its armies, each beside the room that its supply has; 0 for none. */
  armies: [number, number][];
  /** Where the next count of barrels would lead, and whether its armies would be allowed then. */
  next_supply: number;
  next_fits: boolean;
  structures: number;
  stars: number;
  hand: string[];
  discards: string[];
  tokens?: Record<string, number>;
}

/** An area that can be chosen: now, `again` if it was answered already, or to `attack` it. */
export type Lit = "now" | "again" | "attack";

export const TRACKS = ["iron_throne", "fiefdoms", "kings_court"] as const;
export type Track = (typeof TRACKS)[number];

export interface TracksView extends Record<Track, string[]> {
  throne: string;
  blade: { house: string; used: boolean };
  raven: { house: string; used: boolean };
}

export interface SideView {
  house: string;
  card: string | null;
  units: number;
  order: number;
  supports: Record<string, number>;
  garrison: number;
  card_strength: number;
  blade: number;
  tide_strength: number;
  total: number;
  /** What it would lack to 0, which is the least that counts. */
  floor: number;
  /** Icons that count, as long as the battle is not decided. */
  swords?: number;
  fortifications?: number;
  army?: string;
  tide?: string | null;
}

export interface CombatView {
  march?: { origin: string; moves: { area: string; units: string }[] };
  supports?: { target: string; area: string; stance: string }[];
  area?: string;
  origin?: string;
  winner?: string | null;
  /** Whether equal strength has decided it. */
  tied?: boolean;
  attacker?: SideView;
  defender?: SideView;
}

export interface View {
  round: number;
  rounds: number;
  /** So many castles and strongholds win. */
  goal: number;
  question: string | null;
  seats: string[];
  you: string | null;
  areas: Record<string, AreaView>;
  houses: Record<string, HouseView>;
  tracks: TracksView;
  /** `discards`: by deck what has been drawn since it was shuffled, the card in force too. */
  westeros: { cards: (string | null)[]; left: number[]; bans: string[]; discards: string[][] };
  /** `drawn`: the card that is being carried out. */
  wildlings: { strength: number; deck: (string | null)[]; drawn: string | null };
  orders_revealed: boolean;
  orders_in_turn: boolean;
  bids: Record<string, number>;
  combat: CombatView | null;
}
