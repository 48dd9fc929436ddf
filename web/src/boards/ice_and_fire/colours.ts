// The colours of the factions: of cloth, of its shade, and of what is drawn on it.

import type { View } from "./types";

type Colours = readonly [body: string, dark: string, mark: string];

const COLOURS: Readonly<Record<string, Colours>> = {
  stark: ["#5f6c78", "#333c45", "#f2f6f9"],
  lannister: ["#9c2126", "#560e11", "#f3cd63"],
  baratheon: ["#d8a31e", "#6b4d05", "#1d1405"],
  targaryen: ["#42222c", "#1b0b11", "#ea6a58"],
  nightswatch: ["#34383d", "#131518", "#dfe5ea"],
  freefolk: ["#77684d", "#3d3424", "#f6ecd6"],
  greyjoy: ["#2b7a8c", "#103b46", "#fff3c4"],
  martell: ["#b9550f", "#5f2904", "#ffe9be"],
  bolton: ["#8b3f55", "#3d1420", "#fde3e8"],
  brotherhood: ["#48643a", "#223117", "#f3e8bb"],
  neutral: ["#5e5140", "#322a1f", "#efe3c8"],
};
/** Before the armies are there, and for a second army of the same faction: by seat. */
const OTHERS: readonly Colours[] = [
  ["#4b6a94", "#233653", "#eaf2ff"],
  ["#8a4b2f", "#45210f", "#ffe8dc"],
  ["#4f7a4a", "#24401f", "#ecf8e8"],
  ["#7a5a8f", "#3a2548", "#f5eafc"],
];

const said = (name: string, [body, dark, mark]: Colours): string => `--${name}-body:${body};--${name}-dark:${dark};--${name}-mark:${mark}`;

/** The colours of each seat and each faction as variables. */
export function coloursOf(view: View): string {
  const seats = view.seats.map(({ faction }, i) => {
    const twin = view.seats.slice(0, i).some((other) => other.faction === faction);
    const found = faction && !twin ? COLOURS[faction] : undefined;
    return said(`s${i}`, found ?? OTHERS[i] ?? ["#666", "#333", "#fff"]);
  });
  return seats.join(";");
}

/** The colours of one faction, for its cards. */
export const coloursOfFaction = (faction: string | null | undefined): string => {
  const [body, dark, mark] = COLOURS[faction ?? ""] ?? ["#5e5140", "#322a1f", "#efe3c8"];
  return `--f-body:${body};--f-dark:${dark};--f-mark:${mark}`;
};
