// Where things are drawn. The field is measured in thousandths of an inch from its south-western corner;
// whoever has the northern zone sees it turned round, so that the own army stands below.

import type { Dict } from "../../lib/types";
import { RADIAN, SIDEWAYS } from "./bearings";
import { terrain as terrainSizes, trays } from "./content";
import type { Pose, Unit, View } from "./types";

/** Units of the picture to an inch. */
export const INCH = 20;
const PART = INCH / 1000;

export class Places {
  readonly width: number;
  readonly height: number;

  constructor(
    private readonly view: View,
    readonly turned: boolean,
  ) {
    this.width = view.field.width * PART;
    this.height = view.field.height * PART;
  }

  at(x: number, y: number): [number, number] {
    const [wide, high] = [this.view.field.width, this.view.field.height];
    return this.turned ? [(wide - x) * PART, y * PART] : [x * PART, (high - y) * PART];
  }

  /** A point of the picture on the field. */
  from(px: number, py: number): [number, number] {
    const [wide, high] = [this.view.field.width, this.view.field.height];
    const [x, y] = [px / PART, py / PART];
    return this.turned ? [wide - x, y] : [x, high - y];
  }

  /** By how many degrees something that looks up is turned. */
  turn(h: number): number {
    return (this.turned ? 270 : 90) - h / 1000;
  }

  /** The transformation of something drawn around its middle, looking up. */
  transform({ x, y, h }: Pose): string {
    const [px, py] = this.at(x, y);
    return `translate(${px.toFixed(2)} ${py.toFixed(2)}) rotate(${this.turn(h).toFixed(3)})`;
  }
}

/** How wide and deep a thing is drawn. */
export interface Size {
  wide: number;
  deep: number;
}

export const traySize = (tray: string): Size => {
  const found = trays.get(tray);
  return { wide: (found?.width ?? 2) * INCH, deep: (found?.depth ?? 2) * INCH };
};
export const pieceSize = (kind: string): Size => {
  const found = terrainSizes.get(kind);
  return { wide: (found?.width ?? 4) * INCH, deep: (found?.depth ?? 4) * INCH };
};

/** A pose that lies ahead of another one, for drawing alone: the server says where a move ends. */
export function ahead({ x, y, h }: Pose, length: number, heading = h): Pose {
  return { x: x + length * Math.cos(heading * RADIAN), y: y + length * Math.sin(heading * RADIAN), h };
}

export const headingTo = (dx: number, dy: number): number =>
  Math.round(((Math.atan2(dy, dx) / RADIAN + 360_000) % 360_000) / 1) % 360_000;

/** Where a listed action would put a unit or a piece; null if it puts nothing anywhere. */
export function endOf(verb: string, args: Dict, start: Unit | null): Pose | null {
  const number = (name: string): number => Number(args[name] ?? 0);
  if (verb === "deploy" || verb === "place") return { x: number("x"), y: number("y"), h: number("heading") };
  if (!start) return null;
  if (verb === "go") return { ...ahead(start, number("length"), number("first")), h: number("last") };
  if (verb === "shift" || verb === "withdraw") {
    const way = start.h + (SIDEWAYS[String(args.direction)] ?? 0);
    return { ...ahead(start, number("length"), way), h: verb === "withdraw" ? number("last") : start.h };
  }
  return verb === "face" ? { ...start, h: number("heading") } : null;
}
