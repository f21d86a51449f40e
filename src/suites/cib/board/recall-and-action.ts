import { LEVEL } from '../../../analysis/wins.ts';
import type { Outcome } from '../../../protocol/outcome.ts';
import { clusteredProportion } from '../../../stats/clustered.ts';
import { holm } from '../../../stats/holm.ts';
import { signFlip } from '../../../stats/sign-flip.ts';
import type { BoardComparison, BoardRun, BoardVerdict } from '../../../suite/claim.ts';
import { counted } from '../../shared/contest/words.ts';
import { pText } from '../../shared/own-claims.ts';
import type { Basis } from './basis.ts';

const CAUSAL = 'causal_action';
const ON = 'causal action, against half of the tasks';

/** The recall that counts as good: the mean over all families except causal action. */
const WELL = 0.95;

/**
 * The fourth claim. It is about the systems with good recall. It is true if together they significantly fail most causal
 * tasks, as one comparison. It is false if each of them significantly passes most. The group is tested as a whole because
 * causal action has few templates: with a correction for many systems, no single one could be significantly different from
 * half.
 */
export function recallAndAction({ id, by, includes }: Basis, runs: readonly BoardRun[]): BoardVerdict {
  const recalling = runs.filter((run) => includes(run) && recallOf(run) >= WELL);
  const causal = recalling.map((run) => ({ run, templates: templatesOf(run) }));
  const templateCount = causal[0]?.templates.size ?? 0;
  if (templateCount === 0) {
    return {
      ...{ id, by, held: null, measured: false, comparisons: [] },
      because: `not measured: no valid run recalls ${100 * WELL} % or more outside causal action and has causal tasks`,
      needs: [`an entry whose evidence recall outside causal action is ${100 * WELL} % or more, of ${by}`],
    };
  }
  const ahead = (templates: Templates) => [...templates.values()].map(({ n, passed }) => 2 * passed - n);
  const each = causal.map(({ templates }) => signFlip(ahead(templates)).p);
  const together = sumsOf(causal.map(({ templates }) => ahead(templates)));
  const group = { total: total(together), p: signFlip(together).p };
  const passing = causal.filter(({ templates }, i) => total(ahead(templates)) > 0 && (each[i] ?? 1) <= LEVEL);
  const failing = causal.filter(({ templates }) => total(ahead(templates)) < 0);
  const lacking = failing.filter(({ run }) => 2 * sufficient(run) < run.outcomes.filter(isCausal).length).length;
  const held = group.p <= LEVEL && group.total < 0 ? true : passing.length === causal.length ? false : null;
  const corrected = holm(each);
  return {
    ...{ id, by, measured: true, held },
    because: `of ${counted(causal.length, 'system')} with a recall of ${100 * WELL} % or more elsewhere, ${failing.length} fail most causal tasks, ${lacking} of them by what they returned and ${failing.length - lacking} by the action they chose; all together against half, over ${counted(templateCount, 'template')}: p ${pText(group.p)}`,
    needs:
      held === null ? [`more templates of causal action than ${templateCount}, or more systems that recall well`] : [],
    comparisons: causal.map(({ run, templates }, i) => comparison(run, templates, corrected[i] ?? 1)),
  };
}

type Templates = ReadonlyMap<string, { readonly n: number; readonly passed: number }>;

function templatesOf({ outcomes }: BoardRun): Templates {
  const found = new Map<string, { n: number; passed: number }>();
  for (const outcome of outcomes) {
    if (!isCausal(outcome)) continue;
    const one = found.get(outcome.cluster) ?? { n: 0, passed: 0 };
    found.set(outcome.cluster, { n: one.n + 1, passed: one.passed + Number(acts(outcome)) });
  }
  return found;
}

const isCausal = ({ family }: Outcome) => family === CAUSAL;

const sufficient = ({ outcomes }: BoardRun) =>
  outcomes.filter((one) => isCausal(one) && one.values.retrieval_sufficiency === 1).length;

/** The cause was returned without stale events, and if an action was chosen, it follows from the cause. */
const acts = ({ values }: Outcome) =>
  values.retrieval_sufficiency === 1 && (values.action_accuracy === undefined || values.action_accuracy === 1);

function recallOf({ outcomes }: BoardRun): number {
  const recalls = outcomes.flatMap(({ family, values: { evidence_recall: recall } }) =>
    family !== CAUSAL && typeof recall === 'number' ? [recall] : [],
  );
  return recalls.length === 0 ? 0 : total(recalls) / recalls.length;
}

function comparison(run: BoardRun, templates: Templates, p: number): BoardComparison {
  const counts = [...templates.values()];
  const tasks = total(counts.map(({ n }) => n));
  const share = total(counts.map(({ passed }) => passed)) / tasks;
  const { ci95 } = clusteredProportion(counts.map(({ n, passed }) => ({ n, y: passed, x: n })));
  const relation = p > LEVEL || share === 0.5 ? 'open' : share > 0.5 ? 'ahead' : 'behind';
  return {
    ...{ a: run.slug, b: null, on: ON, unit: 'pass', tasks, templates: counts.length, values: [share, 0.5] },
    ...{ delta: share - 0.5, ci95: ci95 ? [ci95[0] - 0.5, ci95[1] - 0.5] : null, p, relation, telling: true },
  };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Sums by position: all runs have the same tasks in the same order. */
const sumsOf = (rows: readonly (readonly number[])[]) =>
  (rows[0] ?? []).map((_, index) => total(rows.map((row) => row[index] ?? 0)));
