// What to ask the game when a thing is clicked that cannot be chosen.

import type { Decision, GameForms } from "../lib/types";
import { known } from "../lib/words.svelte";

export function parts(target: string): [string, string] {
  const colon = target.indexOf(":");
  return colon < 0 ? ["", target] : [target.slice(0, colon), target.slice(colon + 1)];
}

/** The kinds of arguments that a verb has, and whether a thing is of such a kind. */
const takes = (forms: GameForms, verb: string, id: string): boolean =>
  (forms.verbs[verb] ?? []).some(([, kind]) => kind && known(`${forms.slug}-${kind}-${id}`));

/**
 * An action with the thing in it: like one of those that are open, or of a verb that could answer
 * the question. `alone`: the thing is all that such an open action names.
 */
export function actionWith(
  forms: GameForms,
  decision: Decision,
  target: string,
): { text: string; alone: boolean } | null {
  const [kind, id] = parts(target);
  for (const choice of decision.choices) {
    for (const other of choice.targets) {
      const [otherKind, otherId] = parts(other);
      const alike = otherKind === kind && (kind !== "" || takes(forms, choice.verb, id));
      if (alike && choice.text.split(/[^\w]+/).includes(otherId)) {
        return { text: choice.text.replace(otherId, id), alone: Object.keys(choice.args).length === 1 };
      }
    }
  }
  if (kind) return null;
  const answers = forms.questions[decision.kind] ?? [];
  const verb = Object.keys(forms.verbs).find(
    (it) => answers.includes(it) && forms.verbs[it]?.length === 1 && takes(forms, it, id),
  );
  return verb ? { text: `${verb} ${id}`, alone: false } : null;
}
