import { addKnownControls } from '../bundles/control-results.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { type AnswerReader, referencesKey, shareList } from '../bundles/read-answers.ts';
import type { ReadParts } from '../bundles/read-parts.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Helper, Helpers } from '../ports/ports.ts';
import type { Suite } from '../suite/suite.ts';
import type { OwnAnswers } from '../verify/answers.ts';
import { isReferenceOrControl } from '../verify/flag.ts';
import type { Assignment, Commit, ThreadAnswers, VerifierResult } from './bundle-verifier.ts';
import { partsIn } from './cache/bundle-record.ts';
import { entryFolders } from './entry-folder.ts';
import { readDescription } from './read-entry.ts';

/** Verifying this many bundles takes less time than starting a thread. */
const MOST_IN_ONE_THREAD = 8;

/** A thread takes bundles of another thread's suite only if at least this many are left, because it has to generate the data first. */
const LEAST_TO_SHARE = 4;

interface ThreadRequest {
  /** Has the entries. */
  readonly source: ReadFiles;
  /** The commit that they are read from, if they are not files of this machine. */
  readonly commit: Commit | undefined;
  readonly helpers: Helpers;
  readonly entries: string;
}

/** What the threads have found, and will find. */
export interface Verifying {
  /** Gets a bundle from the thread that verified it. A bundle that no thread verified is read by `read`. */
  parts(read: ReadParts): ReadParts;
  references(reader: Pick<AnswerReader, 'references'>): Pick<AnswerReader, 'references'>;
  stop(): Promise<void>;
}

/**
 * Starts to verify all bundles of a board in threads. A thread verifies the bundles of one suite. When no suite is left, it takes
 * bundles of a suite that another thread is verifying, with what that thread knows of the suite's references and controls.
 *
 * @returns undefined if there are too few bundles, or only one processor
 */
export async function verifyInThreads(
  request: ThreadRequest,
  suites: readonly Suite[],
): Promise<Verifying | undefined> {
  const { helpers } = request;
  const queues = await queuesOf(request, suites);
  const folders = queues.flatMap((one) => one.waiting.map(({ folder }) => folder));
  if (helpers.most < 2 || folders.length <= MOST_IN_ONE_THREAD) return undefined;
  const found = new Found(folders);
  const threads = new Threads(request, found);
  // What a failed thread left is read in this thread, which then reports why.
  const working = Promise.allSettled(Array.from({ length: helpers.most }, () => threads.work(queues))).then(() =>
    found.end(),
  );
  return {
    parts: (read) => found.parts(read),
    references: (reader) => found.references(reader),
    async stop() {
      await threads.stop();
      await working;
    },
  };
}

/** The results of the threads, as far as they are not yet asked for. */
class Found {
  readonly #results: Map<string, Pending<VerifierResult | undefined>>;
  readonly #lists = new Map<string, readonly string[]>();
  readonly #references = new Map<string, readonly OwnAnswers[]>();

  constructor(folders: readonly string[]) {
    this.#results = new Map(folders.map((folder) => [folder, pending()]));
  }

  add(folder: string, suite: Suite, result: VerifierResult): void {
    const { answered } = result;
    for (const [digest, list] of result.lists) this.#lists.set(digest, shareList(list));
    for (const [key, own] of answered.references) this.#references.set(key, own.map(withSharedIds));
    // For what has to be read again here, and for the cache.
    addKnownControls(suite, answered.controls);
    this.#results.get(folder)?.resolve(result);
  }

  /** No thread verifies the bundles that have no result yet. */
  end(): void {
    for (const { resolve } of this.#results.values()) resolve(undefined);
  }

  parts(read: ReadParts): ReadParts {
    return async (source, folder, suite, manifest) => {
      const { record, attempts } = (await this.#results.get(folder)?.promise) ?? {};
      // Each bundle is asked for once, and what was found of it is large.
      this.#results.delete(folder);
      const listOf = async (digest: string) => this.#lists.get(digest);
      const parts = record === undefined ? undefined : await partsIn(record, listOf, { read: async () => attempts });
      return parts?.verified ? parts : read(source, folder, suite, manifest);
    };
  }

  references(reader: Pick<AnswerReader, 'references'>): Pick<AnswerReader, 'references'> {
    return {
      references: async (suite, manifest) =>
        this.#references.get(referencesKey(suite, manifest)) ?? reader.references(suite, manifest),
    };
  }
}

/** The threads that run. */
class Threads {
  readonly #request: ThreadRequest;
  readonly #found: Found;
  readonly #running = new Set<Helper>();
  #stopped = false;

  constructor(request: ThreadRequest, found: Found) {
    this.#request = request;
    this.#found = found;
  }

  /** Takes one queue after another, then bundles of queues that other threads took, until nothing is left. */
  async work(queues: readonly Queue[]): Promise<void> {
    for (let own = queues.find(({ taken }) => !taken); own; own = queues.find(({ taken }) => !taken)) {
      const { waiting } = own;
      own.taken = true;
      await this.#verify(own, () => waiting.shift());
    }
    for (let other = longest(queues); other && !this.#stopped; other = longest(queues)) {
      const { waiting } = other;
      // Its controls have answered by then, and its own systems where the board has them.
      await other.begun.promise;
      await this.#verify(other, () => waiting.pop());
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#running].map((thread) => thread.stop()));
  }

  /** Verifies a queue's bundles in a new thread: a thread would keep the data of its former suite in memory. */
  async #verify(queue: Queue, take: () => Waiting | undefined): Promise<void> {
    if (this.#stopped) return;
    const thread = this.#request.helpers.start('long');
    this.#running.add(thread);
    try {
      for (let next = take(); next; next = take()) {
        await this.#ask(thread, queue, next.folder);
        queue.begun.resolve(undefined);
      }
    } finally {
      queue.begun.resolve(undefined);
      this.#running.delete(thread);
      await thread.stop();
    }
  }

  async #ask(thread: Helper, queue: Queue, folder: string): Promise<void> {
    const { commit } = this.#request;
    const known = queue.takeNew(thread);
    const assignment: Assignment = { suite: queue.suite.description.id, folder, commit, known };
    for await (const answer of thread.ask({ verify: assignment })) {
      const result = answer as VerifierResult;
      queue.add(thread, result.answered);
      this.#found.add(folder, queue.suite, result);
    }
  }
}

const withSharedIds = (one: OwnAnswers) => ({ ...one, answers: { ...one.answers, ids: shareList(one.answers.ids) } });

interface Waiting {
  readonly folder: string;
  readonly bytes: number;
}

/** The bundles of a suite that no thread took yet. */
class Queue {
  readonly suite: Suite;
  readonly waiting: Waiting[] = [];
  /** Resolved when the first bundle is verified. */
  readonly begun = pending<undefined>();
  taken = false;
  readonly #answered: { readonly by: Helper; readonly answers: ThreadAnswers }[] = [];
  /** How many of these answers each thread has got. */
  readonly #given = new Map<Helper, number>();

  constructor(suite: Suite) {
    this.suite = suite;
  }

  get bytes(): number {
    return this.waiting.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  add(by: Helper, answers: ThreadAnswers): void {
    this.#answered.push({ by, answers });
  }

  /** What other threads computed of the suite since the thread's last bundle. */
  takeNew(thread: Helper): ThreadAnswers {
    const fresh = this.#answered.slice(this.#given.get(thread) ?? 0).filter(({ by }) => by !== thread);
    this.#given.set(thread, this.#answered.length);
    return {
      controls: fresh.flatMap(({ answers }) => answers.controls),
      references: fresh.flatMap(({ answers }) => answers.references),
    };
  }
}

/** The queue with the most left to verify, of those with enough bundles for a second thread. */
function longest(queues: readonly Queue[]): Queue | undefined {
  return queues.filter(({ waiting }) => waiting.length >= LEAST_TO_SHARE).sort((a, b) => b.bytes - a.bytes)[0];
}

interface Pending<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

/** A promise, and the function that resolves it. */
function pending<T>(): Pending<T> {
  let resolve: (found: T) => void = () => {};
  const promise = new Promise<T>((found) => {
    resolve = found;
  });
  return { promise, resolve: (found: T) => resolve(found) };
}

/** The bundles by suite, those first that take longest; the suite's own systems first in each. What cannot be read is left out. */
async function queuesOf({ source, entries }: ThreadRequest, suites: readonly Suite[]): Promise<Queue[]> {
  const queues = new Map(suites.map((suite) => [suite.description.id, new Queue(suite)]));
  for (const { slug, fault } of await entryFolders(source, entries)) {
    if (fault) continue;
    const entry = await readDescription(source, `${entries}/${slug}`).catch(() => undefined);
    for (const [id, name] of Object.entries(entry?.suites ?? {})) {
      const folder = `${entries}/${slug}/${name}`;
      const manifest = await loadManifest(source, folder).catch(() => undefined);
      const waiting = queues.get(id)?.waiting;
      if (manifest === undefined || waiting === undefined) continue;
      const bytes = await source.size(`${folder}/${BUNDLE.outcomes}`).catch(() => 0);
      if (isReferenceOrControl({ manifest })) waiting.unshift({ folder, bytes });
      else waiting.push({ folder, bytes });
    }
  }
  return [...queues.values()].filter(({ waiting }) => waiting.length > 0).sort((a, b) => b.bytes - a.bytes);
}
