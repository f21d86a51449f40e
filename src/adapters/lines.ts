import { Fault } from '../errors/fault.ts';
import { formatBytes } from '../text/numbers.ts';
import { excerpt } from './message.ts';

const NOTHING = new Uint8Array();

/** How much of a line that cannot be decoded is shown, in bytes. */
const SHOWN_BYTES = 400;

/** The largest buffer that is kept from one line to the next. Most lines that arrive in pieces are shorter. */
const KEPT_BYTES = 65_536;

/**
 * Cuts a stream of bytes into lines. The limit applies before a line is complete, so a peer that never ends one, or sends
 * it byte by byte, takes at most twice the limit of memory. Only complete lines are decoded, as strict UTF-8.
 */
export class LineCutter {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** Pieces are copied into one buffer, because an object for each piece would take hundreds of bytes. */
  #held: Uint8Array = NOTHING;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Calls `line` for each complete line, or `fault`, with the line's length, for one that is not UTF-8.
   *
   * @throws Fault `protocol.line-too-long`
   */
  push(chunk: Uint8Array, line: (text: string) => void, fault: (fault: Fault, bytes: number) => void): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const bytes = this.#take(chunk.subarray(start, end));
      start = end + 1;
      let text: string;
      try {
        text = this.#decoder.decode(bytes);
      } catch (cause) {
        const printed = excerpt(Buffer.from(bytes.subarray(0, SHOWN_BYTES)).toString());
        const message = `A line on standard output is not valid UTF-8: ${printed}.`;
        fault(new Fault('protocol.utf8', message, { cause }), bytes.length + 1);
        continue;
      }
      line(text);
    }
    this.#hold(chunk.subarray(start));
  }

  /** Bytes of the incomplete line. */
  get pending(): number {
    return this.#size;
  }

  #hold(piece: Uint8Array): void {
    const size = this.#size + piece.length;
    this.#bound(size);
    if (size > this.#held.length) {
      const larger = new Uint8Array(Math.min(Math.max(2 * size, 1_024), this.#limit));
      larger.set(this.#held.subarray(0, this.#size));
      this.#held = larger;
    }
    this.#held.set(piece, this.#size);
    this.#size = size;
  }

  /** The line that ends with this piece, valid until the next piece is held. */
  #take(piece: Uint8Array): Uint8Array {
    if (this.#size === 0) {
      this.#bound(piece.length);
      return piece;
    }
    this.#hold(piece);
    const whole = this.#held.subarray(0, this.#size);
    this.#size = 0;
    if (this.#held.length > KEPT_BYTES) this.#held = NOTHING;
    return whole;
  }

  #bound(size: number): void {
    if (size <= this.#limit) return;
    this.#held = NOTHING;
    throw new Fault('protocol.line-too-long', `A line on standard output is longer than ${formatBytes(this.#limit)}.`, {
      hint: 'Answer with source ids instead of whole texts, or shorten `context`.',
    });
  }
}
