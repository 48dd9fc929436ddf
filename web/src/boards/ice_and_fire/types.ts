// The view of A Song of Ice & Fire, as far as the board draws it. Lengths are thousandths of an inch,
// headings thousandths of a degree, counter-clockwise from east.

export interface Pose {
  x: number;
  y: number;
  h: number;
}

export interface Unit extends Pose {
  seat: number;
  card: string;
  tray: string;
  on_field: boolean;
  wounds: number;
  models: number;
  ranks: number;
  attachments: string[];
  conditions: string[];
  activated: boolean;
  engaged_with: string[];
  speed: number;
  defense: number;
  morale: number;
  /** What changes its numbers where it stands. */
  changes: Modifier[];
}

export interface Piece extends Pose {
  id: string;
  kind: string;
  /** Of a piece that the players have defined. */
  corners?: [number, number][];
}

export interface Token {
  id: string;
  x: number;
  y: number;
  radius: number;
  objective: string | null;
  held_by: string | null;
}

export interface Wall extends Pose {
  id: string;
  wounds: number;
}

export interface Ncu {
  seat: number;
  card: string;
  zone: string | null;
  away: boolean;
  activated: boolean;
}

export interface Seat {
  faction: string | null;
  points: number;
  passes: number;
  edge: string | null;
  side: number;
  out: boolean;
  hand: number;
  deck: number;
  discard: string[];
}

/** What changes dice: by how much, by which rule, and through what. */
export interface Modifier {
  what: string;
  by: number;
  rule: string;
  why?: string;
  ability?: string;
  tactics_card?: string;
}

export interface Test {
  unit: string;
  dice: number[];
  marks: number[];
  numbers: { morale: number; modifier: number; modifiers: Modifier[] };
}

export interface Fight {
  attacker: string | null;
  defender: string | null;
  numbers: {
    dice?: number;
    to_hit?: number;
    to_hit_modifier?: number;
    defense?: number;
    defense_modifier?: number;
    modifiers: Modifier[];
  };
  zone: string;
  keywords: string[];
  attack_dice: number[];
  attack_marks: number[];
  /** Which dice have what they need. */
  attack_good: boolean[];
  defense_dice: number[];
  defense_marks: number[];
  defense_good: boolean[];
}

export interface View {
  round: number;
  first: number;
  active: number;
  mode: string;
  needed_points: number;
  field: {
    width: number;
    height: number;
    deployment: [number, number, number, number][];
    walls: Wall[];
    quadrants: boolean;
    tokens: Token[];
    terrain: Piece[];
  };
  units: Record<string, Unit>;
  ncus: Record<string, Ncu>;
  seats: Seat[];
  hand: string[];
  hands_of_mates: Record<string, string[]>;
  used: [string, string][];
  lasting: { source: string; holder: string; card: string | null }[];
  fight: Fight | null;
  test: Test | null;
  of_mode: {
    carriers: (string | null)[];
    marked: string[];
    /** One's own missions, or their number. */
    missions: (string[] | number)[];
    shown: string[][];
    open_missions: string[];
    waiting_missions: string[];
    drafted: string[][];
    siege_hands: (string[] | number)[];
  };
  awaiting?: number[] | null;
}
