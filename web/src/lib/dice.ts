// Fair dice: what is hashed, and what a page can find wrong. The same as kernel/dice.py of the library, and
// held to the same vectors; docs/fair_dice.md tells why it is so.
//
// SHA-256 is written out here: browsers have it only on pages from https or from the same machine.

import type { AddedNumber, Dice, Proof, TableInfo } from "./types";

const PRIMES = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The SHA-256 of some bytes, in hex (FIPS 180-4). */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      const before = words[i - 15] ?? 0;
      const last = words[i - 2] ?? 0;
      words[i] =
        i < 16
          ? view.getInt32(block + 4 * i)
          : (words[i - 16] ?? 0) +
            (turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)) +
            (words[i - 7] ?? 0) +
            (turned(last, 17) ^ turned(last, 19) ^ (last >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const one =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (words[i] ?? 0);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const hashOf = (kind: string, data: Uint8Array): string => {
  const prefix = new TextEncoder().encode(kind);
  const all = new Uint8Array(prefix.length + data.length);
  all.set(prefix);
  all.set(data, prefix.length);
  return sha256(all);
};
const hashOfLines = (kind: string, lines: readonly string[]): string =>
  hashOf(kind, new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
const bySeat = (seats: readonly AddedNumber[], what: "commitment" | "number"): string[] =>
  [...seats].sort((a, b) => a.seat - b.seat).map((one) => `seat ${one.seat} ${one[what] ?? "-"}`);

export const numberCommitment = (number: string): string => hashOf("throneroom number ", fromHex(number));
export const hostCommitment = (secret: string): string => hashOf("throneroom dice ", fromHex(secret));
export const drawOf = (table: string, host: string, seats: readonly AddedNumber[]): string =>
  hashOfLines("throneroom draw ", [`table ${table}`, `host ${host}`, ...bySeat(seats, "commitment")]);
export const seedOf = (draw: string, secret: string, seats: readonly AddedNumber[]): string =>
  hashOfLines("throneroom seed ", [`draw ${draw}`, `host ${secret}`, ...bySeat(seats, "number")]);

/** Who has added something: all people, some of them, or the host alone. */
export function verdictOf(dice: Dice | null): "all" | "some" | "host" {
  const added = dice?.seats ?? [];
  const there = added.filter((one) => one.number !== null).length;
  return there === 0 ? "host" : there === added.length ? "all" : "some";
}

/** What a page has kept of the number that it added. */
export type Kept = { number: string; draw?: string; table?: string };

/** What does not add up in what the server tells, as far as this page can know; nothing if all does. */
export type Doubt = "" | "draw" | "number" | "changed" | "left-out";
export function doubtOf(table: TableInfo, mine: (Kept & { commitment: string }) | null): Doubt {
  const { dice } = table;
  if (dice?.state === "gathering") return "";
  // We have said our number, and the table has begun as if nobody had been asked.
  if (!dice) return mine?.draw && table.status !== "closed" && table.status !== "open" ? "changed" : "";
  if (drawOf(table.id, table.commitment, dice.seats) !== dice.draw) return "draw";
  if (dice.seats.some((one) => one.number !== null && numberCommitment(one.number) !== one.commitment)) return "number";
  if (!mine?.draw) return "";
  if (mine.draw !== dice.draw) return "changed";
  const counted = dice.seats.some((one) => one.commitment === mine.commitment && one.number === mine.number);
  return dice.state === "drawn" && !counted ? "left-out" : "";
}

/** Whether the seed of a game that is over is the one it had to be. */
export function follows(table: TableInfo, proof: Proof): boolean {
  const { dice } = table;
  if (!dice || !proof.secret) return !dice && !proof.secret && hostCommitment(proof.seed) === table.commitment;
  return (
    hostCommitment(proof.secret) === table.commitment && seedOf(dice.draw ?? "", proof.secret, dice.seats) === proof.seed
  );
}
