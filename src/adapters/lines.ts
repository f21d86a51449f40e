import { Fault } from '../errors/fault.ts';

/**
 * Cuts a stream of bytes into lines. A line is bounded before it is whole, so that a peer that never ends one
 * costs no more memory than the bound; it is decoded only when whole, and only as valid UTF-8.
 */
export class LineCutter {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #held: Uint8Array[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Calls `line` for each whole line, or `fault` for one that is not UTF-8. Throws when a line outgrows the limit. */
  push(chunk: Uint8Array, line: (text: string) => void, fault: (fault: Fault) => void): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#hold(chunk.subarray(start, end));
      start = end + 1;
      const bytes = this.#take();
      let text: string;
      try {
        text = this.#decoder.decode(bytes);
      } catch (cause) {
        fault(new Fault('protocol.utf8', 'A line on standard output is not valid UTF-8.', { cause }));
        continue;
      }
      line(text);
    }
    this.#hold(chunk.subarray(start));
  }

  /** Bytes of a line that has not ended. */
  get pending(): number {
    return this.#size;
  }

  #hold(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.#size > this.#limit) {
      this.#held = [];
      throw new Fault('protocol.line-too-long', `A line on standard output is longer than ${this.#limit} bytes.`, {
        hint: 'Answer with source ids instead of whole texts, or shorten `context`.',
      });
    }
    if (piece.length > 0) this.#held.push(piece);
  }

  #take(): Uint8Array {
    const whole = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held);
    this.#held = [];
    this.#size = 0;
    return whole ?? new Uint8Array();
  }
}
