import { Svg } from './chart/svg.ts';

/** A page that its template has not rendered yet: where its inputs are those of a page at hand, it need not. */
export class Rendered {
  readonly #name: string;
  readonly #view: object;
  readonly #render: (view: object) => string;

  constructor(name: string, view: object, render: (view: object) => string) {
    this.#name = name;
    this.#view = view;
    this.#render = render;
  }

  /** All that the text is made from, besides the templates and the code. */
  get inputs(): string {
    return `${this.#name} ${JSON.stringify(this.#view, plain)}`;
  }

  /** Whether search engines may list the page, where its view says so. */
  get isListed(): boolean {
    return !('indexed' in this.#view) || this.#view.indexed === true;
  }

  get text(): string {
    return this.#render(this.#view);
  }
}

/** What JSON would leave out or change, and a template may print, must not hide in a page's inputs. */
function plain(_name: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'bigint' || typeof value === 'symbol') throw hidden(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (value instanceof Svg) return { svg: Svg.textOf(value) };
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw hidden(value);
  return value;
}

const hidden = (value: unknown) =>
  new TypeError(`a view holds a ${typeof value} that is no plain value: ${Object.prototype.toString.call(value)}`);
