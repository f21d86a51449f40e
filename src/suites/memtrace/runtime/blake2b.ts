import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/**
 * BLAKE2b of a text with a digest of eight bytes (RFC 7693), in hexadecimal. It needs a library: Node's BLAKE2b has only digests
 * of 64 bytes, and a shorter digest is not a part of a longer one.
 */
export function blake2b64(text: string): string {
  return bytesToHex(blake2b(encoder.encode(text), { dkLen: 8 }));
}
