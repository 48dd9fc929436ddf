// Names on the map: broken into lines like the generator of the map measured them.

export interface Lettering {
  size: number;
  spacing: number;
}

export const LAND = { size: 13.5, spacing: 0.01 };
export const SEA = { size: 15, spacing: 0.12 };
export const LINE_HEIGHT = 1.1;
/** Seen from afar, names are written larger, and may reach beyond the place that was measured for them. */
export const FAR = { size: 1.7, room: 1.6 };

const NARROW = new Set("fijlrtłI'’.,- ");
const WIDE = new Set("mwMWжмшщюыфЖМШЩЮ");

function width(text: string, lettering: Lettering): number {
  let ems = 0;
  for (const c of text) {
    const upper = c !== c.toLowerCase();
    ems += NARROW.has(c) ? 0.4 : WIDE.has(c) ? 0.95 : upper ? 0.78 : 0.63;
  }
  return (ems + lettering.spacing * text.length) * lettering.size;
}

export function widest(lines: readonly string[], lettering: Lettering): number {
  return Math.max(...lines.map((line) => width(line, lettering)));
}

function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const found: string[][] = [];
  for (let first = 1; first < words.length - count + 2; first++) {
    for (const rest of breaks(words.slice(first), count - 1)) {
      found.push([words.slice(0, first).join(" "), ...rest]);
    }
  }
  return found;
}

/** The name in as few lines as fit the width, and those as even as can be. */
export function linesWithin(name: string, room: number, lettering: Lettering): string[] {
  const words = name.split(" ");
  const wanted = Math.max(room, widest(words, lettering));
  for (let count = 1; count <= words.length; count++) {
    const best = breaks(words, count).reduce((a, b) =>
      widest(b, lettering) < widest(a, lettering) ? b : a,
    );
    if (widest(best, lettering) <= wanted) return best;
  }
  return words;
}

/** A rectangle around its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.min(a + aSize / 2, b + bSize / 2) - Math.max(a - aSize / 2, b - bSize / 2));
/** How much of two boxes is the same. */
export const shared = (a: Box, b: Box): number =>
  overlap(a.x, a.width, b.x, b.width) * overlap(a.y, a.height, b.y, b.height);

const STEPS = [0, -12, 12, -24, 24, -36, 36] as const;
/** What a step away from its place costs a name, in units of what it would cover. */
const AWAY = 5;

/** A name at its own place, or a little beside it, where it covers least of what is there already. */
export function freest(name: Box, taken: readonly Box[]): Box {
  let [best, least] = [name, Infinity];
  for (const dy of STEPS) {
    for (const dx of STEPS) {
      const place = { ...name, x: name.x + dx, y: name.y + dy };
      const cost = taken.reduce((sum, other) => sum + shared(place, other), AWAY * Math.hypot(dx, dy));
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
