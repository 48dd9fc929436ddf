// The question "place your orders" as the board shows it.

import type { Decision } from "../../lib/types";

export interface Planning {
  areas: string[];
  tokens: Record<string, number>;
  stars: number;
  /** The kinds that are offered for the next area; others are asked about, not played. */
  offered: ReadonlySet<string>;
  ready: boolean;
}

export function planning(decision: Decision | null): Planning | null {
  if (decision?.kind !== "place_orders" || !decision.choices.length) return null;
  const { areas, tokens, stars } = decision.context;
  return {
    areas: (areas as string[] | undefined) ?? [],
    tokens: (tokens as Record<string, number> | undefined) ?? {},
    stars: Number(stars ?? 0),
    offered: new Set(
      decision.choices.filter((c) => c.verb === "order").map((c) => String(c.args.order)),
    ),
    ready: decision.choices.some((choice) => choice.verb === "ready"),
  };
}
