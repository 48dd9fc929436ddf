import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { gather } from "./build/gather.ts";
import { squeeze } from "./build/squeeze.ts";
import { words } from "./build/words.ts";

// Of the thousands of icons of the package only those named in src/lib/icons.json are bundled. Each is one
// outline, and nothing of its markup has to be read when it is drawn.
function icons(): Plugin {
  const id = "virtual:icons";
  const list = new URL("./src/lib/icons.json", import.meta.url);
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      this.addWatchFile(list.pathname);
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const outlines: Record<string, string> = {};
      for (const [name, source] of Object.entries(wanted)) {
        const icon = all.icons[source];
        if (!icon) throw new Error(`There is no icon ${source}`);
        const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
        if (!outline) throw new Error(`The icon ${source} is more than one outline`);
        outlines[name] = outline;
      }
      return `export default ${JSON.stringify(outlines)}`;
    },
  };
}

// Of what is printed on the cards of A Song of Ice & Fire only what the board draws is bundled.
function cards(): Plugin {
  const id = "virtual:ice_and_fire";
  const data = new URL("../src/throneroom/games/ice_and_fire/data/", import.meta.url);
  type Printed = Record<string, unknown> & { slug: string; keywords: { commander: boolean } };
  const KEPT = [
    ...["faction", "type", "models", "files", "wounds_per_model", "total_wounds", "cost", "speed", "defense", "morale"],
    ...["attacks", "abilities"],
  ];
  /** Orders, innate abilities and those that are always on; all others have a trigger. */
  function kindsOfAbilities(context: { addWatchFile: (name: string) => void }): Record<string, string> {
    const file = new URL("abilities.json", data);
    context.addWatchFile(file.pathname);
    type Ability = { id: string; flags: Record<string, boolean> };
    const { abilities } = JSON.parse(readFileSync(file, "utf-8")) as { abilities: Ability[] };
    const kindOf = (flags: Record<string, boolean>): string => ["order", "innate", "passive"].find((kind) => flags[kind]) ?? "";
    return Object.fromEntries(abilities.flatMap(({ id, flags }) => (kindOf(flags) ? [[id, kindOf(flags)]] : [])));
  }
  return {
    name: "ice_and_fire",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const found: Record<string, Record<string, unknown>> = {};
      for (const kind of ["units", "attachments", "ncus"]) {
        const file = new URL(`${kind}.json`, data);
        this.addWatchFile(file.pathname);
        const printed = JSON.parse(readFileSync(file, "utf-8")) as Record<string, Printed[]>;
        for (const card of printed[kind] ?? []) {
          const kept = KEPT.flatMap((name) => (name in card ? [[name, card[name]]] : []));
          found[card.slug] = { kind, commander: card.keywords.commander, ...Object.fromEntries(kept) };
        }
      }
      return `export default ${JSON.stringify(found)};export const kinds = ${JSON.stringify(kindsOfAbilities(this))}`;
    },
  };
}

const { plugin: gathering, groups } = gather();

// The page is built into the Python package, from where the server serves it.
export default defineConfig({
  plugins: [icons(), cards(), words(), svelte(), gathering, squeeze()],
  base: "/",
  build: {
    outDir: "../src/throneroom/server/page",
    emptyOutDir: true,
    // Which file needs which others: tests weigh them.
    manifest: "parts.json",
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
