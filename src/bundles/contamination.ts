import { compareWithReference } from '../analysis/contamination.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Contamination } from '../protocol/scorecard.ts';
import { differenceInDifferences } from '../stats/difference-in-differences.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { Dataset } from './dataset.ts';
import { loadReveal, revealedSource } from './heldout/revealed.ts';
import { loadManifest, loadOutcomes, openRun } from './load-bundle.ts';
import { selectedTasks } from './transcript.ts';

interface ContaminationRequest {
  /** The bundle of a system on unseen data of a suite: fresh or held out. */
  readonly unseen: string;
  /** The bundles of the same system on the suite's public data; of several runs each task has the mean. */
  readonly public: readonly string[];
  /** The reference's bundle on the same held-out data. Needed while that data is secret; fresh data never is. */
  readonly reference?: string | undefined;
  /** The reveal of the held-out seed, after its publication. */
  readonly reveal?: string | undefined;
  /** How many tasks may be generated for a bundle with few results. */
  readonly count?: number | undefined;
}

/**
 * The contamination gap: how much further a system is ahead of a label-free reference on public than on unseen data. If the
 * unseen run has only some families, so has the comparison.
 *
 * @throws Fault `bundle.incomparable` if the bundles cannot be compared; `dataset.needed` without reference and reveal
 */
export async function contamination(files: Files, request: ContaminationRequest): Promise<Contamination> {
  const unseen = await loadManifest(files, request.unseen);
  const manifests = await Promise.all(request.public.map((folder) => loadManifest(files, folder)));
  for (const [i, open] of manifests.entries()) refuseOthers(request, unseen, open, request.public[i] as string);
  const suite = await loadSuite(unseen.suite.id);
  const { headline: metric, contaminationReference: reference, id } = suite.description;
  if (metric === undefined || reference === undefined) {
    throw refusal(`Suite ${id} has no headline metric and reference to measure a gap by.`);
  }
  const { families } = unseen.selection;
  const compares = ({ family }: Pick<Outcome, 'family'>) => families?.includes(family) ?? true;
  const onUnseen = await loadOutcomes(files, request.unseen);
  const runs: Compared[] = [];
  for (const [i, open] of manifests.entries()) {
    const folder = request.public[i] as string;
    const onPublic = (await loadOutcomes(files, folder)).filter(compares);
    refuseOtherMix(onPublic, onUnseen);
    const { dataset } = await openRun(files, folder, open, { count: request.count });
    runs.push(compared(onPublic, scoredBy(suite, reference, dataset, open).filter(compares), metric));
  }
  const mean = (value: (run: Compared) => number) => runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  const b = compared(onUnseen, await referenceOn(files, request, unseen, { suite, name: reference }), metric);
  return {
    metric,
    reference,
    system: { public: mean(({ system }) => system), unseen: b.system },
    reference_values: { public: mean((run) => run.reference), unseen: b.reference },
    // A task of several runs is as many tasks of one cluster.
    ...differenceInDifferences(
      runs.flatMap(({ differences }) => differences),
      b.differences,
    ),
  };
}

const refusal = (message: string, hint = 'See docs/heldout.md for the runs that the gap is measured between.') =>
  new Fault('bundle.incomparable', message, { hint });

const named = (part: string | Manifest['suite'] | Manifest['system']): string =>
  typeof part === 'string' ? part : `${'id' in part ? part.id : part.name} ${part.version}`;

function refuseOthers(request: ContaminationRequest, unseen: Manifest, open: Manifest, folder: string): void {
  const order = 'Give the bundle of a fresh or held-out run first, and the public one with --public.';
  if (unseen.split === 'public') throw refusal(`${request.unseen} is on public data.`, order);
  if (open.split !== 'public') throw refusal(`${folder} is not on public data.`, order);
  const parts = [
    ['suite', unseen.suite, open.suite],
    ['system', unseen.system, open.system],
    ['image', unseen.image?.id ?? 'none', open.image?.id ?? 'none'],
  ] as const;
  const other = parts.find(([, one, two]) => canonical(one) !== canonical(two));
  if (other)
    throw refusal(
      `The bundles differ in their ${other[0]}: ${named(other[1])} and ${named(other[2])}.`,
      'Measure one system, unchanged, on both splits, and as the same adapter: an image and a process differ.',
    );
  if (!open.dataset.id.startsWith('builtin')) {
    throw refusal(
      `The public bundle is on dataset ${open.dataset.id}, which is not from the generator of the unseen data.`,
      'Run it on the built-in data: both splits must come from one distribution.',
    );
  }
}

/** Refuses splits with different shares of families, since these would look like a gap. */
function refuseOtherMix(a: readonly Outcome[], b: readonly Outcome[]): void {
  const count = (outcomes: readonly Outcome[], family: string) =>
    outcomes.filter((one) => one.family === family).length;
  const families = new Set([...a, ...b].map(({ family }) => family));
  for (const family of families) {
    if (count(a, family) * b.length === count(b, family) * a.length) continue;
    throw refusal(
      `The bundles have the families in different proportions: ${family} is ${count(a, family)} of ${a.length} tasks and ${count(b, family)} of ${b.length}.`,
      'Run both splits with as many tasks.',
    );
  }
}

type Compared = ReturnType<typeof compareWithReference>;

function compared(system: readonly Outcome[], reference: readonly Outcome[], metric: string): Compared {
  try {
    return compareWithReference(system, reference, metric);
  } catch (cause) {
    throw new Fault('bundle.incomparable', `System and reference cannot be paired: ${(cause as Error).message}.`, {
      cause,
      hint: 'Both must have run on the same tasks.',
    });
  }
}

/** A reference's outcomes on the tasks of a run, computed in process. */
function scoredBy(suite: Suite, name: string, dataset: Dataset, manifest: Manifest): readonly Outcome[] {
  const reference = suite.ownSystems.find((one) => one.name === name);
  if (reference === undefined) throw new RangeError(`${suite.description.id} has no reference ${name}`);
  const capabilities = new Set(reference.capabilities);
  return Array.from(selectedTasks(dataset, manifest), (task) =>
    suite.score(task, reference.answer(task), capabilities),
  );
}

async function referenceOn(
  files: Files,
  request: ContaminationRequest,
  unseen: Manifest,
  { suite, name }: { readonly suite: Suite; readonly name: string },
): Promise<readonly Outcome[]> {
  const { reference, reveal, count } = request;
  if (unseen.split === 'fresh') {
    if (reference !== undefined || reveal !== undefined)
      throw new Fault('usage', '--reference and --reveal are for held-out data. This bundle is on fresh data.', {
        hint: 'Leave them out: fresh data is generated again from the nonce.',
      });
    const { dataset } = await openRun(files, request.unseen, unseen, {});
    return scoredBy(suite, name, dataset, unseen);
  }
  if (reveal !== undefined) {
    const source = revealedSource(await loadReveal(files, reveal), unseen);
    const { dataset } = await openRun(files, request.unseen, unseen, { heldOut: source, count });
    return scoredBy(suite, name, dataset, unseen);
  }
  if (reference === undefined) {
    throw new Fault(
      'dataset.needed',
      `The score of ${name} on the held-out data cannot be computed without that data.`,
      {
        hint: `Give its bundle on the same data with --reference (cib run --split heldout --adapter ref:${name}, the same seed), or after the reveal --reveal FILE.`,
      },
    );
  }
  const { adapter, dataset } = await loadManifest(files, reference);
  if (adapter.spec !== `ref:${name}`) throw refusal(`The reference bundle is of ${adapter.spec}, not of ref:${name}.`);
  if (dataset.sha256 !== unseen.dataset.sha256) throw refusal('The reference bundle is on other held-out data.');
  return loadOutcomes(files, reference);
}
