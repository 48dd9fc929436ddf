// The languages of the page, and the one that somebody wants.

import { stored } from "./storage";

export const LANGUAGES = ["en", "pl", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How dates are written: as the browser wants it, if it wants that language, for English is not written alike
 * everywhere. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}

/** The one chosen before, or the first that the browser asks for and we speak. */
export function preferred(): Language {
  const wanted = [stored("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language) ?? "en";
}
