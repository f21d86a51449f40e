import { setImmediate } from 'node:timers/promises';
import { Fault } from '../errors/fault.ts';
import { canonicalPieces } from '../evidence/canonical.ts';
import { keyed, RunningDigest } from '../evidence/digest.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Helpers } from '../ports/ports.ts';
import { FRESH, HELD_OUT } from '../protocol/constants.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { ofLatest } from '../text/caches.ts';
import type { DataKind } from '../verify/rules.ts';
import { keptIfSmall } from './kept-tasks.ts';

/** The tasks of a run or a check, whatever their source. */
export interface Dataset {
  readonly id: string;
  readonly sha256: string;
  readonly tasks: number;
  /** Whether the data has exactly the published bytes. */
  readonly official: boolean;
  readonly kind: DataKind;
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
}

/** Whether data is generated from the public seed, whatever its size. */
export const isBuiltIn = ({ id }: Pick<Dataset, 'id'>): boolean => /^builtin(-\d+)?$/.test(id);

/** Opens a file, or generates built-in data. */
export async function openDataset(files: Files, suite: Suite, { path, count }: DatasetChoice): Promise<Dataset> {
  return path === undefined ? builtIn(suite, count) : fromFile(files, suite, path);
}

/** Generates data from a secret seed. */
export const heldOutData = (suite: Suite, source: HeldOutSource, count?: number): Promise<Dataset> =>
  seeded(suite, HELD_OUT, source, count);

/** Generates the data of a run on fresh data from the run's nonce. */
export const freshData = (suite: Suite, nonce: string, count?: number): Promise<Dataset> =>
  seeded(suite, FRESH, { seed: keyed(nonce, 'fresh data') }, count);

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
async function builtIn({ generator }: Suite, tasks = generator.publicCount): Promise<Dataset> {
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

function builtInWith(generator: Suite['generator'], made: Generated): Dataset {
  const isPublic = made.tasks === generator.publicCount;
  const isOther = isPublic && made.sha256 !== generator.publicDigest;
  const kind = isOther ? 'unknown' : generatedKind(generator, made.tasks);
  return { id: isPublic ? 'builtin' : `builtin-${made.tasks}`, official: false, kind, ...made };
}

/** The kind of data that the suite's generator makes, whatever the seed. */
export const generatedKind = ({ publicCount }: Suite['generator'], tasks: number): DataKind =>
  tasks === publicCount ? 'standard' : 'resized';

/** Data of another seed than the public one. */
async function seeded(
  { generator }: Suite,
  id: string,
  { seed, wording }: HeldOutSource,
  tasks = generator.publicCount,
): Promise<Dataset> {
  const taskAt = keptIfSmall(tasks, (index) => generator.generate(seed, index, wording));
  const sha256 = await digestOf(tasks, taskAt);
  return { id, sha256, tasks, official: false, kind: generatedKind(generator, tasks), taskAt };
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
  // Loaded on demand, because built-in data needs no code that checks what a person wrote.
  const { checkSlices, readDataset, wrongForm } = await import('./read-dataset.ts');
  const schema = await suite.loader.schema();
  const {
    tasks: read,
    places,
    sha256: digest,
  } = await readDataset(files, path, schema).catch(async (thrown: unknown) => {
    throw await wrongForm(files, suite, path, thrown);
  });
  const tasks = suite.loader.complete(read);
  checkSlices(suite, tasks, places);
  const official = suite.loader.official.find((known) => known.sha256 === digest);
  const built = await builtInLike(suite, tasks, digest);
  return {
    id: official?.id ?? 'custom',
    sha256: digest,
    tasks: tasks.length,
    official: official !== undefined,
    kind: official === undefined ? (built?.kind ?? 'unknown') : 'standard',
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

/** Characters of data as JSON. Starting a thread takes longer than working on less. */
const LEAST_FOR_THREAD = 4_000_000;

/** Whether there is so much data that another thread saves time. Tasks are assumed to be as long as the first one. */
export const justifiesThread = (helpers: Helpers, first: Task, tasks: number): boolean =>
  helpers.most > 1 && tasks > 1 && JSON.stringify(first).length * tasks > LEAST_FOR_THREAD;

/** The fault of a bundle whose data is not the data that was found. */
export function dataMismatch(
  { sha256 }: Manifest['dataset'],
  found: Pick<Dataset, 'sha256'>,
  path: DatasetChoice['path'],
): Fault {
  return new Fault('dataset.needed', `The bundle was made from data with SHA-256 ${sha256}, not ${found.sha256}.`, {
    hint:
      path === undefined
        ? 'This version of the program generates different built-in data. Use the version that made the bundle.'
        : 'Give the file that the run used.',
  });
}
