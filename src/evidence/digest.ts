import { createHash } from 'node:crypto';
import { type Hmac, hmacWith } from './hmac.ts';

/** SHA-256 in lower-case hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** SHA-256 of a stream, with its size and number of lines. */
export class RunningDigest {
  readonly #hash = createHash('sha256');
  bytes = 0;
  lines = 0;

  add(piece: Uint8Array): void {
    this.#hash.update(piece);
    this.bytes += piece.length;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.lines += 1;
  }

  addText(text: string): void {
    this.#hash.update(text);
    this.bytes += Buffer.byteLength(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lines += 1;
  }

  hex(): string {
    return this.#hash.digest('hex');
  }
}

let last: { readonly key: string; readonly hmac: Hmac } | undefined;

/** HMAC-SHA-256 in hexadecimal. The parts are separated, so that different parts never give the same input. */
export function keyed(key: string, ...parts: readonly string[]): string {
  // A run has one key.
  if (last?.key !== key) last = { key, hmac: hmacWith(key) };
  return last.hmac(parts.join('\0'));
}
