// Actions that name lists of things, such as an offer of cards for cards, can be put together piece
// by piece. How they are written is learnt from those that the game lists; what may be done is the
// game's to say.

import type { Choice, Decision, GameForms, ParamForm } from "../lib/types";

export interface Bundle {
  verb: string;
  params: readonly ParamForm[];
  /** The words of the action; a number stands for the list of that place. */
  words: readonly (string | number)[];
  things: readonly string[];
  /** The same action said to one seat: its verb. */
  toOne: string | null;
}

const isList = ([, kind]: ParamForm): boolean => Boolean(kind?.endsWith("*"));

function learn(choice: Choice, params: readonly ParamForm[]): (string | number)[] | null {
  let words: (string | number)[] = choice.text.split(" ");
  for (const [place, [name]] of params.entries()) {
    const list = choice.args[name] as string[];
    const at = words.findIndex((_, i) => i > 0 && list.every((thing, k) => words[i + k] === thing));
    if (at < 0 || !list.length) return null;
    words = [...words.slice(0, at), place, ...words.slice(at + list.length)];
  }
  return words;
}

/** The verb that says the same to one seat: it has one more argument, the seat's name. */
function sister(forms: GameForms, params: readonly ParamForm[], seatKinds: readonly string[]): string | null {
  const same = JSON.stringify(params);
  const found = Object.entries(forms.verbs).find(
    ([, others]) =>
      seatKinds.includes(others[0]?.[1] ?? "") && JSON.stringify(others.slice(1)) === same,
  );
  return found?.[0] ?? null;
}

// Once an offer was made the game lists no more of them, though more can be made.
const learnt = new Map<string, Bundle>();

export function bundlesFor(forms: GameForms, decision: Decision): Bundle[] {
  for (const [verb, params] of Object.entries(forms.verbs)) {
    if (params.length < 2 || !params.every(isList)) continue;
    const listed = decision.choices.filter((choice) => choice.verb === verb);
    const first = listed[0];
    const words = first ? learn(first, params) : null;
    if (!words) continue;
    const key = `${forms.slug} ${decision.kind} ${verb}`;
    const at = (name: string): string[] => listed.flatMap((choice) => choice.args[name] as string[]);
    const seen = params.toReversed().flatMap(([name]) => at(name));
    const things = [...new Set([...(learnt.get(key)?.things ?? []), ...seen])];
    learnt.set(key, { verb, params, words, things, toOne: sister(forms, params, ["colour", "house", "army"]) });
  }
  return [...learnt].filter(([key]) => key.startsWith(`${forms.slug} ${decision.kind} `)).map(([, it]) => it);
}

/** An action's text from the lists chosen for its places, said to all or to one. */
export function written(bundle: Bundle, lists: readonly string[][], to: string): string {
  const words = bundle.words.flatMap((word) => (typeof word === "number" ? (lists[word] ?? []) : [word]));
  return to && bundle.toOne ? [bundle.toOne, to, ...words.slice(1)].join(" ") : words.join(" ");
}
