import type { Dataset } from '../bundles/dataset.ts';
import { ERRORS, type RunError } from '../evidence/bundle.ts';
import type { Files } from '../ports/files.ts';
import { safeText } from '../text/safe-text.ts';
import type { EpisodeError } from './journal.ts';

/** More are not needed: an adapter that fails in every task fails in the same way. */
const MOST = 100;
const LONGEST = 1_000;

/** The first errors of a run, one a task, made safe to print. */
export class FirstErrors {
  readonly #dataset: Dataset;
  readonly #errors = new Map<number, RunError>();

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  add(task: number, { method, code, message }: EpisodeError): void {
    if (this.#errors.size === MOST || this.#errors.has(task)) return;
    const { id } = this.#dataset.taskAt(task);
    this.#errors.set(task, { task: id, method, code, message: safeText(message, LONGEST) });
  }

  get lines(): readonly string[] {
    return [...this.#errors.values()].map((error) => `${JSON.stringify(error)}\n`);
  }
}

/** Writes the errors beside the bundle. If there are none, there is no file. */
export async function keepErrors(files: Files, out: string, { lines }: FirstErrors): Promise<void> {
  if (lines.length > 0) await files.write(`${out}/${ERRORS}`, lines.join(''));
}
