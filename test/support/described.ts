import { DEFAULT_LIMITS } from '../../src/evidence/limits.ts';
import type { Manifest } from '../../src/evidence/manifest.ts';
import { EVERYTHING } from '../../src/evidence/selection.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import type { MetricDescription, SuiteDescription } from '../../src/suite/description.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { Observations } from '../../src/verify/rescore.ts';
import type { Facts } from '../../src/verify/rules.ts';

/** A metric: a share of which more is better, unless a test says otherwise. */
export const metricOf = (id: string, own: Partial<MetricDescription> = {}): MetricDescription => ({
  ...{ id, label: `The ${id}`, short: id, definition: id },
  ...{ better: 'higher', unit: 'fraction', kind: 'proportion', digits: 1 },
  ...own,
});

/** The description of a suite that has nothing but what a test sets. */
export const described = (own: Partial<SuiteDescription>): SuiteDescription => ({
  ...{ id: 'made', version: '1', title: 'Made', summary: 'It measures.', passed: 'it is right' },
  ...{ families: [], fields: [], metrics: [], choices: [], familyMetrics: [], failureModes: [], bounds: [] },
  tables: { overall: [], byFamily: own.metrics?.[0]?.id ?? '' },
  ...own,
});

/** The scorecard of a valid run of no tasks, with what a test sets. */
export const scorecardOf = (own: Partial<Scorecard> = {}): Scorecard => ({
  schema: 'scorecard/2',
  suite: { id: 'made', version: '1' },
  dataset: { id: 'data', sha256: 'ab'.repeat(32), tasks: 0, official: false },
  system: { name: 'ada', version: '1', kind: 'system', reads_labels: false },
  counts: { tasks: 0, passed: 0, not_measured: 0, errored: 0, faults: {} },
  overall: { n: 0, metrics: {} },
  families: {},
  failure_modes: {},
  validity: { state: 'valid', rules: [], controls: [] },
  clusters: { count: 0, largest: 0 },
  ...own,
});

/** The outcome of a task that failed, with what a test sets. */
export const outcomeOf = (own: Partial<Outcome> = {}): Outcome => ({
  ...{ id: 't', family: 'f', cluster: 'c', slices: {}, verdict: 'failed', values: {}, failure_modes: [] },
  ...own,
});

/** The manifest of a run of the whole of some data, with what a test sets. */
export const manifestOf = (own: Partial<Manifest> = {}): Manifest => ({
  schema: 'manifest/1',
  suite: { id: 'made', version: '1' },
  dataset: { id: 'builtin', sha256: 'ab'.repeat(32), tasks: 1, official: false },
  ...{ split: 'public', heldout: null, selection: EVERYTHING, nonce: '0'.repeat(32) },
  system: { name: 'ada', version: '1', kind: 'system', reads_labels: false },
  adapter: {
    spec: 'ref:ada',
    declared: { protocol: 1, name: 'ada', version: '1', capabilities: [], deterministic: true },
  },
  ...{ engine: null, image: null, limits: DEFAULT_LIMITS, model: null },
  harness: { version: '1.0.0', sha256: 'cd'.repeat(32) },
  dates: { started: '2026-01-01T00:00:00.000Z', finished: '2026-01-01T00:00:00.000Z' },
  files: [],
  ...own,
});

/** What the validity of a run is decided by: one of the whole standard data that breaks no rule, unless a test says otherwise. */
export const factsOf = (suite: Suite, own: Partial<Facts> = {}): Facts => ({
  manifest: manifestOf({ suite: { id: suite.description.id, version: suite.description.version } }),
  ...{ suite, data: 'standard', observed: new Observations(), counts: { tasks: 0, errored: 0 }, metrics: [] },
  ...own,
});
