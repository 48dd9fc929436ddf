// What is written at the trays, so that no name lies on another one.

export interface Label {
  id: string;
  /** The middle of its upper edge, in units of the picture. */
  x: number;
  y: number;
  /** How wide its tray is drawn. */
  wide: number;
  name: string;
  /** Of two that overlap the one with the greater weight is written. */
  weight: number;
}


const LETTER = 6.6;
export const LINE = 12.5;
const MOST_LINES = 2;

/** A name on as few lines as fit beside its neighbours, at most two; what is too long is cut. */
export function wrapped(name: string, width: number): string[] {
  const most = Math.max(8, Math.floor(width / LETTER));
  if (name.length <= most) return [name];
  const lines: string[] = [];
  let rest = name;
  while (rest && lines.length < MOST_LINES) {
    const last = lines.length === MOST_LINES - 1;
    if (rest.length <= most) {
      lines.push(rest);
      break;
    }
    const space = rest.lastIndexOf(" ", most);
    const end = space > 0 ? space : most;
    lines.push(last ? `${rest.slice(0, Math.min(end, most - 1))}…` : rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

type Box = [left: number, top: number, right: number, bottom: number];
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The lines of each name; none where a weightier one stands in the way. `lettering`: how large it is written. */
export function written(labels: readonly Label[], lettering: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const taken: Box[] = [];
  for (const { id, x, y, wide, name } of labels.toSorted((a, b) => b.weight - a.weight)) {
    const lines = wrapped(name, (wide + 14) / lettering);
    const half = (Math.max(...lines.map((line) => line.length)) * LETTER * lettering) / 2;
    const box: Box = [x - half, y, x + half, y + lines.length * LINE * lettering];
    if (taken.some((other) => meet(box, other))) {
      found.set(id, []);
      continue;
    }
    taken.push(box);
    found.set(id, lines);
  }
  return found;
}
