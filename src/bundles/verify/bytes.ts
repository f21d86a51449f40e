import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { isWhole } from '../../evidence/selection.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { digestFile } from '../write-manifest.ts';
import type { Problem } from './check.ts';

/** Asked before any data is made: a manifest may claim more tasks than anybody can generate. */
export async function sizeProblem(
  files: ReadFiles,
  folder: string,
  { selection, dataset }: Manifest,
): Promise<Problem | undefined> {
  const { lines } = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
  const fits = isWhole(selection) ? lines === dataset.tasks : lines > 0 && lines <= dataset.tasks;
  if (fits) return undefined;
  const detail = `${lines} lines in ${BUNDLE.outcomes}, ${dataset.tasks} tasks in ${BUNDLE.manifest}: $.dataset.tasks`;
  return { code: 'bundle.size', detail };
}

export async function hashProblem(files: ReadFiles, folder: string, manifest: Manifest): Promise<Problem | undefined> {
  const other: string[] = [];
  for (const [at, { path, ...listed }] of manifest.files.entries()) {
    const { bytes, lines, sha256 } = await digestFile(files, `${folder}/${path}`);
    if (canonical({ bytes, lines, sha256 }) !== canonical(listed)) other.push(`${path} ($.files[${at}])`);
  }
  if (other.length === 0) return undefined;
  return { code: 'bundle.hash', detail: `not as ${BUNDLE.manifest} lists them: ${other.join(', ')}` };
}
