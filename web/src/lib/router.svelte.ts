// Addresses of the page: /, /new, /table/ID, /replay/ID, /story/ID, /learn/SLUG, /how/SLUG, /rules/SLUG,
// /armies, /armies/ID, /rankings, /people/ID, /account, /recover, /mail, /credits.

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

addEventListener("popstate", update);

function update(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function route(): { page: string; id: string; query: URLSearchParams; hash: string } {
  const [page = "", id = "", ...rest] = here.path.split("/").slice(1).map(decoded);
  // What is deeper than any page is none of them.
  const known = rest.some(Boolean) ? "?" : page;
  return { page: known, id, query: new URLSearchParams(here.query), hash: here.hash.slice(1) };
}

/** A part of an address; one that makes no sense stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(path: string): void {
  history.pushState(null, "", path);
  update();
  scrollTo(0, 0);
  toContent();
}

/** Whoever uses the keyboard goes on with what the page is about. */
export function toContent(event?: Event): void {
  event?.preventDefault();
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** For links: stay on the page instead of loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
