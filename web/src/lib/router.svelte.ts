// Addresses of the page: /, /new, /table/ID, /replay/ID, /rules/SLUG, /rankings, /account, /credits.

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

addEventListener("popstate", update);

function update(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function route(): { page: string; id: string; query: URLSearchParams; hash: string } {
  const [page = "", id = ""] = here.path.split("/").slice(1).map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(here.query), hash: here.hash.slice(1) };
}

export function go(path: string): void {
  history.pushState(null, "", path);
  update();
  scrollTo(0, 0);
}

/** For links: stay on the page instead of loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
