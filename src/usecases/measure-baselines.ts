import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { Baselines } from './baselines.ts';
import { type BenchChoice, type Benched, benchScorecard, runBenches, TASKS } from './benches.ts';

interface BaselinesRequest {
  readonly suite: string;
  readonly part?: string | undefined;
  readonly dataset?: string | undefined;
  readonly count?: number | undefined;
  /** A file to write the raw measurements to. */
  readonly raw?: string | undefined;
}

export interface MeasuredBaselines {
  /** The suite's title. */
  readonly title: string;
  /** Absent where only another part was asked for. */
  readonly tasks: Baselines | undefined;
  readonly benches: readonly Benched[];
  /** All results, for programs. */
  readonly json: object;
}

/** Scores a suite's own systems, in the parts that its document has and on the tasks that adapters are asked. */
export async function measureBaselines(files: Files, request: BaselinesRequest): Promise<MeasuredBaselines> {
  const { suite: id, part, dataset: path, count, raw } = request;
  const suite = await loadSuite(id);
  const benches = await runBenches(files, suite, part, { path, count });
  if (raw !== undefined) await writeRaw(files, raw, benches);
  const tasks = part === undefined || part === TASKS ? await onTasks(files, id, { path, count }) : undefined;
  const cards = benches.flatMap((one) => one.report.systems.map((system) => benchScorecard(suite, one, system)));
  return {
    title: suite.description.title,
    tasks,
    benches,
    json: {
      suite: id,
      dataset: tasks?.dataset ?? { ...benches[0]?.report.dataset, official: false },
      systems: tasks?.systems ?? cards,
      comparisons: tasks?.comparisons ?? [],
      claims: [...(tasks?.claims ?? []), ...benches.flatMap(({ report }) => report.claims)],
      ...(benches.length > 0 && {
        parts: benches.map(({ bench, report: { raw: _, charts: __, details: ___, ...report } }) => ({
          id: bench.id,
          label: bench.label,
          ...report,
        })),
      }),
    },
  };
}

/** Loaded for the tasks only: paired tests need a statistics library, and the other parts do not. */
async function onTasks(files: Files, suite: string, choice: BenchChoice): Promise<Baselines> {
  const { baselines } = await import('./baselines.ts');
  return baselines(files, suite, choice);
}

async function writeRaw(files: Files, path: string, benches: readonly Benched[]): Promise<void> {
  const rows = benches.flatMap(({ report }) => report.raw ?? []);
  if (rows.length === 0) {
    throw new Fault('usage', 'What was asked for writes no raw measurements.', { hint: 'Leave --raw out.' });
  }
  await files.write(path, `${JSON.stringify(rows, null, 2)}\n`);
}
