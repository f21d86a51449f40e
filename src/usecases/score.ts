import type { DatasetChoice } from '../bundles/dataset.ts';
import { datasetOf, loadManifest } from '../bundles/load-bundle.ts';
import { digestTranscript } from '../bundles/transcript.ts';
import { writeManifest } from '../bundles/write-manifest.ts';
import { writeScores } from '../bundles/write-scores.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';

/** Computes outcomes and scorecard again from the transcript, and writes them: what mends a bundle of an older suite version. */
export async function rewriteScores(files: Files, folder: string, data: DatasetChoice): Promise<Scorecard> {
  const { files: _listed, ...manifest } = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(files, suite, { ...manifest, files: [] }, data);
  const { id, version } = suite.description;
  const binding = { ...manifest, suite: { id, version } };
  const transcript = await digestTranscript(files, folder, { suite, dataset, manifest });
  const scorecard = await writeScores(files, { folder, suite, dataset, manifest: binding });
  await writeManifest(files, folder, binding, transcript);
  return scorecard;
}
