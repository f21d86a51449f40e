import { sha256 } from '../evidence/digest.ts';
import { Digested } from './digested.ts';

/** A text of the site that is made on demand: if an existing file has the same inputs, it need not be made. */
export class Rendered {
  readonly #name: string;
  readonly #inputs: object;
  readonly #make: () => string | Promise<string>;
  #text: string | undefined;
  #digest: string | undefined;

  private constructor(name: string, inputs: object, make: () => string | Promise<string>) {
    this.#name = name;
    this.#inputs = inputs;
    this.#make = make;
  }

  /** @param make a function of `inputs` alone: what else it used could change without a new text */
  static of<Inputs extends object>(
    name: string,
    inputs: Inputs,
    make: (inputs: Inputs) => string | Promise<string>,
  ): Rendered {
    return new Rendered(name, inputs, () => make(inputs));
  }

  /** Everything that the text is made from, except the templates and the code. */
  get inputs(): string {
    return `${this.#name} ${JSON.stringify(this.#inputs, plain)}`;
  }

  /** That of the inputs. */
  get digest(): string {
    this.#digest ??= sha256(this.inputs);
    return this.#digest;
  }

  /** Whether search engines may list the page, if its inputs say so. */
  get isListed(): boolean {
    return !('indexed' in this.#inputs) || this.#inputs.indexed === true;
  }

  /** Made at the first call. */
  async text(): Promise<string> {
    this.#text ??= await this.#make();
    return this.#text;
  }

  /** How long the text is in UTF-8, for which it is made. */
  async bytes(): Promise<number> {
    return Buffer.byteLength(await this.text());
  }
}

/** Refuses values in a text's inputs that JSON would leave out or change, and that the text may show. */
function plain(this: Readonly<Record<string, unknown>>, name: string): unknown {
  // The second argument is what `toJSON` made, and Vega-Lite gives one to every set of the process.
  const value = this[name];
  if (typeof value === 'function' || typeof value === 'bigint' || typeof value === 'symbol') throw hidden(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (value instanceof Digested) return { digest: value.digest };
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw hidden(value);
  return value;
}

const hidden = (value: unknown) =>
  new TypeError(`inputs hold a ${typeof value} that is no plain value: ${Object.prototype.toString.call(value)}`);
