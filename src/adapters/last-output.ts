/** Keeps the last `limit` bytes of a stream. Memory and time do not grow with the stream. */
export class LastOutput {
  readonly #ring: Uint8Array;
  #written = 0;

  constructor(limit: number) {
    this.#ring = new Uint8Array(limit);
  }

  add(chunk: Uint8Array): void {
    const limit = this.#ring.length;
    const kept = chunk.subarray(-limit);
    const at = (this.#written + chunk.length - kept.length) % limit;
    const first = kept.subarray(0, limit - at);
    this.#ring.set(first, at);
    this.#ring.set(kept.subarray(first.length), 0);
    this.#written += chunk.length;
  }

  /** As text, with invalid UTF-8 replaced. If the beginning was dropped, the text starts with a whole line if it has one. */
  text(): string {
    const limit = this.#ring.length;
    if (this.#written <= limit) return Buffer.from(this.#ring.subarray(0, this.#written)).toString();
    const at = this.#written % limit;
    const bytes = Buffer.concat([this.#ring.subarray(at), this.#ring.subarray(0, at)]);
    const line = bytes.indexOf(10) + 1;
    if (line > 0 && line < limit) return bytes.subarray(line).toString();
    return bytes.subarray(bytes.findIndex((byte) => (byte & 0xc0) !== 0x80)).toString();
  }
}
