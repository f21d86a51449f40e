import type { ZodType } from 'zod';
import { Fault } from '../../errors/fault.ts';
import type { WritTask } from './scenario.ts';
import { WritTaskSchema } from './schema.ts';

/** A file by its path and its decoded text. */
export interface DatasetText {
  readonly path: string;
  readonly text: string;
}

/** Strict JSON in its schema. What it throws names `where` and the JSON path. */
export type Read = <T>(schema: ZodType<T>, text: string, where: string) => T;

/**
 * The scenarios of files, in the order of the files: a `.json` holds one, a `.jsonl` one a line.
 * Throws what `read` throws, and `dataset.invalid` for another kind of file, for none at all and for an id that
 * stands twice.
 */
export function loadScenarios(files: readonly DatasetText[], read: Read): WritTask[] {
  const seen = new Map<string, string>();
  const scenarios: WritTask[] = [];
  for (const { where, text } of files.flatMap(textsOf)) {
    const scenario = read(WritTaskSchema, text, where);
    const before = seen.get(scenario.id);
    if (before !== undefined) {
      throw new Fault('dataset.invalid', `${where}: the scenario ${scenario.id} stands in ${before} already.`);
    }
    seen.set(scenario.id, where);
    scenarios.push(scenario);
  }
  if (scenarios.length === 0) throw new Fault('dataset.invalid', 'The dataset holds no scenario.');
  return scenarios;
}

function textsOf({ path, text }: DatasetText): { where: string; text: string }[] {
  if (path.endsWith('.json')) return [{ where: path, text }];
  if (!path.endsWith('.jsonl')) {
    throw new Fault('dataset.invalid', `${path} is no dataset.`, {
      hint: 'Scenarios stand one to a .json file, or one to a line of a .jsonl file.',
    });
  }
  const lines = text.split('\n').map((line, index) => ({ where: `${path}:${index + 1}`, text: line }));
  return lines.filter((line) => line.text.trim() !== '');
}
