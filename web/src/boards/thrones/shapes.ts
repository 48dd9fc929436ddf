// The outlines of units and of the sigils on them and on tokens.

import icons from "virtual:icons";

import { LETTERS, UNITS, type Letter } from "./content";
import { placed } from "./outlines";

const SHAPES: Record<Letter, string> = {
  f: "M-11.5,0a11.5,11.5 0 1 0 23,0a11.5,11.5 0 1 0 -23,0z",
  k: "M0,-12.6L11.4,-7V5.4Q9,11 0,13Q-9,11 -11.4,5.4V-7z",
  s: "M-13,-8.6Q0,-12.4 13,-8.6L10.2,6.4Q0,13.4 -10.2,6.4z",
  e: "M-10.8,-10.8H10.8V10.8H-10.8z",
};
/** A unit: its shadow, its shape, the line along its rim, and what it shows. */
export const UNIT = Object.fromEntries(
  LETTERS.map((letter) => [
    letter,
    {
      under: placed(SHAPES[letter], 1, 0.8, 1.6),
      body: SHAPES[letter],
      rim: placed(SHAPES[letter], 0.86, 0, 0),
      icon: placed(icons[UNITS[letter]] ?? "", 0.0336, -8.6, -9.2),
    },
  ]),
) as Record<Letter, Record<"under" | "body" | "rim" | "icon", string>>;

const HOUSES = ["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"];
const sigils = (scale: number, x: number, y: number): Record<string, string> =>
  Object.fromEntries(HOUSES.map((house) => [house, placed(icons[house] ?? "", scale, x, y)]));
/** The sigils of the Houses: at the corner of a unit, on a Power token, on the back of an order. */
export const SIGILS = {
  unit: sigils(0.0172, 3.6, 3.6),
  token: sigils(0.0258, -6.6, -6.6),
  order: sigils(0.03125, -8, -8),
};
