import { expect, it } from "vitest";

import { blocks, pieces } from "../src/shell/ruletext";

it("reads words, lists, tables and drawings", () => {
  const text = "A march.\n- one\n- two\n| a | b\\|c |\n|---|---|\n| 1 | 2 |\n```\n[ ]\n```";
  expect(blocks(text)).toEqual([
    { kind: "words", text: "A march." },
    { kind: "list", items: ["one", "two"] },
    { kind: "table", head: ["a", "b|c"], rows: [["1", "2"]] },
    { kind: "drawing", text: "[ ]" },
  ]);
});

it("finds the numbers of rules that there are, and where a rule comes from", () => {
  expect(pieces("See *once* T6.12, not T9.99. [R p7]", new Set(["T6.12"]))).toEqual([
    { kind: "plain", text: "See " },
    { kind: "emphasis", text: "once" },
    { kind: "plain", text: " " },
    { kind: "rule", text: "T6.12" },
    { kind: "plain", text: ", not " },
    { kind: "plain", text: "T9.99" },
    { kind: "plain", text: "." },
    { kind: "source", text: " [R p7]" },
  ]);
});
