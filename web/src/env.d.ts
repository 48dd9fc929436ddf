/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:ice_and_fire" {
  /** What is printed on a unit, an attachment or an NCU; the last two have fewer of the fields. */
  export interface Card {
    kind: "units" | "attachments" | "ncus";
    commander: boolean;
    faction: string;
    type?: string;
    models?: number;
    files?: number;
    wounds_per_model?: number;
    total_wounds?: number;
    cost: number;
    speed?: number;
    defense?: number;
    morale?: number;
    attacks?: {
      name: string;
      type: "melee" | "short" | "long";
      to_hit: number;
      dice_by_ranks: Record<string, number>;
      ability: string | null;
    }[];
    abilities: string[];
  }
  const cards: Record<string, Card>;
  /** Which abilities are Orders, innate, or always on. */
  export const kinds: Record<string, string>;
  export default cards;
}

declare module "virtual:words" {
  type Texts = Record<string, () => Promise<{ default: string }>>;
  const words: Record<"en" | "pl" | "bg", Texts>;
  export default words;
}
