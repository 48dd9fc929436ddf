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
