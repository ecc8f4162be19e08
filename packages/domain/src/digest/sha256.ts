/* SHA-256 (FIPS 180-4). Its own, because pure code has no crypto, and what is signed is judged by the same code on every side. */

/** The first 32 bits of the fractional parts of roots of the first primes (4.2.2 and 5.3.3). */
function fractionsOfRoots(root: number, count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes.map((prime) => Math.floor((prime ** (1 / root) % 1) * 2 ** 32) | 0);
}

const START = fractionsOfRoots(2, 8);
const ROUNDS = fractionsOfRoots(3, 64);
const BLOCK = 16;

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** In big-endian words, with the closing bit and the length: whole blocks (5.1.1). */
function blocksOf(text: string): Int32Array {
  const { length } = text;
  const words = new Int32Array(((length + 8) >> 6) * BLOCK + BLOCK);
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  };
  for (let at = 0; at < length; at += 1) put(at, text.charCodeAt(at));
  put(length, 0x80);
  words[words.length - 1] = length * 8;
  return words;
}

/** The words of one block, and those that follow from them (6.2.2, 1). */
function scheduleOf(block: Int32Array): Int32Array {
  const words = new Int32Array(ROUNDS.length);
  words.set(block);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = BLOCK; at < words.length; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + low + word(at - 7) + high;
  }
  return words;
}

/** One block into what the blocks before it came to (6.2.2, 2 to 4). */
function taken(before: Int32Array, block: Int32Array): Int32Array {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before;
  const words = scheduleOf(block);
  for (let at = 0; at < words.length; at += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((word, at) => word + (before[at] ?? 0));
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The SHA-256 of JSON in ASCII, in hexadecimal: what is not ASCII is written as JSON writes it (`\u00e7`), so that anybody can reckon
 * it again, whatever the letters.
 */
export function sha256OfJson(json: string): string {
  const words = blocksOf(json.replaceAll(/[^\x20-\x7e]/g, escaped));
  let sum: Int32Array = Int32Array.from(START);
  for (let at = 0; at < words.length; at += BLOCK) sum = taken(sum, words.subarray(at, at + BLOCK));
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
