import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankRanges } from '../stats/rank-range.ts';
import type { MetricDescription } from './description.ts';
import { duels, everyPair, standings } from './standings.ts';

const metric = { id: 'right', better: 'higher' } as MetricDescription;

/** Systems of very different strength on forty tasks in clusters of uneven size. */
const boards = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
  .chain((strengths) =>
    fc.tuple(
      ...strengths.map((p) =>
        fc.array(
          fc.double({ noNaN: true, min: 0, max: 1 }).map((x) => Number(x < p)),
          { minLength: 40, maxLength: 40 },
        ),
      ),
    ),
  );

it('gives the ranks that all pairs, corrected over all of them, leave open', () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 5 }), (all, size) => {
      const tasks = {
        ids: all[0]?.map((_, i) => `t${i}`) ?? [],
        families: [],
        clusters: all[0]?.map((_, i) => `c${Math.floor(Math.sqrt(i) * size)}`) ?? [],
      };
      const competitors = all.map((won, i) => ({ slug: `s${i}`, wins: { tasks, won: Uint8Array.from(won) } }));
      const fought = duels(everyPair(competitors), metric);
      const slugs = competitors.map(({ slug }) => slug);
      const expected = rankRanges(slugs, (a, b) => ({
        better: fought.find((duel) => duel.a === a && duel.b === b)?.better ?? null,
      }));
      expect(standings(competitors, metric)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
