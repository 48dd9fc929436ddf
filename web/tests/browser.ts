// What the page's plain code asks of a browser, for tests without one.

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
  },
  document: { cookie: "", documentElement: { lang: "" } },
  navigator: { languages: ["en"] },
  matchMedia: () => ({ matches: false }),
  devicePixelRatio: 1,
  location: { pathname: "/", search: "", hash: "" },
});
