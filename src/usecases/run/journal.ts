import { Fault } from '../../errors/fault.ts';
import type { TranscriptLine } from '../../evidence/transcript.ts';
import type { Files } from '../../ports/files.ts';

/** A line of the journal: all that one task's episodes (of one arm) came to. It stands before the next is begun. */
export interface Entry {
  readonly task: number;
  readonly arm: number;
  readonly lines: readonly TranscriptLine[];
  readonly latencies: readonly (readonly [method: string, ms: number])[];
}

/** Where each task's entry stands in the journal, so that it can be read in any order. */
export class JournalIndex {
  readonly #places = new Map<string, { offset: number; length: number }>();
  /** Bytes up to the end of the last whole line: what a resumed run goes on behind. */
  size = 0;

  has(task: number, arm: number): boolean {
    return this.#places.has(`${task}/${arm}`);
  }

  place(task: number, arm: number): { offset: number; length: number } {
    const place = this.#places.get(`${task}/${arm}`);
    if (place === undefined) throw new Fault('internal', `The journal lacks task ${task}.`);
    return place;
  }

  get count(): number {
    return this.#places.size;
  }

  add({ task, arm }: Entry, bytes: number): void {
    this.#places.set(`${task}/${arm}`, { offset: this.size, length: bytes });
    this.size += bytes;
  }
}

export function entryLine(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Reads a journal that may end in the middle of a line: the torn rest belongs to no finished episode. */
export async function readJournal(files: Files, path: string): Promise<JournalIndex> {
  const index = new JournalIndex();
  let held = Buffer.alloc(0);
  for await (const chunk of files.stream(path)) {
    let bytes = Buffer.concat([held, chunk]);
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      index.add(JSON.parse(bytes.toString('utf8', 0, end)) as Entry, end + 1);
      bytes = bytes.subarray(end + 1);
    }
    held = bytes;
  }
  return index;
}
