// When a page that has lost its connection tries again.

/** The server ends on purpose, and another one goes on. */
export const COME_BACK = 1012;
const LONGEST = 8000;

/**
 * Milliseconds before a try: longer each time, and never the same for everybody, or all pages would come at once.
 * `chance` is a number from 0 to 1.
 */
export function pauseBefore(tries: number, code: number, chance = Math.random()): number {
  if (code === COME_BACK && tries === 1) return 50 + 950 * chance;
  return Math.min(LONGEST, 300 * 2 ** tries) * (0.5 + chance / 2);
}
