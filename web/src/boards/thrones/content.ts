// Printed facts of the box that the board shows: faces of tokens and cards. No rules.

import { cards } from "../../../../src/throneroom/games/thrones/data/house_cards.json";
import { orders } from "../../../../src/throneroom/games/thrones/data/orders.json";
import { cards as tides } from "../../../../src/throneroom/games/thrones/data/tides_of_battle.json";
import { decks } from "../../../../src/throneroom/games/thrones/data/westeros_cards.json";
import { spaces } from "../../../../src/throneroom/games/thrones/data/wildling_track.json";

export const WILDLING_SPACES: readonly number[] = spaces;

export interface OrderFace {
  id: string;
  type: string;
  modifier: string;
  special: boolean;
}

export const ORDERS: readonly OrderFace[] = orders.map((order) => ({
  id: order.id,
  type: order.type,
  // A printed number: every March has one, a plain Support has none.
  modifier:
    order.modifier === null || (order.type === "support" && !order.special)
      ? ""
      : order.modifier < 0
        ? `−${-order.modifier}`
        : `+${order.modifier}`,
  special: order.special,
}));
export const ORDER: ReadonlyMap<string, OrderFace> = new Map(
  ORDERS.map((order) => [order.id, order]),
);

export interface CardFace {
  id: string;
  house: string;
  strength: number;
  swords: number;
  fortifications: number;
}

export const CARD: ReadonlyMap<string, CardFace> = new Map(cards.map((card) => [card.id, card]));
export const TIDE = new Map(tides.map((tide) => [tide.id, tide]));

export const WILDLING_ICON: ReadonlySet<string> = new Set(
  Object.values(decks)
    .flat()
    .filter((card) => card.wildling_icon)
    .map((card) => card.id),
);

/** How often each card is in its deck. */
export const WESTEROS_DECKS: readonly (readonly { id: string; count: number }[])[] = Object.values(
  decks,
).map((deck) => deck.map(({ id, count }) => ({ id, count })));

export const UNITS = { f: "footman", k: "knight", s: "ship", e: "siege_engine" } as const;
export type Letter = keyof typeof UNITS;
export const LETTERS = Object.keys(UNITS) as Letter[];

/** Units as a list of letters, whatever the text. */
export function letters(text: string | undefined): Letter[] {
  return [...(text ?? "")].filter((letter): letter is Letter => letter in UNITS);
}
