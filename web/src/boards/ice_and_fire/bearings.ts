// Where things lie, for whoever hears the board.

import type { Pose } from "./types";

/** Eight ways around somebody who looks ahead, clockwise. */
const WAYS = ["ahead", "ahead_right", "right", "behind_right", "behind", "behind_left", "left", "ahead_left"] as const;

/** The way and the distance from one place to another, for somebody who looks north, or south when the
 * field is turned. */
export function bearing(dx: number, dy: number, turned: boolean): { where: string; far: number } {
  const [right, ahead] = turned ? [-dx, -dy] : [dx, dy];
  const eighth = Math.round((Math.atan2(right, ahead) / Math.PI) * 4);
  return { where: WAYS[(eighth + 8) % 8] ?? "ahead", far: Math.hypot(dx, dy) };
}

/** A thousandth of a degree. */
export const RADIAN = Math.PI / 180_000;

/** By how much each way of a step is turned from where a unit looks. */
export const SIDEWAYS: Record<string, number> = { forward: 0, left: 90_000, back: 180_000, right: 270_000 };

/** The way, as seen by somebody, in which a point lies most, and how far it is that way. */
export function sideways({ x, y, h }: Pose, px: number, py: number): [direction: string, length: number] {
  const along = (turn: number): number => (px - x) * Math.cos((h + turn) * RADIAN) + (py - y) * Math.sin((h + turn) * RADIAN);
  const ways = Object.entries(SIDEWAYS).map(([direction, turn]): [string, number] => [direction, along(turn)]);
  return ways.reduce((best, way) => (way[1] > best[1] ? way : best));
}
