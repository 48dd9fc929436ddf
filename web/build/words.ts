// The messages of the page, cut into what is needed at once and what each game says.

import { readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

const LOCALE = new URL("../../src/throneroom/locale/", import.meta.url);
/** What only the command says. */
const NOT_OURS = /^(cli|.*-terminal)\.ftl$/;
/** Pages that are seldom opened have words of their own. */
const PAGES = ["account", "armies"];
const ID = "virtual:words";

/** The messages of a Fluent file by their keys, without comments. */
export function messagesOf(text: string): Map<string, string> {
  const messages = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    const starts = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (starts?.[1]) key = starts[1];
    if (line.startsWith("#")) key = "";
    else if (key && (starts || line.trim())) messages.set(key, `${messages.get(key) ?? ""}${line}\n`);
  }
  return messages;
}

/** The game, or the page, that a message is about; nothing if it is for all, as the titles of games are, and
 * what each is in a line. */
export function partOf(key: string, file: string, slugs: readonly string[]): string {
  if (slugs.some((slug) => key === `${slug}-title` || key === `${slug}-gist`)) return "";
  const about = key.replace(/^(illegal|bad-input|warning)-/, "");
  const named = slugs.find((slug) => about.startsWith(`${slug}-`));
  return named ?? slugs.find((slug) => file === `${slug}.ftl` || file.startsWith(`${slug}-`)) ?? "";
}

function filesOf(language: string): { name: string; messages: Map<string, string> }[] {
  const folder = new URL(`${language}/`, LOCALE);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !NOT_OURS.test(name));
  return names.sort().map((name) => ({ name, messages: messagesOf(readFileSync(new URL(name, folder), "utf-8")) }));
}

/** The texts of a language by part: "" is for every page, the others are the games' by slug, and those of single pages. */
export function wordsOf(language: string): Map<string, string> {
  const files = filesOf(language);
  const slugs = files
    .filter(({ name, messages }) => messages.has(`${name.slice(0, -".ftl".length)}-title`))
    .map(({ name }) => name.slice(0, -".ftl".length));
  const parts = [...slugs, ...PAGES];
  const words = new Map<string, string>();
  for (const { name, messages } of files) {
    for (const [key, text] of messages) {
      const part = partOf(key, name, parts);
      words.set(part, `${words.get(part) ?? ""}${text}`);
    }
  }
  return words;
}

/** `virtual:words`: for each language and part a function that fetches its messages. */
export function words(): Plugin {
  const languages = readdirSync(LOCALE).sort();
  return {
    name: "words",
    resolveId: (source) => (source === ID || source.startsWith(`${ID}/`) ? `\0${source}` : null),
    load(module) {
      if (!module.startsWith(`\0${ID}`)) return null;
      for (const language of languages) {
        const folder = new URL(`${language}/`, LOCALE);
        for (const name of readdirSync(folder)) this.addWatchFile(new URL(name, folder).pathname);
      }
      const [, language, part] = module.split("/");
      if (language) return `export default ${JSON.stringify(wordsOf(language).get(part ?? "") ?? "")}`;
      const rows = languages.map((tag) => {
        const fetches = [...wordsOf(tag).keys()].map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${ID}/${tag}/${name}`)})`,
        );
        return `${tag}: { ${fetches.join(", ")} }`;
      });
      return `export default { ${rows.join(", ")} }`;
    },
  };
}
