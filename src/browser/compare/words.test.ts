import { describe, expect, it } from 'vitest';
import { pairWins } from '../../analysis/pairing.ts';
import type { Pair } from './pair.ts';
import { apartByRanks, comparisonVerdict, intervalText, otherSuitesText, pointsText, unrankedNote } from './words.ts';

it('prints a difference in points with its sign, and none at 0', () => {
  expect([0.105, -0.004, -0.0004, 0].map(pointsText)).toEqual([
    '+10.5 points',
    '−0.4 points',
    '0.0 points',
    '0.0 points',
  ]);
  expect([intervalText([-0.051, 0.015]), intervalText(undefined)]).toEqual(['−5.1 to +1.5', '–']);
});

/** Two systems of 40 tasks, each with a template of its own; `a` has the first `ahead` of them more. */
function pairOf(ahead: number, interval: readonly [number, number], headline: string | null = 'm'): Pair {
  const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
  const tasks = { ids, families: ids.map(() => 'f'), clusters: ids };
  const won = (first: number) => Uint8Array.from(ids, (_, i) => Number(i < first));
  const overall = pairWins({ tasks, won: won(ahead) }, { tasks, won: won(0) });
  return {
    ...{
      a: { slug: 'ada', name: 'ada' },
      b: { slug: 'ben', name: 'ben' },
      about: { tasks, headline, suite: { id: 's', version: '1.0.0', title: 'Suite S' } },
    },
    ...{ metric: { id: 'm', better: 'higher' }, compared: { overall, families: [] }, unit: 'task' },
    ...{ intervals: new Map([['', interval]]), tasks: { compared: 40, ran: 40, without: [] } },
  } as unknown as Pair;
}

describe('comparisonVerdict', () => {
  const unknown = () => undefined;

  it('has the size of the difference and the templates that the test saw', () => {
    expect(comparisonVerdict([pairOf(9, [0.08, 0.4])], () => true)).toBe(
      'ada is significantly better than ben by 22.5 points (95% interval 8.0 to 40.0): better in 9 of 40 tasks, worse in none, equal in 31 (clustered p 0.0039).',
    );
  });

  it('says that the size is unknown where the interval contains 0', () => {
    expect(comparisonVerdict([pairOf(9, [-0.226, 0.226])], () => true)).toBe(
      'ada is significantly better than ben: better in 9 of 40 tasks, worse in none, equal in 31 (clustered p 0.0039). ada − ben is +22.5 points. How much better cannot be said: the interval, which is wider than the test needs, reaches from −22.6 to +22.6.',
    );
  });

  it('prints the size of a difference without a sign, and an interval with 0 in the direction of the tables', () => {
    const pair = pairOf(9, [-0.4, -0.08]);
    const { overall } = pair.compared;
    const turned = { ...pair, compared: { ...pair.compared, overall: { ...overall, delta: -overall.delta } } };
    expect(comparisonVerdict([turned], () => true)).toMatch(
      /^ben is significantly better than ada by 22\.5 points \(95% interval 8\.0 to 40\.0\): /,
    );
    expect(comparisonVerdict([{ ...turned, intervals: new Map([['', [-0.4, 0.02]]]) }], () => true)).toContain(
      'ada − ben is −22.5 points. How much better cannot be said: the interval, which is wider than the test needs, reaches from −40.0 to +2.0.',
    );
  });

  it('does not contradict the ranks without a word', () => {
    const [apart, level] = [pairOf(9, [0.08, 0.4]), pairOf(2, [-0.1, 0.2])];
    const alone = 'This p is of the pair alone';
    const together = 'With all systems of the suite compared together, as for the strict ranks';
    expect(comparisonVerdict([apart], () => false)).toContain(
      `${alone}. ${together}, the difference is not significant.`,
    );
    expect(comparisonVerdict([level], () => true)).toContain(`${alone}. ${together}, the difference is significant.`);
    expect(comparisonVerdict([apart], unknown)).toContain(`${alone}: it is not corrected for the number of systems.`);
    for (const same of [comparisonVerdict([apart], () => true), comparisonVerdict([level], () => false)])
      expect(same).not.toContain(alone);
    expect(comparisonVerdict([apart, level], () => false)).toContain(
      `${together}, ada is not significantly different from ben.`,
    );
  });

  it('names other suites, and apart from them those without a headline, with the reason', () => {
    const ranked = pairOf(9, [0.08, 0.4]);
    const unranked = { ...pairOf(9, [0.08, 0.4], null), tasks: { ...ranked.tasks, compared: 15 } };
    const why = 'where systems may be measured in different tasks:';
    const apart = ` On suites without ranks, ${why}`;
    expect(otherSuitesText([ranked, unranked])).toBe(
      ` Other suite: ada is better on Suite S.${apart} ada is better on Suite S, 15 compared tasks.`,
    );
    expect(otherSuitesText([unranked])).toBe(`${apart} ada is better on Suite S, 15 compared tasks.`);
    expect([unrankedNote(unranked), unrankedNote(ranked)]).toEqual([
      `On a suite without ranks, ${why} 15 compared tasks.`,
      '',
    ]);
    const same = { ...pairOf(0, [0, 0.4]), about: { ...ranked.about, suite: { ...ranked.about.suite, title: 'T' } } };
    expect(otherSuitesText([ranked, same])).toBe(' Other suites: ada is better on Suite S; the same results on T.');
    expect(otherSuitesText([])).toBe('');
    const twin = { ...ranked, a: { ...ranked.a, name: 'ben', version: '1' } } as Pair;
    expect(otherSuitesText([twin])).toBe(' Other suite: ben 1 is better on Suite S.');
  });

  it('says of systems with the same results where they are the same, and of a p only if there is one', () => {
    const to = (slug: string, ahead: number) => ({ ...pairOf(ahead, [0, 0.4]), b: { slug, name: slug } }) as Pair;
    const same = [to('ben', 0), to('cleo', 0)];
    expect(comparisonVerdict(same, unknown)).toBe('ada: the same results as ben and cleo in all 40 tasks.');
    expect(comparisonVerdict([...same, to('dora', 9)], unknown)).toBe(
      'ada: significantly better than dora; the same results as ben and cleo in all 40 tasks. Each p is for one comparison.',
    );
    const unranked = same.map((pair) => ({ ...pair, about: { ...pair.about, headline: null } }));
    expect(comparisonVerdict(unranked, unknown)).toMatch(
      /^In the 40 tasks in which both of each pair were measured, ada: /,
    );
  });

  it('reads from the board which systems its ranks tell apart, by its headline alone', () => {
    const system = (slug: string, group: number, beats?: number[]) =>
      ({ slug, name: slug, version: '1', kind: 'system', group, beats }) as const;
    const [ada, ben] = [system('ada', 0, [1]), system('ben', 1, [])];
    const pair = pairOf(9, [0.08, 0.4]);
    expect(apartByRanks([ada, ben])(pair)).toBe(true);
    expect(apartByRanks([{ ...ada, beats: [2] }, ben])(pair)).toBe(false);
    expect(apartByRanks([ada, system('ben', 1)])(pair)).toBeUndefined();
    expect(apartByRanks([ada, ben])(pairOf(9, [0.08, 0.4], 'other'))).toBeUndefined();
  });
});
