// What the options of a table depend on. The game says so; nothing here knows any game.

import type { Dict, Json, OnlyForm, OptionForm } from "./types";
import { join, say } from "./words.svelte";

/** The table that is being made: how many play, and its options. */
export interface Wanted {
  slug: string;
  seats: number;
  options: Dict;
}

const holds = (only: OnlyForm, { seats, options }: Wanted): boolean =>
  Object.entries(only.when).every(([name, value]) => (name === "seats" ? seats : options[name]) === value);

/** Whether a value of an option goes with the rest of the table. */
export function fits(form: OptionForm, value: Json, table: Wanted): boolean {
  return form.only.every((only) => !holds(only, table) || only.values.includes(value));
}

/** The values to choose from; null where any number, text or switch will do. */
export function valuesOf(form: OptionForm, table: Wanted): readonly Json[] | null {
  const limited = form.only.find((only) => holds(only, table));
  const values: readonly Json[] | undefined = form.choices.length ? form.choices : limited?.values;
  return values?.filter((value) => fits(form, value, table)) ?? null;
}

export function nameOfOption(slug: string, name: string): string {
  return name === "seats" ? say("page-seats") : say(`${slug}-option-${name}`);
}

export function nameOfValue(slug: string, name: string, value: Json): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return typeof value === "string" ? say(`${slug}-option-${name}-${value}`) : String(value);
}

export interface Reason {
  text: string;
  rule: string;
}

/** What cannot be chosen at this table, why, and by which rule. */
export function reasons(form: OptionForm, table: Wanted): Reason[] {
  const told = new Set<Json>();
  return form.only.flatMap((only) => {
    if (!holds(only, table)) return [];
    const conditions = Object.entries(only.when).map(
      ([name, value]) => `${nameOfOption(table.slug, name)}: ${nameOfValue(table.slug, name, value)}`,
    );
    const why = join(conditions);
    if (!form.choices.length) {
      if (told.size) return [];
      told.add(null);
      return [{ text: say("page-not-here", { why }), rule: only.rule }];
    }
    const gone = form.choices.filter((choice) => !only.values.includes(choice) && !told.has(choice));
    for (const choice of gone) told.add(choice);
    const names = join(gone.map((choice) => nameOfValue(table.slug, form.name, choice)));
    return gone.length ? [{ text: say("page-not-offered", { why, names }), rule: only.rule }] : [];
  });
}

/** The options with whatever does not fit replaced, in their order, until all of them go together. */
export function settled(forms: readonly OptionForm[], table: Wanted): Dict {
  let options = table.options;
  for (let round = 0; round <= forms.length; round += 1) {
    const now: Wanted = { ...table, options };
    const wrong = forms.find((form) => !form.many && !fits(form, options[form.name] ?? null, now));
    if (!wrong) break;
    const value = fits(wrong, wrong.default, now) ? wrong.default : (valuesOf(wrong, now)?.[0] ?? wrong.default);
    options = { ...options, [wrong.name]: value };
  }
  return options;
}
