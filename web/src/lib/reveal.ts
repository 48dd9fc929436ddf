// After the game nothing is secret: what one seat did not see, another one did.

import type { Dict, Json } from "./types";

const isDict = (value: Json): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isHidden = (value: Json | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && !value.length);

function filled(seen: Json | undefined, known: Json): Json {
  if (seen === undefined || isHidden(seen)) return known;
  if (Array.isArray(seen) && Array.isArray(known)) {
    // Of a hand others may know a few cards; its owner knows all of them.
    if (seen.length !== known.length) return seen.length > known.length ? seen : known;
    return seen.map((item, i) => filled(item, known[i] ?? null));
  }
  if (isDict(seen) && isDict(known)) {
    const names = Object.keys({ ...seen, ...known });
    return Object.fromEntries(names.map((name) => [name, filled(seen[name], known[name] ?? null)]));
  }
  return seen;
}

/** A seat's view, with whatever it lacks taken from the views of the others. */
export function revealed(views: readonly Dict[], seat: number): Dict {
  const start: Json = views[seat] ?? {};
  return views.reduce<Json>((view, other) => filled(view, other), start) as Dict;
}
