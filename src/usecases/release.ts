import * as z from 'zod';
import { datasetText, openDataset, tasksOf } from '../bundles/dataset.ts';
import { digestFile } from '../bundles/write-manifest.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Files } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { type Baselines, baselines } from './baselines.ts';

export const RELEASE = {
  dataset: 'dataset.jsonl',
  summary: 'summary.json',
  report: 'report.txt',
  manifest: 'manifest.json',
} as const;

export const ReleaseManifest = z.strictObject({
  schema: z.literal('release/1'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int(), lines: z.int(), sha256: z.string() })),
});

type Listed = z.infer<typeof ReleaseManifest>['files'];

interface Wanted {
  readonly suite: string;
  readonly dataset?: string | undefined;
  readonly out: string;
}

/** What `cib validate` computes again: the reference systems' scorecards and their paired tests. */
export function summaryText({ dataset, systems, comparisons, claims }: Baselines): string {
  return `${canonical({ dataset, systems, comparisons, claims })}\n`;
}

/** A dataset with all that its users need to check it (CIB section 12). The manifest comes last. */
export async function release(files: Files, wanted: Wanted, report: (results: Baselines) => string): Promise<Listed> {
  const { suite: id, dataset: path, out } = wanted;
  if ((await files.list(out)).length > 0) {
    throw new Fault('out.exists', `${out} is not empty.`, { hint: 'Give --out a new folder.' });
  }
  const suite = await loadSuite(id);
  const dataset = await openDataset(files, suite, { path });
  if (path === undefined) {
    const writer = await files.create(`${out}/${RELEASE.dataset}`);
    for (const piece of datasetText(tasksOf(dataset.tasks, dataset.taskAt))) await writer.write(piece);
    await writer.commit();
  } else await files.write(`${out}/${RELEASE.dataset}`, await files.text(path));
  const results = await baselines(files, id, { path: `${out}/${RELEASE.dataset}` });
  await files.write(`${out}/${RELEASE.summary}`, summaryText(results));
  await files.write(`${out}/${RELEASE.report}`, report(results));
  const listed: Listed = [];
  for (const name of [RELEASE.dataset, RELEASE.report, RELEASE.summary]) {
    listed.push({ path: name, ...(await digestFile(files, `${out}/${name}`)) });
  }
  const manifest = { schema: 'release/1', suite: { id, version: suite.description.version }, files: listed };
  await files.write(`${out}/${RELEASE.manifest}`, `${canonical(manifest)}\n`);
  return listed;
}
