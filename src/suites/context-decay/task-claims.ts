import { pairOutcomes } from '../../analysis/pairing.ts';
import { LEVEL } from '../../analysis/wins.ts';
import type { Claim, SystemResults } from '../../suite/claim.ts';
import { fixed } from '../shared/python-round.ts';
import { FILE_BACKED_STATE } from './strategies/file-backed-state.ts';
import { naiveTruncation, slidingWindowSummary, structuredMemoryBanks } from './strategies/strategies.ts';

const FILES = FILE_BACKED_STATE.id;
const NAIVE = naiveTruncation.id;
const EXTRACTING = [FILES, structuredMemoryBanks.id, slidingWindowSummary.id];

type Verdict = Pick<Claim, 'because'> & { readonly held: boolean };
type Decide = (results: SystemResults) => Verdict | undefined;

/**
 * The paper's claims about its strategies, tested on the tasks that adapters get. What is returned is measured, not computed
 * from a formula.
 */
const CLAIMS: readonly { id: string; text: string; decide: Decide }[] = [
  {
    id: 'tasks-1',
    text: 'Asked as an adapter is, file-backed state finds more than 85 % of the facts, and more than naive truncation.',
    decide: (results) => {
      const accuracy = value(results, FILES, 'retrieval_accuracy');
      const [files, naive] = [results.get(FILES)?.outcomes, results.get(NAIVE)?.outcomes];
      if (accuracy === undefined || files === undefined || naive === undefined) return undefined;
      const { delta, pClustered: p } = pairOutcomes(files, naive, 'retrieval_accuracy');
      const tasks = files.filter(({ values }) => values.retrieval_accuracy !== undefined).length;
      return {
        held: accuracy > 0.85 && delta > 0 && p < LEVEL,
        because: `it finds ${percent(accuracy)}, ${fixed(100 * delta, 1)} points more over ${tasks} conversations (p ${p < 0.0001 ? '<0.0001' : fixed(p, 4)})`,
      };
    },
  },
  {
    id: 'tasks-2',
    text: 'Asked as an adapter is, naive truncation finds less than 20 % of the facts, and none of the first quarter’s.',
    decide: (results) => {
      const [all, early] = [value(results, NAIVE, 'retrieval_accuracy'), value(results, NAIVE, 'early_accuracy')];
      if (all === undefined || early === undefined) return undefined;
      return {
        held: all < 0.2 && early < 0.005,
        because: `it finds ${percent(all)}, ${percent(early)} of the first quarter’s`,
      };
    },
  },
  {
    id: 'tasks-3',
    text: 'Asked as an adapter is, every strategy that extracts facts finds fewer of those stated in passing.',
    decide: (results) => {
      const gaps = EXTRACTING.map((id) => {
        const [implicit, explicit] = [value(results, id, 'implicit_accuracy'), value(results, id, 'explicit_accuracy')];
        return implicit === undefined || explicit === undefined ? undefined : { id, implicit, explicit };
      });
      const known = gaps.filter((gap) => gap !== undefined);
      if (known.length < gaps.length) return undefined;
      return {
        held: known.every(({ implicit, explicit }) => implicit < explicit),
        because: known
          .map(({ id, implicit, explicit }) => `${id} finds ${percent(implicit)} against ${percent(explicit)}`)
          .join('; '),
      };
    },
  },
  {
    id: 'tasks-4',
    text: 'Asked as an adapter is, file-backed state finds more than twenty times as many facts for a word as naive truncation.',
    decide: (results) => {
      const [files, naive] = [FILES, NAIVE].map((id) => value(results, id, 'information_density'));
      if (files === undefined || !naive) return undefined;
      return { held: files > 20 * naive, because: `it finds ${fixed(files / naive, 1)} times as many` };
    },
  },
];

export function taskClaims(results: SystemResults): readonly Claim[] {
  return CLAIMS.map(({ id, text, decide }) => {
    const verdict = decide(results);
    return { id, text, held: verdict?.held ?? null, because: verdict?.because ?? 'a system it needs was not measured' };
  });
}

const value = (results: SystemResults, system: string, metric: string) =>
  results.get(system)?.scorecard.overall.metrics[metric]?.value;

const percent = (share: number) => `${fixed(100 * share, 1)} %`;
