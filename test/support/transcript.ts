import { datasetOf, loadManifest } from '../../src/bundles/load-bundle.ts';
import { transcriptTexts } from '../../src/bundles/transcript.ts';
import { loadSuite } from '../../src/suites/catalogue.ts';
import { nodeFiles } from '../../src/system/files.ts';

/** The plain lines of a transcript of built-in data, packed or not. */
export async function transcriptOf(bundle: string): Promise<string[]> {
  const manifest = await loadManifest(nodeFiles, bundle);
  const suite = await loadSuite(manifest.suite.id);
  const dataset = await datasetOf(nodeFiles, suite, manifest, {});
  const lines: string[] = [];
  for await (const text of transcriptTexts(nodeFiles, bundle, { suite, dataset, manifest })) lines.push(text);
  return lines;
}
