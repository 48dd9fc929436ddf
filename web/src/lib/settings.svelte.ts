// Settings of this browser: theme, sound, notifications, animation, and what is done without asking.

import { store, stored } from "./storage";

type Settings = {
  theme: "dark" | "light";
  sound: boolean;
  /** Of sounds, from 0 to 1. */
  volume: number;
  notify: boolean;
  calm: boolean;
  ask: boolean;
  /** The panel lists every choice, also where the board has buttons for all of them. */
  list: boolean;
  /** Milliseconds between the moves that are shown; 0: as they come. */
  pace: number;
};

const START: Settings = {
  theme: matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
  // A phone is often where others are.
  sound: !matchMedia("(pointer: coarse)").matches,
  volume: 0.5,
  notify: false,
  calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  ask: false,
  list: false,
  pace: 0,
};

function load(): Settings {
  try {
    return { ...START, ...(JSON.parse(stored("settings") ?? "{}") as object) };
  } catch {
    return START;
  }
}

export const settings = $state<Settings>(load());

/** Called whenever a setting changes. */
export function keepSettings(): void {
  store("settings", JSON.stringify(settings));
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.calm = String(settings.calm);
}
