import * as z from 'zod';
import { datasetText, openDataset, tasksOf } from '../../bundles/dataset.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import { parseAs } from '../../evidence/schema-check.ts';
import type { Files } from '../../ports/files.ts';
import type { ReferenceScores } from '../../report/reference-tables.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { scoreReferences } from '../reference-scores.ts';

const RELEASE = {
  dataset: 'dataset.jsonl',
  summary: 'summary.json',
  report: 'report.txt',
  manifest: 'manifest.json',
} as const;

const ReleaseManifest = z.strictObject({
  schema: z.literal('release/1'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int(), lines: z.int(), sha256: z.string() })),
});

type ReleaseFiles = z.infer<typeof ReleaseManifest>['files'];

interface ReleaseRequest {
  readonly suite: string;
  /** Without it the built-in data is released. */
  readonly dataset?: string | undefined;
  readonly out: string;
}

/**
 * Writes a dataset with everything needed to check it (CIB section 12). The manifest is written last.
 *
 * @param report the text of `report.txt`
 * @returns the released files
 */
export async function release(
  files: Files,
  { suite: id, dataset: path, out }: ReleaseRequest,
  report: (results: ReferenceScores) => string,
): Promise<ReleaseFiles> {
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
  const results = await scoreReferences(files, id, { path: `${out}/${RELEASE.dataset}` });
  await files.write(`${out}/${RELEASE.summary}`, summaryText(results));
  await files.write(`${out}/${RELEASE.report}`, report(results));
  const listed: ReleaseFiles = [];
  for (const name of [RELEASE.dataset, RELEASE.report, RELEASE.summary]) {
    listed.push({ path: name, ...(await digestFile(files, `${out}/${name}`)) });
  }
  const manifest = { schema: 'release/1', suite: { id, version: suite.description.version }, files: listed };
  await files.write(`${out}/${RELEASE.manifest}`, `${canonical(manifest)}\n`);
  return listed;
}

/** The part of the reference systems' results that a check of the release recomputes. */
function summaryText({ dataset, systems, comparisons, claims }: ReferenceScores): string {
  return `${canonical({ dataset, systems, comparisons, claims })}\n`;
}

/**
 * The release checks (CIB appendix B): those of the data and, for a release, its digests, totals, paired totals and
 * ranges.
 *
 * @param path a dataset file, or a release folder
 */
export async function validate(
  files: Files,
  suiteId: string,
  path: string,
): Promise<{ readonly tasks: number; readonly problems: readonly string[] }> {
  const suite = await loadSuite(suiteId);
  const isRelease = await files.isDirectory(path);
  const dataset = await openDataset(files, suite, { path: isRelease ? `${path}/${RELEASE.dataset}` : path });
  const problems = [...suite.validate(tasksOf(dataset.tasks, dataset.taskAt))];
  if (isRelease) problems.push(...(await releaseProblems(files, suiteId, path)));
  return { tasks: dataset.tasks, problems };
}

async function releaseProblems(files: Files, suite: string, folder: string): Promise<string[]> {
  const path = `${folder}/${RELEASE.manifest}`;
  const { files: listed } = parseAs(ReleaseManifest, await files.text(path), path);
  const problems: string[] = [];
  for (const { path: name, ...expected } of listed) {
    if (!Object.values<string>(RELEASE).includes(name))
      problems.push(`${RELEASE.manifest}: lists ${JSON.stringify(name)}, which is no part of a release`);
    else if (canonical(await digestFile(files, `${folder}/${name}`)) !== canonical(expected))
      problems.push(`${name}: is not the file in the manifest`);
  }
  const results = await scoreReferences(files, suite, { path: `${folder}/${RELEASE.dataset}` });
  if (summaryText(results) !== (await files.text(`${folder}/${RELEASE.summary}`))) {
    problems.push(`${RELEASE.summary}: is not what the reference systems score on this data`);
  }
  return [...problems, ...totalProblems(results)];
}

/** Every system and paired test must cover all tasks, and every fraction lie within 0 and 1. */
function totalProblems({ description, dataset, systems, comparisons }: ReferenceScores): string[] {
  const problems: string[] = [];
  for (const { system, overall } of systems) {
    if (overall.n !== dataset.tasks) problems.push(`${system.name}: ${overall.n} tasks, not ${dataset.tasks}`);
    for (const { id, unit } of description.metrics) {
      const value = overall.metrics[id]?.value;
      if (value !== undefined && (value < 0 || (unit === 'fraction' && value > 1)))
        problems.push(`${system.name}: ${id} is ${value}`);
    }
  }
  for (const { b, both, onlyA, onlyB, neither } of comparisons) {
    const total = both + onlyA + onlyB + neither;
    if (total !== dataset.tasks) problems.push(`paired test of ${b}: ${total} tasks, not ${dataset.tasks}`);
  }
  return problems;
}
