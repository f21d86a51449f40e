import { readDocument } from '../bundles/read-document.ts';
import type { ReadFiles } from '../ports/files.ts';
import { Harnesses } from '../verify/tier.ts';

/** The released harnesses: those of a file, or the list that came with this harness, whose files stand at `root`. */
export function readHarnesses(files: ReadFiles, root: string, file: string | undefined): Promise<Harnesses> {
  return readDocument(files, file ?? `${root}/leaderboard/harnesses.json`, Harnesses);
}
