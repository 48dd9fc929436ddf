// Translations: the same Fluent files as the server and the terminal use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import WORDS from "virtual:words";

import type {
  Alias,
  Aliases,
  Choice,
  Decision,
  Dict,
  GameForms,
  Json,
  ParamForm,
  Refusal,
  Statement,
  StatementParamForm,
  Warning,
} from "./types";

import { FUNCTIONS } from "./headings";
import { type Language, LANGUAGES, preferred } from "./languages";
import { store } from "./storage";
import { parts as kindAndId } from "./whynot";

/** The messages that have come over the wire, by language and part: "" is every page, a slug a game. */
const bundles = new SvelteMap<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();
/** What is spoken of on this page. */
const needed = new Set([""]);
const SLUGS = Object.keys(WORDS.en).filter(Boolean);

function fetchWords(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const before = asked.get(key);
  if (before) return before;
  const coming = (WORDS[language][part]?.() ?? Promise.resolve({ default: "" })).then(
    ({ default: text }) => {
      const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
      bundle.addResource(new FluentResource(text));
      bundles.set(key, bundle);
    },
    (error: unknown) => {
      asked.delete(key); // the next one who needs them tries again
      throw error;
    },
  );
  asked.set(key, coming);
  return coming;
}

/** Resolves when the page can speak of a game. */
export function wordsFor(slug: string): Promise<void> {
  needed.add(slug);
  return fetchWords(chosen.language, slug);
}

const chosen = $state({ language: preferred() });

export function language(): Language {
  return chosen.language;
}

/** Changes to a language as soon as its words are there. */
export async function speak(language: Language): Promise<void> {
  store("lang", language);
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  await Promise.all([...needed].map((part) => fetchWords(language, part)));
  chosen.language = language;
  document.documentElement.lang = language;
}

type Data = Record<string, FluentVariable>;
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** The game that a message is about. */
function gameOf(key: string): string | undefined {
  const about = key.replace(/^(illegal|bad-input|warning)-/, "");
  return SLUGS.find((slug) => about.startsWith(`${slug}-`));
}

/** A message and what can say it; the words of a game that nobody has asked for yet are sent for. */
function find(key: string): [FluentBundle, Message] | null {
  for (const part of needed) {
    const bundle = bundles.get(`${chosen.language}/${part}`);
    const message = bundle?.getMessage(key);
    if (bundle && message) return [bundle, message];
  }
  const slug = gameOf(key);
  if (slug && !needed.has(slug)) {
    void wordsFor(slug).catch(() => undefined);
    bundles.get(`${chosen.language}/${slug}`); // whoever says this hears of it when they are there
  }
  return null;
}

/** Whether the words of a message are still on their way. */
function coming(key: string): boolean {
  const slug = gameOf(key);
  return slug !== undefined && !bundles.has(`${chosen.language}/${slug}`);
}

function format(key: string, data: Data, attribute = ""): string | null {
  const found = find(key);
  if (!found) return null;
  const [bundle, message] = found;
  const pattern = attribute ? message.attributes[attribute] : message.value;
  return pattern ? bundle.formatPattern(pattern, data, []) : null;
}

/** A message by its key; nothing while its words are on their way. */
export function say(key: string, data: Data = {}): string {
  return format(key, data) ?? (coming(key) ? "" : key);
}

/** Whether there is such a message. */
export function known(key: string): boolean {
  return find(key) !== null;
}

/** A part of a message, such as the `.text` of a card; nothing where there is none. */
export function sayPart(key: string, part: string, data: Data = {}): string {
  return format(key, data, part) ?? "";
}

// Making one takes longer than a hundred sentences.
const lists = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.ListFormat(language, { type: "conjunction" })]),
) as Record<Language, Intl.ListFormat>;

/** Parts as a list within a sentence. */
export function join(parts: string[]): string {
  return lists[chosen.language].format(parts);
}

/** A list of names within a sentence; equal ones side by side are said once, with their number. */
function joinNames(names: string[]): string {
  if (!names.length) return say("none");
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return join(runs.map(({ name, count }) => (count > 1 ? say("repeated-name", { count, name }) : name)));
}

/** What a message is given for a value as it is: as the server's translator does it. */
function plain(value: Json): FluentVariable {
  if (Array.isArray(value)) return value.length ? join(value.map((item) => String(plain(item)))) : say("none");
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null ? "none" : String(value);
}

/** How many of what a number counts make one. */
function scaleOf(param: ParamForm | StatementParamForm): number {
  const last = param.at(-1);
  return typeof last === "object" && last !== null && "scale" in last ? last.scale : 1;
}

/** A number that counts parts of a unit, as the decimal that it is; of a list each of them. */
function scaled(value: Json, scale: number): Json {
  if (Array.isArray(value)) return value.map((item) => scaled(item, scale));
  return typeof value === "number" ? value / scale : value;
}

// The kinds of names that a seat may go by, and the fields that hold the number of a seat.
const SEAT_KINDS = ["seat", "house", "colour", "army"];
const SEAT_FIELDS = ["seat", "seats", "player", "attacker", "defender", "other", "winner", "holder"];

/** Speaks about one game: names, actions, events, questions and refusals. */
export class Speaker {
  /** The kinds of names that the game's actions and events speak of. */
  readonly kinds: readonly string[];

  constructor(
    readonly forms: GameForms,
    readonly seatNames: readonly string[],
    /** What ids stand for that mean something only at this table. */
    private readonly aliases: Aliases = {},
  ) {
    const kinds = new Set<string>();
    const events = Object.values(forms.events).flatMap((form) => [...form.params, ...form.secret]);
    for (const [, kind] of [...Object.values(forms.verbs).flat(), ...events]) {
      if (kind && !kind.startsWith("seat")) kinds.add(kind.replace("*", ""));
    }
    this.kinds = [...kinds];
  }

  name(kind: string, id: string): string {
    return this.named(kind, id) ?? this.meant(kind, id)[1];
  }

  /** The kind and the id that an id stands for at this table, and which of several alike it is. */
  private meant(kind: string, id: string): Alias {
    return this.aliases[kind]?.[id] ?? [kind, id, 0];
  }

  /** Names that were said before: a board says the same ones with every picture. */
  private readonly said = new Map<string, string | null>();

  /** The name of a thing, if it has one. */
  private named(kind: string, id: string): string | null {
    const key = `${chosen.language} ${kind} ${id}`;
    const before = this.said.get(key);
    if (before !== undefined) return before;
    const name = this.spell(kind, id);
    // Words that are still on their way may name it yet.
    if (name !== null || bundles.has(`${chosen.language}/${this.forms.slug}`)) this.said.set(key, name);
    return name;
  }

  private spell(kind: string, id: string): string | null {
    const [meantKind, meantId, number, of = []] = this.meant(kind, id);
    const parts = of.map((thing) => this.name(...kindAndId(thing)));
    const name = format(`${this.forms.slug}-${meantKind}-${meantId}`, parts.length ? { of: join(parts) } : {});
    return name && number ? say("numbered-name", { name, number }) : name;
  }

  /** What is printed on a thing; nothing if nothing is. */
  textOf(kind: string, id: string): string {
    const [meantKind, meantId] = this.meant(kind, id);
    const own = sayPart(`${this.forms.slug}-${meantKind}-${meantId}`, "text");
    if (own) return own;
    // Copies of a card share their words: `stark_robb_2` has those of `robb`.
    const words = [meantId, ...meantId.split("_")].map((word) => `${this.forms.slug}-${meantKind}_text-${word}`);
    const found = words.find(known);
    return found ? say(found) : "";
  }

  /** What a seat has its colour and sign from: its house or colour, or the faction of its army. */
  figure(seat: number): string {
    return this.meant("seat", this.seatNames[seat] ?? "")[1];
  }

  seat(seat: number): string {
    const id = this.seatNames[seat];
    for (const kind of SEAT_KINDS) {
      const name = id ? this.named(kind, id) : null;
      if (name) return name;
    }
    return say("seat-number", { number: seat + 1 });
  }

  private value(kind: string | null, value: Json): FluentVariable {
    if (Array.isArray(value)) {
      if (kind === null) return plain(value);
      return joinNames(value.map((item) => String(this.value(kind.replace("*", ""), item))));
    }
    if (kind === null || value === null || typeof value === "object") return plain(value);
    if (kind.startsWith("seat")) return this.seat(Number(value));
    return typeof value === "string" ? this.name(kind.replace("*", ""), value) : plain(value);
  }

  /** The id of what an id stands for: grammar goes by that. */
  private id(kind: string | null, value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.id(kind, item));
    return kind !== null && typeof value === "string" ? this.meant(kind.replace("*", ""), value)[1] : value;
  }

  private data(params: readonly (ParamForm | StatementParamForm)[], args: Dict): Data {
    const data: Data = {};
    for (const param of params) {
      const [name, kind] = param;
      if (name in args) {
        const value = scaled(args[name] ?? null, scaleOf(param));
        data[name] = this.value(kind, value);
        data[`${name}_id`] = plain(this.id(kind, value));
      }
    }
    return data;
  }

  private guessed(args: Dict): Data {
    const data: Data = {};
    for (const [name, value] of Object.entries(args)) {
      data[name] = this.guess(name, value);
      data[`${name}_id`] = plain(this.id(this.kindOf(name, Array.isArray(value) ? value[0] : value), value));
    }
    return data;
  }

  /** The kind of an id, going by the field it stands in; null if it is of none. */
  private kindOf(field: string, value: Json | undefined): string | null {
    if (typeof value !== "string") return null;
    const last = field.split("_").pop() ?? field;
    return [field, last, ...this.kinds].find((kind) => this.named(kind, value) !== null) ?? null;
  }

  /** What is printed on a thing, going by the field it stands in; nothing if nothing is. */
  printed(field: string, value: Json): string {
    if (typeof value !== "string") return "";
    const last = field.split("_").pop() ?? field;
    for (const kind of [field, last, ...this.kinds]) {
      const [meantKind, meantId] = this.meant(kind, value);
      const text = sayPart(`${this.forms.slug}-${meantKind}-${meantId}`, "text");
      if (text) return text;
    }
    return "";
  }

  /** The name of a value, going by the field it stands in; the value itself if it has none. */
  guess(field: string, value: Json): FluentVariable {
    if (Array.isArray(value)) {
      const parts = value.map((item) => String(this.guess(field, item)));
      return typeof value[0] === "number" ? join(parts) : joinNames(parts);
    }
    const last = field.split("_").pop() ?? field;
    if (typeof value === "number" && SEAT_FIELDS.includes(last)) {
      return value >= 0 ? this.seat(value) : "none";
    }
    if (typeof value !== "string") return plain(value);
    const kind = this.kindOf(field, value);
    return kind === null ? value : this.name(kind, value);
  }

  label(choice: Pick<Choice, "verb" | "args">): string {
    const data = this.data(this.forms.verbs[choice.verb] ?? [], choice.args);
    return format(`${this.forms.slug}-do-${choice.verb}`, data) ?? say(`do-${choice.verb}`, data);
  }

  /** What all actions of a kind have in common. */
  group(verb: string): string {
    const params = this.forms.verbs[verb] ?? [];
    const args = Object.fromEntries(params.map(([name]) => [name, "…"]));
    return format(`${this.forms.slug}-do-${verb}`, {}, "group") ?? this.label({ verb, args });
  }

  /** What an action without arguments is called. */
  verb(verb: string): string {
    return this.label({ verb, args: {} });
  }

  statement(statement: Statement): string {
    const data = this.data(this.forms.statements[statement.verb] ?? [], statement.args);
    return say(`${this.forms.slug}-say-${statement.verb}`, data);
  }

  /** A statement with its arguments left open. */
  openStatement(verb: string): string {
    const params = this.forms.statements[verb] ?? [];
    const data = params.flatMap(([name]) => [name, `${name}_id`].map((field) => [field, "…"]));
    return say(`${this.forms.slug}-say-${verb}`, Object.fromEntries(data)).replace(/…\.$/, "…");
  }

  /** What an argument of a statement is called. */
  argument(name: string): string {
    return say(`${this.forms.slug}-param-${name}`);
  }

  /** An event; whoever knows its secret part is told that, and in a replay everybody. */
  event(event: Dict & { kind: string }, both = false): string {
    const form = this.forms.events[event.kind];
    const data = this.data(form ? [...form.params, ...form.secret] : [], event);
    const key = `${this.forms.slug}-event-${event.kind}`;
    const pairs = format(key, { ...data, pairs: this.pairs(form?.params ?? [], event) }, "pairs");
    if (pairs) return pairs;
    const knows = form?.secret.length && form.secret.every(([name]) => name in event);
    const secret = knows ? format(key, data, "secret") : null;
    if (!both || !secret) return secret ?? say(key, data);
    // The secret words speak to whoever knows the secret; here it is only named.
    const names = (form?.secret ?? []).map(([name]) => String(data[name]));
    return `${say(key, data)} (${names.join(", ")})`;
  }

  /** Two lists that belong together, such as the houses and their bids, read side by side. */
  private pairs(params: readonly ParamForm[], event: Dict): string {
    const [first, second] = params.filter(([name]) => Array.isArray(event[name]));
    if (!first || !second) return "";
    const [left, right] = [event[first[0]] as Json[], event[second[0]] as Json[]];
    const one = (param: ParamForm, item: Json): string =>
      String(this.value(param[1]?.replace("*", "") ?? null, scaled(item, scaleOf(param))));
    const between = second[1] ? " – " : " "; // a number needs nothing between
    return join(left.map((item, i) => `${one(first, item)}${between}${one(second, right[i] ?? null)}`));
  }

  prompt(decision: Decision): string {
    return say(`${this.forms.slug}-ask-${decision.kind}`, this.guessed(decision.context));
  }

  /** What somebody who has answered is told while others think, and what taking the answer back is called. */
  waiting(decision: Decision, names: string): string {
    return format(`${this.forms.slug}-wait-${decision.kind}`, { ...this.guessed(decision.context), names }) ?? say("page-answered");
  }

  takingBack(decision: Decision): string {
    return format(`${this.forms.slug}-back-${decision.kind}`, this.guessed(decision.context)) ?? say("do-take_back");
  }

  warning(warning: Warning): string {
    return format(`warning-${warning.key}`, this.guessed(warning.data)) ?? warning.key;
  }

  refusal(refusal: Refusal): string {
    const data = { ...this.guessed(refusal.data), ...this.reasons(refusal.data) };
    return format(refusal.key, data) ?? refusal.text ?? refusal.key;
  }

  /** The refusals of which another one consists, each on a line with its rule. */
  private reasons({ reasons }: Dict): Data {
    if (!Array.isArray(reasons)) return {};
    const found = reasons as unknown as Refusal[];
    const told = found.map((one) => `${one.rule}  ${this.refusal({ ...one, key: `illegal-${one.key}` })}`);
    return { reasons: told.join("\n") };
  }
}
