// What to ask the game when a thing is clicked that cannot be chosen.

import type { Action, Decision, GameForms } from "./types";

/** The kind and the id of a thing: `area:winterfell`. */
export function parts(target: string): [string, string] {
  const colon = target.indexOf(":");
  return [target.slice(0, colon), target.slice(colon + 1)];
}

/** The argument of a verb that names a thing of a kind; the last one where there are several. */
const argument = (forms: GameForms, verb: string, kind: string): string | undefined =>
  (forms.verbs[verb] ?? []).findLast(([, other]) => other === kind)?.[0];

/**
 * An action with the thing in it: like one of those that are open, or of a verb that could answer
 * the question. `alone`: the thing is all that such an open action names.
 */
export function actionWith(
  forms: GameForms,
  decision: Decision,
  target: string,
): { action: Action; alone: boolean } | null {
  const [kind, id] = parts(target);
  for (const { verb, args } of decision.choices) {
    const name = argument(forms, verb, kind);
    if (name) return { action: { verb, args: { ...args, [name]: id } }, alone: Object.keys(args).length === 1 };
  }
  for (const verb of forms.questions[decision.kind] ?? []) {
    const name = forms.verbs[verb]?.length === 1 ? argument(forms, verb, kind) : undefined;
    if (name) return { action: { verb, args: { [name]: id } }, alone: false };
  }
  return null;
}
