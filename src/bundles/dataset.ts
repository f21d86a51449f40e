import { setImmediate } from 'node:timers/promises';
import { canonicalPieces } from '../evidence/canonical.ts';
import { keyed, RunningDigest } from '../evidence/digest.ts';
import { FRESH, HELD_OUT } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { ofLatest } from '../text/caches.ts';
import { keptIfSmall } from './kept-tasks.ts';
import { readDataset, wrongForm } from './read-dataset.ts';

/** The tasks of a run or a check, whatever their source. */
export interface Dataset {
  readonly id: string;
  readonly sha256: string;
  readonly tasks: number;
  /** Whether the data has exactly the published bytes. */
  readonly official: boolean;
  /** Whether the digest is known: that of the published data, or for another size, that of the built-in data generated again. */
  readonly known: boolean;
  /** Whether this is built-in data of another size than the published one. */
  readonly resized: boolean;
  taskAt(index: number): Task;
}

export interface HeldOutSource {
  /** The seed of one run. */
  readonly seed: string;
  /** The parsed wording of the suite, in place of the built-in wording. */
  readonly wording?: unknown;
}

export interface DatasetChoice {
  /** A file or a folder of files. Without it, data is generated. */
  readonly path?: string | undefined;
  /** The number of tasks to generate. */
  readonly count?: number | undefined;
  /** The secret seed to generate from. Without it, the public one. */
  readonly heldOut?: HeldOutSource | undefined;
  /** The nonce of a run on fresh data, which is generated from it. */
  readonly freshFrom?: string | undefined;
}

/** Whether data is generated from the public seed, whatever its size. */
export const isBuiltIn = ({ id }: Pick<Dataset, 'id'>): boolean => /^builtin(-\d+)?$/.test(id);

/** Opens the data that was chosen: a file, built-in data, or data of another seed. */
export async function openDataset(files: Files, suite: Suite, choice: DatasetChoice): Promise<Dataset> {
  const { path, count = suite.generator.publicCount, heldOut, freshFrom } = choice;
  if (path !== undefined) return fromFile(files, suite, path);
  if (heldOut !== undefined) return seeded(suite, { id: HELD_OUT, tasks: count }, heldOut);
  if (freshFrom === undefined) return builtIn(suite, count);
  return seeded(suite, { id: FRESH, tasks: count }, { seed: keyed(freshFrom, 'fresh data') });
}

/** The lines of a released dataset, in pieces, because a task may be too long for one string. */
export function* datasetText(tasks: Iterable<Task>): Generator<string> {
  for (const task of tasks) {
    yield* canonicalPieces(task);
    yield '\n';
  }
}

/** The first tasks of a dataset, in order. */
export function* tasksOf(tasks: number, taskAt: (index: number) => Task): Generator<Task> {
  for (let index = 0; index < tasks; index += 1) yield taskAt(index);
}

type Generated = Pick<Dataset, 'tasks' | 'sha256' | 'taskAt'>;

/** The public data of generators. Made once per process, because runs and verifications read the same tasks again and again. */
const published = new WeakMap<Suite['generator'], Promise<Generated>>();

/** Built-in data. Its digest is computed from its tasks; the digest in the suite's description is only compared with it. */
async function builtIn({ generator }: Suite, tasks: number): Promise<Dataset> {
  const isPublic = tasks === generator.publicCount;
  const made = (isPublic ? published.get(generator) : undefined) ?? generated(generator, tasks);
  if (isPublic) published.set(generator, made);
  return builtInWith(generator, await made);
}

async function generated(generator: Suite['generator'], tasks: number): Promise<Generated> {
  const taskAt = keptIfSmall(tasks, (index) => generator.generate(generator.publicSeed, index));
  return { tasks, sha256: await digestOf(tasks, taskAt), taskAt };
}

/**
 * Built-in data that is said to have this digest. Its user has to compute the digest and compare the two.
 *
 * Its tasks are generated as they are needed.
 */
export function claimedBuiltIn({ generator }: Suite, { tasks, sha256 }: Pick<Dataset, 'tasks' | 'sha256'>): Dataset {
  const taskAt = ofLatest((index: number) => generator.generate(generator.publicSeed, index));
  return builtInWith(generator, { tasks, sha256, taskAt });
}

function builtInWith({ publicCount, publicDigest }: Suite['generator'], { tasks, sha256, taskAt }: Generated): Dataset {
  const isPublic = tasks === publicCount;
  return {
    id: isPublic ? 'builtin' : `builtin-${tasks}`,
    sha256,
    tasks,
    official: false,
    known: !isPublic || sha256 === publicDigest,
    resized: !isPublic,
    taskAt,
  };
}

/** Data of another seed than the public one. */
async function seeded(
  { generator }: Suite,
  { id, tasks }: Pick<Dataset, 'id' | 'tasks'>,
  { seed, wording }: HeldOutSource,
): Promise<Dataset> {
  const taskAt = keptIfSmall(tasks, (index) => generator.generate(seed, index, wording));
  return {
    id,
    sha256: await digestOf(tasks, taskAt),
    tasks,
    official: false,
    known: true,
    resized: tasks !== generator.publicCount,
    taskAt,
  };
}

/** The number of tasks that are generated before signals and timers are handled again. */
const BATCH = 1_000;

/** SHA-256 of the dataset as `cib generate` writes it. */
export async function digestOf(tasks: number, taskAt: (index: number) => Task): Promise<string> {
  const digest = new RunningDigest();
  for (let from = 0; from < tasks; from += BATCH) {
    const size = Math.min(BATCH, tasks - from);
    for (const piece of datasetText(tasksOf(size, (index) => taskAt(from + index)))) digest.addText(piece);
    await setImmediate();
  }
  return digest.hex();
}

async function fromFile(files: Files, suite: Suite, path: string): Promise<Dataset> {
  const schema = await suite.loader.schema();
  const { tasks: read, sha256: digest } = await readDataset(files, path, schema).catch(async (thrown: unknown) => {
    throw await wrongForm(files, suite, path, thrown);
  });
  const tasks = suite.loader.complete(read);
  const official = suite.loader.official.find((known) => known.sha256 === digest);
  const built = await builtInLike(suite, tasks, digest);
  return {
    id: official?.id ?? 'custom',
    sha256: digest,
    tasks: tasks.length,
    official: official !== undefined,
    known: official !== undefined || built?.known === true,
    resized: built?.resized === true,
    taskAt: (index) => tasks[index] as Task,
  };
}

/** The built-in data, if `cib generate` wrote the file. If the first task differs, nothing more is generated. */
async function builtInLike(suite: Suite, tasks: readonly Task[], digest: string): Promise<Dataset | undefined> {
  const { publicSeed, generate } = suite.generator;
  if (tasks[0]?.id !== generate(publicSeed, 0).id) return undefined;
  const built = await builtIn(suite, tasks.length);
  return built.sha256 === digest ? built : undefined;
}
