import { Fault } from '../errors/fault.ts';
import { formatBytes } from '../text/numbers.ts';

const NOISE_BYTES = 1_048_576;
const NOISE_LINES = 1_000;

/** The number of bytes that an adapter may still write in this episode. Each method returns a Fault if its limit is exceeded. */
export class Allowance {
  readonly #bytes: number;
  #output = 0;
  #errors = 0;
  #noise = 0;
  #noisyLines = 0;

  /** @param bytes the limit for standard output, noise included, and separately for standard error */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** Starts the next episode. */
  renew(): void {
    this.#output = 0;
    this.#errors = 0;
    this.#noise = 0;
    this.#noisyLines = 0;
  }

  output(bytes: number): Fault | undefined {
    this.#output += bytes;
    return this.#output > this.#bytes ? this.#exceeded('output') : undefined;
  }

  errors(bytes: number): Fault | undefined {
    this.#errors += bytes;
    return this.#errors > this.#bytes ? this.#exceeded('error') : undefined;
  }

  /**
   * Counts a line that is not a reply. The limit for such lines is higher than what an adapter writes by mistake.
   *
   * @param fault describes this line
   */
  noise(fault: Fault, bytes: number): Fault | undefined {
    this.#noise += bytes;
    this.#noisyLines += 1;
    return this.#noise > NOISE_BYTES || this.#noisyLines > NOISE_LINES ? fault : undefined;
  }

  #exceeded(stream: 'output' | 'error'): Fault {
    return new Fault(
      'protocol.output-limit',
      `The adapter wrote more than ${formatBytes(this.#bytes)} to standard ${stream} in one episode.`,
      { hint: 'Answer with source ids instead of whole texts, and log less.' },
    );
  }
}
