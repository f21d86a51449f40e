import { Fault } from '../errors/fault.ts';

interface Stream {
  readonly isTTY?: boolean;
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Standard output, which may end before the command does: at a reader that closed (`cib … | head`), or at a full disk. */
export class Output {
  readonly isTTY: boolean;
  readonly #stream: Stream;
  readonly #closed: () => void;
  #failure: NodeJS.ErrnoException | undefined;

  /** `closed` is called when the reader is seen to be gone. */
  constructor(stream: Stream, closed: () => void) {
    this.isTTY = stream.isTTY === true;
    this.#stream = stream;
    this.#closed = closed;
    stream.on('error', (error) => this.#fail(error));
  }

  /** What nobody can read any more is dropped: the command goes on to its end, and says the same with its exit status. */
  write(text: string): void {
    if (this.#failure === undefined) this.#stream.write(text, (error) => error && this.#fail(error));
  }

  /** Waits until all is written. What was lost, other than by the reader's will, is a fault. */
  async settle(): Promise<Fault | undefined> {
    await new Promise<void>((done) => this.#stream.write('', () => done()));
    if (this.#failure === undefined || this.#failure.code === 'EPIPE') return undefined;
    return new Fault('file.unwritable', `Standard output cannot be written: ${this.#failure.message}`, {
      cause: this.#failure,
      hint: 'Check free space where it leads. Files that the command wrote elsewhere are whole.',
    });
  }

  #fail(failure: NodeJS.ErrnoException): void {
    if (this.#failure !== undefined) return;
    this.#failure = failure;
    if (failure.code === 'EPIPE') this.#closed();
  }
}
