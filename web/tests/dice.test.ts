import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import {
  doubtOf,
  drawOf,
  follows,
  hostCommitment,
  numberCommitment,
  seedOf,
  sha256,
  toHex,
  verdictOf,
  type Kept,
} from "../src/lib/dice";
import { keptOf, newCommitment, replyTo } from "../src/lib/dicebox";
import type { AddedNumber, Dice, Proof, TableInfo } from "../src/lib/types";

type Vectors = {
  commitments: [string, string][];
  proofs: {
    name: string;
    table: string;
    secret: string;
    seats: [number, string | null, string | null][];
    host: string;
    draw: string;
    seed: string;
    verdict: string;
  }[];
};
// The same vectors as the library's.
const vectors = JSON.parse(
  readFileSync(new URL("../../tests/kernel/dice_vectors.json", import.meta.url), "utf-8"),
) as Vectors;

it("computes SHA-256 of texts of every length around the blocks", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

it("commits as the library does", () => {
  for (const [number, commitment] of vectors.commitments) expect(numberCommitment(number)).toBe(commitment);
});

const addedOf = (seats: [number, string | null, string | null][]): AddedNumber[] =>
  seats.map(([seat, commitment, number]) => ({ seat, commitment, number }));

it.each(vectors.proofs)("proves as the library does: $name", ({ table, secret, seats, host, draw, seed, verdict }) => {
  const added = addedOf(seats);
  expect(hostCommitment(secret)).toBe(host);
  expect(drawOf(table, host, [...added].reverse())).toBe(draw);
  expect(seedOf(draw, secret, [...added].reverse())).toBe(seed);
  expect(verdictOf({ state: "drawn", draw, seats: added })).toBe(verdict);
});

const SECRET = "5e".repeat(32);
const OTHER = "0a".repeat(32);

/** What a server tells of a table where we sit on seat 0, and somebody else on seat 2. */
function told(state: Dice["state"], ours: string, numbers: Record<number, string> = {}): TableInfo {
  const seats = [
    { seat: 0, commitment: ours, number: numbers[0] ?? null },
    { seat: 2, commitment: numberCommitment(OTHER), number: numbers[2] ?? null },
  ];
  const commitment = hostCommitment(SECRET);
  const draw = state === "gathering" ? null : drawOf("tab", commitment, seats);
  const status = { gathering: "open", drawing: "starting", drawn: "running" }[state];
  return { id: "tab", yours: 0, commitment, status, dice: { state, draw, seats } } as TableInfo;
}

beforeEach(() => localStorage.setItem("dice", "{}"));

describe("a page at a table", () => {
  it("commits once, and never twice to the same number", () => {
    const open = told("gathering", "x");
    const nobody = { ...open, dice: { ...open.dice, seats: [] } } as unknown as TableInfo;
    const [first, second] = [replyTo(nobody, true), replyTo(nobody, true)];
    expect(first?.t).toBe("dice_commit");
    expect(first).not.toEqual(second);
    expect(replyTo(told("gathering", newCommitment()), true)).toBeNull();
    expect(replyTo(told("gathering", OTHER), true)?.t).toBe("dice_commit");
    // Two pages of one person do not fight for the seat.
    expect(replyTo(told("gathering", OTHER), false)).toBeNull();
    expect(replyTo({ ...open, yours: null }, true)).toBeNull();
    expect(replyTo({ ...open, dice: null }, true)).toBeNull();
  });

  it("reveals its number when all is fixed, also after it was opened anew, and for one draw only", () => {
    const mine = newCommitment();
    const table = told("drawing", mine);
    const reply = replyTo(table, true);
    if (reply?.t !== "dice_reveal") throw new Error("nothing was revealed");
    expect(numberCommitment(reply.number)).toBe(mine);
    expect(reply.draw).toBe(table.dice?.draw);
    expect(replyTo(table, true)).toEqual(reply);
    expect(keptOf(table)).toMatchObject({ commitment: mine, draw: reply.draw, table: "tab" });
    const swapped = told("drawing", mine);
    swapped.dice?.seats.forEach((one) => (one.commitment = one.seat === 2 ? numberCommitment(SECRET) : one.commitment));
    expect(replyTo(swapped, true)).toBeNull(); // it does not fit the draw
    if (swapped.dice) swapped.dice.draw = drawOf("tab", swapped.commitment, swapped.dice.seats);
    expect(replyTo(swapped, true)).toBeNull(); // that was another draw
  });

  it("reveals nothing that it does not know, nor before all is fixed", () => {
    expect(replyTo(told("drawing", OTHER), true)).toBeNull();
    const mine = newCommitment();
    const wrong = told("drawing", mine);
    if (wrong.dice) wrong.dice.draw = OTHER;
    expect(replyTo(wrong, true)).toBeNull();
    expect(replyTo(told("drawn", mine), true)).toBeNull();
    expect(replyTo(told("gathering", mine), false)).toBeNull();
  });

  it("keeps no more numbers than it needs, and the newest of them", () => {
    const first = newCommitment();
    for (let i = 0; i < 70; i++) newCommitment();
    const last = newCommitment();
    const box = JSON.parse(localStorage.getItem("dice") ?? "") as Record<string, Kept>;
    expect(Object.keys(box)).toHaveLength(60);
    expect(box[last]).toBeDefined();
    expect(box[first]).toBeUndefined();
  });
});

describe("what does not add up", () => {
  const number = toHex(new Uint8Array(32).fill(9));
  const commitment = numberCommitment(number);
  const good = told("drawn", commitment, { 0: number, 2: OTHER });
  const mine = { number, commitment, table: "tab", draw: good.dice?.draw ?? "" };

  it("is nothing at an honest table", () => {
    expect(doubtOf(good, mine)).toBe("");
    expect(doubtOf(good, null)).toBe("");
    expect(doubtOf(told("gathering", commitment), mine)).toBe("");
    expect(doubtOf(told("drawing", commitment), mine)).toBe("");
    expect(doubtOf({ ...good, dice: null }, null)).toBe("");
  });

  it("is found", () => {
    expect(doubtOf({ ...good, commitment: OTHER }, mine)).toBe("draw");
    expect(doubtOf(told("drawn", commitment, { 0: number, 2: number }), mine)).toBe("number");
    expect(doubtOf(told("drawn", commitment, { 2: OTHER }), mine)).toBe("left-out");
    expect(doubtOf(good, { ...mine, draw: OTHER })).toBe("changed");
    expect(doubtOf({ ...good, dice: null }, mine)).toBe("changed");
  });

  it("is found in the seed", () => {
    const seed = seedOf(good.dice?.draw ?? "", SECRET, good.dice?.seats ?? []);
    const proof: Proof = { commitment: good.commitment, seed, secret: SECRET, moves: 1, ok: true };
    expect(follows(good, proof)).toBe(true);
    expect(follows(good, { ...proof, seed: OTHER })).toBe(false);
    expect(follows(good, { ...proof, secret: OTHER })).toBe(false);
    expect(follows(good, { ...proof, secret: null })).toBe(false);
    expect(follows({ ...good, dice: null }, proof)).toBe(false);
    const alone = { ...good, dice: null };
    expect(follows(alone, { ...proof, seed: SECRET, secret: null })).toBe(true);
    expect(follows(alone, { ...proof, seed: OTHER, secret: null })).toBe(false);
  });
});
