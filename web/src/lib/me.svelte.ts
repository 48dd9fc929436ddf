// Who is using the page.

import { get, post, put, Refused } from "./api";
import type { GameForms, GameSummary, NewGuest, Person, Wishes } from "./types";
import type { Language } from "./languages";
import { say } from "./words.svelte";

const known = $state<{ person: Person | null; asked: boolean }>({ person: null, asked: false });

export function me(): Person | null {
  return known.person;
}

/** Whether the server has said who is here: before, nobody must be taken for a newcomer. */
export function asked(): boolean {
  return known.asked;
}

export function setMe(person: Person | null): void {
  known.person = person;
  known.asked = true;
}

async function whoAmI(): Promise<Person | null> {
  try {
    return await get<Person>("/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** Ask the server who is here. */
export async function recall(): Promise<void> {
  setMe(await whoAmI());
}

/** The same, but while the server does not answer nobody knows: it is asked again when it matters. */
export async function findMe(): Promise<void> {
  await recall().catch(() => {});
}

/** Tells the server the language in which to send notices. If it does not listen, it is told anew
 * when the page is opened again. */
export function keepLanguage(language: Language): void {
  if (!known.person || known.person.language === language) return;
  put<Person, Wishes>("/api/me", { language }).then(setMe, () => null);
}

function anyNickname(): string {
  const names = say("page-nicknames").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** What somebody new will be called; it can be changed before and after coming in. */
export const nickname = $state({ text: "" });

/** Thinks of a name for a newcomer, as soon as the page can speak. */
export function nameNewcomer(): void {
  nickname.text ||= anyNickname();
}

/** Nobody needs an account to play: who is not known yet comes in as a guest. */
export async function ensureMe(): Promise<Person> {
  if (!known.asked) await recall();
  if (known.person) return known.person;
  const name = nickname.text.trim() || anyNickname();
  const person = await post<Person, NewGuest>("/api/guest", { name });
  setMe(person);
  return person;
}

let games: Promise<GameSummary[]> | null = null;
const forms = new Map<string, Promise<GameForms>>();

/** Asked for once; what failed is asked for again. */
export function allGames(): Promise<GameSummary[]> {
  games ??= get<GameSummary[]>("/api/games").catch((reason: unknown) => {
    games = null;
    throw reason;
  });
  return games;
}

export function gameForms(slug: string): Promise<GameForms> {
  let found = forms.get(slug);
  if (!found) {
    found = get<GameForms>(`/api/games/${slug}`).catch((reason: unknown) => {
      forms.delete(slug);
      throw reason;
    });
    forms.set(slug, found);
  }
  return found;
}
