import { Fault } from '../errors/fault.ts';

const NOISE_BYTES = 1_048_576;
const NOISE_LINES = 1_000;

/** What an adapter may write in one episode. Each call takes from it, and returns a Fault when nothing is left. */
export class Allowance {
  readonly #bytes: number;
  #output = 0;
  #errors = 0;
  #noise = 0;
  #noisyLines = 0;

  /** `bytes` for standard output, replies and noise together, and as many for standard error. */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** The next episode begins. */
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

  /** Noise is not fatal until there is more of it than any adapter writes by mistake: `fault` says what it was. */
  noise(fault: Fault, bytes: number): Fault | undefined {
    this.#noise += bytes;
    this.#noisyLines += 1;
    return this.#noise > NOISE_BYTES || this.#noisyLines > NOISE_LINES ? fault : undefined;
  }

  #exceeded(stream: 'output' | 'error'): Fault {
    return new Fault('protocol.output-limit', `More than ${this.#bytes} bytes on standard ${stream} in one episode.`, {
      hint: 'Answer with source ids instead of whole texts, and log less.',
    });
  }
}
