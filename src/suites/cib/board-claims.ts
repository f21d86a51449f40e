import type { Approach } from '../../protocol/constants.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import { betterThanControlP } from '../../stats/beats-control.ts';
import { clusteredProportion } from '../../stats/clustered.ts';
import { isSignificant } from '../../stats/significance.ts';
import {
  type BoardClaim,
  type BoardComparison,
  type BoardVerdict,
  decideClaim,
  type EntryRun,
} from '../../suite/claim.ts';
import type { Aspect } from '../shared/contest/comparison.ts';
import { type Contest, contest, contestNeeds, contestWords, counted } from '../shared/contest/contest.ts';

const sufficient = (on: string, ...families: string[]): Aspect => ({
  on,
  families,
  metric: 'retrieval_sufficiency',
  unit: 'pass',
});
const acting = (on: string, family: string): Aspect => ({
  on: `${on}, by its action`,
  families: [family],
  metric: 'action_accuracy',
  unit: 'pass',
});
const NOT_MEASURED = { held: null, measured: false, comparisons: [], limits: [] } as const;
const COST: Aspect = { on: 'cost', metric: 'avg_tokens', unit: 'tokens' };
/** The tokens that a model cites are fewer than those that it read. */
const BILLED: Aspect = { on: 'cost as billed', metric: 'billable_tokens', unit: 'tokens' };

const FULL_HISTORY: Question = {
  challenger: 'full-history',
  rival: 'scoped',
  aspects: [
    sufficient('update', 'knowledge_update'),
    sufficient('abstention', 'abstention'),
    sufficient('action grounding', 'action_grounding'),
    COST,
  ],
  ifBehind:
    'follows from the scoring: a system that returns everything returns forbidden events, so it passes no task that has any',
};
const PROMPTING: Question = {
  challenger: 'full-history',
  rival: 'scoped',
  aspects: [
    acting('update', 'knowledge_update'),
    acting('abstention', 'abstention'),
    acting('action grounding', 'action_grounding'),
    BILLED,
  ],
};
const CURRENT = [sufficient('update and causal action', 'knowledge_update', 'causal_action')];
const RELEVANCE: Question = { challenger: 'relevance', rival: 'scoped', aspects: CURRENT };
const FILTERED: Question = { challenger: 'write-filtered', rival: 'scoped', aspects: CURRENT };
const PRECISION: Question = {
  challenger: 'relevance',
  rival: 'write-filtered',
  aspects: [{ on: 'precision', metric: 'evidence_precision', unit: 'share' }],
};

/** CIB section 10 on the entries of a board. Systems without labels decide; if there are none, the paper's own. */
export function boardClaims(all: readonly EntryRun[]): readonly BoardClaim[] {
  const runs = all.filter(({ kind }) => kind !== 'control');
  const by = (question: Question) => (basis: Basis) => verdictOf(basis, runs, question);
  const prompting = verdictOf(WITH_MODEL, runs, PROMPTING);
  return [
    {
      id: 'claim-1',
      text: 'Long context alone is insufficient for durable agent memory.',
      falsified:
        'full-history prompting matches or beats memory systems on update, abstention, action grounding, cost and latency',
      verdicts: [...(prompting.measured ? [prompting] : []), ...[LABEL_FREE, OWN].map(by(FULL_HISTORY))],
      notes: [
        ...(prompting.measured
          ? []
          : ['Actions that a model chooses were not measured on both sides: this is about what is put before it.']),
        ...latency(runs),
      ],
    },
    {
      id: 'claim-2',
      text: 'Retrieval relevance is insufficient without update semantics.',
      falsified: 'relevance-only retrieval matches scoped memory on stale-fact and causal-action splits',
      verdicts: [LABEL_FREE, OWN].map(by(RELEVANCE)),
      notes: [],
    },
    {
      id: 'claim-3',
      text: 'Write filtering improves precision but does not solve stale context by itself.',
      falsified: 'write-filtered retrieval matches scoped memory on update and causal-action splits',
      verdicts: [LABEL_FREE, OWN].map((basis) => both(by(FILTERED)(basis), by(PRECISION)(basis))),
      notes: [],
    },
    {
      id: 'claim-4',
      text: 'Causal-action tasks expose failures not visible in recall tasks.',
      falsified: 'systems that score well on recall also score well on causal action',
      verdicts: [LABEL_FREE, OWN].map((basis) => recallAndAction(basis, runs)),
      notes: [],
    },
  ].map(decideClaim);
}

/**
 * The paper's falsification also names latency. It is measured on different machines and transports, so it is reported but
 * decides nothing.
 */
function latency(runs: readonly EntryRun[]): readonly string[] {
  const timed = runs.filter(({ approach }) => approach === 'full-history' || approach === 'scoped');
  const words = timed.flatMap(({ slug, queryMs }) => (queryMs === undefined ? [] : [`${slug} ${queryMs} ms`]));
  const medians = words.length === 0 ? 'none was taken' : `median of a query: ${words.join(', ')}`;
  return [`Latency comes from a clock and decides nothing; ${medians}.`];
}

/** The systems that decide a claim. */
interface Basis {
  readonly id: string;
  readonly by: string;
  readonly includes: (run: EntryRun) => boolean;
}

const WITH_MODEL: Basis = {
  id: 'model',
  by: 'systems that read no labels, run with a model',
  includes: ({ readsLabels, model }) => !readsLabels && model,
};
const LABEL_FREE: Basis = {
  id: 'label-free',
  by: 'systems that read no labels',
  includes: ({ readsLabels }) => !readsLabels,
};
/** The paper's scoped memory and its write filter read labels. They show the value of a perfect one. */
const OWN: Basis = {
  id: 'own',
  by: 'the paper’s own systems (writeLexical3 and scopedHybrid3 read labels: an upper bound)',
  includes: ({ kind }) => kind === 'reference',
};

interface Question {
  readonly challenger: Approach;
  readonly rival: Approach;
  readonly aspects: readonly Aspect[];
  /** What limits the verdict that the challenger is behind. */
  readonly ifBehind?: string;
}

/** Names the sides of a contest, or of a test against a score, that consist of systems of this project. */
function restsOn(...sides: readonly (readonly EntryRun[])[]): readonly string[] {
  const own = sides.filter((runs) => runs.length > 0 && runs.every(({ ownSystem }) => ownSystem)).flat();
  if (own.length === 0) return [];
  const slugs = own.map(({ slug }) => slug);
  return [`rests on ${slugs.join(' and ')}, which the authors of this program wrote`];
}

/** The verdict of one contest, or an undecided one if a side has no run. */
function verdictOf({ id, by, includes }: Basis, runs: readonly EntryRun[], question: Question): BoardVerdict {
  const { challenger, rival, aspects, ifBehind } = question;
  const side = (approach: Approach) => runs.filter((run) => run.approach === approach && includes(run));
  const missing = [challenger, rival].filter((approach) => side(approach).length === 0);
  if (missing.length > 0) {
    return {
      id,
      by,
      ...NOT_MEASURED,
      because: `not measured: no valid run of the approach ${missing.join(', nor of ')}`,
      needs: missing.map((approach) => `an entry with "approach": "${approach}", of ${by}`),
    };
  }
  const found: Contest = contest(side(challenger), side(rival), aspects);
  // By cost alone it would not follow from the scoring.
  const fails = found.comparisons.some(
    ({ telling, relation, unit }) => telling && relation === 'behind' && unit === 'pass',
  );
  return {
    limits: [...restsOn(side(challenger), side(rival)), ...(found.behind && fails && ifBehind ? [ifBehind] : [])],
    id,
    by,
    measured: true,
    held: found.behind,
    comparisons: found.comparisons,
    because: contestWords(found),
    needs: contestNeeds(found),
  };
}

/** Combines both halves of a claim: it is true if both are, and false if one is. */
function both(first: BoardVerdict, second: BoardVerdict): BoardVerdict {
  const halves = [first, second];
  return {
    ...first,
    held: halves.some(({ held }) => held === false) ? false : halves.every(({ held }) => held) ? true : null,
    measured: first.measured && (second.measured || first.held === false),
    because: [...new Set(halves.map(({ because }) => because))].join('; and '),
    needs: [...new Set(halves.flatMap(({ needs }) => needs))],
    limits: [...new Set(halves.flatMap(({ limits }) => limits))],
    comparisons: halves.flatMap(({ comparisons }) => comparisons),
  };
}

const CAUSAL = 'causal_action';
const ON = 'causal action, against half of the tasks';

/** The recall that counts as good: the mean over all families except causal action. */
const WELL = 0.95;

/**
 * The fourth claim. It is about the systems with good recall. It is true if any of them significantly fails most causal tasks:
 * recall does not show that. It is false if each of them significantly passes most. All systems are tested together, and those
 * with equal sums over templates count once, so copies of a system change nothing.
 */
function recallAndAction({ id, by, includes }: Basis, runs: readonly EntryRun[]): BoardVerdict {
  const recalling = runs.filter((run) => includes(run) && recallOf(run) >= WELL);
  const causal = recalling.map((run) => ({ run, templates: templatesOf(run) }));
  const templateCount = causal[0]?.templates.size ?? 0;
  if (templateCount === 0) {
    return {
      id,
      by,
      ...NOT_MEASURED,
      because: `not measured: no valid run recalls ${100 * WELL}% or more outside causal action and has causal tasks`,
      needs: [`an entry whose evidence recall outside causal action is ${100 * WELL}% or more, of ${by}`],
    };
  }
  const ahead = causal.map(({ templates }) => Float64Array.from(templates.values(), ({ n, passed }) => 2 * passed - n));
  const half = new Float64Array(templateCount);
  const [above, below] = (['higher', 'lower'] as const).map((better) => betterThanControlP(ahead, half, better));
  // Doubled, because each system is tested in both directions.
  const p = ahead.map((_, i) => Math.min(1, 2 * Math.min(above?.[i] ?? 1, below?.[i] ?? 1)));
  const comparisons = causal.map(({ run, templates }, i) => comparison(run, templates, p[i] ?? 1));
  const failing = recalling.filter((_, i) => comparisons[i]?.relation === 'behind');
  const lacking = failing.filter((run) => 2 * sufficientTasks(run) < run.outcomes.filter(isCausal).length).length;
  const passes = comparisons.every(({ relation }) => relation === 'ahead');
  const held = failing.length > 0 ? true : passes ? false : null;
  return {
    id,
    by,
    measured: true,
    held,
    comparisons,
    limits: restsOn(failing.length > 0 ? failing : recalling),
    because: `of ${counted(causal.length, 'system')} with a recall of ${100 * WELL}% or more elsewhere, ${failing.length} significantly ${failing.length === 1 ? 'fails' : 'fail'} most causal tasks, ${lacking} of them by what they returned and ${failing.length - lacking} by the action they chose`,
    needs: held === null ? [`more templates of causal action than ${templateCount}`] : [],
  };
}

type Templates = ReadonlyMap<string, { readonly n: number; readonly passed: number }>;

function templatesOf({ outcomes }: EntryRun): Templates {
  const found = new Map<string, { n: number; passed: number }>();
  for (const outcome of outcomes) {
    if (!isCausal(outcome)) continue;
    const one = found.get(outcome.cluster) ?? { n: 0, passed: 0 };
    found.set(outcome.cluster, { n: one.n + 1, passed: one.passed + Number(acts(outcome)) });
  }
  return found;
}

const isCausal = ({ family }: Outcome) => family === CAUSAL;

const sufficientTasks = ({ outcomes }: EntryRun) =>
  outcomes.filter((one) => isCausal(one) && one.values.retrieval_sufficiency === 1).length;

/** The cause was returned without stale events, and if an action was chosen, it follows from the cause. */
const acts = ({ values }: Outcome) =>
  values.retrieval_sufficiency === 1 && (values.action_accuracy === undefined || values.action_accuracy === 1);

function recallOf({ outcomes }: EntryRun): number {
  const recalls = outcomes.flatMap(({ family, values: { evidence_recall: recall } }) =>
    family !== CAUSAL && typeof recall === 'number' ? [recall] : [],
  );
  return recalls.length === 0 ? 0 : total(recalls) / recalls.length;
}

function comparison(run: EntryRun, templates: Templates, p: number): BoardComparison {
  const counts = [...templates.values()];
  const tasks = total(counts.map(({ n }) => n));
  const share = total(counts.map(({ passed }) => passed)) / tasks;
  const { ci95 } = clusteredProportion(counts.map(({ n, passed }) => ({ n, y: passed, x: n })));
  const relation = !isSignificant(p) || share === 0.5 ? 'open' : share > 0.5 ? 'ahead' : 'behind';
  return {
    a: run.slug,
    b: null,
    on: ON,
    unit: 'pass',
    tasks,
    templates: counts.length,
    values: [share, 0.5],
    delta: share - 0.5,
    ci95: ci95 ? [ci95[0] - 0.5, ci95[1] - 0.5] : null,
    p,
    relation,
    telling: true,
  };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
