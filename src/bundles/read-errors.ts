import { ERRORS } from '../evidence/bundle.ts';
import { RunError } from '../evidence/run-error.ts';
import { parseAs } from '../evidence/schema-check.ts';
import type { ReadFiles } from '../ports/files.ts';
import { readLines } from './read-lines.ts';

/** The errors that a run recorded beside the bundle, by the id of the task. They are not verified. */
export async function readErrors(files: ReadFiles, folder: string): Promise<ReadonlyMap<string, RunError>> {
  const path = `${folder}/${ERRORS}`;
  const errors = new Map<string, RunError>();
  if (!(await files.exists(path))) return errors;
  for await (const line of readLines(files, path)) {
    const error = parseAs(RunError, line, `${path}:${errors.size + 1}`);
    errors.set(error.task, error);
  }
  return errors;
}
