import { Fault, isEvidenceFault } from '../errors/fault.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { readDataset } from './read-dataset.ts';

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
