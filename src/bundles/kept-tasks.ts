import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Task } from '../suite/suite.ts';
import { ofLatest } from '../text/caches.ts';

/** Characters of tasks as JSON. The tasks of more data are not kept as objects. */
const KEPT = 32_000_000;

/** Characters of a task as JSON. Unpacking a longer task takes a fifth of the time of generating it; of shorter ones, half or more. */
const LONG = 1_000_000;

/** Bytes of all packed tasks. */
const PACKED = 32 * 2 ** 20;

/**
 * The tasks of data of which each is needed several times, at long intervals. Those of small data are kept once they are made.
 * Of large data, long tasks are kept packed, and short ones only if they are small data without the long ones.
 */
export function keptIfSmall(tasks: number, make: (index: number) => Task): (index: number) => Task {
  // Unpacking a transcript and scoring it need the same task, one after the other.
  const latest = ofLatest(make);
  if (tasks === 0 || lengthOf(latest(0)) * tasks > KEPT) return latest;
  const kept = new KeptTasks();
  return ofLatest((index) => {
    const known = kept.at(index);
    if (known !== undefined) return known;
    const task = latest(index);
    kept.add(index, task);
    return task;
  });
}

const lengthOf = (task: Task): number => JSON.stringify(task).length;

type Whole = Map<number, { readonly task: Task; readonly length: number }>;

class KeptTasks {
  /** Undefined if the short tasks are large data. */
  #whole: Whole | undefined = new Map();
  /** The length of all tasks in `#whole`. */
  #length = 0;
  readonly #packed = new Map<number, Uint8Array>();
  #left = PACKED;
  #isLarge = false;

  at(index: number): Task | undefined {
    const packed = this.#packed.get(index);
    return packed === undefined ? this.#whole?.get(index)?.task : (unpackJson(packed) as Task);
  }

  add(index: number, task: Task): void {
    const length = lengthOf(task);
    if (this.#isLarge && length > LONG) this.#pack(index, task);
    else if (this.#whole !== undefined) {
      this.#whole.set(index, { task, length });
      this.#length += length;
      if (this.#length > KEPT) this.#shrink(this.#whole);
    }
  }

  #shrink(whole: Whole): void {
    this.#isLarge = true;
    for (const [index, { task, length }] of whole) {
      if (length <= LONG) continue;
      whole.delete(index);
      this.#length -= length;
      this.#pack(index, task);
    }
    if (this.#length > KEPT) this.#whole = undefined;
  }

  #pack(index: number, task: Task): void {
    if (this.#left <= 0) return;
    const packed = packJson(task);
    this.#packed.set(index, packed);
    this.#left -= packed.length;
  }
}

/** A value as deflated JSON, with fast compression, because those of hundreds of runs are kept in memory. */
export const packJson = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value), { level: 1 });

export const unpackJson = (packed: Uint8Array): unknown => JSON.parse(inflateRawSync(packed).toString());
