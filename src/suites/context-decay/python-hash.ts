import { siphash13 } from './siphash13.ts';

/** The key under which one Python process hashes its strings. */
export interface HashSecret {
  readonly k0: bigint;
  readonly k1: bigint;
}

/**
 * The secret that CPython makes of `PYTHONHASHSEED`: zeros for 0, else the bytes of a linear congruential generator
 * (`lcg_urandom`), of which SipHash takes the first sixteen.
 *
 * @param seed an integer from 0 to 2³² − 1
 * @throws RangeError for any other seed
 */
export function hashSecret(seed: number): HashSecret {
  if (!(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)) {
    throw new RangeError(`a hash seed is an integer from 0 to 4294967295, got ${seed}`);
  }
  if (seed === 0) return { k0: 0n, k1: 0n };
  let state = seed;
  const bytes = Uint8Array.from({ length: 16 }, () => {
    state = (Math.imul(state, 214013) + 2531011) | 0;
    return state >>> 16;
  });
  const words = new DataView(bytes.buffer);
  return { k0: words.getBigUint64(0, true), k1: words.getBigUint64(8, true) };
}

/**
 * CPython 3.11's `hash()` of a string, a signed 64-bit integer: SipHash-1-3 over the string as it stands in memory, one
 * byte a character.
 *
 * @throws RangeError when a character needs more than a byte: then CPython's memory holds wider ones
 */
export function pythonHash(text: string, { k0, k1 }: HashSecret): bigint {
  if (text === '') return 0n;
  const bytes = Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) as number;
    if (code > 0xff) throw new RangeError(`cannot hash ${JSON.stringify(text)}: ${character} is wider than a byte`);
    return code;
  });
  const hash = BigInt.asIntN(64, siphash13(k0, k1, bytes));
  // −1 tells CPython of an error, so that no hash is −1.
  return hash === -1n ? -2n : hash;
}
