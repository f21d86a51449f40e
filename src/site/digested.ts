/** A value that stands in a page's inputs by its digest, because it is long or cannot be written as JSON. */
export class Digested<T> {
  readonly value: T;
  readonly #digestOf: (value: T) => string;
  #digest: string | undefined;

  /** @param digestOf gives another digest if anything differs that a page can show of the value */
  constructor(value: T, digestOf: (value: T) => string) {
    this.value = value;
    this.#digestOf = digestOf;
  }

  /** Computed once, and only in builds that keep pages. */
  get digest(): string {
    this.#digest ??= this.#digestOf(this.value);
    return this.#digest;
  }
}
