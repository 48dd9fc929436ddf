// What grows and lies on the hexes: scattered by a stream of chance of its own for each hex, so that no two
// look alike and each looks the same in every picture.

import { LONG, WIDE } from "./places";

export type Item = { sign: string; x: number; y: number; size: number };

/** How many of which drawings a land has, how large, and how far apart they stand. */
type Growth = { sign: string; count: number; size: readonly [number, number]; apart: number };
const LANDS: Record<string, readonly Growth[]> = {
  forest: [
    { sign: "pine", count: 15, size: [0.72, 0.98], apart: 15 },
    { sign: "snowpine", count: 9, size: [0.62, 0.9], apart: 14 },
  ],
  pasture: [
    { sign: "sheep", count: 5, size: [0.72, 0.92], apart: 27 },
    { sign: "grass", count: 14, size: [0.7, 1.1], apart: 13 },
    { sign: "stone", count: 2, size: [0.6, 0.9], apart: 22 },
  ],
  fields: [
    { sign: "sheaf", count: 8, size: [0.66, 0.86], apart: 24 },
    { sign: "stubble", count: 10, size: [0.8, 1.1], apart: 14 },
  ],
  hills: [
    { sign: "mound", count: 8, size: [0.75, 1.05], apart: 25 },
    { sign: "kiln", count: 1, size: [0.9, 0.95], apart: 26 },
    { sign: "bricks", count: 2, size: [0.8, 0.9], apart: 20 },
  ],
  mountains: [
    { sign: "peak", count: 8, size: [0.78, 1.14], apart: 25 },
    { sign: "stone", count: 4, size: [0.7, 1], apart: 16 },
  ],
  desert: [
    { sign: "dune", count: 7, size: [0.8, 1.2], apart: 30 },
    { sign: "stone", count: 3, size: [0.5, 0.8], apart: 24 },
  ],
  ice_field: [
    { sign: "crystal", count: 6, size: [0.7, 1.15], apart: 30 },
    { sign: "drift", count: 4, size: [0.8, 1.1], apart: 26 },
  ],
};
/** The token with its number lies in the middle. */
const TOKEN = 27;

function chance(text: string): () => number {
  let seed = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whether a point lies within a hex around (0, 0) that is somewhat smaller than the real one. */
function within(x: number, y: number): boolean {
  const [wide, long] = [WIDE - 12, LONG * 2 - 14];
  return Math.abs(x) < wide && Math.abs(y) < long - (Math.abs(x) * long) / (2 * wide);
}

export function sceneOf(hex: string, land: string, numbered: boolean): readonly Item[] {
  const random = chance(`${hex} ${land}`);
  const items: Item[] = [];
  for (const { sign, count, size, apart } of LANDS[land] ?? []) {
    let left = count;
    for (let tries = 0; left && tries < 400; tries += 1) {
      const [x, y] = [(random() * 2 - 1) * WIDE, (random() * 2 - 1) * LONG * 2];
      const crowded = items.some((item) => Math.hypot(item.x - x, (item.y - y) * 1.25) < apart);
      if (!within(x, y) || crowded || (numbered && Math.hypot(x, y - 2) < TOKEN)) continue;
      items.push({ sign, x: Math.round(x), y: Math.round(y), size: size[0] + random() * (size[1] - size[0]) });
      left -= 1;
    }
  }
  return items.sort((a, b) => a.y - b.y);
}

/** Cracks and facets of a piece of the Wall: x, width and how light each is. */
export function facetsOf(piece: string, width: number): readonly { x: number; width: number; light: number }[] {
  const random = chance(`wall ${piece}`);
  const facets = [];
  for (let x = 0; x < width; ) {
    const wide = Math.min(width - x, 7 + random() * 15);
    facets.push({ x, width: wide, light: random() });
    x += wide;
  }
  return facets;
}
