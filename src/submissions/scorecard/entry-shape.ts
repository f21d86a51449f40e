import type { Entry } from '../../evidence/entry.ts';
import type { ReadFiles } from '../../ports/files.ts';

interface Problem {
  readonly message: string;
  readonly hint: string;
}

const MOST_NAMED = 20;
const HINT = 'An entry holds `entry.json` and the folders that it names, as plain files; take the rest out.';

/** What an entry's folder holds beside its description and its bundles. What stands in a bundle, its verification tells. */
export async function strayProblems(files: ReadFiles, folder: string, entry: Entry): Promise<readonly Problem[]> {
  const bundles = Object.values(entry.suites);
  const stray = (await files.entries(folder)).filter(({ name, kind }) => {
    if (name === 'entry.json') return kind !== 'file';
    return kind !== 'folder' || !bundles.includes(name);
  });
  return stray.slice(0, MOST_NAMED).map(({ name }) => ({
    message: `${folder}/${JSON.stringify(name.slice(0, 80).toWellFormed())} is no part of an entry.`,
    hint: HINT,
  }));
}
