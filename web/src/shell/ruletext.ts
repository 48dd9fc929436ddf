// The text of a rule: the little Markdown that the rules are written in.

export type Block =
  | { kind: "words"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "drawing"; text: string };

export type Piece = { kind: "plain" | "strong" | "emphasis" | "code" | "rule" | "source"; text: string };

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** Lines that belong together, in their order. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let drawing: string[] | null = null;
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    if (line.startsWith("```")) {
      if (drawing) found.push({ kind: "drawing", text: drawing.join("\n") });
      drawing = drawing ? null : [];
    } else if (drawing) {
      drawing.push(line);
    } else if (/^\|[\s|:-]+\|$/.test(line)) {
      continue; // below the head of a table
    } else if (line.startsWith("|")) {
      if (last?.kind === "table") last.rows.push(cells(line));
      else found.push({ kind: "table", head: cells(line), rows: [] });
    } else if (line.startsWith("- ")) {
      if (last?.kind === "list") last.items.push(line.slice(2));
      else found.push({ kind: "list", items: [line.slice(2)] });
    } else if (line.trim()) {
      found.push({ kind: "words", text: line });
    }
  }
  return found;
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{1,2}\d+(?:\.\d+)?\b)/;
/** Where a rule comes from stands at its end. */
const SOURCE = /(?:\s*\[[A-Z][^\]]*\])+$/;

/** A line in pieces: numbers of rules that there are, emphasis, and its sources. */
export function pieces(line: string, numbers: ReadonlySet<string>): Piece[] {
  const end = SOURCE.exec(line)?.index ?? line.length;
  return [...marked(line.slice(0, end), "plain", numbers), ...marked(line.slice(end), "source", numbers)];
}

function marked(text: string, plain: "plain" | "source", numbers: ReadonlySet<string>): Piece[] {
  return text.split(MARKS).flatMap((part, i): Piece[] => {
    if (!part) return [];
    if (i % 2 === 0) return [{ kind: plain, text: part }];
    if (part.startsWith("**")) return [{ kind: "strong", text: part.slice(2, -2) }];
    if (part.startsWith("*")) return [{ kind: "emphasis", text: part.slice(1, -1) }];
    if (part.startsWith("`")) return [{ kind: "code", text: part.slice(1, -1) }];
    return [{ kind: numbers.has(part) ? "rule" : plain, text: part }];
  });
}
