import { Fault } from '../../errors/fault.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { filesProblem, formatProblem, hashProblem, sizeProblem } from './form.ts';

/**
 * Checks a bundle as it is stored: its form, and that its files are those that its manifest lists. Nothing else can be checked
 * for a run of another version of its suite. If its transcript is packed, not even its hash can be, because the requests
 * follow from the data of that version.
 */
export async function storedFault(files: ReadFiles, folder: string, manifest: Manifest): Promise<Fault | undefined> {
  const problem =
    (await formatProblem(files, folder)) ??
    (await filesProblem(files, folder, manifest)) ??
    (await sizeProblem(files, folder, manifest)) ??
    (await hashProblem(files, folder, manifest, undefined));
  return problem && new Fault('bundle.invalid', `${folder} is not a valid bundle: ${problem.detail}`);
}
