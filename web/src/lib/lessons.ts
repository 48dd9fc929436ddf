// First lessons: which there are, and where somebody stands in them. The server keeps nothing of it.

import { get, post } from "./api";
import type { Action, Choice, Dict, Picture, Refusal } from "./types";

export interface LessonInfo {
  game: string;
  minutes: number;
  /** The ids of the steps of each scene. */
  scenes: string[][];
  /** The game that follows. */
  free: { seats: number; options: Dict; bot: string };
}

/** A place in a lesson: the scene, and what was answered in it. */
export interface Place {
  scene: number;
  played: string[];
}

export interface Moment extends Place {
  scenes: number;
  number: number;
  of: number;
  /** Null when the scene is over. */
  step: string | null;
  rule: string;
  point: string[];
  /** An action that the step wants; null where there is only something to read. */
  answer: Choice | null;
  seat: number;
  picture: Picture;
  events: (Dict & { kind: string })[];
  fresh: number;
}

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
export const why = (slug: string, place: Place, action: Action): Promise<{ refusal: Refusal | null; preview: Dict | null }> =>
  post(`/api/lessons/${slug}/why`, { ...here(place), action });

// Where somebody stopped is kept in the browser, so that a lesson can be gone on with.
const name = (slug: string): string => `lesson-${slug}`;

export function remember(slug: string, place: Place | "done"): void {
  localStorage.setItem(name(slug), JSON.stringify(place === "done" ? place : here(place)));
}

export function recall(slug: string): Place | "done" | null {
  try {
    return JSON.parse(localStorage.getItem(name(slug)) ?? "null") as Place | "done" | null;
  } catch {
    return null;
  }
}
