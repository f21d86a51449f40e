import { describe, expect, it } from 'vitest';
import { described, metricOf, scorecardOf } from '../../test/support/described.ts';
import type { Estimate, Validity } from '../protocol/scorecard.ts';
import { diagnosisView } from '../report/diagnosis-view.ts';
import { diagnose, neverEmptyIn } from './diagnosis.ts';
import { resultsMaker } from './results.ts';
import { estimate } from './summarise.ts';

const PAIRS = metricOf('twins', { short: 'pairs' });

/** One family, with levels of 10% and 70%: its mechanism counts as lacking up to 30%, and as present from 50%. */
const description = described({
  metrics: [PAIRS],
  headline: 'twins',
  families: [
    {
      id: 'update',
      label: 'Updates',
      mechanism: {
        shows: 'keeps state over time',
        lacks: 'keeps no state over time',
        without: { system: 'search', reaches: 0.1 },
        having: { system: 'newest', reaches: 0.7 },
      },
    },
    { id: 'other', label: 'Other' },
  ],
});

/** The estimate where world `i` passed `passed[i]` of its two pairs. */
function pairs(passed: readonly number[]): Estimate {
  const sum = passed.reduce((all, one) => all + one, 0);
  const clusters = passed.map((y) => ({ n: 2, y, x: 2 }));
  return estimate(PAIRS, { tasks: passed.length, numerator: sum, denominator: 2 * passed.length, clusters });
}

/** `whole` of the worlds passed both pairs, the others none. */
const worlds = (whole: number, of = 64) => pairs(Array.from({ length: of }, (_, i) => (i < whole ? 2 : 0)));

const card = (twins: Estimate | undefined, state: Validity['state'] = 'valid') =>
  scorecardOf({
    validity: { state, rules: [], controls: [] },
    families: {
      update: { n: 1, metrics: { ...(twins && { twins }) } },
      other: { n: 1, metrics: { twins: pairs([2, 2]) } },
    },
  });

const verdict = (twins: Estimate | undefined) => diagnose(description, card(twins))?.findings.map((one) => one.verdict);

describe('diagnose and diagnosisView', () => {
  it.each([
    [64, ['shows']],
    [45, ['shows']],
    [36, []],
    [22, []],
    [11, ['lacks']],
    [0, ['lacks']],
  ])('decide by the whole interval: %i of 64 worlds give %j', (whole, expected) => {
    expect(verdict(worlds(whole))).toEqual(expected);
  });

  it('decide by clusters: 26 passed pairs give a finding in 26 worlds, and none in 13', () => {
    const mixed = pairs(Array.from({ length: 64 }, (_, i) => (i < 26 ? 1 : 0)));
    expect([mixed.k, worlds(13).k]).toEqual([26, 26]);
    expect([verdict(mixed), verdict(worlds(13))]).toEqual([['lacks'], []]);
  });

  it('do not deny what a system certainly does, though little: the interval begins above the lower tenth', () => {
    const often = pairs(Array.from({ length: 640 }, (_, i) => (i % 4 === 0 ? 1 : i % 8 === 1 ? 2 : 0)));
    expect(often.ci95_clustered?.map((end) => end > 0.16 && end < 0.3)).toEqual([true, true]);
    expect(verdict(often)).toEqual([]);
  });

  it('do not deny what a system certainly does in less of its replies', () => {
    const measured = (whole: number) => {
      const { families, validity } = card(worlds(0));
      const metrics = { ...families.update?.metrics, twins_tight: worlds(whole) };
      const shorter = { ...description, shorterHeadline: 'twins_tight' };
      return diagnose(shorter, { validity, families: { update: { n: 1, metrics } } })?.findings;
    };
    expect(measured(0)).toMatchObject([{ verdict: 'lacks' }]);
    expect(measured(36)).toEqual([]);
  });

  it('follow a comparison with the best cheat, where there is one', () => {
    const found = (whole: number, beatsCheat?: boolean) =>
      diagnose(description, card(worlds(whole)), { beatsCheat: () => beatsCheat })?.findings.map((one) => one.verdict);
    expect([found(64), found(64, true), found(64, false)]).toEqual([['shows'], ['shows'], []]);
    expect([found(0), found(0, false), found(0, true)]).toEqual([['lacks'], ['lacks'], []]);
  });

  it('find nothing with too few worlds, an unmeasured metric or an invalid run', () => {
    expect(verdict(worlds(7, 7))).toEqual([]);
    expect(verdict(undefined)).toEqual([]);
    for (const state of ['invalid', 'failed'] as const)
      expect(diagnose(description, card(worlds(64), state))).toBeUndefined();
    expect(diagnose({ ...description, families: [] }, card(worlds(64)))).toBeUndefined();
  });

  it('say of families with empty right replies only that no reply was empty, where none was', () => {
    const [family, other] = description.families;
    const named = { ...description, failureModes: [{ id: 'said', label: 'Said', rule: 'r', notEmpty: true as const }] };
    const both = [family, { ...family, id: 'other', label: 'Other' }].map((one) => ({ ...one, emptyReply: true }));
    const suite = { ...named, families: both as unknown as typeof description.families };
    const outcomes = (...modes: readonly string[]) =>
      ['update', 'update', 'other'].map((id, i) => ({
        ...{ id: `t${i}`, family: id, cluster: `c${i}`, slices: {}, verdict: 'failed' as const, values: {} },
        failure_modes: modes[i] === undefined ? [] : [modes[i]],
      }));
    const found = (...modes: readonly string[]) => neverEmptyIn(suite, resultsMaker()(outcomes(...modes)));
    expect([...found('said', 'said', 'said')]).toEqual(['update', 'other']);
    expect([...found('said')]).toEqual([]);
    expect([...neverEmptyIn({ ...suite, families: [other] as never }, resultsMaker()(outcomes('said')))]).toEqual([]);
    const { validity, families } = card(worlds(3));
    const run = scorecardOf({ validity, families: { update: families.update, other: families.update } as never });
    const text = (neverEmpty: ReadonlySet<string>) => diagnosisView(run, suite, { neverEmpty })?.groups[0]?.text;
    expect(text(found('said', 'said', 'said'))).toBe(
      'never returned an empty reply where one is right (12 of 256 pairs)',
    );
    expect(text(found())).toMatch(/^keeps no state over time \(/);
  });

  it('say that a system is measured against its own figure, where the suite names it as the measure', () => {
    expect(diagnose(description, card(worlds(64)), { slug: 'newest' })?.findings[0]?.words).toBe(
      'keeps state over time, measured against its own figure',
    );
  });

  const ALONE = 'Not compared with the best cheat: a board may leave some of these undecided.';

  it('show the suite’s words with count and interval, and name the undecided mechanisms', () => {
    const lacking = diagnosisView(card(worlds(3)), description);
    expect(lacking).toMatchObject({ groups: [{ title: 'Weaknesses' }], alone: ALONE, undecided: ALONE });
    expect(diagnosisView(card(worlds(3)), description, { beatsCheat: () => false })).toMatchObject({
      alone: '',
      undecided: '',
    });
    expect(lacking?.groups[0]?.text).toMatch(/^keeps no state over time \(6 of 128 pairs, \[1\.\d%, 1\d\.\d%\]\)$/);
    expect(lacking?.groups[0]?.rows[0]?.levels).toBe('10% and 70%');
    expect(diagnosisView(card(worlds(32)), description)).toEqual({
      groups: [],
      alone: '',
      undecided: 'Neither a strength nor a weakness: 1 of 1 mechanisms (Updates).',
    });
  });
});
