// Translations: the same Fluent files as the server and the terminal use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Choice, Decision, Dict, GameForms, Json, ParamForm, Refusal } from "./types";

export const LANGUAGES = ["en", "pl", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>("../../../src/throneroom/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<Language, FluentBundle>();
for (const language of LANGUAGES) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/locale/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
}

function preferred(): Language {
  const stored = localStorage.getItem("lang");
  const wanted = [stored ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language) && wanted[0] === language)
    ?? (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language)
    ?? "en";
}

const chosen = $state({ language: preferred() });

export function language(): Language {
  return chosen.language;
}

export function speak(language: Language): void {
  chosen.language = language;
  localStorage.setItem("lang", language);
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}

type Data = Record<string, FluentVariable>;

function format(key: string, data: Data, attribute = ""): string | null {
  for (const bundle of [bundles.get(chosen.language), bundles.get("en")]) {
    const message = bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, data, []);
  }
  return null;
}

/** A message by its key. */
export function say(key: string, data: Data = {}): string {
  return format(key, data) ?? key;
}

function join(parts: string[]): string {
  return new Intl.ListFormat(chosen.language, { type: "conjunction" }).format(parts);
}

/** Speaks about one game: names, actions, events, questions and refusals. */
export class Speaker {
  constructor(
    readonly forms: GameForms,
    readonly seatNames: readonly string[],
  ) {}

  name(kind: string, id: string): string {
    return format(`${this.forms.slug}-${kind}-${id}`, {}) ?? id;
  }

  seat(seat: number): string {
    const id = this.seatNames[seat];
    for (const kind of ["seat", "house", "colour", "army"]) {
      const name = id ? format(`${this.forms.slug}-${kind}-${id}`, {}) : null;
      if (name) return name;
    }
    return say("seat-number", { number: seat + 1 });
  }

  private value(kind: string | null, value: Json): FluentVariable {
    if (Array.isArray(value)) {
      const parts = value.map((item) => String(this.value(kind?.replace("*", "") ?? null, item)));
      return parts.length ? join(parts) : say("none");
    }
    if (value === null || typeof value === "boolean" || typeof value === "object") {
      return String(value);
    }
    if (kind === "seat") return this.seat(Number(value));
    if (kind && typeof value === "string") return this.name(kind, value);
    return value;
  }

  private named(params: readonly ParamForm[], args: Dict): Data {
    const data: Data = {};
    for (const [name, kind] of params) {
      if (name in args) {
        data[name] = this.value(kind, args[name] ?? null);
        data[`${name}_id`] = String(args[name] ?? "");
      }
    }
    return data;
  }

  private guessed(args: Dict): Data {
    const data: Data = {};
    for (const [name, value] of Object.entries(args)) {
      data[name] = this.guess(name, value);
      data[`${name}_id`] = typeof value === "number" ? value : String(value);
    }
    return data;
  }

  private guess(field: string, value: Json): FluentVariable {
    if (Array.isArray(value)) return join(value.map((item) => String(this.guess(field, item))));
    const last = field.split("_").pop() ?? field;
    if (typeof value === "number" && (last === "seat" || last === "seats")) return this.seat(value);
    if (typeof value !== "string") return typeof value === "number" ? value : String(value);
    for (const kind of [field, last]) {
      const name = format(`${this.forms.slug}-${kind}-${value}`, {});
      if (name) return name;
    }
    return value;
  }

  label(choice: Pick<Choice, "verb" | "args">): string {
    const data = this.named(this.forms.verbs[choice.verb] ?? [], choice.args);
    return format(`${this.forms.slug}-do-${choice.verb}`, data) ?? say(`do-${choice.verb}`, data);
  }

  event(event: Dict & { kind: string }): string {
    const form = this.forms.events[event.kind];
    const params = form ? [...form.params, ...form.secret] : [];
    const data = this.named(params, event);
    const key = `${this.forms.slug}-event-${event.kind}`;
    if (form?.secret.length && form.secret.every(([name]) => name in event)) {
      const secret = format(key, data, "secret");
      if (secret) return secret;
    }
    return say(key, data);
  }

  prompt(decision: Decision): string {
    return say(`${this.forms.slug}-ask-${decision.kind}`, this.guessed(decision.context));
  }

  refusal(refusal: Refusal): string {
    return format(refusal.key, this.guessed(refusal.data)) ?? refusal.text ?? refusal.key;
  }
}
