// Where things lie, for whoever hears the board.

/** Eight ways around somebody who looks ahead, clockwise. */
const WAYS = ["ahead", "ahead_right", "right", "behind_right", "behind", "behind_left", "left", "ahead_left"] as const;

/** The way and the distance from one place to another, for somebody who looks north, or south when the
 * field is turned. */
export function bearing(dx: number, dy: number, turned: boolean): { where: string; far: number } {
  const [right, ahead] = turned ? [-dx, -dy] : [dx, dy];
  const eighth = Math.round((Math.atan2(right, ahead) / Math.PI) * 4);
  return { where: WAYS[(eighth + 8) % 8] ?? "ahead", far: Math.hypot(dx, dy) };
}
