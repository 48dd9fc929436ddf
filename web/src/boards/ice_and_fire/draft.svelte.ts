// A move that is being made: its numbers, and what the server says to it before it is sent.

import type { Action, Choice, Dict, Refusal } from "../../lib/types";
import type { BoardProps } from "../contract";
import { endOf } from "./places";
import type { Pose, View } from "./types";

/** The least time between two questions to the server, in milliseconds. */
const PAUSE = 70;

export class Draft {
  verb = $state("");
  args = $state.raw<Dict>({});
  unit = $state("");
  /** Where the game says that the action ends, where its numbers do not tell. */
  private stands = $state.raw<Pose | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  told = $state.raw<Dict | null>(null);
  /** Whether the server has said anything to the move as it is now. */
  judged = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private asked = 0;

  get action(): Action {
    return { verb: this.verb, args: this.args };
  }

  clear(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.verb = "";
    this.args = {};
    this.refusal = this.told = null;
    this.judged = false;
  }

  take(choice: Pick<Choice, "verb" | "args">, unit: string, board: BoardProps, stands: Pose | null = null): void {
    this.verb = choice.verb;
    this.args = {};
    this.unit = unit;
    this.stands = stands;
    this.change(choice.args, board);
  }

  change(args: Dict, board: BoardProps): void {
    this.args = { ...this.args, ...args };
    this.judged = false;
    clearTimeout(this.timer);
    const wait = Math.max(0, this.last + PAUSE - Date.now());
    this.timer = setTimeout(() => this.judge(board), wait);
  }

  private async judge(board: BoardProps): Promise<void> {
    if (!board.ask || !this.verb) return;
    this.last = Date.now();
    const asked = (this.asked += 1);
    const answer = await board.ask(this.action);
    if (asked !== this.asked) return;
    this.refusal = answer.refusal;
    this.told = answer.preview;
    this.judged = true;
  }

  pose(view: View): Pose | null {
    return this.verb ? (endOf(this.verb, this.args, view.units[this.unit] ?? null) ?? this.stands) : null;
  }
}
