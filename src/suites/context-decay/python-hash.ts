/** SipHash's rounds: those for each eight bytes, and those at the end. */
type Rounds = readonly [each: number, last: number];

/** How one Python process hashes its strings: its key, and the rounds of its version. */
export interface HashSecret {
  readonly k0: bigint;
  readonly k1: bigint;
  readonly rounds: Rounds;
}

/** The rounds of each version of CPython. 3.11 changed from SipHash-2-4 to SipHash-1-3, so that most hashes changed. */
const ROUNDS = {
  '3.8': [2, 4],
  '3.9': [2, 4],
  '3.10': [2, 4],
  '3.11': [1, 3],
  '3.12': [1, 3],
  '3.13': [1, 3],
} as const satisfies Record<string, Rounds>;

export type PythonVersion = keyof typeof ROUNDS;

export const PYTHON_VERSIONS = Object.keys(ROUNDS) as readonly PythonVersion[];

/**
 * The secret that CPython derives from `PYTHONHASHSEED`: zeros for 0; otherwise the bytes of a linear congruential generator
 * (`lcg_urandom`), of which SipHash uses the first sixteen.
 *
 * @param seed an integer from 0 to 2³² − 1
 * @throws RangeError for any other seed
 */
export function hashSecret(seed: number, python: PythonVersion = '3.11'): HashSecret {
  if (!(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) {
    throw new RangeError(`a hash seed is an integer from 0 to 4294967295, got ${seed}`);
  }
  const rounds = ROUNDS[python];
  if (seed === 0) return { k0: 0n, k1: 0n, rounds };
  let state = seed;
  const bytes = Uint8Array.from({ length: 16 }, () => {
    state = (Math.imul(state, 214013) + 2531011) | 0;
    return state >>> 16;
  });
  const words = new DataView(bytes.buffer);
  return { k0: words.getBigUint64(0, true), k1: words.getBigUint64(8, true), rounds };
}

/**
 * CPython's `hash()` of a string, a signed 64-bit integer: SipHash over the string in memory, one byte per character.
 *
 * @throws RangeError if a character needs more than a byte, because CPython's memory then has wider ones
 */
export function pythonHash(text: string, secret: HashSecret): bigint {
  if (text === '') return 0n;
  const bytes = Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) as number;
    if (code > 0xff) throw new RangeError(`cannot hash ${JSON.stringify(text)}: ${character} is wider than a byte`);
    return code;
  });
  const hash = BigInt.asIntN(64, siphash(secret, bytes));
  // −1 means an error in CPython, so no hash is −1.
  return hash === -1n ? -2n : hash;
}

const word = (x: bigint) => BigInt.asUintN(64, x);
const rotated = (x: bigint, by: bigint) => word(x << by) | (x >> (64n - by));

/**
 * SipHash (Aumasson and Bernstein 2012). Our own code, because the published packages have only SipHash-2-4.
 *
 * @param secret the key's first eight bytes as a little-endian number, its other eight bytes, and the rounds
 * @returns an integer from 0 to 2⁶⁴ − 1
 */
export function siphash({ k0, k1, rounds: [each, last] }: HashSecret, message: Uint8Array): bigint {
  let v0 = k0 ^ 0x736f6d6570736575n;
  let v1 = k1 ^ 0x646f72616e646f6dn;
  let v2 = k0 ^ 0x6c7967656e657261n;
  let v3 = k1 ^ 0x7465646279746573n;
  const round = () => {
    v0 = word(v0 + v1);
    v2 = word(v2 + v3);
    v1 = rotated(v1, 13n) ^ v0;
    v3 = rotated(v3, 16n) ^ v2;
    v0 = rotated(v0, 32n);
    v2 = word(v2 + v1);
    v0 = word(v0 + v3);
    v1 = rotated(v1, 17n) ^ v2;
    v3 = rotated(v3, 21n) ^ v0;
    v2 = rotated(v2, 32n);
  };
  // Padded with zeros to a multiple of eight bytes. The last byte is the lowest of the length.
  const padded = new Uint8Array((Math.floor(message.length / 8) + 1) * 8);
  padded.set(message);
  padded[padded.length - 1] = message.length & 0xff;
  const words = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 8) {
    const m = words.getBigUint64(at, true);
    v3 ^= m;
    for (let done = 0; done < each; done += 1) round();
    v0 ^= m;
  }
  v2 ^= 0xffn;
  for (let done = 0; done < last; done += 1) round();
  return v0 ^ v1 ^ v2 ^ v3;
}
