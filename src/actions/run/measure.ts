import { openDataset } from '../../bundles/dataset.ts';
import { loadManifest, loadTiming, requireNewFolder } from '../../bundles/load-bundle.ts';
import { pricedScorecard, readPrices } from '../../bundles/priced.ts';
import { diagnosedOutcomes } from '../../bundles/read-figures.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Files } from '../../ports/files.ts';
import { FRESH, isSound } from '../../protocol/constants.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { Changes } from '../../report/markdown/comment-changes.ts';
import { scorecardView } from '../../report/scorecard-view.ts';
import type { Comparison } from '../../report/terminal/comparison.ts';
import { erroredFault, isErrored, missedFault } from '../../run/faults.ts';
import { gatewayRequest } from '../../run/gateway-request.ts';
import type { RunRequest } from '../../run/request.ts';
import { type RunResult, run, withoutIdleLimit } from '../../run/run.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Suite } from '../../suite/suite.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { safeText } from '../../text/safe-text.ts';
import { actorText, changedTasks, compare, requireSound } from '../../usecases/compare.ts';
import {
  checkGates,
  type GateResult,
  gateFaults,
  invalidGates,
  lostFaults,
  regressionFaults,
} from '../../usecases/gates.ts';
import { RULES } from '../../verify/rules.ts';
import type { Host } from '../action.ts';
import { inputs as declared, type Inputs } from './inputs.ts';

/** One suite of the step, with the folder of its bundle and the baseline. */
export interface SuitePlan {
  readonly description: SuiteDescription;
  readonly folder: string;
  readonly baseline: string | undefined;
  /** The bundle whose tape is replayed instead of calling an endpoint. */
  readonly replay?: string | undefined;
}

/** Plans the suites, and finds errors that would fail the step before the runs, which take minutes. */
export async function planSuites(files: Files, inputs: Inputs) {
  const plans: SuitePlan[] = [];
  const faults: Fault[] = [];
  for (const id of inputs.suites) {
    const suite = await loadSuite(id);
    const { description } = suite;
    const folder = `${inputs.out}/${id}`;
    try {
      await requireNewFolder(files, folder, 'Give `out` a new folder. A bundle is never overwritten.');
      const baseline = await findBaseline(files, inputs, suite);
      plans.push({ description, folder, baseline, replay: await findBundle(files, inputs, 'replay', description) });
    } catch (thrown) {
      faults.push(asFault(thrown));
      plans.push({ description, folder, baseline: undefined });
    }
  }
  const descriptions = plans.map(({ description }) => description);
  faults.push(...invalidGates(inputs['fail-below'], descriptions));
  return { plans, faults };
}

const findBundle = async (files: Files, inputs: Inputs, what: 'baseline' | 'replay', suite: SuiteDescription) =>
  inputs[what] === undefined ? undefined : bundleOf(files, what, inputs[what], suite);

/** The bundle of an input: its folder, or the subfolder of the suite. */
export async function bundleOf(files: Files, what: string, folder: string, { id }: SuiteDescription): Promise<string> {
  const bundle = (await files.exists(`${folder}/${BUNDLE.manifest}`)) ? folder : `${folder}/${id}`;
  const { suite } = await loadManifest(files, bundle);
  if (suite.id === id) return bundle;
  throw new Fault('bundle.incomparable', `Input "${what}": ${bundle} is a bundle of suite ${suite.id}, not of ${id}.`, {
    hint: `Give a bundle of ${id}, or a folder with one bundle per suite, each in a subfolder named like its suite.`,
  });
}

/** The baseline of a suite, if it can be compared with the run: a sound run on the same tasks. */
async function findBaseline(files: Files, inputs: Inputs, suite: Suite): Promise<string | undefined> {
  const folder = await findBundle(files, inputs, 'baseline', suite.description);
  if (folder === undefined) return undefined;
  await requireSound(files, folder);
  const differences = await differencesFrom(await loadManifest(files, folder), files, inputs, suite);
  if (differences.length === 0) return folder;
  const again =
    'Make the baseline again, in a new folder, with this version and these inputs: docs/guide-action.md says how.';
  // Without a nonce, each run has another one, and a new baseline would not help.
  const setNonce = differences.includes(NONCE) && inputs.nonce === undefined;
  const steps = [
    ...(setNonce ? ['Set `nonce` to that of the baseline, which is in its manifest.json.'] : []),
    ...(setNonce && differences.length === 1 ? [] : [again]),
  ];
  throw new Fault('bundle.incomparable', `Input "baseline": ${folder} has another ${differences.join('; another ')}.`, {
    hint: `Only runs on the same tasks can be compared. ${steps.join(' ')}`,
  });
}

const NONCE = '`nonce`';

/** In what a baseline differs from the run, of all that decides which tasks there are, and who answered. */
async function differencesFrom(manifest: Manifest, files: Files, inputs: Inputs, now: Suite) {
  const { suite, selection, dataset, nonce } = manifest;
  const isFresh = inputs.split === 'fresh';
  const data = isFresh ? undefined : await openDataset(files, now, { path: inputs.dataset });
  const tasks = data?.tasks ?? now.generator.publicCount;
  const chosen = withoutIdleLimit(selectionOf(inputs), tasks);
  const found = [
    [`version of suite ${suite.id}`, suite.version, now.description.version],
    ['`split`', dataset.id === FRESH ? 'fresh' : 'public', inputs.split],
    ['dataset, by its SHA-256', dataset.sha256, data?.sha256 ?? dataset.sha256],
    ['number of tasks in the data', dataset.tasks, tasks],
    ['`limit`', selection.limit, chosen.limit],
    [
      '`shard`',
      selection.shard && `${selection.shard.index}/${selection.shard.count}`,
      inputs.shard && `${inputs.shard.index}/${inputs.shard.count}`,
    ],
    ['choice of families', selection.families?.join(', '), undefined],
    ['choice of arms', selection.arms?.join(', '), undefined],
    // This Action lets the adapter answer.
    ['actor', actorText(manifest), 'none'],
  ] as const;
  const texts = found
    .map(([what, before, after]) => [what, before ?? 'none', after ?? 'none'] as const)
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) => `${what}: ${safeText(String(before), 100)}, and this run ${after}`);
  // It decides what fresh data is, and which tasks a shard has. It is not printed, because a run may need it secret.
  const isByNonce = (isFresh || chosen.shard !== null) && nonce !== inputs.nonce;
  return isByNonce ? [...texts, NONCE] : texts;
}

const selectionOf = ({ limit, shard }: Inputs): RunRequest['selection'] => ({
  families: null,
  limit: limit ?? null,
  arms: null,
  shard: shard ?? null,
});

/** The result of one suite. If it has a scorecard there is a bundle, even if something failed later. */
export interface SuiteResult {
  readonly plan: SuitePlan;
  readonly card?: Scorecard;
  readonly timing?: Timing;
  readonly manifest?: Manifest;
  /** Of a suite whose diagnosis needs them. */
  readonly outcomes?: readonly Outcome[] | undefined;
  readonly gates: readonly GateResult[];
  readonly comparison?: Comparison;
  /** The tasks that only one of the run and its baseline passed. */
  readonly changes?: Changes;
  readonly faults: readonly Fault[];
}

/** Runs a suite and compares it with the gates and the baseline. Faults are part of the result. */
export async function measure(host: Host, inputs: Inputs, plan: SuitePlan): Promise<SuiteResult> {
  const { ports, signal } = host;
  let done: RunResult;
  let card: Scorecard;
  try {
    const prices = await readPrices(ports.files, inputs.prices);
    done = await run(ports, requestFor(host, inputs, plan));
    const note = (text: string) => ports.progress.note(text);
    card = await pricedScorecard(ports.files, plan.folder, done.scorecard, { prices, note });
  } catch (thrown) {
    return { plan, gates: [], faults: [signal.aborted ? cancelled(thrown) : forStep(asFault(thrown))] };
  }
  const gates = checkGates(inputs['fail-below'], card, plan.description);
  const faults = [...validityFaults(done, plan, inputs).map(forStep), ...gateFaults(gates, card)];
  const timing = await loadTiming(ports.files, plan.folder);
  const manifest = await loadManifest(ports.files, plan.folder);
  const outcomes = await diagnosedOutcomes(ports.files, plan.folder, plan.description);
  const ended = { plan, card, timing, manifest, outcomes, gates };
  if (plan.baseline === undefined) return { ...ended, faults };
  try {
    const comparison = await compare(ports.files, plan.folder, plan.baseline);
    const changes = await changedTasks(ports.files, plan.folder, plan.baseline, comparison);
    return {
      ...ended,
      comparison,
      changes,
      faults: [...faults, ...regressionFaults(comparison), ...lostFaults(comparison, inputs['max-lost'])],
    };
  } catch (thrown) {
    return { ...ended, faults: [...faults, forStep(asFault(thrown))] };
  }
}

function cancelled(cause: unknown): Fault {
  return new Fault('run.stopped', asFault(cause).message, { cause, hint: 'The step was cancelled: run it again.' });
}

/**
 * A fault with the hints that a workflow can follow. A run on a runner cannot be resumed, because the next one starts in a new
 * folder, and there is no input for the time of a start, or for a metric to compare by.
 */
function forStep(fault: Fault): Fault {
  const { code, message, hint, cause, quote, unquoted } = fault;
  const lines = hint?.split('\n').filter((line) => !/--(?:resume|start-seconds|metric)\b/.test(line)) ?? [];
  const followed = lines.length > 0 && { hint: lines.map(withInputs).join('\n') };
  return new Fault(code, message, { cause, unquoted, ...followed, ...(quote && { quote }) });
}

/** A line with inputs in place of the options of that name, but not in a command to type. */
const withInputs = (line: string): string =>
  line.replace(/`[^`]*`|(?<![\w-])--([a-z-]*[a-z])/g, (all, name: string | undefined) =>
    name !== undefined && Object.hasOwn(declared.shape, name) ? `\`${name}\`` : all,
  );

function requestFor({ harness, ports, signal }: Host, inputs: Inputs, plan: SuitePlan): RunRequest {
  return {
    suite: plan.description.id,
    adapter: inputs.adapter,
    dataset: { path: inputs.dataset },
    fresh: inputs.split === 'fresh',
    selection: selectionOf(inputs),
    engine: inputs.engine,
    limits: {
      ...(inputs['episode-seconds'] !== undefined && { episode_seconds: inputs['episode-seconds'] }),
      memory_mb: inputs.memory,
      cpus: inputs.cpus,
      pids: inputs.pids,
    },
    gateway: gatewayRequest(
      {
        gateway: inputs.gateway,
        gatewayModel: inputs['gateway-model'],
        gatewayEmbeddings: inputs['gateway-embeddings'],
        gatewayBudget: inputs['gateway-budget'],
        gatewayTemperature: inputs['gateway-temperature'],
        gatewaySeconds: inputs['gateway-seconds'],
        gatewaySidecar: inputs['gateway-sidecar'],
        replay: plan.replay,
      },
      ports.models.gatewayKey(),
      'inputs',
    ),
    jobs: inputs.jobs,
    nonce: inputs.nonce,
    resume: false,
    out: plan.folder,
    harness: harness(),
    signal,
  };
}

function validityFaults(done: RunResult, { description, folder }: SuitePlan, { adapter, shard }: Inputs): Fault[] {
  const { scorecard: card } = done;
  const missed = missedFault(done);
  if (missed !== undefined) return [missed];
  if (isErrored(card, shard != null)) return [erroredFault(done, adapter)];
  const { state, rules } = card.validity;
  if (isSound(state)) return [];
  const broken = rules.find(({ held }) => !held);
  const hint = RULES.find(({ id }) => id === broken?.id)?.remedy ?? `\`cib verify ${folder}\` lists every rule.`;
  const why = scorecardView(card, description).reasons.join('; ');
  return [new Fault('bundle.invalid', `${description.id}: the run is ${state}. ${why}`, { hint })];
}
