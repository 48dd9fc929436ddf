// What is drawn by hundreds and never changes, as two pictures: as elements of the page it took longer to
// lay out than all the rest of the map.

import { SYMBOLS } from "./symbols";
import { HEIGHT, LANDS, PORTS, SCENERY as PLACES, WIDTH } from "./terrain";

type Placed = readonly [name: string, x: number, y: number, scale: number];

/** The address of a picture of symbols, each at its place. */
function pictureOf(placed: readonly Placed[]): string {
  const names = [...new Set(placed.map(([name]) => name))];
  const symbols = names.map((name) => `<g id="${name}">${SYMBOLS[name] ?? ""}</g>`);
  const uses = placed.map(
    ([name, x, y, scale]) => `<use href="#${name}" transform="translate(${x} ${y}) scale(${scale})"/>`,
  );
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${symbols.join("")}</defs>${uses.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** Trees, hills and mountains. */
export const SCENERY = pictureOf(PLACES);

/** Castles and strongholds, barrels, crowns, anchors. */
export const PRINTED = pictureOf([
  ...PORTS.map(({ anchor: [x, y] }): Placed => ["anchor", x, y, 1]),
  ...LANDS.flatMap(({ structure, slots }): Placed[] => [
    ...(structure && slots.structure ? [[structure, ...slots.structure, 1] as const] : []),
    ...slots.barrels.map(([x, y]): Placed => ["barrel", x, y, 1]),
    ...slots.crowns.map(([x, y]): Placed => ["crown", x, y, 1]),
  ]),
]);
