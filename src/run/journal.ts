import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import type { TaskPlan } from '../evidence/selection.ts';
import { TranscriptLine } from '../evidence/transcript.ts';
import type { Files, RandomReader } from '../ports/files.ts';

/** A line of the journal: the results of one task's episodes in one arm. It is written before the next task is answered. */
export type JournalEntry = z.infer<typeof JournalEntry>;

/** What ended an episode before its end, in words that may quote the adapter. */
const EpisodeError = z.strictObject({
  method: z.string().max(40),
  code: z.string().max(40),
  message: z.string(),
  hint: z.string().optional(),
});

export type EpisodeError = z.infer<typeof EpisodeError>;

const JournalEntry = z.strictObject({
  task: z.int().nonnegative(),
  arm: z.int().nonnegative(),
  lines: z.array(TranscriptLine),
  /** Milliseconds by method. */
  latencies: z.array(z.tuple([z.string().max(40), z.number().nonnegative()])),
  /** The first error among its episodes. */
  error: EpisodeError.optional(),
});

/** An episode as a journal must name it: opaque id and what was asked. */
export type KnownEpisode = Pick<TranscriptLine, 'id' | 'requests'>;

/**
 * The position of each task's entry in the journal, so that it can be read in any order. Sixteen bytes a task and arm, and
 * nothing else that a run holds grows with its tasks.
 */
export class JournalIndex {
  readonly #tasks: Pick<TaskPlan, 'placeOf'>;
  readonly #arms: number;
  readonly #offsets: Float64Array;
  /** 0 where there is no entry. */
  readonly #lengths: Float64Array;
  /** Bytes up to the end of the last whole line: what a resumed run goes on behind. */
  size = 0;
  count = 0;
  /** The error that occurred first, and its task. */
  firstError: (EpisodeError & { readonly task: number }) | undefined;

  constructor(tasks: Pick<TaskPlan, 'placeOf' | 'count'>, arms: number) {
    this.#tasks = tasks;
    this.#arms = arms;
    this.#offsets = new Float64Array(tasks.count * arms);
    this.#lengths = new Float64Array(tasks.count * arms);
  }

  /** Whether the run has such an entry to make. */
  wants(task: number, arm: number): boolean {
    return this.#slot(task, arm) !== undefined;
  }

  has(task: number, arm: number): boolean {
    const slot = this.#slot(task, arm);
    return slot !== undefined && this.#lengths[slot] !== 0;
  }

  place(task: number, arm: number): { offset: number; length: number } {
    const slot = this.#slot(task, arm) ?? -1;
    const [offset = 0, length = 0] = [this.#offsets[slot], this.#lengths[slot]];
    if (length === 0) throw new Fault('internal', `The journal has no task ${task}.`);
    return { offset, length };
  }

  add({ task, arm, error }: Pick<JournalEntry, 'task' | 'arm' | 'error'>, bytes: number): void {
    const slot = this.#slot(task, arm);
    if (slot === undefined) throw new Fault('internal', `Task ${task} is not part of this run.`);
    this.#offsets[slot] = this.size;
    this.#lengths[slot] = bytes;
    this.size += bytes;
    this.count += 1;
    if (error !== undefined) this.firstError ??= { ...error, task };
  }

  #slot(task: number, arm: number): number | undefined {
    const place = this.#tasks.placeOf(task);
    return place === undefined || arm >= this.#arms ? undefined : place * this.#arms + arm;
  }
}

export function entryLine(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/**
 * Reads the journal of an earlier process into `index`. A torn last line belongs to no finished task and is ignored. Each line
 * must have the episodes that `requestsOf` returns for its task and arm, and no task and arm may occur twice.
 */
export async function readJournal(
  files: Files,
  path: string,
  index: JournalIndex,
  requestsOf: (task: number, arm: number) => readonly KnownEpisode[],
): Promise<void> {
  if (!(await files.exists(path))) return;
  // The pieces of the line that has not ended yet.
  let partial: Buffer[] = [];
  let number = 0;
  for await (const chunk of files.stream(path)) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...partial, chunk.subarray(start, end)]);
      partial = [];
      start = end + 1;
      number += 1;
      const where = `${path}:${number}`;
      const entry = ownEntry(line.toString(), where);
      if (!index.wants(entry.task, entry.arm)) throw foreign(where, `task ${entry.task} is no part of this run`);
      if (index.has(entry.task, entry.arm)) throw foreign(where, `task ${entry.task} occurs twice`);
      if (!isAnswerTo(requestsOf(entry.task, entry.arm), entry.lines))
        throw foreign(where, `its episodes are not those of task ${entry.task}`);
      index.add(entry, line.length + 1);
    }
    // Copied, because the next chunk overwrites this one.
    partial.push(Buffer.from(chunk.subarray(start)));
  }
}

function ownEntry(text: string, where: string): JournalEntry {
  try {
    return checkSchema(JournalEntry, JSON.parse(text), where);
  } catch (cause) {
    throw foreign(where, 'it is not an entry of a journal', cause);
  }
}

function isAnswerTo(episodes: readonly KnownEpisode[], lines: JournalEntry['lines']): boolean {
  return (
    episodes.length === lines.length &&
    episodes.every(({ id, requests }, at) => lines[at]?.id === id && lines[at]?.requests === requests)
  );
}

/** Reads the entry that the index has for a task and arm. This process checked or wrote it. */
export function entryAt(journal: RandomReader, index: JournalIndex, task: number, arm: number): JournalEntry {
  const { offset, length } = index.place(task, arm);
  const text = Buffer.from(journal.read(offset, length)).toString();
  try {
    const entry = JSON.parse(text) as JournalEntry;
    if (entry.task === task && entry.arm === arm) return entry;
  } catch (cause) {
    throw changed(task, cause);
  }
  throw changed(task);
}

const changed = (task: number, cause?: unknown) =>
  new Fault('journal.invalid', `The journal’s entry of task ${task} was changed while the run went on.`, {
    cause,
    hint: 'Start again in another folder, and change no file in it during the run.',
  });

function foreign(where: string, what: string, cause?: unknown): Fault {
  return new Fault('journal.invalid', `${where} was not written by this run: ${what}.`, {
    cause,
    hint: 'Truncate the journal before that line to continue without the rest, or start again in another folder.',
  });
}
