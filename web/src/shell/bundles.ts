// Actions that name lists of things, such as an offer of cards for cards, can be put together piece
// by piece. What may be done is the game's to say.

import type { Action, Decision, GameForms, ParamForm } from "../lib/types";

export interface Bundle {
  verb: string;
  params: readonly ParamForm[];
  things: readonly string[];
  /** The same action said to one seat: its verb, and the argument that names the seat. */
  toOne: { verb: string; name: string } | null;
}

const SEATS = ["colour", "house", "army"];

/** The verb that says the same to one seat: it has one more argument, the seat's name. */
function sister(forms: GameForms, params: readonly ParamForm[]): Bundle["toOne"] {
  const same = JSON.stringify(params);
  for (const [verb, [first, ...others]] of Object.entries(forms.verbs)) {
    if (first && SEATS.includes(first[1] ?? "") && JSON.stringify(others) === same) {
      return { verb, name: first[0] };
    }
  }
  return null;
}

/** The bundles that may answer a question. */
export function bundlesFor(forms: GameForms, decision: Decision): Bundle[] {
  const verbs = forms.questions[decision.kind] ?? [];
  return Object.entries(forms.bundles).flatMap(([verb, { things }]) => {
    const params = forms.verbs[verb];
    if (!params || !verbs.includes(verb)) return [];
    return [{ verb, params, things, toOne: sister(forms, params) }];
  });
}

/** An action from the lists chosen for its arguments, said to all or to one. */
export function built(bundle: Bundle, lists: readonly string[][], to = ""): Action {
  const args = Object.fromEntries(bundle.params.map(([name], i) => [name, lists[i] ?? []]));
  const { verb, toOne } = bundle;
  return to && toOne ? { verb: toOne.verb, args: { [toOne.name]: to, ...args } } : { verb, args };
}

/** Small bundles, one for each thing that can stand first: if none is possible, no larger one is. */
export function trials(bundle: Bundle): Action[] {
  const { params, things } = bundle;
  return things.map((_, first) =>
    built(
      bundle,
      params.map((_, place) => [things[(first + place) % things.length] ?? ""]),
    ),
  );
}
