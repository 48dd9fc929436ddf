// How a picture becomes the next one: of what a page has seen, the server tells only what is different.
// See docs/protocol.md.

import type { Change, ChangeFrame, Dict, Json, Picture } from "./types";

/** What a change makes of a value, which stays as it was; the parts that stay the same are shared. */
export function changed(was: Json | undefined, by: Change): Json {
  if (Array.isArray(by)) return by[0] as Json;
  if (Array.isArray(was)) return was.map((old, place) => (place in by ? changed(old, part(by, place)) : old));
  const now: Dict = { ...(was as Dict) };
  for (const name of Object.keys(by)) {
    const how = part(by, name);
    if (Array.isArray(how) && !how.length) delete now[name];
    else now[name] = changed(now[name], how);
  }
  return now;
}

function part(by: Dict, name: string | number): Change {
  return by[name] as Change;
}

/** The picture after one that was seen; null if another one was missed between them. */
export function nextPicture(seen: Picture | null, told: ChangeFrame): Picture | null {
  if (!seen || told.n !== seen.n + 1) return null;
  const picture = changed(seen as unknown as Dict, told.change) as unknown as Picture;
  return { ...picture, n: told.n, clocks: told.clocks };
}
