// One table's WebSocket: it keeps the newest picture, and comes back by itself when it breaks.

import { nextPicture } from "./changes";
import { replyTo } from "./dicebox";
import { pauseBefore } from "./reconnect";
import { settings } from "./settings.svelte";
import type {
  AckFrame,
  Action,
  ChatMessage,
  LoggedEvent,
  PageMessage,
  Picture,
  Preview,
  Refusal,
  ServerFrame,
  TableInfo,
  VoteFrame,
  Warning,
} from "./types";

type Kind = PageMessage["t"];
/** What is sent with a kind of message, besides its name. */
type Body<T extends Kind> = Omit<Extract<PageMessage, { t: T }>, "t" | "id">;
type Answer = { refusal: Refusal | null; told: AckFrame | null };
/** What one move brought, as long as it has not been shown. */
type Step = { news: LoggedEvent[]; picture: Picture };
type Waiting = { done: (told: AckFrame) => void; refused: (refusal: Refusal) => void };

/** In milliseconds: how long one pauses before what was written is kept. */
const NOTE_DELAY = 600;

export class TableSocket {
  table = $state<TableInfo | null>(null);
  picture = $state.raw<Picture | null>(null);
  events = $state.raw<LoggedEvent[]>([]);
  fresh = $state.raw<LoggedEvent[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  note = $state("");
  /** What is being written and has not been said yet: it is there again when the chat is. */
  draft = $state("");
  connected = $state(false);
  lost = $state<"" | "forbidden" | "missing">("");
  broken = $state<Refusal | null>(null);
  votes = $state<Record<number, number[]>>({});
  /** Nothing new is shown by itself. */
  paused = $state(false);
  /** How many steps have come and are not shown yet. */
  behind = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private news: LoggedEvent[] = [];
  private newest: Picture | null = null;
  /** The last picture that has come, whether it is shown yet or not: the next one is told by what is
   * different in it. */
  private last: Picture | null = null;
  private frame = 0;
  private steps: Step[] = [];
  private timer = 0;
  private count = 0;
  private closed = false;
  private tries = 0;
  private greeted = false;
  /** A number for the dice is on its way. */
  private adding = false;
  /** This page has not committed to any. */
  private unsealed = true;
  /** The last that was told of the table. */
  private told: TableInfo | null = null;
  /** The notepad has something that the server has not. */
  private written = false;
  private noting = 0;

  constructor(
    private readonly id: string,
    private readonly key = "",
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `?changes=1${this.key ? `&key=${encodeURIComponent(this.key)}` : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.votes = {};
      this.greeted = false;
      this.tries = 0;
      this.last = null;
    };
    socket.onmessage = (frame) => {
      for (const message of JSON.parse(frame.data as string) as ServerFrame[]) this.receive(message);
    };
    socket.onclose = (event) => {
      this.connected = false;
      for (const waiting of this.waiting.values()) {
        waiting.refused({ key: "page-connection-lost", rule: null, data: {} });
      }
      this.waiting.clear();
      if (event.code === 4403) this.lost = "forbidden";
      else if (event.code === 4404) this.lost = "missing";
      else if (!this.closed) {
        this.tries += 1;
        setTimeout(() => !this.closed && this.open(), pauseBefore(this.tries, event.code));
      }
    };
  }

  private receive(message: ServerFrame): void {
    switch (message.t) {
      case "table":
        this.table = this.told = message;
        void this.addNumber(message);
        break;
      case "state":
        this.look(message);
        break;
      case "change": {
        const picture = nextPicture(this.last, message);
        if (picture) this.look(picture);
        else if (this.last) {
          // Something was missed: all that comes before the whole picture is of no use.
          this.last = null;
          void this.send("look", {});
        }
        break;
      }
      case "events":
        this.news.push(...message.events);
        if (!this.follows()) this.showSoon();
        break;
      case "undone":
        this.forget();
        this.news = [];
        this.events = [];
        this.fresh = [];
        break;
      case "chat":
        // The first that a connection brings is all that was said; their numbers are its own.
        this.chat = this.greeted ? [...this.chat, ...message.messages] : message.messages;
        this.greeted = true;
        break;
      case "note":
        // What was written while nobody listened is kept now.
        if (this.written) void this.keepNote();
        else this.note = message.text;
        break;
      case "vote":
        this.hearVotes(message);
        break;
      case "ack":
        // Whoever acts is shown what came of it at once.
        this.catchUp();
        this.settle(message.id, (waiting) => waiting.done(message));
        break;
      case "refused":
        // An answer to no question: this table cannot be played any more.
        if (message.id === null) this.broken = message.error;
        this.settle(message.id, (waiting) => waiting.refused(message.error));
        break;
      case "stale":
        this.settle(message.id, (waiting) =>
          waiting.refused({ key: "page-stale", rule: null, data: {} }),
        );
        break;
    }
  }

  /** The page adds its number to the dice by itself. */
  private async addNumber(table: TableInfo): Promise<void> {
    if (this.adding) return;
    const reply = replyTo(table, this.unsealed);
    if (!reply) return;
    this.adding = true;
    if (reply.t === "dice_commit") {
      this.unsealed = false;
      await this.send(reply.t, { commitment: reply.commitment });
    } else {
      await this.send(reply.t, { number: reply.number, draw: reply.draw });
    }
    this.adding = false;
    // What has been told meanwhile.
    if (this.told !== table && this.told && this.connected) void this.addNumber(this.told);
  }

  private look(picture: Picture): void {
    this.last = picture;
    this.newest = picture;
    if (this.follows()) this.queue();
    else this.showSoon();
  }

  /** Bots are quick: what comes within one frame of the screen is shown as one. The first sight of a table
   * waits for nothing. */
  private showSoon(): void {
    if (document.hidden || !this.picture) this.show();
    else this.frame ||= requestAnimationFrame(() => this.show());
  }

  private show(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.news.length) {
      // A list that begins anew is the whole log: nothing in it has happened just now.
      const anew = this.news.findLastIndex((entry) => entry.i === 1);
      this.events = (anew < 0 ? [...this.events, ...this.news] : this.news.slice(anew)).slice(-1000);
      this.fresh = anew < 0 ? this.news : [];
      this.news = [];
    }
    if (this.newest) {
      this.picture = this.newest;
      this.newest = null;
    }
  }

  /** Whether moves are shown one by one, at the pace that the person wants. */
  private follows(): boolean {
    const anew = this.news[0]?.i === 1 || !this.picture;
    return !anew && !document.hidden && (this.paused || settings.pace > 0 || this.steps.length > 0);
  }

  private queue(): void {
    if (!this.newest) return;
    const last = this.steps.at(-1);
    // A picture without events belongs to what was before it: there is nothing to follow in it.
    if (last && !this.news.length) last.picture = this.newest;
    else this.steps.push({ news: this.news, picture: this.newest });
    this.news = [];
    this.newest = null;
    this.behind = this.steps.length;
    this.goOn(0);
  }

  private goOn(delay: number): void {
    if (this.timer || this.paused || !this.steps.length) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.step();
      this.goOn(settings.pace);
    }, delay);
  }

  /** Show the next step. */
  step(): void {
    const next = this.steps.shift();
    this.behind = this.steps.length;
    if (!next) return;
    const { news, newest } = this;
    this.news = next.news;
    this.newest = next.picture;
    this.show();
    this.news = news;
    this.newest = newest;
  }

  /** Show all that has come. */
  catchUp(): void {
    const last = this.steps.at(-1);
    if (last) {
      this.news = [...this.steps.flatMap((step) => step.news), ...this.news];
      this.newest ??= last.picture;
    }
    this.forget();
    this.show();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.steps = [];
    this.behind = 0;
  }

  /** Stand still, or go on from there. */
  pause(paused: boolean): void {
    this.paused = paused;
    clearTimeout(this.timer);
    this.timer = 0;
    this.goOn(0);
  }

  private hearVotes(vote: VoteFrame): void {
    const { [vote.replace]: _, ...others } = this.votes;
    this.votes = vote.over ? others : { ...others, [vote.replace]: vote.votes };
  }

  private settle(id: string | null, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(String(id));
    if (waiting) {
      this.waiting.delete(String(id));
      how(waiting);
    }
  }

  /** Send a message and wait for its answer, with whatever it tells. */
  ask<T extends Kind>(t: T, body: Body<T>): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      const refusal = { key: "page-connection-lost", rule: null, data: {} };
      return Promise.resolve({ refusal, told: null });
    }
    this.count += 1;
    const id = `m${this.count}`;
    return new Promise((resolve) => {
      this.waiting.set(id, {
        done: (told) => resolve({ refusal: null, told }),
        refused: (refusal) => resolve({ refusal, told: null }),
      });
      this.socket?.send(JSON.stringify({ t, id, ...body }));
    });
  }

  /** Send a message; null when it was accepted, otherwise why it was not. */
  async send<T extends Kind>(t: T, body: Body<T>): Promise<Refusal | null> {
    return (await this.ask(t, body)).refusal;
  }

  /** Ask about an action without playing it: why not, or what to think of before. */
  async why(action: Action): Promise<{ refusal: Refusal | null; preview: Preview | null; warnings: Warning[] }> {
    const { refusal, told } = await this.ask("why", { action });
    return { refusal, preview: told?.preview ?? null, warnings: told?.preview?.warnings ?? [] };
  }

  act(action: Action): Promise<Refusal | null> {
    const token = this.picture?.decision?.token ?? "";
    return this.send("act", { token, action });
  }

  /** Write into the notepad; it is kept when one pauses. */
  write(text: string): void {
    this.note = text;
    this.written = true;
    clearTimeout(this.noting);
    this.noting = window.setTimeout(() => this.keepNote(), NOTE_DELAY);
  }

  private async keepNote(): Promise<void> {
    const text = this.note;
    const refusal = await this.send("note", { text });
    if (!refusal && this.note === text) this.written = false;
  }

  close(): void {
    this.closed = true;
    this.forget();
    this.socket?.close();
  }
}
