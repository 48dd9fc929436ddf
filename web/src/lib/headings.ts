// Headings in degrees as people tell them, as the library's text/headings.py does.

import type { FluentValue } from "@fluent/bundle";

const POINTS = ["east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast"] as const;
const STEP = 360 / POINTS.length;
/** A point and what is beside it share the circle alike. */
const ASIDE = STEP / 6;

function degrees(heading: FluentValue | undefined): number {
  return Number(typeof heading === "string" ? heading : heading?.valueOf());
}

/** The point of the compass that a heading is nearest to; 0 is east, 90 north. */
function compass([heading]: FluentValue[]): string {
  const place = Math.floor((degrees(heading) + STEP / 2) / STEP);
  return Number.isNaN(place) ? "open" : (POINTS[((place % 8) + 8) % 8] ?? "open");
}

/** On which side of that point it lies, for whoever looks along it. */
function aside([heading]: FluentValue[]): string {
  const turned = degrees(heading) + STEP / 2;
  const off = turned - Math.floor(turned / STEP) * STEP - STEP / 2;
  return off > ASIDE ? "left" : off < -ASIDE ? "right" : "straight";
}

export const FUNCTIONS = { COMPASS: compass, ASIDE: aside };
