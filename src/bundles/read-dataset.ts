import type * as z from 'zod';
import { Fault, isEvidenceFault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { RunningDigest, sha256 } from '../evidence/digest.ts';
import { parseAs } from '../evidence/schema-check.ts';
import { strictText } from '../evidence/strict-json.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { irregular } from './plain-files.ts';
import { windowsLines } from './read-document.ts';

interface Read<T> {
  readonly tasks: readonly T[];
  /** SHA-256 of a file's bytes; for a folder, of each file's name and bytes in the order of the names. */
  readonly sha256: string;
}

/**
 * Reads tasks from a file with one task per line, from a file with one task over many lines, or from a folder with one task in
 * each `.json`, in the order of their names.
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
  return { tasks, sha256: digest };
}

interface Texts {
  readonly texts: readonly { readonly where: string; readonly text: string }[];
  readonly digest: string;
}

async function ofFile(files: ReadFiles, path: string): Promise<Texts> {
  const bytes = await files.bytes(path);
  const content = strictText(bytes, path, 'dataset.invalid');
  const lines = content.split('\n');
  // One task over many lines, as printed in documents.
  if (lines[0]?.trim() === '{') return { texts: [{ where: path, text: content }], digest: sha256(bytes) };
  if (lines[0]?.endsWith('\r')) throw windowsLines('dataset.invalid', path);
  const texts = lines.map((text, index) => ({ where: `${path}:${index + 1}`, text }));
  return { texts: texts.filter(({ text }) => text.trim() !== ''), digest: sha256(bytes) };
}

async function ofFolder(files: ReadFiles, path: string): Promise<Texts> {
  const found = (await files.entries(path)).filter(({ name }) => name.endsWith('.json'));
  if (found.length === 0) {
    throw new Fault('dataset.invalid', `${path} is a folder without a .json file.`, {
      hint: 'Give a dataset’s .jsonl file, or a folder with a task in each .json file.',
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
    const bytes = await files.bytes(where);
    digest.addText(`${sha256(bytes)}  ${name}\n`);
    texts.push({ where, text: strictText(bytes, where, 'dataset.invalid') });
  }
  return { texts, digest: digest.hex() };
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
