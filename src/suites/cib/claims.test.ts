import { expect, it } from 'vitest';
import { scorecardOf } from '../../../test/support/described.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { System } from '../../protocol/scorecard.ts';
import type { SystemResults } from '../../suite/claim.ts';
import { claims } from './claims.ts';

const system = (kind: System['kind'], recall: number, causal: number) =>
  ({
    scorecard: scorecardOf({
      system: { name: 'one', version: '1', kind, reads_labels: false },
      overall: { n: 1, metrics: { evidence_recall: { value: recall, n: 1 } } },
      families: { causal_action: { n: 1, metrics: { retrieval_sufficiency: { value: causal, n: 1 } } } },
    }),
    outcomes: [] as Outcome[],
  }) satisfies SystemResults extends ReadonlyMap<string, infer One> ? One : never;

const fourth = (results: SystemResults) => claims(results).find(({ id }) => id === 'claim-4');

it('claim-4 counts no control as a system', () => {
  const own: [string, ReturnType<typeof system>][] = [
    ['fullHistory', system('reference', 1, 0)],
    ['scopedHybrid3', system('reference', 1, 1)],
    ['recent3', system('reference', 0.4, 0)],
  ];
  const because = 'of 2 systems with recall of 95% or more, 1 fail most causal tasks';
  expect(fourth(new Map(own))).toMatchObject({ held: true, because });
  expect(fourth(new Map([...own, ['spam', system('control', 1, 0)]]))).toMatchObject({ held: true, because });
  const passing = new Map([['scopedHybrid3', system('reference', 1, 1)] as const]);
  expect(fourth(new Map([...passing, ['spam', system('control', 1, 0)]]))).toMatchObject({ held: false });
});
