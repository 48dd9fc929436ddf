// The workbench of the army builder: what is being built, and what the server says of it.

import { get, post, put, remove } from "../lib/api";
import { newCommitment } from "../lib/dicebox";
import { ensureMe, me, recall } from "../lib/me.svelte";
import { store, stored } from "../lib/storage";
import type { TableInfo } from "../lib/types";
import {
  draftOf,
  emptyDraft,
  textOf,
  USUAL_POINTS,
  withFaction,
  type Beginnings,
  type Card,
  type Catalogue,
  type Draft,
  type Kept,
  type Told,
} from "./model";

const PAUSE = 60; // between a change and the question what it means, in milliseconds
const MOST_STEPS = 100; // that can be undone

const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

export class Workbench {
  beginnings = $state.raw<Beginnings | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  draft = $state.raw<Draft>(emptyDraft("", USUAL_POINTS));
  /** What the server has last said, perhaps of the army as it was a moment ago. */
  told = $state.raw<Told | null>(null);
  private toldText = $state("");
  /** What the person calls it; nothing as long as it has the name that is proposed. */
  name = $state("");
  /** The ready-made army that it began as. */
  private model = $state("");
  /** The army that is kept under this name; null if it is a new one, or somebody else's. */
  kept = $state.raw<Kept | null>(null);
  /** As it was when it was last kept or opened. */
  private keptText = $state("");
  private keptName = $state("");
  private past = $state.raw<Draft[]>([]);
  error = $state.raw<unknown>(null);
  private timer = 0;

  constructor(readonly slug: string) {}

  readonly text = $derived(textOf(this.draft));
  /** Whether what was told is of the army as it is now. */
  readonly settled = $derived(this.toldText === this.text);
  readonly changed = $derived(this.text !== this.keptText || this.name !== this.keptName);
  readonly mayUndo = $derived(this.past.length > 0);
  private readonly cards = $derived(
    new Map(
      [
        ...(this.catalogue?.units ?? []),
        ...(this.catalogue?.attachments ?? []),
        ...(this.catalogue?.ncus ?? []),
      ].map((card) => [card.card, card]),
    ),
  );

  cardOf(id: string): Card | undefined {
    return this.cards.get(id);
  }

  nameOf(kind: string, id: string): string {
    return this.catalogue?.words[kind]?.[id]?.name ?? this.told?.words[kind]?.[id]?.name ?? id;
  }

  textOf(kind: string, id: string): string {
    return this.catalogue?.words[kind]?.[id]?.text ?? this.told?.words[kind]?.[id]?.text ?? "";
  }

  factionName(id: string): string {
    return this.beginnings?.factions.find(({ faction }) => faction === id)?.name ?? id;
  }

  /** What went wrong is shown until something goes right. */
  async attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await work();
      this.error = null;
      return answer;
    } catch (reason) {
      this.error = reason;
      return null;
    }
  }

  /** What the army is called if nobody calls it anything, in the language of the page. */
  get proposal(): string {
    const model = this.beginnings?.starters.find(({ id }) => id === this.model);
    // Of a ready-made army what it is called, without what it is.
    return model?.name.replace(/ \(.*\)$/, "") ?? `${this.factionName(this.draft.faction)} ${this.draft.limit}`;
  }

  // What can be built

  async begin(): Promise<void> {
    await this.attempt(async () => {
      this.beginnings = await get<Beginnings>(`/api/builder/${this.slug}`);
    });
  }

  /** Everything anew, in another language. */
  async translate(): Promise<void> {
    await this.begin();
    if (this.draft.faction) await Promise.all([this.stock(this.draft.faction), this.ask()]);
  }

  private async stock(faction: string): Promise<void> {
    await this.attempt(async () => {
      const found = await get<Catalogue>(`/api/builder/${this.slug}/${faction}`);
      if (this.draft.faction === faction) this.catalogue = found;
    });
  }

  // Changes

  change(draft: Draft): void {
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.put(draft);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.put(before);
  }

  private put(draft: Draft): void {
    const other = draft.faction !== this.draft.faction;
    this.draft = draft;
    this.remember();
    if (other) void this.stock(draft.faction);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    const text = this.text;
    const told = await this.attempt(() => post<Told>(`/api/builder/${this.slug}/check`, { text }));
    if (told && text === this.text) {
      this.told = told;
      this.toldText = text;
    }
  }

  /** Another faction: what both may have stays. */
  async turnTo(faction: string): Promise<void> {
    const next = await this.attempt(() => get<Catalogue>(`/api/builder/${this.slug}/${faction}`));
    if (!next) return;
    const may = new Set([...next.units, ...next.attachments, ...next.ncus].map((card) => card.card));
    this.change(withFaction(this.draft, faction, (card) => may.has(card)));
  }

  // Where armies come from

  /** Put an army on the bench that was told as text. */
  async read(text: string, name: string, kept: Kept | null = null, model = ""): Promise<boolean> {
    const told = await this.attempt(() => post<Told>(`/api/builder/${this.slug}/check`, { text }));
    if (!told) return false;
    this.take(told, name, kept, model);
    return true;
  }

  private take(told: Told, name: string, kept: Kept | null, model = ""): void {
    this.name = name;
    this.model = model;
    this.kept = kept;
    this.told = told;
    this.change(draftOf(told));
    this.toldText = this.text;
    this.keptText = kept ? this.text : "";
    this.keptName = kept ? name : "";
  }

  start(faction: string, limit: number): void {
    this.name = this.model = "";
    this.kept = null;
    this.keptText = this.keptName = "";
    this.change(emptyDraft(faction, limit));
  }

  async draw(): Promise<void> {
    const { faction, limit } = this.draft;
    const told = await this.attempt(() =>
      post<Told>(`/api/builder/${this.slug}/random`, { faction, points: limit }),
    );
    if (told) this.take(told, this.name, this.kept);
  }

  /** An army by its link; whoever opens somebody else's builds on a copy. */
  async open(id: string): Promise<Kept | null> {
    const found = await this.attempt(() => get<Kept>(`/api/armies/${this.slug}/${encodeURIComponent(id)}`));
    if (!found || !(await this.read(found.text, found.name, found.yours ? found : null))) return null;
    return found;
  }

  // Keeping

  /** Keep the army under its name; null if that failed. */
  async keep(name: string): Promise<Kept | null> {
    const text = this.text;
    const kept = await this.attempt(async () => {
      await ensureMe();
      const body = { name, text };
      return this.kept
        ? await put<Kept>(`/api/armies/${this.slug}/${this.kept.id}`, body)
        : await post<Kept>(`/api/armies/${this.slug}`, body);
    });
    if (!kept) return null;
    this.kept = kept;
    this.name = this.keptName = kept.name;
    this.keptText = text;
    this.remember();
    return kept;
  }

  /** The armies that the person keeps; nobody known keeps none. */
  async mine(): Promise<Kept[]> {
    return (await this.attempt(() => armiesOf(this.slug))) ?? [];
  }

  async forget(id: string): Promise<void> {
    await this.attempt(() => remove(`/api/armies/${this.slug}/${id}`));
    if (this.kept?.id === id) {
      this.kept = null;
      this.keptText = this.keptName = "";
    }
  }

  // Playing

  /** A table where the army meets another one of as many points, led by a bot; its id. */
  async play(): Promise<string | null> {
    const table = await this.attempt(async () => {
      await ensureMe();
      const { faction, limit } = this.draft;
      return post<TableInfo>("/api/tables", {
        game: this.slug,
        seats: 2,
        options: { armies: [this.told?.line ?? "", await this.opponent(faction, limit)], points: limit, terrain: "ready" },
        public: false,
        bots: { 1: "greedy" },
        dice: newCommitment(),
        start: true,
      });
    });
    return table?.id ?? null;
  }

  /** A ready-made army of another faction, or one that is drawn. */
  private async opponent(faction: string, limit: number): Promise<string> {
    const others = this.beginnings?.starters.filter((army) => army.limit === limit && army.faction !== faction) ?? [];
    const ready = any(others);
    if (ready) return ready.id;
    const factions = this.beginnings?.factions.filter((one) => one.ready && one.faction !== faction) ?? [];
    const drawn = { faction: any(factions)?.faction ?? faction, points: limit };
    return (await post<Told>(`/api/builder/${this.slug}/random`, drawn)).line;
  }

  // What is on the bench survives a reload

  private get place(): string {
    return `army-${this.slug}`;
  }

  private remember(): void {
    const { text, name, kept, model } = this;
    store(this.place, JSON.stringify({ text, name, model, kept: kept?.id ?? "" }));
  }

  rename(name: string): void {
    this.name = name;
    this.remember();
  }

  /** What was built here last, if anything was. */
  async recall(): Promise<boolean> {
    try {
      const { text, name, kept, model } = JSON.parse(stored(this.place) ?? "") as Record<string, string>;
      if (kept) {
        const mine = (await this.mine()).find((army) => army.id === kept);
        if (mine) {
          const same = await this.read(text ?? "", name ?? "", mine);
          if (same) this.keptText = mine.text === this.told?.text ? this.text : "";
          return same;
        }
      }
      if (await this.read(text ?? "", name ?? "", null, model)) return true;
    } catch {
      // Nothing was built here, or it is not to be had any more.
    }
    this.error = null;
    return false;
  }
}

/** The armies that the person keeps for a game; nobody known keeps none. */
export async function armiesOf(slug: string): Promise<Kept[]> {
  if (!me()) await recall();
  return me() ? await get<Kept[]>(`/api/armies/${slug}`) : [];
}
