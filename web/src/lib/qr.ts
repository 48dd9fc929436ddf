// QR codes (ISO/IEC 18004) of short texts: bytes, the lowest error correction, versions 1 to 13. That is enough for
// the address of a secret, on a screen that nobody has scratched.

/** For each version: bytes of error correction in a block, and blocks. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2], [18, 4], [20, 4], [24, 4], [26, 4],
];
const LEVEL = 1; // low
const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Modules by row; undefined where nothing is set yet. */
type Grid = (boolean | undefined)[][];

/** The dark modules of a text, row by row. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= room(i + 1)) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const bits = interleaved(version, padded(version, bytes)).flatMap((byte) => binary(byte, 8));
  const candidates = MASKS.map((mask, number) => drawn(version, bits, mask, number));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))] as boolean[][];
}

/** The same as the `d` of an SVG path, a square of 1 for each dark module. */
export function qrPath(modules: readonly boolean[][]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

const sizeOf = (version: number): number => 17 + 4 * version;
const binary = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, i) => ((value >> (length - 1 - i)) & 1) === 1);

/** All bytes of a version, of which some are for error correction. */
function codewords(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8);
}

function dataBytes(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0];
  return codewords(version) - correction * blocks;
}

/** How many bytes of text a version holds: besides them there are the mode and the length. */
const room = (version: number): number => dataBytes(version) - (version < 10 ? 2 : 3);

function padded(version: number, bytes: readonly number[]): number[] {
  const length = 8 * dataBytes(version);
  const bits = [...binary(4, 4), ...binary(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((b) => binary(b, 8))];
  bits.push(...binary(0, Math.min(4, length - bits.length)));
  while (bits.length % 8) bits.push(false);
  const whole = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + Number(bit), 0),
  );
  for (let pad = 0xec; whole.length < dataBytes(version); pad ^= 0xec ^ 0x11) whole.push(pad);
  return whole;
}

// Error correction: Reed and Solomon's, over the bytes as polynomials modulo x^8 + x^4 + x^3 + x^2 + 1.

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function correctionOf(data: readonly number[], length: number): number[] {
  const divisor = Array.from({ length }, (_, i) => Number(i === length - 1));
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
    for (let j = 0; j < length; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, i) => (rest[i] = (rest[i] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

/** The blocks, the first bytes of all of them before the second ones, and so on; then their corrections. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correction, count] = BLOCKS[version - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const long = data.length % count; // the last so many blocks have a byte more
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + Number(i >= count - long);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const turns = (parts: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
  return [...turns(blocks, short + 1), ...turns(blocks.map((block) => correctionOf(block, correction)), correction)];
}

// The picture.

function drawn(version: number, bits: readonly boolean[], mask: (x: number, y: number) => number, number: number): boolean[][] {
  const grid = patterns(version);
  describe(grid, version, number);
  const size = sizeOf(version);
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // a timing pattern stands there
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      const row = grid[y] ?? [];
      for (const x of [right, right - 1]) {
        if (row[x] === undefined) row[x] = (bits[next++] ?? false) !== (mask(x, y) === 0);
      }
    }
  }
  return grid as boolean[][];
}

/** What every code of a version has: the three eyes, the timing patterns, and the alignment patterns. */
function patterns(version: number): Grid {
  const size = sizeOf(version);
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const rings = (cx: number, cy: number, reach: number, light: (ring: number) => boolean): void => {
    for (let y = Math.max(0, cy - reach); y <= Math.min(size - 1, cy + reach); y++) {
      for (let x = Math.max(0, cx - reach); x <= Math.min(size - 1, cx + reach); x++) {
        (grid[y] ?? [])[x] = !light(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
      }
    }
  };
  for (let i = 0; i < size; i++) for (const [x, y] of [[i, 6], [6, i]] as const) (grid[y] ?? [])[x] = i % 2 === 0;
  const last = size - 7;
  const centres = version < 2 ? [] : alignment(version);
  for (const x of centres) {
    for (const y of centres) {
      if ((x !== 6 || (y !== 6 && y !== last)) && (y !== 6 || x !== last)) rings(x, y, 2, (ring) => ring === 1);
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, (ring) => ring === 2 || ring === 4);
  return grid;
}

/** Where alignment patterns have their centres, in either direction. */
function alignment(version: number): number[] {
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const far = Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - i * step);
  return [6, ...far.reverse()];
}

/** A number with the rest of its division by a polynomial, as bits, the highest first. */
function checked(value: number, length: number, divisor: number, rest: number): boolean[] {
  let left = value << rest;
  for (let bit = length + rest - 1; bit >= rest; bit--) if ((left >> bit) & 1) left ^= divisor << (bit - rest);
  return binary((value << rest) | left, length + rest);
}

/** Writes down level and mask twice, and from version 7 on the version. */
function describe(grid: Grid, version: number, mask: number): void {
  const size = sizeOf(version);
  const secret = binary(0x5412, 15);
  const format = checked((LEVEL << 3) | mask, 5, 0x537, 10).map((bit, i) => bit !== secret[i]);
  const set = (x: number, y: number, dark: boolean | undefined): void => void ((grid[y] ?? [])[x] = dark);
  for (let i = 0; i < 15; i++) {
    const bit = format[14 - i]; // the lowest first
    if (i < 8) set(8, i < 6 ? i : i + 1, bit);
    else set(i < 9 ? 7 : 14 - i, 8, bit);
    if (i < 8) set(size - 1 - i, 8, bit);
    else set(8, size - 15 + i, bit);
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const told = checked(version, 6, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, told[17 - i]);
    set(near, far, told[17 - i]);
  }
}

/** How badly a picture is read: long runs, squares, what looks like an eye, and too much of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(0000)?1011101(0000)?$/.test(text.slice(i, i + 11))) sum += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = grid[y]?.[x];
      if (grid[y]?.[x - 1] === dark && grid[y - 1]?.[x] === dark && grid[y - 1]?.[x - 1] === dark) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
