// How the story of a game is drawn. See docs/story.md.

/** The number of moves, and then a value for each seat, which holds until the next point. */
export type Point = number[];

/** How a seat is drawn: in its colour, and with a dash of its own for whoever cannot tell colours apart. */
export interface Line {
  name: string;
  colour: string;
  dash: string;
}

const OTHERS = ["--red", "--blue", "--yellow", "--black", "--tyrell", "--targaryen"];
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "12 4"];

/** The colour of a seat: its house's, or one of a row for seats that have no colour of their own. */
export const colourOf = (id: string, seat: number): string =>
  `var(--${id}, var(${OTHERS[seat % OTHERS.length]}))`;

export const lineOf = (id: string, seat: number, name: string): Line => ({
  name,
  colour: colourOf(id, seat),
  dash: DASHES[seat % DASHES.length] ?? "",
});

/** The values after so many moves. */
export function valuesAt(points: Point[], move: number): number[] {
  let found = points[0] ?? [0];
  for (const point of points) {
    if ((point[0] ?? 0) > move) break;
    found = point;
  }
  return found.slice(1);
}

/** Round numbers for an axis, from 0 to at least the highest value: at most five steps. */
export function ticksTo(high: number): number[] {
  const rough = Math.max(high, 1) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * size).find((by) => by >= rough) ?? 1);
  const count = Math.max(1, Math.ceil(high / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** At most so many of the rounds, evenly. */
export function someRounds(rounds: [number, number][], most: number): [number, number][] {
  const every = Math.max(1, Math.ceil(rounds.length / most));
  return rounds.filter((_, i) => i % every === 0);
}

/** Moves things on a line apart that would lie upon each other, and keeps them in their order. */
export function spread(places: number[], apart: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let last = low - apart;
  for (const i of order) {
    last = found[i] = Math.max(found[i] ?? 0, last + apart);
  }
  let next = high + apart;
  for (const i of [...order].reverse()) {
    next = found[i] = Math.min(found[i] ?? 0, next - apart);
  }
  return found;
}

/** Names beside their lines, each with at most so many letters: what all of them begin with goes first, and then
 * what is too much is cut. */
export function shortNames(names: readonly string[], letters: number): string[] {
  const long = names.some((name) => name.length > letters);
  const [first = ""] = names[0]?.split(" ") ?? [];
  const alike = long && names.length > 1 && names.every((name) => name.startsWith(`${first} `));
  return names
    .map((name) => (alike ? name.slice(first.length + 1) : name))
    .map((name) => (name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name));
}
