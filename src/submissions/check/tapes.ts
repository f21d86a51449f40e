import { tapeName } from '../../bundles/tape.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { SiteEntry } from '../../site/board/entries.ts';
import type { Leg } from './legs.ts';

/**
 * Writes the submitted tapes that legs replay into a folder, one per suite in `FOLDER/SUITE`, because the jobs that replay
 * them check nothing out.
 */
export async function keepTapes(
  files: Files,
  source: ReadFiles,
  { bundles }: SiteEntry,
  legs: readonly Leg[],
  folder: string,
): Promise<void> {
  const replayed = new Set(legs.filter(({ answers }) => answers === 'tape').map(({ suite }) => suite));
  for (const { manifest, folder: bundle } of bundles) {
    if (!replayed.has(manifest.suite.id)) continue;
    for (const name of [BUNDLE.manifest, await tapeName(source, bundle)])
      await files.write(`${folder}/${manifest.suite.id}/${name}`, await source.bytes(`${bundle}/${name}`));
  }
}
