// What an address will need is sent for while the page itself is still on its way. If any of it fails, whoever
// needs it asks again and complains.

import WORDS from "virtual:words";

import { boardFile } from "./boards/files";
import { get } from "./lib/api";
import { preferred } from "./lib/languages";
import type { TableInfo } from "./lib/types";
import { PAGES } from "./pages";

/** The words of a game, or those of every page. */
async function sendForWords(part: string): Promise<void> {
  await WORDS[preferred()][part]?.();
}

async function sendForPage(page: string, id: string): Promise<void> {
  const name = page === "learn" && id ? "lesson" : page;
  if (name in PAGES) await PAGES[name as keyof typeof PAGES]();
}

/** The board of a table, whose game only the server knows. */
async function sendForBoard(page: string, id: string): Promise<void> {
  if (page !== "table" && page !== "replay") return;
  const { game } = await get<TableInfo>(`/api/tables/${id}${location.search}`);
  await Promise.all([boardFile(game), sendForWords(game)]);
}

export function sendForAll(): void {
  const [page = "", id = ""] = location.pathname.split("/").slice(1);
  const sent = [sendForWords(""), sendForPage(page, id), sendForBoard(page, id)];
  for (const one of sent) one.catch(() => undefined);
}
