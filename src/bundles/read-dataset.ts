import type * as z from 'zod';
import { Fault, isEvidenceFault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { RunningDigest, sha256 } from '../evidence/digest.ts';
import { parseAs } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { TaskText } from '../suite/bench.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { cut } from '../text/safe-text.ts';
import { irregular } from './plain-files.ts';
import { writtenText } from './read-document.ts';
import { readWrittenLines } from './read-lines.ts';

interface Read<T> {
  readonly tasks: readonly T[];
  /** Where each task is, for messages. */
  readonly places: readonly string[];
  /** SHA-256 of a file's text; for a folder, of each file's name and text in the order of the names. */
  readonly sha256: string;
}

/**
 * Reads tasks from a file with one task per line, from a file with one task or an array of tasks, or from a folder with such a
 * file for each task, named `.json`, in the order of their names.
 */
export async function readDataset<T extends Task>(
  files: ReadFiles,
  path: string,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const { texts, digest } = (await files.isDirectory(path)) ? await ofFolder(files, path) : await ofFile(files, path);
  const seen = new Map<string, string>();
  const tasks = texts.map(({ where, text }) => {
    const task = parseAs(schema, text, where);
    const before = seen.get(task.id);
    if (before !== undefined) throw new Fault('dataset.invalid', `${where}: task ${task.id} is already in ${before}.`);
    seen.set(task.id, where);
    return task;
  });
  if (tasks.length === 0) throw new Fault('dataset.invalid', `${path} contains no task.`);
  return { tasks, places: texts.map(({ where }) => where), sha256: digest };
}

/**
 * The texts of a dataset's tasks, from the same files as `readDataset`. The lines of a file with one task per line are read one
 * at a time, and may be empty.
 */
export async function* taskTexts(files: ReadFiles, path: string): AsyncGenerator<TaskText> {
  if (await files.isDirectory(path)) return yield* (await ofFolder(files, path)).texts;
  let number = 0;
  let before = '';
  const document: string[] = [];
  for await (const text of readWrittenLines(files, path)) {
    number += 1;
    if (document.length > 0 || (before === '' && /^\s*(\{\s*$|\[)/.test(text))) document.push(text);
    else yield { where: `${path}:${number}`, text };
    before ||= text.trim();
  }
  if (document.length > 0) yield* textsIn(document.join('\n'), path);
}

interface Texts {
  readonly texts: readonly TaskText[];
  readonly digest: string;
}

async function ofFile(files: ReadFiles, path: string): Promise<Texts> {
  const content = writtenText(await files.bytes(path), path);
  const digest = sha256(content);
  // One task over many lines, as printed in documents, or an array.
  if (/^\s*(\{[^\S\n]*\n|\[)/.test(content)) return { texts: textsIn(content, path), digest };
  const texts = content.split('\n').map((text, index) => ({ where: `${path}:${index + 1}`, text }));
  return { texts: texts.filter(({ text }) => text.trim() !== ''), digest };
}

/** The texts of the tasks in a JSON document: one task, or an array of them. */
function textsIn(content: string, where: string): Texts['texts'] {
  if (!content.trimStart().startsWith('[')) return [{ where, text: content }];
  const tasks = parseStrict(content, where) as readonly unknown[];
  return tasks.map((task, index) => ({ where: `${where}: task ${index + 1}`, text: JSON.stringify(task) }));
}

async function ofFolder(files: ReadFiles, path: string): Promise<Texts> {
  const found = (await files.entries(path)).filter(({ name }) => name.endsWith('.json'));
  if (found.length === 0) {
    throw new Fault('dataset.invalid', `${path} is a folder without a .json file.`, {
      hint: 'Give a dataset’s .jsonl file, a JSON array, or a folder with a task in each .json file.',
    });
  }
  if (await files.exists(`${path}/${BUNDLE.outcomes}`))
    throw new Fault('dataset.invalid', `${path} is a bundle, not a dataset.`, {
      hint: 'Give a dataset’s .jsonl file, or a folder with a task in each .json file. `cib verify` checks a bundle.',
    });
  const refused = found.find(irregular);
  if (refused !== undefined)
    throw new Fault('dataset.invalid', `${path}: ${JSON.stringify(refused.name)} is ${irregular(refused)}.`, {
      hint: 'Copy the file itself into the folder.',
    });
  const digest = new RunningDigest();
  const texts: Texts['texts'][number][] = [];
  for (const { name } of found) {
    const where = `${path}/${name}`;
    const content = writtenText(await files.bytes(where), where);
    digest.addText(`${sha256(content)}  ${name}\n`);
    texts.push(...textsIn(content, where));
  }
  return { texts, digest: digest.hex() };
}

/** A scorecard is read up to 4 MiB, and has up to 4 kB for each name of a slice. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;

/**
 * The names of slices, which data may choose, become names of members of a scorecard.
 *
 * @throws Fault `dataset.invalid` if a scorecard with them could not be read again
 */
export function checkSlices({ loader }: Suite, tasks: readonly Task[], places: readonly string[]): void {
  const names = new Set<string>();
  for (const [at, task] of tasks.entries()) {
    const slices = loader.slicesOf?.(task) ?? {};
    for (const [slice, name] of Object.entries(slices)) {
      if (name === '__proto__' || name.includes('\\') || name.length > LONGEST_NAME)
        throw new Fault(
          'dataset.invalid',
          `${places[at]}: ${slice} ${JSON.stringify(cut(name, 100))} is no valid name.`,
          { hint: `Give it at most ${LONGEST_NAME} characters and no backslash, and not the name __proto__.` },
        );
      names.add(`${slice} ${name}`);
      if (names.size > MOST_NAMES)
        throw new Fault('dataset.invalid', `${places[at]}: the tasks so far have more than ${MOST_NAMES} slices.`, {
          hint: `A scorecard has figures for each: use fewer values of ${Object.keys(slices).join(', ')}, or split the data.`,
        });
    }
  }
}

/** The fault of data that does not have the form of its suite. If it is data of another suite, the fault says so. */
export async function wrongForm(files: ReadFiles, suite: Suite, path: string, thrown: unknown): Promise<unknown> {
  if (!isEvidenceFault(thrown)) return thrown;
  const { id } = suite.description;
  for (const other of SUITE_IDS.filter((one) => one !== id)) {
    if (!(await reads(files, await loadSuite(other), path))) continue;
    return new Fault('dataset.invalid', `${path} is data of the suite ${other}, not of ${id}.`, {
      cause: thrown,
      hint: `Give --suite ${other}, or data of ${id}: \`cib generate --suite ${id}\` writes an example.`,
    });
  }
  return new Fault(thrown.code, thrown.message, {
    cause: thrown,
    hint: thrown.hint ?? `\`cib generate --suite ${id}\` writes valid data to compare with.`,
  });
}

async function reads(files: ReadFiles, { loader }: Suite, path: string): Promise<boolean> {
  const schema = await loader.schema();
  return readDataset(files, path, schema).then(
    () => true,
    () => false,
  );
}
