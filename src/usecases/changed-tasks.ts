import { loadOutcomes } from '../bundles/load-bundle.ts';
import type { Files } from '../ports/files.ts';
import type { Changes } from '../report/markdown/comment-changes.ts';
import type { Comparison } from './compare.ts';

/** The tasks behind a comparison's counts: `failed`, those that only the second bundle got right; `passed`, only the first. */
export async function changedTasks(
  files: Files,
  folderA: string,
  folderB: string,
  { overall: { discordant } }: Comparison,
): Promise<Changes> {
  const [onlyA, onlyB] = [new Set(discordant.onlyA), new Set(discordant.onlyB)];
  return {
    failed: (await loadOutcomes(files, folderA)).filter(({ id }) => onlyB.has(id)),
    passed: (await loadOutcomes(files, folderB)).filter(({ id }) => onlyA.has(id)),
  };
}
