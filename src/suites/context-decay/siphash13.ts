const word = (x: bigint) => BigInt.asUintN(64, x);
const rotated = (x: bigint, by: bigint) => word(x << by) | (x >> (64n - by));

/**
 * SipHash-1-3 (Aumasson and Bernstein 2012): one round for each eight bytes and three at the end.
 *
 * @param k0 the key's first eight bytes as a number, little end first
 * @param k1 its other eight
 * @returns an integer from 0 to 2⁶⁴ − 1
 */
export function siphash13(k0: bigint, k1: bigint, message: Uint8Array): bigint {
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
  // Zeros up to a multiple of eight bytes, of which the last is the length's lowest.
  const padded = new Uint8Array((Math.floor(message.length / 8) + 1) * 8);
  padded.set(message);
  padded[padded.length - 1] = message.length & 0xff;
  const words = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 8) {
    const m = words.getBigUint64(at, true);
    v3 ^= m;
    round();
    v0 ^= m;
  }
  v2 ^= 0xffn;
  round();
  round();
  round();
  return v0 ^ v1 ^ v2 ^ v3;
}
