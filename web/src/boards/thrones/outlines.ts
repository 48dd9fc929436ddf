// Outlines at their place and in their size. An element with a transform of its own costs the browser a place in
// its trees; on a map of some three hundred such pieces that is much of the time in which it is drawn.

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/** An outline made larger or smaller, and then moved. */
export function placed(outline: string, scale: number, x: number, y: number): string {
  let at = 0;
  const take = (form: RegExp): string | null => {
    form.lastIndex = at;
    const found = form.exec(outline);
    if (found) at = form.lastIndex;
    return found?.[1] ?? null;
  };
  /** A number of a command: a length, a flag, an angle, or a place on one of the axes. */
  const moved = (command: string, i: number, value: number, first: boolean): number => {
    const kind = command.toLowerCase();
    const absolute = command !== kind || (first && kind === "m");
    if (kind === "a" && i < 5) return i < 2 ? value * scale : value;
    const upright = kind === "v" || (kind !== "h" && (kind === "a" ? i - 5 : i) % 2 === 1);
    return value * scale + (absolute ? (upright ? y : x) : 0);
  };
  let drawn = "";
  for (let command = take(COMMAND); command !== null; command = take(COMMAND)) {
    const kind = command.toLowerCase();
    const count = TAKES[kind];
    if (count === undefined) throw new Error(`Nothing is known of ${command} in an outline`);
    const first = drawn === "";
    drawn += command;
    for (let i = 0; count > 0; i++) {
      const place = i % count;
      const value = take(kind === "a" && (place === 3 || place === 4) ? FLAG : NUMBER);
      if (value === null) break;
      drawn += `${i ? " " : ""}${+moved(command, place, +value, first && i < 2).toFixed(3)}`;
    }
  }
  return drawn;
}
