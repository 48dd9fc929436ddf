import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { messagesOf, partOf, wordsOf } from "../build/words.ts";

const FOLDER = new URL("../src/", import.meta.url);
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => new URL(name, FOLDER));

it("cuts a file into messages", () => {
  const text = "# Names\na-title = A\n    .text = More\n\nb = { $n ->\n    [one] one\n   *[other] many\n}\n# End\n";
  const messages = messagesOf(text);
  expect([...messages.keys()]).toEqual(["a-title", "b"]);
  expect(messages.get("a-title")).toBe("a-title = A\n    .text = More\n");
  expect(messages.get("b")).toContain("*[other] many\n}\n");
});

it("leaves to games what is theirs, but for their titles and what they are", () => {
  const slugs = ["iron_throne", "thrones"];
  expect(partOf("thrones-title", "thrones.ftl", slugs)).toBe("");
  expect(partOf("thrones-gist", "thrones.ftl", slugs)).toBe("");
  expect(partOf("thrones-chapter-t1", "rules.ftl", slugs)).toBe("thrones");
  expect(partOf("illegal-iron_throne-no-card", "iron_throne.ftl", slugs)).toBe("iron_throne");
  expect(partOf("odd", "thrones-board.ftl", slugs)).toBe("thrones");
  expect(partOf("page-new", "page.ftl", slugs)).toBe("");
});

it("has the same parts in every language", () => {
  const parts = ["en", "pl", "bg"].map((language) => [...wordsOf(language).keys()].sort());
  expect(parts[0]).toContain("ice_and_fire");
  expect(parts[1]).toEqual(parts[0]);
  expect(parts[2]).toEqual(parts[0]);
});

it("has every message that a component says, also those that it puts together", () => {
  const keys = [...wordsOf("en").values()].flatMap((text) => [...messagesOf(text).keys()]);
  const known = new Set(keys);
  const quoted = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");
  const says = (key: string): boolean => {
    const parts = key.split(/\$\{[^}]*\}/);
    return parts.length > 1 ? keys.some((one) => new RegExp(`^${parts.map(quoted).join(".+")}$`).test(one)) : known.has(key);
  };
  const silent = SOURCES.flatMap((file) => {
    const said = [...readFileSync(file, "utf-8").matchAll(/\bsay(?:Part)?\(\s*(?:"([^"]+)"|`([^`]+)`)/g)];
    return said.map((match) => match[1] ?? match[2] ?? "").filter((key) => !says(key));
  });
  expect(silent).toEqual([]);
});
