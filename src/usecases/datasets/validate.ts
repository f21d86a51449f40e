import { type Dataset, heldOutData, openDataset, tasksOf } from '../../bundles/dataset.ts';
import { loadWording } from '../../bundles/heldout/wording.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Files } from '../../ports/files.ts';
import type { ReferenceScores } from '../../report/reference-tables.ts';
import type { Suite } from '../../suite/suite.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { scoreReferences } from '../reference-scores.ts';
import { gated, publishedGates } from './gated.ts';
import { publishedIn, publishedProblems } from './published.ts';
import { LARGEST_JSON, RELEASE, REPORTS, ReleaseManifest, summaryText } from './release-format.ts';

export interface Validated {
  readonly tasks: number;
  /** Empty if every check passed. */
  readonly problems: readonly string[];
  /** Further checks that were made, one line each. */
  readonly notes: readonly string[];
}

export interface ValidateRequest {
  readonly suite: string;
  /** A dataset file, a folder with one task per file, a folder that `cib release` wrote, or a release of the authors. */
  readonly path?: string | undefined;
  /** The seed of the data if no path is given. By default, the public one. */
  readonly seed?: string | undefined;
  readonly count?: number | undefined;
  /** A wording file. By default, the built-in wording. */
  readonly wording?: string | undefined;
  /** Bundles of systems on this data. The release gates count them in addition to the references. */
  readonly bundles: readonly string[];
  /** The digest of the running program. */
  readonly harness: string;
}

/**
 * The release checks: those of the data, the suite's own gates and, for a release, its digests, totals, paired totals and
 * ranges (CIB appendix B).
 *
 * @throws Fault `dataset.needed` if a bundle is of other data; `usage` if a seed or a count is given with a path
 */
export async function validate(files: Files, request: ValidateRequest): Promise<Validated> {
  if (request.path !== undefined && (request.seed !== undefined || request.count !== undefined)) {
    throw new Fault('usage', '--seed and --count are of generated data, and cannot be used with a path.', {
      hint: 'Leave them out, or leave out the path.',
    });
  }
  const suite = await loadSuite(request.suite);
  const wording = await bankIn(files, request);
  const found = await (request.path === undefined
    ? generatedData(files, suite, request, wording)
    : givenData(files, suite, request.path, request.harness));
  const tasks = () => tasksOf(found.dataset.tasks, found.dataset.taskAt);
  const gates = await gated(files, suite, found.dataset, { bundles: request.bundles, wording });
  const { path = '' } = request;
  const published = found.isRelease ? await publishedGates(files, path, gates) : { problems: [], notes: [] };
  return {
    tasks: found.dataset.tasks,
    problems: [...suite.validate(tasks()), ...(gates?.failed ?? []), ...found.problems, ...published.problems],
    notes: [...(gates?.held ?? []), ...found.notes, ...published.notes],
  };
}

type Found = Omit<Validated, 'tasks'> & { readonly dataset: Dataset; readonly isRelease?: boolean };

async function bankIn(files: Files, { suite, wording }: ValidateRequest): Promise<unknown> {
  if (wording === undefined) return undefined;
  const bank = (await loadWording(files, wording)).banks.get(suite);
  if (bank === undefined)
    throw new Fault('usage', `${wording} has no wording for suite ${suite}.`, {
      hint: `Give a file that has the field suites.${suite}.`,
    });
  return bank;
}

async function generatedData(
  files: Files,
  suite: Suite,
  { seed, count }: ValidateRequest,
  wording: unknown,
): Promise<Found> {
  const isPublic = seed === undefined && wording === undefined;
  const dataset = isPublic
    ? await openDataset(files, suite, { count })
    : await heldOutData(suite, { seed: seed ?? suite.generator.publicSeed, wording }, count);
  return { dataset, problems: [], notes: [] };
}

async function givenData(files: Files, suite: Suite, path: string, harness: string): Promise<Found> {
  const { published } = suite.loader;
  const isBundle = await files.exists(`${path}/${BUNDLE.outcomes}`);
  const isRelease = !isBundle && (await files.exists(`${path}/${RELEASE.manifest}`));
  const authors = isRelease ? undefined : await publishedIn(files, path, published);
  const data = isRelease ? `${path}/${RELEASE.dataset}` : authors && published ? authors.at(published.dataset) : path;
  const dataset = await openDataset(files, suite, { path: data });
  const score = () => scoreReferences({ files }, suite.description.id, { path: data });
  if (authors && published) return { dataset, ...(await publishedProblems(files, published, authors, score)) };
  if (isRelease)
    return { dataset, isRelease, ...(await releaseProblems(files, suite, path, { running: harness, score })) };
  return { dataset, problems: [], notes: [] };
}

async function releaseProblems(
  files: Files,
  suite: Suite,
  folder: string,
  { running, score }: { readonly running: string; readonly score: () => Promise<ReferenceScores> },
): Promise<Pick<Validated, 'problems' | 'notes'>> {
  const path = `${folder}/${RELEASE.manifest}`;
  const manifest = await readDocument(files, path, ReleaseManifest, LARGEST_JSON);
  const problems: string[] = [];
  const needed = [RELEASE.dataset, RELEASE.summary, ...REPORTS, ...(suite.releaseGates ? [RELEASE.gates] : [])];
  const names: readonly string[] = [...needed, RELEASE.document];
  for (const { path: name, ...expected } of manifest.files) {
    if (!names.includes(name))
      problems.push(`${RELEASE.manifest}: lists ${JSON.stringify(name)}, which is no part of a release`);
    else if (!(await files.exists(`${folder}/${name}`))) problems.push(`${name}: is in the manifest and not here`);
    else if (canonical(await digestFile(files, `${folder}/${name}`)) !== canonical(expected))
      problems.push(`${name}: is not the file in the manifest`);
  }
  for (const name of needed) {
    if (!manifest.files.some((one) => one.path === name)) problems.push(`${RELEASE.manifest}: does not list ${name}`);
  }
  const { harness, scripts } = manifest;
  // The digest of a program is that of its files' digests, so the listed files must be the program that the manifest names.
  if (sha256(scripts.map((one) => `${one.sha256}  ${one.path}\n`).join('')) !== harness.sha256)
    problems.push(`${RELEASE.manifest}: its scripts are not those of harness ${harness.sha256.slice(0, 12)}…`);
  const results = await score();
  if (summaryText(results) !== (await files.text(`${folder}/${RELEASE.summary}`))) {
    problems.push(`${RELEASE.summary}: is not what the reference systems score on this data`);
  }
  const same = harness.sha256 === running;
  return {
    problems: [...problems, ...totalProblems(results)],
    notes: [
      `${manifest.files.length} files of its manifest are here`,
      same
        ? `its ${scripts.length} scripts are those of this program`
        : `its ${scripts.length} scripts are those of version ${harness.version}, which is not this program: they were not compared`,
    ],
  };
}

/**
 * Checks that every system covers all tasks, that every paired test covers all tasks of its metric, and that every fraction is
 * within 0 and 1.
 */
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
  for (const { b, metric, both, onlyA, onlyB, neither } of comparisons) {
    const total = both + onlyA + onlyB + neither;
    // A metric may be measured in some families only.
    const families = Object.values(systems.find(({ system }) => system.name === b)?.families ?? {});
    const due = families.reduce((sum, { n, metrics }) => sum + (metrics[metric] === undefined ? 0 : n), 0);
    if (total !== due) problems.push(`paired test of ${b}: ${total} tasks, not ${due}`);
  }
  return problems;
}
