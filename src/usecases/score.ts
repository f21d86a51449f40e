import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { DatasetChoice } from './dataset.ts';
import { datasetOf, loadManifest } from './load-bundle.ts';
import { writeManifest } from './write-manifest.ts';
import { writeScores } from './write-scores.ts';

/** Computes outcomes and scorecard again from the transcript, and writes them: what mends a bundle of an older suite version. */
export async function rewriteScores(files: Files, folder: string, data: DatasetChoice): Promise<Scorecard> {
  const { files: _listed, ...manifest } = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(files, suite, { ...manifest, files: [] }, data);
  const { id, version } = suite.description;
  const binding = { ...manifest, suite: { id, version } };
  const scorecard = await writeScores(files, { folder, suite, dataset, manifest: binding });
  await writeManifest(files, folder, binding);
  return scorecard;
}
