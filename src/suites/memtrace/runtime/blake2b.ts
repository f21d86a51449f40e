const encoder = new TextEncoder();

/**
 * BLAKE2b of a text with a digest of eight bytes (RFC 7693), as one number. By hand: Node's own BLAKE2b has digests of 64 bytes
 * alone, and a shorter digest is another function, not a part of it.
 */
export function blake2b64(text: string): bigint {
  const bytes = encoder.encode(text);
  const h = BigUint64Array.from(IV);
  h[0] = (h[0] as bigint) ^ 0x01010000n ^ BigInt(DIGEST_BYTES);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  for (let at = 0; at < blocks; at += 1) {
    const padded = new Uint8Array(BLOCK);
    padded.set(bytes.subarray(at * BLOCK, (at + 1) * BLOCK));
    const words = new DataView(padded.buffer);
    const message = Array.from({ length: 16 }, (_, i) => words.getBigUint64(8 * i, true));
    compress(h, message, BigInt(Math.min(bytes.length, (at + 1) * BLOCK)), at === blocks - 1);
  }
  // The digest is the first word as little-endian bytes; read as one big-endian number.
  const bytesOf = new DataView(new ArrayBuffer(8));
  bytesOf.setBigUint64(0, h[0] as bigint, true);
  return bytesOf.getBigUint64(0, false);
}

const BLOCK = 128;
const DIGEST_BYTES = 8;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** The order in which each round takes the words of the message, in hexadecimal; rounds 11 and 12 take the first two. */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((order) => Array.from(order, (digit) => Number.parseInt(digit, 16)));
const ROUNDS = 12;

/** The four words that each of a round's eight mixings works on: the columns, then the diagonals. */
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function compress(h: BigUint64Array, message: readonly bigint[], counter: bigint, last: boolean): void {
  const v = BigUint64Array.from([...h, ...IV]);
  const at = (place: number) => v[place] as bigint;
  v[12] = at(12) ^ counter;
  if (last) v[14] = ~at(14);
  const turn = (place: number, other: number, bits: number) => {
    const mixed = at(place) ^ at(other);
    v[place] = (mixed >> BigInt(bits)) | (mixed << BigInt(64 - bits));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDERS[round % ORDERS.length] as readonly number[];
    for (const [lane, [a, b, c, d]] of LANES.entries()) {
      const word = (which: number) => message[order[2 * lane + which] as number] as bigint;
      v[a] = at(a) + at(b) + word(0);
      turn(d, a, 32);
      v[c] = at(c) + at(d);
      turn(b, c, 24);
      v[a] = at(a) + at(b) + word(1);
      turn(d, a, 16);
      v[c] = at(c) + at(d);
      turn(b, c, 63);
    }
  }
  for (let i = 0; i < h.length; i += 1) h[i] = (h[i] as bigint) ^ at(i) ^ at(i + 8);
}
