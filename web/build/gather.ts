// Small files cost a slow line more than their bytes: every one of them is a trip. What a page needs
// at once comes in one file, however many other pages share parts of it.

import type { Plugin } from "vite";

/** What every page needs. */
const FIRST = "first";
/** Where these begin: the first that reaches a module keeps it. */
const BEGINNINGS = [
  ["main", "/src/main.ts"],
  [FIRST, "/src/start.ts"],
  ["table", "/src/pages/TablePage.svelte"],
] as const;

/** What the small first file asks for at once, whatever the page. */
const EARLY = ["start", FIRST];

type Group = { name: string; test: (module: string) => boolean; priority: number };

/** The plugin that follows the imports, and the files into which modules are put together. */
export function gather(): { plugin: Plugin; groups: Group[] } {
  const files = new Map<string, string>();
  const plugin: Plugin = {
    name: "gather",
    apply: "build",
    buildEnd() {
      const modules = [...this.getModuleIds()];
      for (const [file, ending] of BEGINNINGS) {
        const waiting = modules.filter((id) => id.endsWith(ending));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (files.has(id)) continue;
          files.set(id, file);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      }
    },
    /** The browser sends for what the small first file will ask for before it has read it. */
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {}).filter((file) => file.type === "chunk" && EARLY.includes(file.name));
        return files.map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
        }));
      },
    },
  };
  const groups = BEGINNINGS.map(([name], i) => ({
    name,
    test: (module: string) => files.get(module) === name,
    priority: BEGINNINGS.length - i,
  }));
  return { plugin, groups };
}
