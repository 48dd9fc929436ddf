// Who is using the page.

import { get, post, put, Refused } from "./api";
import type { GameForms, GameSummary, Person } from "./types";

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

export async function findMe(): Promise<void> {
  try {
    setMe(await get<Person>("/api/me"));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    setMe(null);
  }
}

/** Tells the server the language in which to send notices. If it does not listen, it is told anew
 * when the page is opened again. */
export function keepLanguage(language: string): void {
  if (!known.person || known.person.language === language) return;
  put<Person>("/api/me", { language }).then(setMe, () => null);
}

const FIRST = ["Hedge", "Sworn", "Wandering", "Quiet", "Bold", "Old", "Young", "Grey", "Lucky"];
const SECOND = ["Knight", "Maester", "Squire", "Singer", "Ranger", "Steward", "Raven", "Smith"];

function anyNickname(): string {
  const pick = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";
  return `${pick(FIRST)} ${pick(SECOND)}`;
}

/** What somebody new will be called; it can be changed before and after coming in. */
export const nickname = $state({ text: anyNickname() });

/** Nobody needs an account to play: who is not known yet comes in as a guest. */
export async function ensureMe(): Promise<Person> {
  if (!known.asked) await findMe();
  if (known.person) return known.person;
  const name = nickname.text.trim() || anyNickname();
  const person = await post<Person>("/api/guest", { name });
  setMe(person);
  return person;
}

let games: Promise<GameSummary[]> | null = null;
const forms = new Map<string, Promise<GameForms>>();

export function allGames(): Promise<GameSummary[]> {
  games ??= get<GameSummary[]>("/api/games");
  return games;
}

export function gameForms(slug: string): Promise<GameForms> {
  let found = forms.get(slug);
  if (!found) {
    found = get<GameForms>(`/api/games/${slug}`);
    forms.set(slug, found);
  }
  return found;
}
