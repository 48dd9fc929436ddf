// Actions that name lists of things, such as an offer of cards for cards, can be put together piece
// by piece. What may be done is the game's to say.

import type { Decision, GameForms, ParamForm } from "../lib/types";

export interface Bundle {
  verb: string;
  params: readonly ParamForm[];
  /** The words of the action; a number stands for the list of that place. */
  words: readonly (string | number)[];
  things: readonly string[];
  /** The same action said to one seat: its verb. */
  toOne: string | null;
}

const SEATS = ["colour", "house", "army"];

/** The verb that says the same to one seat: it has one more argument, the seat's name. */
function sister(forms: GameForms, params: readonly ParamForm[]): string | null {
  const same = JSON.stringify(params);
  const found = Object.entries(forms.verbs).find(
    ([, others]) => SEATS.includes(others[0]?.[1] ?? "") && JSON.stringify(others.slice(1)) === same,
  );
  return found?.[0] ?? null;
}

/** The bundles that may answer a question. */
export function bundlesFor(forms: GameForms, decision: Decision): Bundle[] {
  const verbs = forms.questions[decision.kind] ?? [];
  return Object.entries(forms.bundles).flatMap(([verb, { example, things }]) => {
    const params = forms.verbs[verb];
    if (!params || !verbs.includes(verb)) return [];
    const places = things.slice(0, params.length);
    const words = example.split(" ").map((word) => (places.includes(word) ? places.indexOf(word) : word));
    return [{ verb, params, words, things, toOne: sister(forms, params) }];
  });
}

/** An action's text from the lists chosen for its places, said to all or to one. */
export function written(bundle: Bundle, lists: readonly string[][], to = ""): string {
  const words = bundle.words.flatMap((word) => (typeof word === "number" ? (lists[word] ?? []) : [word]));
  return to && bundle.toOne ? [bundle.toOne, to, ...words.slice(1)].join(" ") : words.join(" ");
}

/** Small bundles, one for each thing that can stand first: if none is possible, no larger one is. */
export function trials({ params, things, ...bundle }: Bundle): string[] {
  return things.map((_, first) => {
    const lists = params.map((_, place) => [things[(first + place) % things.length] ?? ""]);
    return written({ params, things, ...bundle }, lists);
  });
}
