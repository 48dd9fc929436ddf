// How a page makes the next picture of the one before.

import { expect, test } from "vitest";
import { changed, nextPicture } from "../src/lib/changes";
import type { Change, ChangeFrame, Json, Picture } from "../src/lib/types";

// The same cases as in tests/server/test_pictures.py, where the server makes the changes.
const cases: [Json, Json, Change][] = [
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: [] }],
  [{ a: 1 }, { a: 1, b: [] }, { b: [[]] }],
  [{ b: 1 }, { a: 1, b: 1 }, [{ a: 1, b: 1 }]],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: null }] }, { a: { "1": { b: [null] } } }],
  [{ a: [1, 2] }, { a: [1, 2, 3] }, { a: [[1, 2, 3]] }],
  [{ a: {} }, { a: null }, { a: [null] }],
];

test.each(cases)("%j becomes %j by %j", (was, now, by) => {
  const before = JSON.stringify(was);
  expect(JSON.stringify(changed(was, by))).toBe(JSON.stringify(now));
  expect(JSON.stringify(was)).toBe(before);
});

test("what stays as it was is the same object", () => {
  const was = { kept: { deep: [1] }, other: { x: 1, y: { z: 2 } } };
  const now = changed(was, { other: { x: [2] } }) as typeof was;
  expect(now.kept).toBe(was.kept);
  expect(now.other.y).toBe(was.other.y);
  expect(now.other.x).toBe(2);
});

const seen = { n: 4, view: { round: 1 }, clocks: { "0": 9 }, may_undo: false } as unknown as Picture;
const told = (n: number): ChangeFrame => ({ t: "change", n, clocks: {}, change: { view: { round: [2] } } });

test("the next picture has the number and the clocks that were told", () => {
  expect(nextPicture(seen, told(5))).toEqual({ n: 5, view: { round: 2 }, clocks: {}, may_undo: false });
});

test("after a picture that was missed, or without any, nothing can be made of a change", () => {
  expect(nextPicture(seen, told(6))).toBeNull();
  expect(nextPicture(seen, told(4))).toBeNull();
  expect(nextPicture(null, told(1))).toBeNull();
});
