import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../protocol/constants.ts';
import type { Share } from '../protocol/outcome.ts';
import type { MetricDescription } from '../suite/description.ts';
import { loadSuite, SUITE_IDS } from './catalogue.ts';

/** What a task costs is not known if it errored. The counts of warnings are not, either: a system need not give any. */
const LEFT_OUT = [
  'avg_tokens',
  'avg_context_tokens',
  'compression_ratio',
  'words',
  'negative_evidence_precision',
  'billable_tokens',
  'grounded_utility_billed_per_1k',
  'supported_correct_per_1k',
];

const pairOf = (share: Share): readonly [number, number] => (typeof share === 'number' ? [share, 1] : share);

describe.each(SUITE_IDS)('a task of %s that errors', (id) => {
  it('improves no figure, and is in none of a cost', async () => {
    const { description, generator, ownSystems, score } = await loadSuite(id);
    const declared = new Set(CAPABILITIES);
    const better = new Set<string>();
    // They reply everything, nothing, and what is right.
    for (const { answer } of ownSystems.filter(({ kind }) => kind === 'control'))
      for (let i = 0; i < 10; i += 1) {
        const task = generator.generate(generator.publicSeed, i * 3);
        const replies = answer(task);
        const before = score(task, replies, declared);
        // Every call of the task that could be made before the fault, or none.
        for (const kept of [-1, 0]) {
          const failed = replies.map(({ key, replies: all }) => {
            const last = all.findLastIndex((reply) => reply.method === 'query');
            const calls = kept === 0 ? [] : all.slice(0, last);
            return { key, replies: [...calls, { method: 'query', fault: 'adapter.timeout' }] };
          });
          const after = score(task, failed, declared);
          expect(after).toMatchObject({ verdict: 'errored', failure_modes: [] });
          for (const metric of description.metrics) {
            const share = after.values[metric.id];
            const was = before.values[metric.id];
            if (LEFT_OUT.includes(metric.id)) expect([metric.id, share]).toEqual([metric.id, undefined]);
            else if (was !== undefined && !isNoBetter(metric, share, was)) better.add(metric.id);
          }
        }
      }
    expect([...better]).toEqual([]);
  });
});

/** Whether the second share, in place of the first, improves the figure of no run. */
function isNoBetter({ id, better, kind }: MetricDescription, share: Share | undefined, was: Share): boolean {
  if (share === undefined) return false;
  const [y, x] = pairOf(share);
  const [wasY, wasX] = pairOf(was);
  if (kind === 'difference') return y >= wasY;
  // Of F1, which is at most 1, a right answer is 2 of 2, and the least that an error can take away is a wrong one, 0 of 1.
  const least = id === 'abstention_quality' ? wasX - wasY : wasX;
  return (y === wasY && x === wasX) || (x >= least && (better === 'higher' ? y <= 0 : y >= x));
}
