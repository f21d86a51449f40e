import { type BoardClaim, type BoardRun, decideClaim } from '../../../suite/claim.ts';
import type { Aspect } from '../../shared/contest/comparison.ts';
import { type Basis, both, LABEL_FREE, OWN, type Question, verdictOf, WITH_MODEL } from './basis.ts';
import { recallAndAction } from './recall-and-action.ts';

const sufficient = (on: string, ...families: string[]): Aspect => ({
  ...{ on, families, metric: 'retrieval_sufficiency', unit: 'pass' },
});
const acting = (on: string, family: string): Aspect => ({
  ...{ on: `${on}, by its action`, families: [family], metric: 'action_accuracy', unit: 'pass' },
});
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
};
const PROMPTING: Question = {
  ...FULL_HISTORY,
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
export function boardClaims(all: readonly BoardRun[]): readonly BoardClaim[] {
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
function latency(runs: readonly BoardRun[]): readonly string[] {
  const timed = runs.filter(({ approach }) => approach === 'full-history' || approach === 'scoped');
  const words = timed.flatMap(({ slug, queryMs }) => (queryMs === undefined ? [] : [`${slug} ${queryMs} ms`]));
  const medians = words.length === 0 ? 'none was taken' : `median of a query: ${words.join(', ')}`;
  return [`Latency comes from a clock and decides nothing; ${medians}.`];
}
