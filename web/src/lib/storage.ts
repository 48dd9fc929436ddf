// What the browser stores for the page. Some store nothing, and some are full: the page works without.

/** What was stored under a name, if the browser lets the page see it. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page alone remembers it, as long as it is open.
  }
}
