// QR codes are those of the standard: the same, module by module, as another program draws (the package `qrcode` of
// Python, version 8).

import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { qrCode, qrPath } from "../src/lib/qr";

const secret = "?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Throneroom";
const DRAWN: [string, number, string][] = [
  ["A", 21, "f195dbbdf146dae0ddeba600cfb966e631eeab6cbf78410286bda1914ca89458"],
  ["żółw и орел", 25, "c482177a3023a0a6df0ffabd8a6420b3e138fd9da35c49dd7c4502b60f8c08ae"],
  [`otpauth://totp/Throneroom:Arya${secret}`, 37, "cc35203107cddf363a27544c22ba6875eb0989b1ffadae1d41a99e69e6912a41"],
  [`otpauth://totp/Throneroom:${"%D0%90".repeat(24)}${secret}`, 53, "70611d5a450fa0ea5ca54a920de280fbe58b244382a5457107f7e4b221ecc473"],
  [`otpauth://totp/Throneroom:${"%F0%9F%90%BA".repeat(24)}${secret}`, 69, "08ce2fcbfb9ea105d1ba909637a676d5ba34d5db04bfd130e9dc7fd705a77c88"],
];

describe("QR codes", () => {
  it.each(DRAWN)("are drawn as others draw them: %s", (text, size, digest) => {
    const rows = qrCode(text).map((row) => row.map(Number).join(""));
    expect(rows.length).toBe(size);
    expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(digest);
  });
  it("have a square for each dark module", () => {
    expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
  it("hold no more than they can", () => {
    expect(qrCode("x".repeat(425)).length).toBe(69);
    expect(() => qrCode("x".repeat(426))).toThrow(RangeError);
  });
});
