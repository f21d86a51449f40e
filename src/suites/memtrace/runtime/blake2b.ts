import { blake2b } from '@noble/hashes/blake2.js';

const encoder = new TextEncoder();

/**
 * BLAKE2b of a text with a digest of eight bytes (RFC 7693), read as one big-endian number. By a library: Node's own BLAKE2b has
 * digests of 64 bytes alone, and a shorter digest is another function, not a part of it.
 */
export function blake2b64(text: string): bigint {
  const { buffer, byteOffset } = blake2b(encoder.encode(text), { dkLen: 8 });
  return new DataView(buffer, byteOffset).getBigUint64(0, false);
}
