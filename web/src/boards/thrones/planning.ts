// The question "place your orders" as the board shows it.

import type { Action, Decision } from "../../lib/types";

export interface Planning {
  areas: string[];
  tokens: Record<string, number>;
  stars: number;
  /** How many orders with a star lie on the board. */
  starred: number;
  /** The kinds that are offered for the next area; others are asked about, not played. */
  offered: ReadonlySet<string>;
  ready: boolean;
}

/** The action that places an order token, or another one in its stead. */
export function placing(area: string, order: string): Action {
  return { verb: "order", args: { area, order } };
}

export function planning(decision: Decision | null): Planning | null {
  if (decision?.kind !== "place_orders" || !decision.choices.length) return null;
  const { areas, tokens, stars, starred } = decision.context;
  return {
    areas: (areas as string[] | undefined) ?? [],
    tokens: (tokens as Record<string, number> | undefined) ?? {},
    stars: Number(stars ?? 0),
    starred: Number(starred ?? 0),
    offered: new Set(
      decision.choices.filter((c) => c.verb === "order").map((c) => String(c.args.order)),
    ),
    ready: decision.choices.some((choice) => choice.verb === "ready"),
  };
}
