import { expect, it } from "vitest";

import { isolated } from "../src/lib/people";

it("keeps a name that is written from the right to itself", () => {
  expect(isolated("Żółw 🐢 مرحبا")).toBe("\u2068Żółw 🐢 مرحبا\u2069");
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
});

it("leaves every other name as it is", () => {
  for (const name of ["Żółw 🐢", "Изгубен септон", "Arya", ""]) expect(isolated(name)).toBe(name);
});
