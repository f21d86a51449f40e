import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { RunningDigest, sha256 } from '../evidence/digest.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import type { Suite, Task } from '../suites/suite.ts';

/** The tasks of a run or a check, wherever they come from. */
export interface Dataset {
  readonly id: string;
  readonly sha256: string;
  readonly tasks: number;
  /** Only the published bytes are official. */
  readonly official: boolean;
  /** Its digest is one that everybody can arrive at: published, or generated again. */
  readonly known: boolean;
  /** Built-in data of another size than the published one. */
  readonly resized: boolean;
  taskAt(index: number): Task;
}

export interface DatasetChoice {
  /** A file; without it the built-in data is generated. */
  readonly path?: string | undefined;
  /** How many tasks to generate. */
  readonly count?: number | undefined;
}

export async function openDataset(files: Files, suite: Suite, { path, count }: DatasetChoice): Promise<Dataset> {
  return path === undefined ? builtIn(suite, count ?? suite.generator.publicCount) : fromFile(files, suite, path);
}

/** A task's line in a released dataset. */
export function datasetLine(task: Task): string {
  return `${canonical(task)}\n`;
}

const KEPT = 10_000;

function builtIn(suite: Suite, tasks: number): Dataset {
  const { publicSeed, publicCount } = suite.generator;
  // Small data is made once; of large data any task is cheaper to make again than to keep.
  const kept: Task[] = [];
  const taskAt = (index: number) => kept[index] ?? suite.generator.generate(publicSeed, index);
  for (let index = 0; index < Math.min(tasks, KEPT); index += 1) kept.push(taskAt(index));
  const isPublic = tasks === publicCount;
  const sha256 = isPublic ? suite.generator.publicDigest : digestOf(tasks, taskAt);
  return {
    id: isPublic ? 'builtin' : `builtin-${tasks}`,
    sha256,
    tasks,
    official: false,
    known: true,
    resized: !isPublic,
    taskAt,
  };
}

/** SHA-256 of the dataset as `cib generate` writes it. */
export function digestOf(tasks: number, taskAt: (index: number) => Task): string {
  const digest = new RunningDigest();
  const encoder = new TextEncoder();
  for (let index = 0; index < tasks; index += 1) digest.add(encoder.encode(datasetLine(taskAt(index))));
  return digest.hex();
}

async function fromFile(files: Files, suite: Suite, path: string): Promise<Dataset> {
  if (await files.isDirectory(path)) {
    throw new Fault('dataset.invalid', `${path} is a folder.`, { hint: 'Give the dataset’s .jsonl file.' });
  }
  const bytes = await files.bytes(path);
  const digest = sha256(bytes);
  const { checkSchema } = await import('../evidence/schema-check.ts');
  const schema = await suite.loader.schema();
  const read: Task[] = [];
  for (const [index, line] of decode(bytes, path).split('\n').entries()) {
    const where = `${path}:${index + 1}`;
    if (line.trim() !== '') read.push(checkSchema(schema, parseStrict(line, where), where));
  }
  if (read.length === 0) throw new Fault('dataset.invalid', `${path} holds no task.`);
  const tasks = suite.loader.complete(read);
  const official = suite.loader.official.find((known) => known.sha256 === digest);
  return {
    id: official?.id ?? 'custom',
    sha256: digest,
    tasks: tasks.length,
    official: official !== undefined,
    known: official !== undefined || (await isBuiltIn(suite, tasks.length, digest)),
    resized: false,
    taskAt: (index) => tasks[index] as Task,
  };
}

/** A file that `cib generate` wrote is the built-in data. */
async function isBuiltIn(suite: Suite, tasks: number, digest: string): Promise<boolean> {
  return builtIn(suite, tasks).sha256 === digest;
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Fault('dataset.invalid', `${path} is not valid UTF-8.`, { cause });
  }
}
