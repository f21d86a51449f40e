import type { Approach } from '../../../protocol/constants.ts';
import type { BoardRun, BoardVerdict } from '../../../suite/claim.ts';
import type { Aspect } from '../../shared/contest/comparison.ts';
import { type Contest, contest } from '../../shared/contest/contest.ts';
import { contestNeeds, contestWords } from '../../shared/contest/words.ts';

/** The systems that decide a claim. */
export interface Basis {
  readonly id: string;
  readonly by: string;
  readonly includes: (run: BoardRun) => boolean;
}

export const WITH_MODEL: Basis = {
  id: 'model',
  by: 'systems that read no labels, run with a model',
  includes: ({ readsLabels, model }) => !readsLabels && model,
};
export const LABEL_FREE: Basis = {
  id: 'label-free',
  by: 'systems that read no labels',
  includes: ({ readsLabels }) => !readsLabels,
};
/** The paper's scoped memory and its write filter read labels. They show the value of a perfect one. */
export const OWN: Basis = {
  id: 'own',
  by: 'the paper’s own systems (writeLexical3 and scopedHybrid3 read labels: an upper bound)',
  includes: ({ kind }) => kind === 'reference',
};

export interface Question {
  readonly challenger: Approach;
  readonly rival: Approach;
  readonly aspects: readonly Aspect[];
}

/** The verdict of one contest, or an undecided one if a side has no run. */
export function verdictOf({ id, by, includes }: Basis, runs: readonly BoardRun[], question: Question): BoardVerdict {
  const { challenger, rival, aspects } = question;
  const side = (approach: Approach) => runs.filter((run) => run.approach === approach && includes(run));
  const missing = [challenger, rival].filter((approach) => side(approach).length === 0);
  if (missing.length > 0) {
    return {
      ...{ id, by, held: null, measured: false, comparisons: [] },
      because: `not measured: no valid run of the approach ${missing.join(', nor of ')}`,
      needs: missing.map((approach) => `an entry with "approach": "${approach}", of ${by}`),
    };
  }
  const found: Contest = contest(side(challenger), side(rival), aspects);
  return {
    ...{ id, by, measured: true, held: found.behind, comparisons: found.comparisons },
    because: contestWords(found),
    needs: contestNeeds(found),
  };
}

/** Combines both halves of a claim: it is true if both are, and false if one is. */
export function both(first: BoardVerdict, second: BoardVerdict): BoardVerdict {
  const halves = [first, second];
  return {
    ...first,
    held: halves.some(({ held }) => held === false) ? false : halves.every(({ held }) => held) ? true : null,
    measured: first.measured && (second.measured || first.held === false),
    because: [...new Set(halves.map(({ because }) => because))].join('; and '),
    needs: [...new Set(halves.flatMap(({ needs }) => needs))],
    comparisons: halves.flatMap(({ comparisons }) => comparisons),
  };
}
