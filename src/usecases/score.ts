import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { assess } from './assess.ts';
import type { DatasetChoice } from './dataset.ts';
import { datasetOf, loadManifest } from './load-bundle.ts';
import { writeManifest } from './write-manifest.ts';

/** Computes outcomes and scorecard again from the transcript, and writes them: what mends a bundle of an older suite version. */
export async function rewriteScores(files: Files, folder: string, data: DatasetChoice): Promise<Scorecard> {
  const { files: _listed, ...manifest } = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(files, suite, { ...manifest, files: [] }, data);
  const { id, version } = suite.description;
  const binding = { ...manifest, suite: { id, version } };
  const outcomes = await files.create(`${folder}/${BUNDLE.outcomes}`);
  try {
    const sink = (line: string) => outcomes.write(line);
    const scorecard = await assess(files, { folder, suite, dataset, manifest: binding, sink });
    await outcomes.commit();
    await files.write(`${folder}/${BUNDLE.scorecard}`, `${canonical(scorecard)}\n`);
    await writeManifest(files, folder, binding);
    return scorecard;
  } catch (thrown) {
    await outcomes.discard();
    throw thrown;
  }
}
