// What pieces and signs are good for, to be read beside them.

import { say } from "../../lib/words.svelte";

type About = { title: string; text: string; house: string; acts?: boolean };

/** An order does the same with any number on it. */
export const aboutOrder = (order: string, title: string, house: string): About => ({
  title,
  text: say(`thrones-means-${order.split("_")[0] ?? ""}`),
  house,
  acts: true,
});

/** A unit, or something that is printed on the map. */
export const aboutThing = (name: string, title: string, house = "accent", acts = false): About => ({
  title,
  text: say(`thrones-means-${name}`),
  house,
  acts,
});
