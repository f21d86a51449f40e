import * as z from 'zod';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SummarySource } from '../../suite/suite.ts';
import { FAMILIES } from './families.ts';

const Figures = z.record(z.string().max(60), z.number().nullable());

/** The original's summary. Its other fields are not compared. */
const Summary = z.looseObject({
  tasks: z.int(),
  results: z
    .array(
      z.looseObject({ name: z.string().max(100), overall: Figures, byFamily: z.record(z.string().max(60), Figures) }),
    )
    .max(100),
  pairedComparisons: z
    .array(
      z.looseObject({
        baseline: z.string().max(100),
        bothPass: z.number(),
        referenceOnly: z.number(),
        baselineOnly: z.number(),
        bothFail: z.number(),
        delta: z.number(),
        exactP: z.number(),
      }),
    )
    .max(100),
});

/** The original's names for our metrics. */
const METRICS: Readonly<Record<string, string>> = {
  precision: 'evidence_precision',
  recall: 'evidence_recall',
  sufficient: 'retrieval_sufficiency',
  actionCorrect: 'action_upper_bound',
  stale: 'stale_error',
  unsupportedRisk: 'unsupported_risk',
  flood: 'context_flood',
  tokens: 'avg_tokens',
  groundedUtilityPer1k: 'grounded_utility_per_1k',
};

/** Its names for counts of tasks. */
const COUNTS: Readonly<Record<string, string>> = {
  sufficientCount: 'retrieval_sufficiency',
  actionCorrectCount: 'action_upper_bound',
  staleCount: 'stale_error',
};

const TOLERANCE = 1e-9;

/** Compares every figure of the original's summary with the results of our reference systems on its data. */
export function compareSummary(summary: unknown, { systems, comparisons }: SummarySource) {
  const read = Summary.safeParse(summary);
  if (!read.success) {
    const [{ path, message } = { path: [], message: '' }] = read.error.issues;
    return { figures: 0, problems: [`${path.join('.') || 'the whole'}: ${message}`] };
  }
  const expected = read.data.results.flatMap(({ name, overall, byFamily }) => {
    const card = systems.find(({ system }) => system.name === name && system.kind === 'reference');
    return [
      ...groupFigures(name, overall, card, undefined),
      ...Object.entries(byFamily).flatMap(([family, figures]) =>
        groupFigures(`${name}.${family}`, figures, card, family),
      ),
    ];
  });
  const paired = read.data.pairedComparisons.flatMap((theirs) => {
    const ours = comparisons.find(({ b }) => b === theirs.baseline);
    const where = `paired.${theirs.baseline}`;
    return [
      { where: `${where}.bothPass`, theirs: theirs.bothPass, ours: ours?.both },
      { where: `${where}.referenceOnly`, theirs: theirs.referenceOnly, ours: ours?.onlyA },
      { where: `${where}.baselineOnly`, theirs: theirs.baselineOnly, ours: ours?.onlyB },
      { where: `${where}.bothFail`, theirs: theirs.bothFail, ours: ours?.neither },
      { where: `${where}.delta`, theirs: theirs.delta, ours: ours?.delta },
      { where: `${where}.exactP`, theirs: theirs.exactP, ours: ours?.p },
    ];
  });
  const all = [...expected, ...paired];
  const missing = systems
    .filter(({ system }) => system.kind === 'reference' && !read.data.results.some(({ name }) => name === system.name))
    .map(({ system }) => `${system.name} is not in it`);
  return {
    figures: all.length,
    problems: [
      ...missing,
      ...all.flatMap(({ where, theirs, ours }) =>
        isSame(theirs, ours) ? [] : [`${where} is ${theirs}, ours ${ours ?? 'not measured'}`],
      ),
    ],
  };
}

function isSame(theirs: number, ours: number | undefined): boolean {
  return ours !== undefined && Math.abs(theirs - ours) <= TOLERANCE * Math.max(Math.abs(theirs), Math.abs(ours));
}

interface Figure {
  readonly where: string;
  readonly theirs: number;
  readonly ours: number | undefined;
}

function groupFigures(
  where: string,
  figures: z.infer<typeof Figures>,
  card: Scorecard | undefined,
  family: string | undefined,
): readonly Figure[] {
  const group =
    family === undefined ? card?.overall : FAMILIES.some((id) => id === family) ? card?.families[family] : undefined;
  const found = (name: string): number | undefined => {
    if (name === 'n') return group?.n;
    if (name in COUNTS) return group?.metrics[COUNTS[name] ?? '']?.k;
    // The original measures abstention as sufficient retrieval among the tasks that require abstention.
    if (name === 'abstentionCorrect') return card?.families.abstention?.metrics.retrieval_sufficiency?.value;
    return group?.metrics[METRICS[name] ?? '']?.value;
  };
  return Object.entries(figures).flatMap(([name, theirs]) =>
    theirs === null ? [] : [{ where: `${where}.${name}`, theirs, ours: found(name) }],
  );
}
