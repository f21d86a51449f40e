import { hinted } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { parseAs } from '../evidence/schema-check.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchRequest, BenchSystem } from '../suite/bench.ts';
import type { Suite } from '../suite/suite.ts';
import { loadGraded } from '../suites/catalogue.ts';

export interface BaselinesRequest {
  readonly suite: string;
  readonly part?: string | undefined;
  readonly dataset?: string | undefined;
  readonly count?: number | undefined;
  /** One of the suite's graders. By default, its own. */
  readonly grader?: string | undefined;
  /** A file to write the raw measurements to. */
  readonly raw?: string | undefined;
  /** Settings of a part, as text by name. Only the parts that have these settings are run. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** Scores a suite's own systems: in the parts of its document, and on the tasks that adapters get. */
export async function baselines({ files, helpers }: Pick<Ports, 'files' | 'helpers'>, request: BaselinesRequest) {
  const { suite: id, part, dataset: path, count, grader, settings = {} } = request;
  const raw = request.raw && (await files.target(request.raw));
  if (raw !== undefined) {
    // Loaded on demand, because parts of a suite need no code that reads bundles.
    const { requireOutsideBundles } = await import('../bundles/load-bundle.ts');
    await requireOutsideBundles(files, raw);
  }
  const suite = await loadGraded(id, grader);
  const benches = await runBenches(files, suite, request);
  if (raw !== undefined) await writeRaw(files, raw, benches);
  const withTasks = part === undefined ? Object.keys(settings).length === 0 : part === TASKS;
  // Loaded on demand, because its paired tests need a statistics library and the other parts do not.
  const { scoreReferences } = withTasks ? await import('./reference-scores.ts') : {};
  const tasks = await scoreReferences?.({ files, helpers }, id, { path, count }, grader);
  const cards = benches.flatMap((one) => one.report.systems.map((system) => benchScorecard(suite, one, system)));
  return {
    title: suite.description.title,
    /** Absent if only another part was requested. */
    tasks,
    benches,
    /** All results, for programs. */
    json: {
      suite: id,
      dataset: tasks?.dataset ?? { ...benches[0]?.report.dataset, official: false },
      systems: tasks?.systems ?? cards,
      comparisons: tasks?.comparisons ?? [],
      claims: [...(tasks?.claims ?? []), ...benches.flatMap(({ report }) => report.claims)],
      ...Object.assign({}, ...benches.map(({ report }) => report.rows)),
      ...(benches.length > 0 && {
        parts: benches.map(({ bench, report: { raw: _, charts: __, details: ___, rows: ____, ...report } }) => ({
          id: bench.id,
          label: bench.label,
          ...report,
        })),
      }),
    },
  };
}

async function writeRaw(files: Files, path: string, benches: readonly Benched[]): Promise<void> {
  const rows = benches.flatMap(({ report }) => report.raw ?? []);
  if (rows.length === 0) {
    throw new Fault('usage', 'This part has no raw measurements.', { hint: 'Leave --raw out.' });
  }
  await files.write(path, `${JSON.stringify(rows, null, 2)}\n`);
}

/** The part that every suite has: its tasks, as adapters get them. */
const TASKS = 'tasks';

/** A part that was run, and its results. */
export interface Benched {
  readonly bench: Pick<Bench, 'id' | 'label' | 'summary'>;
  readonly report: BenchReport;
}

/**
 * Runs one part of a suite, or all parts.
 *
 * @throws Fault `part.unknown`; `usage` for an option that the part does not take
 */
async function runBenches(files: Files, suite: Suite, request: BaselinesRequest) {
  const { part, settings = {} } = request;
  const all = await suite.benches();
  if (part !== undefined && part !== TASKS && !all.some(({ id }) => id === part))
    throw new Fault('part.unknown', `Suite ${suite.description.id} has no part "${part}".`, {
      hint: `Its parts: ${[TASKS, ...all.map(({ id }) => id)].join(', ')}.`,
    });
  const done: Benched[] = [];
  for (const bench of takers(suite, part, all, Object.keys(settings))) {
    const run = hinted(async () => bench.run(await requestOf(files, bench, request)), recordsHint(suite, bench));
    const { summary = bench.summary, ...report } = await run;
    done.push({ bench: { ...bench, summary }, report });
  }
  return done;
}

/** The parts that have these settings. All parts, if no setting is given. */
function takers(suite: Suite, part: string | undefined, all: readonly Bench[], settings: readonly string[]) {
  const chosen = part === undefined ? all : all.filter(({ id }) => id === part);
  const taking = chosen.filter(({ takes }) => settings.every((name) => takes.settings?.includes(name)));
  if (settings.length === 0 || taking.length > 0) return taking;
  const flags = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  const known = all.flatMap(({ id, takes: { settings: own = [] } }) =>
    own.length === 0 ? [] : [`Part ${id} takes ${flags(own)}.`],
  );
  throw new Fault(
    'usage',
    part === undefined
      ? `No part of suite ${suite.description.id} takes ${flags(settings)}.`
      : `Part ${part} does not take ${flags(settings)}.`,
    { hint: known.join(' ') || 'Leave the option out.' },
  );
}

const recordsHint = ({ description }: Suite, { id }: Bench) =>
  `Give records as \`cib generate --suite ${description.id} --part ${id}\` or \`cib convert\` writes them.`;

async function requestOf(
  files: Files,
  { id, takes }: Bench,
  { part, dataset: path, count, settings = {} }: BaselinesRequest,
): Promise<BenchRequest> {
  // A part that was requested by name refuses options that it does not have. If all parts are run, they ignore them.
  const isRequested = part !== undefined;
  if (isRequested && count !== undefined && !takes.count) throw new Fault('usage', `Part ${id} takes no --count.`);
  if (isRequested && path !== undefined && !takes.records) throw new Fault('usage', `Part ${id} takes no --dataset.`);
  const request = { settings, count: isRequested ? count : undefined };
  if (path === undefined || !isRequested) return request;
  // Loaded on demand, because it needs the schema library.
  const { taskTexts } = await import('../bundles/read-dataset.ts');
  return { ...request, records: { path, texts: taskTexts(files, path), read: parseAs } };
}

/** A system's results in one part as a scorecard. No adapter took part, so no rule applies. */
function benchScorecard({ description }: Suite, { bench, report }: Benched, system: BenchSystem): Scorecard {
  const { id, version } = description;
  const { name, readsLabels, overall, families } = system;
  return {
    schema: 'scorecard/2',
    suite: { id, version },
    dataset: { ...report.dataset, official: false },
    system: { name, version, kind: 'reference', reads_labels: readsLabels },
    counts: { tasks: overall.n, passed: 0, not_measured: 0, errored: 0, faults: {} },
    overall,
    families,
    parts: { [bench.id]: overall },
    failure_modes: {},
    validity: { state: 'partial', rules: [], controls: [] },
    clusters: { count: overall.n, largest: 1 },
  };
}
