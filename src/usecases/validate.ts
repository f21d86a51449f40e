import { type Dataset, openDataset } from '../bundles/dataset.ts';
import { digestFile } from '../bundles/write-manifest.ts';
import { canonical } from '../evidence/canonical.ts';
import { checkSchema } from '../evidence/schema-check.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import type { Task } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { type Baselines, baselines } from './baselines.ts';
import { RELEASE, ReleaseManifest, summaryText } from './release.ts';

export interface Validation {
  readonly tasks: number;
  readonly problems: readonly string[];
}

/** The release checks (CIB appendix B): the data's own, and for a release its hashes, totals, paired totals and ranges. */
export async function validate(files: Files, suiteId: string, path: string): Promise<Validation> {
  const suite = await loadSuite(suiteId);
  const isRelease = await files.isDirectory(path);
  const data = isRelease ? `${path}/${RELEASE.dataset}` : path;
  const dataset = await openDataset(files, suite, { path: data });
  const problems = [...suite.validate(tasksOf(dataset))];
  if (isRelease) problems.push(...(await releaseProblems(files, suiteId, path)));
  return { tasks: dataset.tasks, problems };
}

function* tasksOf(dataset: Dataset): Generator<Task> {
  for (let index = 0; index < dataset.tasks; index += 1) yield dataset.taskAt(index);
}

async function releaseProblems(files: Files, suite: string, folder: string): Promise<string[]> {
  const path = `${folder}/${RELEASE.manifest}`;
  const { files: listed } = checkSchema(ReleaseManifest, parseStrict(await files.text(path), path), path);
  const problems: string[] = [];
  for (const { path: name, ...expected } of listed) {
    if (!Object.values<string>(RELEASE).includes(name))
      problems.push(`${RELEASE.manifest}: lists ${JSON.stringify(name)}, which is no part of a release`);
    else if (canonical(await digestFile(files, `${folder}/${name}`)) !== canonical(expected))
      problems.push(`${name}: is not the file in the manifest`);
  }
  const results = await baselines(files, suite, { path: `${folder}/${RELEASE.dataset}` });
  if (summaryText(results) !== (await files.text(`${folder}/${RELEASE.summary}`))) {
    problems.push(`${RELEASE.summary}: is not what the reference systems score on this data`);
  }
  return [...problems, ...totals(results)];
}

/** Totals of every system and paired test are the number of tasks; fractions lie within 0 and 1. */
function totals({ description, dataset, systems, comparisons }: Baselines): string[] {
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
