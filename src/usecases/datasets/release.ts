import { datasetText, openDataset, tasksOf } from '../../bundles/dataset.ts';
import { requireNewFolder } from '../../bundles/load-bundle.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Ports } from '../../ports/ports.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { scoreReferences } from '../reference-scores.ts';
import { tasksPart, writeReport } from '../write-report.ts';
import { gated } from './gated.ts';
import { gatesText, type ListedFile, RELEASE, REPORTS, type ReleaseManifest, summaryText } from './release-format.ts';

interface ReleaseRequest {
  readonly suite: string;
  /** The dataset. By default, the built-in data. */
  readonly dataset?: string | undefined;
  readonly out: string;
  /** Bundles of systems on this data, which the suite's release gates count. */
  readonly bundles: readonly string[];
  /** The running program: its folder, its files there, and their digest. */
  readonly program: { readonly root: string; readonly files: readonly string[] };
  readonly harness: { readonly version: string; readonly sha256: string };
}

/**
 * Writes a dataset with everything that is needed to check it (CIB section 12): the data, the results of the reference systems
 * and a report on them, what the suite's gates say of the data, the page that describes the suite, and a manifest of these and of the program's own files. The
 * manifest is written last.
 *
 * @returns the released files
 */
export async function release({ files, clock }: Ports, request: ReleaseRequest): Promise<readonly ListedFile[]> {
  const { suite: id, dataset: path, out, bundles, program, harness } = request;
  await requireNewFolder(files, out);
  const suite = await loadSuite(id);
  const dataset = await openDataset(files, suite, { path });
  if (path !== undefined && (await files.isDirectory(path))) {
    throw new Fault('usage', `${path} is a folder, but a release has one data file.`, { hint: 'Give a JSONL file.' });
  }
  const gates = await gated(files, suite, dataset, { bundles });
  if (path === undefined) {
    await files.create(`${out}/${RELEASE.dataset}`, async ({ write }) => {
      for (const piece of datasetText(tasksOf(dataset.tasks, dataset.taskAt))) await write(piece);
    });
  } else await files.write(`${out}/${RELEASE.dataset}`, await files.bytes(path));
  const results = await scoreReferences({ files }, id, { path: `${out}/${RELEASE.dataset}` });
  await files.write(`${out}/${RELEASE.summary}`, summaryText(results));
  const report = { title: suite.description.title, benches: [tasksPart(results)], out: `${out}/report` };
  await writeReport(files, { ...report, looks: `${program.root}/leaderboard` });
  const page = `${program.root}/docs/${id}.md`;
  const described = await files.exists(page);
  if (described) await files.write(`${out}/${RELEASE.document}`, await files.bytes(page));
  if (gates !== undefined) await files.write(`${out}/${RELEASE.gates}`, gatesText(gates));
  const listed = (root: string, names: readonly string[]): Promise<ListedFile[]> =>
    Promise.all(names.map(async (name) => ({ path: name, ...(await digestFile(files, `${root}/${name}`)) })));
  const { dataset: data, document, summary: figures } = RELEASE;
  const manifest: ReleaseManifest = {
    schema: 'release/2',
    suite: { id, version: suite.description.version },
    released: clock.now(),
    harness,
    files: await listed(out, [
      data,
      ...(described ? [document] : []),
      ...(gates ? [RELEASE.gates] : []),
      ...REPORTS,
      figures,
    ]),
    scripts: await listed(program.root, program.files),
  };
  await files.write(`${out}/${RELEASE.manifest}`, `${canonical(manifest)}\n`);
  return manifest.files;
}
