// The drawn map (docs/map.md) as paths, made once.

import map from "../../../../src/throneroom/games/thrones/data/map.json";

export type Point = readonly [number, number];

export interface AreaSlots {
  units: Point[];
  order: Point;
  structure: Point | null;
  barrels: Point[];
  crowns: Point[];
  power_token: Point | null;
  garrison: Point | null;
}

export interface AreaDrawing {
  id: string;
  kind: "land" | "sea" | "port";
  region: string | null;
  structure: string | null;
  home_of: string | null;
  outline: string;
  slots: AreaSlots;
  label: { x: number; y: number; width: number; angle: number; size: number } | null;
}

export interface PortDrawing {
  id: string;
  land: string;
  anchor: Point;
  harbour: readonly [number, number, number];
}

interface RawArea {
  kind: "land" | "sea";
  region: string | null;
  structure: string | null;
  home_of: string | null;
  polygon: Point[];
  holes: Point[][];
  label: NonNullable<AreaDrawing["label"]>;
  slots: Partial<AreaSlots> & Pick<AreaSlots, "units" | "order">;
}

interface RawMap {
  size: Point;
  areas: Record<string, RawArea>;
  ports: Record<
    string,
    Omit<PortDrawing, "id"> & { slots: { units: Point[]; order: Point } }
  >;
  borders: { kind: string; points: Point[] }[];
  rivers: Point[][];
  bridges: { at: Point; angle: number }[];
  lakes: Point[][];
  beyond: Point[];
  beyond_coast: Point[][];
  wall: Point[];
  islets: { polygon: Point[] }[];
  scenery: [string, number, number, number][];
  compass: [number, number, number];
}

const raw = map as unknown as RawMap;

const line = (points: readonly Point[]): string => `M${points.map((p) => p.join(",")).join(" ")}`;
const ring = (points: readonly Point[]): string => `${line(points)}Z`;
const borders = (kind: string): string =>
  raw.borders
    .filter((border) => border.kind === kind)
    .map((border) => line(border.points))
    .join("");

export const [WIDTH, HEIGHT] = raw.size;
export const LAND_BORDERS = borders("border");
export const SEA_BORDERS = borders("sea");
export const ISLETS = raw.islets.map((islet) => ring(islet.polygon)).join("");
export const COAST =
  borders("coast") + raw.beyond_coast.map(line).join("") + ISLETS;
/** The coast with a third of its points, for the soft lines of the water along it. */
const thinned = (points: readonly Point[]): Point[] =>
  points.filter((_, i) => i % 3 === 0 || i === points.length - 1);
export const SHORE = [
  ...raw.borders.filter((border) => border.kind === "coast").map((border) => border.points),
  ...raw.beyond_coast,
  ...raw.islets.map((islet) => [...islet.polygon, ...islet.polygon.slice(0, 1)]),
]
  .map((points) => line(thinned(points)))
  .join("");
export const RIVERS = raw.rivers.map(line).join("");
export const LAKES = raw.lakes.map(ring).join("");
export const BEYOND = ring(raw.beyond);
export const WALL = line(raw.wall);
export const BRIDGES = raw.bridges;
export const SCENERY = raw.scenery;
export const COMPASS = raw.compass;

function drawing(id: string, area: RawArea): AreaDrawing {
  return {
    id,
    kind: area.kind,
    region: area.region,
    structure: area.structure,
    home_of: area.home_of,
    outline: [area.polygon, ...area.holes].map(ring).join(""),
    label: area.label,
    slots: {
      structure: null,
      barrels: [],
      crowns: [],
      power_token: null,
      garrison: null,
      ...area.slots,
    },
  };
}

export const PORTS: readonly PortDrawing[] = Object.entries(raw.ports).map(([id, port]) => ({
  id,
  land: port.land,
  anchor: port.anchor,
  harbour: port.harbour,
}));

function harbour([x, y, side]: readonly [number, number, number]): string {
  const h = side / 2;
  return `M${x - h},${y - h}h${side}v${side}h${-side}Z`;
}

/** All areas: land, then seas, then ports, so that what lies on top comes last. */
export const AREAS: ReadonlyMap<string, AreaDrawing> = new Map([
  ...Object.entries(raw.areas).map(([id, area]): [string, AreaDrawing] => [id, drawing(id, area)]),
  ...Object.entries(raw.ports).map(([id, port]): [string, AreaDrawing] => [
    id,
    {
      id,
      kind: "port",
      region: null,
      structure: null,
      home_of: null,
      outline: harbour(port.harbour),
      label: null,
      slots: {
        units: port.slots.units,
        order: port.slots.order,
        structure: null,
        barrels: [],
        crowns: [],
        power_token: null,
        garrison: null,
      },
    },
  ]),
]);

export const LANDS = [...AREAS.values()].filter((area) => area.kind === "land");
export const SEAS = [...AREAS.values()].filter((area) => area.kind === "sea");

/** Where arrows and the camera aim at. */
export function heart(id: string): Point {
  const area = AREAS.get(id);
  if (!area) return [WIDTH / 2, HEIGHT / 2];
  if (area.kind === "port") return area.slots.order;
  const [x, y] = area.slots.order;
  const [ux, uy] = area.slots.units[1] ?? [x, y];
  return [(x + ux) / 2, (y + uy) / 2];
}
