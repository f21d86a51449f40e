import { Fault } from '../errors/fault.ts';

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Standard output, which may fail before the command ends: a closed reader (`cib … | head`), or a full disk. */
export class Output {
  readonly isTTY: boolean;
  /** The width of the terminal in characters. Undefined if this is none. */
  readonly columns: number | undefined;
  readonly #stream: Stream;
  readonly #closed: () => void;
  #failure: NodeJS.ErrnoException | undefined;

  /** @param closed called when the reader has closed */
  constructor(stream: Stream, closed: () => void) {
    this.isTTY = stream.isTTY === true;
    this.columns = stream.columns;
    this.#stream = stream;
    this.#closed = closed;
    stream.on('error', (error) => this.#fail(error));
  }

  /** Writes; after a failure, drops the text. The command continues, and its exit status stays the same. */
  write(text: string): void {
    if (this.#failure === undefined) this.#stream.write(text, (error) => error && this.#fail(error));
  }

  /** Waits until everything is written. Returns a fault if text was lost for another reason than a closed reader. */
  async settle(): Promise<Fault | undefined> {
    await new Promise<void>((done) => this.#stream.write('', () => done()));
    if (this.#failure === undefined || this.#failure.code === 'EPIPE') return undefined;
    return new Fault('file.unwritable', `Standard output cannot be written: ${this.#failure.message}`, {
      cause: this.#failure,
      hint: 'Check the free space at its target. Files that the command wrote elsewhere are complete.',
    });
  }

  #fail(failure: NodeJS.ErrnoException): void {
    if (this.#failure !== undefined) return;
    this.#failure = failure;
    if (failure.code === 'EPIPE') this.#closed();
  }
}
