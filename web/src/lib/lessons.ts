// First lessons: which there are, and where somebody stands in them. The server keeps nothing of it.

import { get, post } from "./api";
import { store, stored } from "./storage";
import type { Action, LessonInfo, Moment, Place as AskedPlace, WhyNot } from "./types";

/** A place in a lesson: the scene, and what was answered in it. */
export type Place = Required<AskedPlace>;

let listed: Promise<LessonInfo[]> | null = null;

/** Asked for once; what failed is asked for again. */
export function allLessons(): Promise<LessonInfo[]> {
  listed ??= get<LessonInfo[]>("/api/lessons").catch((reason: unknown) => {
    listed = null;
    throw reason;
  });
  return listed;
}

const here = ({ scene, played }: Place): Place => ({ scene, played });
export const stand = (slug: string, place: Place): Promise<Moment> => post(`/api/lessons/${slug}`, here(place));
export const act = (slug: string, place: Place, action: Action): Promise<Moment> =>
  post(`/api/lessons/${slug}/act`, { ...here(place), action });
export const why = (slug: string, place: Place, action: Action): Promise<WhyNot> =>
  post(`/api/lessons/${slug}/why`, { ...here(place), action });

// Where somebody stopped is kept in the browser, so that a lesson can be gone on with.
const name = (slug: string): string => `lesson-${slug}`;

export function remember(slug: string, place: Place | "done"): void {
  store(name(slug), JSON.stringify(place === "done" ? place : here(place)));
}

export function recall(slug: string): Place | "done" | null {
  try {
    return JSON.parse(stored(name(slug)) ?? "null") as Place | "done" | null;
  } catch {
    return null;
  }
}
