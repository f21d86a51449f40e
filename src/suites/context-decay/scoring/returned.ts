import { countWords } from '../words.ts';
import { linesOf, normal, sentencesOf } from './sentence.ts';

/** Runs of letters and digits. A label is one of them. */
const RUNS = /[a-z0-9]+/g;

/**
 * The text of all replies to one conversation so far, which share one budget. A repeated line counts once. Lines beyond the
 * budget are counted but not read.
 */
export class ReturnedText {
  readonly #budget: number;
  readonly #read: ReadonlyMap<string, string[]>;
  readonly #seen = new Set<string>();
  /** The number of words of all replies. */
  tokens = 0;

  /** @param labels the labels by which sentences are found */
  constructor(budget: number, labels: Iterable<string>) {
    this.#budget = budget;
    this.#read = new Map(Array.from(labels, (label) => [label, []]));
  }

  get overBudget(): boolean {
    return this.tokens > this.#budget;
  }

  /** @param text of one reply */
  add(text: string): void {
    const fresh = linesOf(text).filter((line) => !this.#seen.has(line));
    for (const line of fresh) {
      this.#seen.add(line);
      this.tokens += countWords(line);
      if (!this.overBudget) for (const sentence of sentencesOf(line)) this.#keep(normal(sentence));
    }
  }

  /** The sentences within the budget that have the label, in the form of `normal`. */
  naming(label: string): readonly string[] {
    return this.#read.get(label) ?? [];
  }

  #keep(sentence: string): void {
    for (const run of new Set(sentence.match(RUNS))) this.#read.get(run)?.push(sentence);
  }
}
