// Listed actions that put something somewhere, with where that is.

import type { Choice, Json } from "../../lib/types";
import type { BoardProps } from "../contract";
import { actingUnit } from "./describe";
import { endOf } from "./places";
import type { Pose, View } from "./types";

export interface Ghost {
  choice: Choice;
  unit: string;
  pose: Pose;
}

/** A pose as the server tells it. */
function told(pose: Json | undefined): Pose | null {
  if (!Array.isArray(pose)) return null;
  const [x, y, h] = pose.map(Number);
  return x === undefined || y === undefined || h === undefined ? null : { x, y, h };
}

/** The listed places; of one unit alone, where several could be placed. */
export function ghostsOf(view: View, board: BoardProps, only: string): Ghost[] {
  const acting = actingUnit(view, board);
  const poses = board.decision?.offer?.poses;
  return (board.decision?.choices ?? []).flatMap((choice, i) => {
    const named = choice.args.unit;
    const unit = typeof named === "string" ? named : acting;
    const pose = told(Array.isArray(poses) ? poses[i] : null) ?? endOf(choice.verb, choice.args, view.units[unit] ?? null);
    if (!pose || (typeof named === "string" && only !== named)) return [];
    return [{ choice, unit, pose }];
  });
}
