// What every board gets. A board draws the view and lights what can be chosen; it knows no rules.

import type { Component } from "svelte";

import type { Action, Choice, Decision, Dict, LoggedEvent, Outcome, Refusal } from "../lib/types";
import type { Speaker } from "../lib/words.svelte";

export interface Undo {
  /** What it does, and who must agree. */
  label: string;
  /** What it does alone: for where who must agree is read beside it. */
  what: string;
  ask: () => void;
  /** Who must agree, in words; empty where nobody has to. */
  agree: string;
}

/** What a board has buttons for itself. */
export interface Shown {
  /** Every choice of the question. */
  question?: boolean;
  /** Every choice of the question can be tapped where it lies. On a phone no list is needed then. */
  lit?: boolean;
  /** Passing for longer than this once, where the question takes it. */
  passes?: boolean;
  /** Taking back one's last action. */
  undo?: boolean;
  /** Parts of the board that this variant of the game does not have: the help leaves them out. */
  lacks?: readonly string[];
}

export interface BoardProps {
  view: Dict;
  /** The seat whose view it is; null for a spectator. */
  you: number | null;
  seatNames: readonly string[];
  speaker: Speaker;
  decision: Decision | null;
  /** The choices by the things they concern: `area:winterfell`, `card:stark_truce_1`. */
  targets: ReadonlyMap<string, Choice[]>;
  /** What has just happened, for animation. */
  fresh: readonly LoggedEvent[];
  /** What has happened so far, as far back as the log goes. */
  log?: readonly LoggedEvent[];
  outcome: Outcome | null;
  /** A thing was clicked: plays its only choice, or narrows the panel to its choices. */
  pick: (target: string) => void;
  /** Play an action: the text of a choice as it was given, or a verb with its arguments. */
  act: (action: Action) => void;
  /** Ask why an action is not possible, without playing it. */
  why?: (action: Action) => void;
  /** Ask what an action would lead to, or why it is not possible; the panel says nothing of it. */
  ask?: (action: Action) => Promise<{ refusal: Refusal | null; preview: Dict | null }>;
  /** The thing that narrows the choices now. */
  focus: string;
  /** The thing that the choice under the pointer concerns. */
  pointed?: string;
  /** Things that somebody points at: a lesson, a hint. They are to be brought into sight. */
  shown?: readonly string[];
  /** Open a rule in the rule browser; not there where no rules are shown. */
  showRule?: (rule: string) => void;
  /** Take back one's last action, in words that tell who must agree; not there while that cannot be. */
  undo?: Undo;
  /** Tell what the board has buttons for itself, so that the panel need not repeat it. */
  shows?: (parts: Shown) => void;
}

export type Board = Component<BoardProps>;
