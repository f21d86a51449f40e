// biome-ignore lint/style/noRestrictedImports: before 20.12 Node has no `hash`, and to import it by name would end the program.
import * as crypto from 'node:crypto';

/** The block size of SHA-256, in bytes. */
const BLOCK = 64;
const SIZE = 32;

/** Digests a text, UTF-8, under a key. */
type Hmac = (text: string) => string;

/**
 * HMAC-SHA-256 in hexadecimal. Every id of every event gets one, and most of what `createHmac` takes for a short text is spent
 * on its object: two one-shot digests, as RFC 2104 defines HMAC, take less than half the time. `createHmac` is used before
 * Node 20.12, which has no one-shot digest, and for a key that is too long or not plain ASCII.
 */
export function hmacWith(key: string): Hmac {
  const { hash } = crypto;
  if (typeof hash !== 'function' || key.length > BLOCK || /[^ -~]/.test(key))
    return (text) => crypto.createHmac('sha256', key).update(text).digest('hex');
  const padded = Buffer.alloc(BLOCK);
  padded.write(key, 'latin1');
  // All bytes of the inner key are below 128, so each is one character of the text to digest.
  const inner = Buffer.from(padded.map((byte) => byte ^ 0x36)).toString('latin1');
  const outer = Buffer.alloc(BLOCK + SIZE);
  outer.set(padded.map((byte) => byte ^ 0x5c));
  return (text) => {
    outer.write(hash('sha256', inner + text, 'binary'), BLOCK, 'binary');
    return hash('sha256', outer, 'hex');
  };
}

/** SHA-256 in lower-case hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return crypto.createHash('sha256').update(data).digest('hex');
}

/** SHA-256 of a stream, with its size and number of lines. */
export class RunningDigest {
  readonly #hash = crypto.createHash('sha256');
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
  let [text = ''] = parts;
  for (let at = 1; at < parts.length; at += 1) text += `\0${parts[at]}`;
  return last.hmac(text);
}
