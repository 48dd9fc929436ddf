// Places that look strewn, and are the same every time: trees of a forest, pools of a bog.

/** Points within half sizes around the middle, each with a number from 0 to 1 of its own; rather apart. */
export function scatter(seed: number, count: number, wide: number, deep: number): [number, number, number][] {
  let state = (seed * 2654435761) >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const found: [number, number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    const tries = Array.from({ length: 6 }, () => [(random() * 2 - 1) * wide, (random() * 2 - 1) * deep] as const);
    const gap = ([x, y]: readonly [number, number]): number =>
      Math.min(...found.map(([ox, oy]) => Math.hypot(x - ox, y - oy)), 1e6);
    const [x, y] = tries.toSorted((a, b) => gap(b) - gap(a))[0] ?? [0, 0];
    found.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10, random()]);
  }
  return found;
}
