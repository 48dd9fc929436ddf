// The languages of the page, and the one that somebody wants.

export const LANGUAGES = ["en", "pl", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one chosen before, or the first that the browser asks for and we speak. */
export function preferred(): Language {
  const stored = localStorage.getItem("lang");
  const wanted = [stored ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language) ?? "en";
}
