import { describe, expect, it } from "vitest";
import { COME_BACK, pauseBefore } from "../src/lib/reconnect";

describe("the pause before a page tries again", () => {
  it("grows with every try up to a limit, and differs from page to page", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 20].map((tries) => [pauseBefore(tries, 1006, 0), pauseBefore(tries, 1006, 1)]);
    expect(pauses).toEqual([
      [300, 600],
      [600, 1200],
      [1200, 2400],
      [2400, 4800],
      [4000, 8000],
      [4000, 8000],
      [4000, 8000],
    ]);
  });

  it("is short at first when the server says that it is replaced", () => {
    expect([pauseBefore(1, COME_BACK, 0), pauseBefore(1, COME_BACK, 1)]).toEqual([50, 1000]);
    expect(pauseBefore(2, COME_BACK, 1)).toBe(1200);
  });
});
