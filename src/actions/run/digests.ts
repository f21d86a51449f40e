import { loadManifest } from '../../bundles/load-bundle.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Ending } from '../../report/markdown/comment-ending.ts';
import type { Measured } from './measure.ts';

/** What does not change when the same is measured again: neither nonce nor clock nor a build is in these. */
const SAME_AGAIN: readonly string[] = [BUNDLE.outcomes, BUNDLE.scorecard];

/** By which the run of each suite is known, and a second one with the same result. */
export async function runDigests(files: ReadFiles, all: readonly Measured[]): Promise<Ending['digests']> {
  const found: Ending['digests'][number][] = [];
  for (const { planned, card } of all) {
    if (card === undefined) continue;
    const { dataset, image, files: listed } = await loadManifest(files, planned.folder);
    const digests = [
      { what: 'dataset', digest: dataset.sha256 },
      ...(image?.repo_digest ? [{ what: 'image', digest: image.repo_digest }] : []),
      ...listed
        .filter(({ path }) => SAME_AGAIN.includes(path))
        .map(({ path, sha256 }) => ({ what: path, digest: sha256 })),
    ];
    found.push(...digests.map(({ what, digest }) => ({ what: `${planned.description.id} ${what}`, digest })));
  }
  return found;
}
