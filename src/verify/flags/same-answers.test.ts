import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNMEASURED } from '../../analysis/results.ts';
import { fingerprintOf } from '../fingerprints.ts';
import type { ComparedRun, FlagFacts } from '../flag.ts';
import { sameAnswers } from './same-answers.ts';

type Said = ReadonlyMap<string, string | null>;

function run(slug: string, said: Said): ComparedRun {
  const ids = [...said.keys()];
  const fingerprints = Uint32Array.from(said.values(), (text) => (text === null ? 0 : fingerprintOf(text)));
  const manifest = { dataset: { sha256: 'same' }, suite: { version: '1' }, system: { kind: 'system' }, files: [] };
  const tasks = { ids, families: ids, clusters: ids };
  const results = { tasks, passed: new Uint8Array(ids.length), won: new Map(), failures: new Map() };
  return {
    slug,
    name: slug,
    manifest,
    results,
    outcomeFingerprints: fingerprints,
    answers: { ids, fingerprints },
  } as unknown as ComparedRun;
}

/** The expected result, from the replies themselves: how many are equal among answered tasks. */
function plainly(ours: Said, theirs: Said): string | undefined {
  const both = [...ours].filter(([task, said]) => theirs.has(task) && (said ?? theirs.get(task)) !== null);
  const same = both.filter(([task, said]) => said === theirs.get(task)).length;
  if (both.length < 20 || same / both.length < 0.95) return undefined;
  return `${same} of ${both.length} answered tasks`;
}

/** Runs of up to 60 tasks with mostly equal replies, some of them empty, and some tasks in only one of them. */
const pairs = fc.array(
  fc.record({
    said: fc.option(fc.constantFrom('a', 'b'), { freq: 8 }),
    other: fc.constantFrom('x', null),
    differs: fc.integer({ min: 0, max: 30 }).map((n) => n === 0),
    missing: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

describe('sameAnswers', () => {
  it('finds the same share by fingerprints as by the replies themselves', () => {
    let alike = 0;
    fc.assert(
      fc.property(pairs, (tasks) => {
        const ours: Said = new Map(tasks.map(({ said }, i) => [`t${i}`, said]));
        const theirs: Said = new Map(
          tasks.flatMap(({ said, other, differs, missing }, i) =>
            missing ? [] : [[`t${i}`, differs ? other : said] as const],
          ),
        );
        fc.pre([...ours.values()].some((said) => said !== null));
        const facts = {
          run: run('a', ours),
          others: { sameData: [run('b', theirs)] },
          references: [],
        } as unknown as FlagFacts;
        const expected = plainly(ours, theirs);
        const found = sameAnswers(facts);
        expect(found?.match(/\d+ of \d+ answered tasks/)?.[0]).toBe(expected);
        if (expected !== undefined) alike += 1;
      }),
      { numRuns: 500 },
    );
    expect(alike).toBeGreaterThan(50);
  });

  it('compares enough outcomes of which enough are the same, if there are no answers', () => {
    const said = (same: number, other: number) => {
      const ids = Array.from({ length: same + other }, (_, i) => `t${i}`);
      const of = (slug: string, text: string): ComparedRun => ({
        ...run(slug, new Map(ids.map((id, i) => [id, i < same ? 'x' : text]))),
        answers: undefined,
      });
      const facts = { run: of('a', 'a'), others: { sameData: [of('b', 'b')] }, references: [] };
      return sameAnswers(facts as unknown as FlagFacts);
    };
    expect(said(20, 0)).toMatch(/^has the same outcome as "b" \(entry b\) on 100\.0% of the 20 tasks/);
    expect(said(19, 0)).toBeUndefined();
    expect(said(19, 1)).toMatch(/ on 95\.0% of the 20 tasks/);
    expect(said(18, 2)).toBeUndefined();
  });

  it('says how many of the answered tasks were not measured', () => {
    const said: Said = new Map(Array.from({ length: 20 }, (_, i) => [`t${i}`, i === 0 ? null : 'x']));
    const ours = run('a', said);
    ours.results.passed.fill(UNMEASURED, 0, 8);
    const facts = {
      run: ours,
      others: { sameData: [run('b', new Map([...said].map(([id]) => [id, 'x'])))] },
      references: [],
    };
    expect(sameAnswers(facts as unknown as FlagFacts)).toContain(
      'gives the same answers as "b" (entry b) in 19 of 20 answered tasks (replies to 7 of them count in no figure, as the system declares no capability for that)',
    );
  });

  it('counts the same answers among the tasks that both failed', () => {
    const said: Said = new Map(Array.from({ length: 20 }, (_, i) => [`t${i}`, 'x']));
    const [ours, theirs] = [run('a', said), run('b', new Map([...said, ['t0', 'y']]))];
    const facts = { run: ours, others: { sameData: [theirs] }, references: [] } as unknown as FlagFacts;
    for (const { results } of [ours, theirs]) results.passed.fill(1);
    expect(sameAnswers(facts)).toMatch(/in 19 of 20 answered tasks; no task failed in both$/);
    for (const { results } of [ours, theirs]) results.passed.fill(0, 0, 3);
    expect(sameAnswers(facts)).toMatch(/in 19 of 20 answered tasks, also in 2 of the 3 tasks that both failed$/);
  });

  it('names each run that answers alike, also where several share one object of answers', () => {
    const said = (text: string): Said => new Map(Array.from({ length: 20 }, (_, i) => [`t${i}`, text]));
    const alike = run('b', said('x'));
    const sharing = { ...run('d', said('x')), answers: alike.answers };
    const facts = {
      run: run('a', said('x')),
      others: { sameData: [alike, run('c', said('y')), sharing] },
      references: [],
    } as unknown as FlagFacts;
    expect(sameAnswers(facts)?.match(/(?<=entry )\w/g)).toEqual(['b', 'd']);
  });
});
