import { pairOutcomes } from '../../analysis/pairing.ts';
import { isSignificant } from '../../stats/significance.ts';
import type { Claim, SystemResults } from '../../suite/claim.ts';
import { formatP, formatPercent, formatPoints } from '../../text/numbers.ts';
import { decideClaims, measuredValue, type OwnClaims } from '../shared/own-claims.ts';
import { fixed } from '../shared/python-round.ts';
import {
  fileBackedState,
  naiveTruncation,
  slidingWindowSummary,
  structuredMemoryBanks,
} from './strategies/strategies.ts';
import texts from './task-claims.json' with { type: 'json' };

const FILES = fileBackedState.id;
const NAIVE = naiveTruncation.id;
const EXTRACTING = [FILES, structuredMemoryBanks.id, slidingWindowSummary.id];

/**
 * The paper's claims about its strategies, tested on the tasks that adapters get. What is returned is measured, not computed
 * from a formula.
 */
const CLAIMS: OwnClaims<keyof typeof texts> = {
  'tasks-1': (results) => {
    const accuracy = measuredValue(results, FILES, 'retrieval_accuracy');
    const [files, naive] = [results.get(FILES)?.outcomes, results.get(NAIVE)?.outcomes];
    if (accuracy === undefined || files === undefined || naive === undefined) return undefined;
    const { delta, pClustered: p } = pairOutcomes(files, naive, 'retrieval_accuracy');
    const tasks = files.filter(({ values }) => values.retrieval_accuracy !== undefined).length;
    return {
      held: accuracy > 0.85 && delta > 0 && isSignificant(p),
      because: `it finds ${formatPercent(accuracy)}, ${formatPoints(delta)} more over ${tasks} conversations (p ${formatP(p)})`,
    };
  },
  'tasks-2': (results) => {
    const all = measuredValue(results, NAIVE, 'retrieval_accuracy');
    const early = measuredValue(results, NAIVE, 'early_accuracy');
    if (all === undefined || early === undefined) return undefined;
    return {
      held: all < 0.2 && early < 0.005,
      because: `it finds ${formatPercent(all)}, ${formatPercent(early)} of the first quarter’s`,
    };
  },
  'tasks-3': (results) => {
    const known = EXTRACTING.flatMap((id) => {
      const implicit = measuredValue(results, id, 'implicit_accuracy');
      const explicit = measuredValue(results, id, 'explicit_accuracy');
      return implicit === undefined || explicit === undefined ? [] : [{ id, implicit, explicit }];
    });
    if (known.length < EXTRACTING.length) return undefined;
    return {
      held: known.every(({ implicit, explicit }) => implicit < explicit),
      because: known
        .map(
          ({ id, implicit, explicit }) => `${id} finds ${formatPercent(implicit)} against ${formatPercent(explicit)}`,
        )
        .join('; '),
    };
  },
  'tasks-4': (results) => {
    const [files, naive] = [FILES, NAIVE].map((id) => measuredValue(results, id, 'information_density'));
    if (files === undefined || !naive) return undefined;
    return { held: files > 20 * naive, because: `it finds ${fixed(files / naive, 1)} times as many` };
  },
};

export const taskClaims = (results: SystemResults): readonly Claim[] => decideClaims(texts, CLAIMS, results);
