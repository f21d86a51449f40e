import { readWrittenLines } from '../bundles/read-lines.ts';
import { Fault } from '../errors/fault.ts';
import { parseStrict } from '../evidence/strict-json.ts';
import type { Files } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchRequest, BenchSystem, RecordSource } from '../suite/bench.ts';
import type { Suite } from '../suite/suite.ts';

/** The part that every suite has: its tasks, as adapters are asked them. */
export const TASKS = 'tasks';

export interface BenchChoice {
  readonly path?: string | undefined;
  readonly count?: number | undefined;
}

export interface Benched {
  readonly bench: Pick<Bench, 'id' | 'label' | 'summary'>;
  readonly report: BenchReport;
}

/**
 * Runs one part of a suite, or all parts.
 *
 * @throws Fault `part.unknown`; `usage` for an option that the part does not take
 */
export async function runBenches(
  files: Files,
  suite: Suite,
  part: string | undefined,
  choice: BenchChoice,
): Promise<readonly Benched[]> {
  const all = (await suite.benches?.()) ?? [];
  const chosen = part === undefined ? all : all.filter(({ id }) => id === part);
  if (part !== undefined && part !== TASKS && chosen.length === 0) throw unknown(suite, part, all);
  const done: Benched[] = [];
  for (const bench of chosen)
    done.push({ bench, report: await bench.run(await requestOf(files, bench, part, choice)) });
  return done;
}

async function requestOf(
  files: Files,
  { id, takes }: Bench,
  part: string | undefined,
  { path, count }: BenchChoice,
): Promise<BenchRequest> {
  // A part that is asked for by name refuses the options that it does not take; among all parts it ignores them.
  const named = part !== undefined;
  if (named && count !== undefined && !takes.count) throw new Fault('usage', `Part ${id} takes no --count.`);
  if (named && path !== undefined && !takes.records) throw new Fault('usage', `Part ${id} takes no --dataset.`);
  return {
    files,
    count: named ? count : undefined,
    records: named && path !== undefined ? await recordsIn(files, path) : undefined,
  };
}

async function recordsIn(files: Files, path: string): Promise<RecordSource> {
  // Loaded for foreign records only: it brings the schema library.
  const { checkSchema } = await import('../evidence/schema-check.ts');
  return {
    path,
    lines: readWrittenLines(files, path),
    read: (schema, text, where) => checkSchema(schema, parseStrict(text, where), where),
  };
}

function unknown({ description }: Suite, part: string, all: readonly Bench[]): Fault {
  return new Fault('part.unknown', `Suite ${description.id} has no part "${part}".`, {
    hint: `It has ${[TASKS, ...all.map(({ id }) => id)].join(', ')}.`,
  });
}

/** A system's results in one part as a scorecard. No adapter took part, so no rule applies. */
export function benchScorecard({ description }: Suite, { bench, report }: Benched, system: BenchSystem): Scorecard {
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
