// Listed actions that put something somewhere, with where that is.

import type { Choice } from "../../lib/types";
import type { BoardProps } from "../contract";
import { actingUnit } from "./describe";
import { endOf } from "./places";
import type { Pose, View } from "./types";

export interface Ghost {
  choice: Choice;
  unit: string;
  pose: Pose;
}

/** The listed places; of one unit alone, where several could be placed. */
export function ghostsOf(view: View, board: BoardProps, only: string): Ghost[] {
  const acting = actingUnit(view, board);
  return (board.decision?.choices ?? []).flatMap((choice) => {
    const named = choice.args.unit;
    const unit = typeof named === "string" ? named : acting;
    const pose = endOf(choice.verb, choice.args, view.units[unit] ?? null);
    if (!pose || (typeof named === "string" && only !== named)) return [];
    return [{ choice, unit, pose }];
  });
}
