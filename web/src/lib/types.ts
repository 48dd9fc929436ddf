// What goes over the wire, as docs/protocol.md describes it.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dict = Record<string, Json>;

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  webhook: string | null;
  /** Of turn notices. */
  language: string | null;
  email: string | null;
  email_confirmed: boolean;
  email_daily: boolean;
  rated: Record<string, { mu: number; sigma: number; games: number }>;
}

/** What an option is confined to where other options, or `seats`, have these values. */
export interface OnlyForm {
  values: Json[];
  when: Dict;
  rule: string;
}

/**
 * An option: one of the `choices`, a text, or a text of which some are the choices, a switch, or a number;
 * `many`: one for each seat.
 */
export interface OptionForm {
  name: string;
  default: Json;
  choices: string[];
  low: number;
  high: number;
  many: boolean;
  only: OnlyForm[];
  text: boolean;
}

export interface GameSummary {
  slug: string;
  seats: number[];
  options: OptionForm[];
  bots: string[];
  /** Where armies are built: the option that names them, and the action that brings one. */
  builder: { option: string; verb: string } | null;
}

/** The name of an argument and its kind: `card`, `card*` for a list of cards, null for a number. */
export type ParamForm = [string, string | null, NumberForm?];

/** As for a verb, and the names or numbers that can stand there. */
export type StatementParamForm = [string, string | null, (string | number)[], NumberForm?];

/** Of a number: how many of what it counts make one, and its bounds. */
export interface NumberForm {
  scale: number;
  low: number | null;
  high: number | null;
}

export interface GameForms extends GameSummary {
  verbs: Record<string, ParamForm[]>;
  statements: Record<string, StatementParamForm[]>;
  /** Also the id of the rule that an event carries out. */
  events: Record<string, { params: ParamForm[]; secret: ParamForm[]; rule: string }>;
  /** The verbs that answer each kind of question. */
  questions: Record<string, string[]>;
  /** Verbs that name lists of things, and the things. */
  bundles: Record<string, { things: string[] }>;
  /** Whether the game warns before some actions. */
  previews: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  /** The id of the person, for the profile. */
  person: string | null;
  kind: "person" | "bot" | "open";
  bot: string | null;
  you: boolean;
  online: boolean;
  /** The name of the person for whom a free seat is held. */
  held: string | null;
  held_for_you: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  options: Dict;
  status: "open" | "running" | "finished" | "closed";
  public: boolean;
  pace: { live?: number; slow?: number } | null;
  on_timeout: "bot" | "vote";
  owner: boolean;
  yours: number | null;
  key: string | null;
  commitment: string;
  result: Outcome | null;
  secret_talk: boolean;
  created: string;
  turn: number;
  your_turn: boolean;
  /** The table where the same people play again. */
  rematch: string | null;
}

export interface Choice {
  text: string;
  verb: string;
  args: Dict;
  targets: string[];
}

/** What is sent to play something: the text of a choice, or a verb and its arguments by name. */
export type Action = string | { verb: string; args: Dict };

export interface Decision {
  token: string;
  kind: string;
  context: Dict;
  choices: Choice[];
  may_take_back: boolean;
  /** What is offered instead of the list, in a form of the question's own. */
  offer: Dict | null;
}

/** Something that is allowed, and yet may be a slip: the message `warning-<key>`. */
export interface Warning {
  rule: string;
  key: string;
  data: Dict;
}

/**
 * By kind and id: the kind and the id of what it stands for, which of several alike it is, and the
 * things that its name speaks of, as `kind:id`.
 */
export type Alias = [string, string, number | string, string[]?];
export type Aliases = Record<string, Record<string, Alias>>;

export interface Picture {
  n: number;
  /** `muted`: the triggers that the seat passes without being asked. */
  view: Dict & { awaiting?: number[] | null; muted?: [string, number][] };
  decision: Decision | null;
  seat_names: string[];
  aliases: Aliases;
  clocks: Record<string, number>;
  outcome: Outcome | null;
  undo: { by: number; agreed: number[] } | null;
  may_undo: boolean;
}

export interface LoggedEvent {
  i: number;
  at: string;
  event: Dict & { kind: string };
}

/** Something to say that everybody reads in the own language. */
export interface Statement {
  verb: string;
  args: Dict;
}

export interface ChatMessage {
  i: number;
  from: string;
  seat: number | null;
  to: number | null;
  text: string;
  statement: Statement | null;
  at: string;
}

export interface Refusal {
  key: string;
  text?: string;
  rule: string | null;
  data: Dict;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** A term of a game in each language. */
export interface Term {
  en: string;
  pl: string;
  bg: string;
}
