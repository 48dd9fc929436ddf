// The map itself: sea, land, scenery, borders, printed icons. Nothing here moves or changes: it is put together once,
// and goes from one sight of the board to the next.

import icons from "virtual:icons";

import { PRINTED, SCENERY } from "./scenery";
import { SHIELD } from "./symbols";
import {
  type AreaDrawing,
  AREAS,
  BEYOND,
  BRIDGES,
  COAST,
  COMPASS,
  HEIGHT,
  ISLETS,
  LAKES,
  LAND_BORDERS,
  LANDS,
  PORTS,
  RIVERS,
  SEA_BORDERS,
  SEAS,
  SHORE,
  WALL,
  WIDTH,
} from "./terrain";

const path = (kind: string, d: string, more = ""): string => `<path class="${kind}" d="${d}"${more}/>`;
const EVEN = ' fill-rule="evenodd"';

// A shade or a region is one path: drawn one by one, areas would be a hundred elements.
const together = (areas: readonly AreaDrawing[]): string => areas.map((area) => area.outline).join("");
const dealt = (areas: readonly AreaDrawing[], shades: number): string[] =>
  Array.from({ length: shades }, (_, shade) => together(areas.filter((_, i) => i % shades === shade)));

const WATER_LINES = [46, 34, 23, 13] as const;
const sea = [
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#map-deep)"/>`,
  ...dealt(SEAS, 3).map((outlines, i) => path(`sea wash-${i}`, outlines, EVEN)),
  ...WATER_LINES.flatMap((width, i) => [
    `<use href="#map-shore" class="water-edge" stroke-width="${width + 1.6}"/>`,
    `<use href="#map-shore" class="water water-${i}" stroke-width="${width}"/>`,
  ]),
  path("sea-border", SEA_BORDERS),
];

const regions = [...new Set(LANDS.map((land) => land.region))];
const land = [
  `<use href="#map-coast" class="shade" transform="translate(1.5 2.5)"/>`,
  path("islet", ISLETS),
  path("beyond", BEYOND),
  ...regions.map((region) => path(`land ${region}`, together(LANDS.filter((it) => it.region === region)), EVEN)),
  ...dealt(LANDS, 4).map((outlines, i) => path(`wash land-wash-${i}`, outlines, EVEN)),
  `<image class="scenery" href="${SCENERY}" width="${WIDTH}" height="${HEIGHT}"/>`,
];

const bridges = BRIDGES.map(
  ({ at: [x, y], angle }) =>
    `<g class="bridge" transform="translate(${x} ${y}) rotate(${angle})">` +
    `<path d="M-11,-4.5Q0,-6.6 11,-4.5V4.5Q0,6.6 -11,4.5z"/>` +
    `<path d="M-6.6,-5V5M-2.2,-5.4V5.4M2.2,-5.4V5.4M6.6,-5V5" stroke-width="0.7"/></g>`,
);
const lines = [
  path("border-under", LAND_BORDERS),
  path("border", LAND_BORDERS),
  path("river bank", RIVERS),
  path("lake bank", LAKES),
  path("river", RIVERS),
  path("lake", LAKES),
  `<use href="#map-coast" class="coast"/>`,
  ...bridges,
  path("wall wall-edge", WALL),
  path("wall", WALL),
  path("wall wall-joints", WALL),
];

/** A square with round corners. */
function square(x: number, y: number, side: number, round: number): string {
  const [edge, arc] = [side - 2 * round, `a${round},${round} 0 0 1`];
  return `M${x + round},${y}h${edge}${arc} ${round},${round}v${edge}${arc} ${-round},${round}h${-edge}${arc} ${-round},${-round}v${-edge}${arc} ${round},${-round}z`;
}
const every = (draw: (port: (typeof PORTS)[number]) => string): string => PORTS.map(draw).join("");
const berth = ([x, y]: readonly [number, number]): string => `M${x - 6},${y + 2}h12l-2.4,4h-7.2zM${x},${y}v-7l5,5.4z`;
const harbours = [
  path("pier", every(({ anchor, harbour: [x, y] }) => `M${anchor.join(",")}L${x},${y}`)),
  path("quay", every(({ harbour: [x, y, side] }) => square(x - side / 2, y - side / 2, side, 10))),
  path("basin", every(({ harbour: [x, y, side] }) => square(x - side / 2 + 3, y - side / 2 + 3, side - 6, 8))),
  path("berth", every(({ id }) => (AREAS.get(id)?.slots.units ?? []).map(berth).join(""))),
  path("buoy", every(({ anchor: [x, y] }) => `M${x - 10.5},${y}a10.5,10.5 0 1 0 21,0a10.5,10.5 0 1 0 -21,0z`)),
];

const shields = LANDS.flatMap(({ home_of, slots: { power_token } }) =>
  home_of && power_token
    ? `<g class="shield of-${home_of}" transform="translate(${power_token[0]} ${power_token[1] - 1})"><path d="${SHIELD}"/>` +
      path("charge", icons[home_of] ?? "", ' transform="translate(-6.6 -7.4) scale(0.0258)"') +
      "</g>"
    : [],
);

const [roseX, roseY, rose] = COMPASS;
// The points between lie under those of the four winds.
const ROSE = [
  [rose * 0.55, 45],
  [rose, 0],
] as const;
/** One half of each of four points of the compass. */
function points(reach: number, angle: number, half: 1 | -1): string {
  const thin = rose * 0.16;
  const turned = (x: number, y: number, by: number): string =>
    `${(x * Math.cos(by) - y * Math.sin(by)).toFixed(2)},${(x * Math.sin(by) + y * Math.cos(by)).toFixed(2)}`;
  const point = (by: number): string => `M${turned(0, -reach, by)}L${turned(half * thin, -thin, by)} 0,0z`;
  return [0, 90, 180, 270].map((quarter) => point(((angle + quarter) * Math.PI) / 180)).join("");
}
const compass = [
  `<g class="rose" transform="translate(${roseX} ${roseY})"><circle r="${rose * 0.72}"/><circle r="${rose * 0.64}"/>`,
  ...ROSE.flatMap(([reach, angle]) => [path("ink", points(reach, angle, 1)), path("pale", points(reach, angle, -1))]),
  "</g>",
];

const rim = (inset: number, more: string): string =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" ${more}/>`;
const frame = [
  '<g class="frame">',
  rim(4, 'class="pale" stroke-width="8"'),
  rim(4, 'stroke-width="3" stroke-dasharray="40 40"'),
  rim(1, 'stroke-width="2"'),
  rim(8, 'stroke-width="1"'),
  "</g>",
];

const defs = `<defs>
  <path id="map-coast" d="${COAST}" fill="none" stroke-linejoin="round"/>
  <path id="map-shore" d="${SHORE}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
  <radialGradient id="map-deep" r="0.75"><stop class="shoal" offset="0.4"/><stop class="deep" offset="1"/></radialGradient>
</defs>`;

const made = document.createElement("template");
made.innerHTML = `<svg><g>${[
  defs,
  ...sea,
  ...land,
  ...lines,
  ...harbours,
  `<image href="${PRINTED}" width="${WIDTH}" height="${HEIGHT}"/>`,
  ...shields,
  ...compass,
  ...frame,
].join("")}</g></svg>`;
const ground = made.content.querySelector("g");

/** Draw the map into a picture, under whatever is in it: the one that was made, or a copy while that is in sight. */
export function layGround(picture: SVGElement): void {
  const laid = ground?.isConnected ? ground.cloneNode(true) : ground;
  if (laid) picture.prepend(laid);
}
