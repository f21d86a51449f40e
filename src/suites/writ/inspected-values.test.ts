import { describe, expect, it } from 'vitest';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Capability, Inspection, InspectResult } from '../../protocol/reply.ts';
import { generator } from './generate.ts';
import { CAPABILITIES } from './references/references.ts';
import type { WritTask } from './scenario.ts';
import { score } from './score.ts';
import { truthOf } from './truth.ts';
import { writ } from './writ.ts';

const tasks = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));
const made = (template: string) => tasks.find((task) => task.template === template) as WritTask;
const oracle = writ.ownSystems.find(({ name }) => name === 'oracle');

type Values = NonNullable<InspectResult>['values'];
type Change = (values: Values) => Values;

/** The oracle's replies, with the values of one inspection changed. */
function giving(task: WritTask, method: Inspection, change: Change): readonly EpisodeReplies[] {
  return (oracle?.answer(task) ?? []).map(({ key, replies }) => ({
    key,
    replies: replies.map((reply) =>
      'result' in reply && reply.method === method
        ? { method, result: { values: change((reply.result as NonNullable<InspectResult>).values) } }
        : reply,
    ),
  }));
}

function valuesOf(task: WritTask, method: Inspection, change: Change, declared: readonly Capability[] = CAPABILITIES) {
  return score(task, giving(task, method, change), new Set(declared)).values;
}

const DAY = 24 * 60 * 60 * 1000;
const later = (days: number, from = '') => new Date(Date.parse(from) + days * DAY).toISOString();

describe('score: history', () => {
  const task = made('update/changed-twice');
  const [first, second, third] = truthOf(task).periods.map(({ value }) => value) as [string, string, string];

  it.each<[string, Change, object]>([
    ['that is right', (all) => all, { drift_rate: 0, detectability: 1 }],
    ['of sentences', (all) => all.map((one) => ({ ...one, value: `it was ${one.value}` })), { detectability: 1 }],
    ['with sources, but without dates', (all) => all.map(({ from: _, ...one }) => one), { detectability: 1 }],
    ['with dates, but without sources', (all) => all.map(({ source_ids: _, ...one }) => one), { detectability: 1 }],
    ['without dates and sources', (all) => all.map(({ value }) => ({ value })), { drift_rate: 0, detectability: 0 }],
    [
      'with other dates',
      (all) => all.map(({ value, from }) => ({ value, from: later(2, from) })),
      { drift_rate: 0, detectability: 0 },
    ],
    ['without its middle value', ([a, , c]) => [a, c] as Values, { drift_rate: 0, detectability: 0 }],
    [
      'in reverse order',
      (all) => all.toReversed().map(({ until: _, ...one }) => one),
      { drift_rate: 1, detectability: 0 },
    ],
    ['with all values in one', () => [{ value: `${first}, ${second}, ${third}` }], { drift_rate: 1, detectability: 0 }],
    [
      'with many words around each value',
      (all) => all.map((one) => ({ ...one, value: one.value + ' and so on'.repeat(9) })),
      { drift_rate: 1 },
    ],
    ['whose values have ended', (all) => all.map((one) => ({ ...one, until: later(1, one.from) })), { drift_rate: 1 }],
    ['without values', () => [], { drift_rate: 1, detectability: 0 }],
  ])('grades a history %s', (_, change, figures) => {
    expect(valuesOf(task, 'history', change)).toMatchObject(figures);
  });

  it('counts drift as detectable only if the right value remains beside it with a date', () => {
    const unchanged = tasks.find(({ template }) => template === 'retrieval/told-first') as WritTask;
    const wrong = { value: 'something else', from: '2025-01-01T00:00:00Z' };
    expect(valuesOf(unchanged, 'history', (all) => all)).not.toHaveProperty('detectability');
    expect(valuesOf(unchanged, 'history', (all) => [...all, wrong])).toMatchObject({ drift_rate: 1, detectability: 1 });
    expect(valuesOf(unchanged, 'history', () => [wrong])).toMatchObject({ drift_rate: 1, detectability: 0 });
    const unmarked = { value: 'something else' };
    expect(valuesOf(unchanged, 'history', (all) => [...all, unmarked])).toMatchObject({ detectability: 0 });
  });

  it('accepts a withdrawn value, but not a deleted one', () => {
    const [withdrawn, deleted] = [made('update/withdrawn'), made('forgetting/deleted-and-told-anew')];
    const withGone =
      (task: WritTask): Change =>
      (all) => [{ value: truthOf(task).gone[0] ?? '', until: task.sessions[1]?.timestamp ?? '' }, ...all];
    expect(valuesOf(withdrawn, 'history', withGone(withdrawn))).toMatchObject({ over_retention_rate: 0 });
    expect(valuesOf(deleted, 'history', withGone(deleted))).toMatchObject({ over_retention_rate: 1 });
  });
});

describe('score: state_as_of', () => {
  const task = made('update/changed');

  it.each<[string, Change, object]>([
    [
      'of a sentence',
      (all) => all.map(({ value }) => ({ value: `It is ${value}.` })),
      { drift_rate: 0, temporal_accuracy: 1 },
    ],
    ['with a repeated value', (all) => [...all, ...all], { drift_rate: 0, temporal_accuracy: 1 }],
    ['with two values', (all) => [...all, { value: 'another' }], { drift_rate: 1, temporal_accuracy: 0 }],
    ['without values', () => [], { drift_rate: 1, temporal_accuracy: 0 }],
  ])('grades a state %s', (_, change, figures) => {
    expect(valuesOf(task, 'state_as_of', change)).toMatchObject(figures);
  });

  it('expects nothing on a day before anything was known', () => {
    const early = made('temporal/before-anything-was-known');
    expect(valuesOf(early, 'state_as_of', (all) => all)).toMatchObject({ temporal_accuracy: 1 });
    expect(valuesOf(early, 'state_as_of', () => [{ value: 'x' }])).toMatchObject({ temporal_accuracy: 0 });
  });

  it('is replaced by the answer about a date if it is not declared', () => {
    const dated = made('temporal/middle-of-three');
    expect(valuesOf(dated, 'state_as_of', () => [], ['answer'])).toMatchObject({ temporal_accuracy: 1 });
    expect(valuesOf(task, 'state_as_of', () => [], ['answer'])).not.toHaveProperty('temporal_accuracy');
  });
});

describe('score: provenance', () => {
  const task = made('provenance/told-twice');
  const { sources } = truthOf(task).now ?? { sources: [] };
  const sent = task.sessions.map((session) => `${task.id}_s${session.session_id}_m0`);
  const elsewhere = sent.find((id) => !truthOf(task).citable.has(id)) ?? '';
  const citing =
    (ids: readonly string[]): Change =>
    (all) =>
      all.map((one) => ({ ...one, source_ids: [...ids] }));

  it.each<[string, Change, 0 | 1]>([
    ['that cites both statements', citing(sources), 1],
    ['that cites the second statement', citing(sources.slice(1)), 1],
    [
      'that also cites the reply',
      citing([...sources, sources[0]?.replace(/\d+$/, (at) => String(Number(at) + 1)) ?? '']),
      1,
    ],
    ['that cites nothing', citing([]), 0],
    ['that cites an unknown event', citing(['foreign:x']), 0],
    ['that also cites another session', citing([...sources, elsewhere]), 0],
    ['of another value', (all) => all.map((one) => ({ ...one, value: 'another' })), 0],
    ['without values', () => [], 0],
  ])('grades a source %s', (_, change, value) => {
    expect(valuesOf(task, 'provenance', change)).toMatchObject({ provenance_completeness: value });
  });

  it('also accepts, for a fact of another person, the source of who that is', () => {
    const hop = made('multi_hop/other-person-last');
    const { now, leads } = truthOf(hop);
    const both = [...(now?.sources ?? []), ...leads.flatMap((one) => one.sources)];
    expect(valuesOf(hop, 'provenance', citing(both))).toMatchObject({ provenance_completeness: 1 });
    expect(valuesOf(hop, 'provenance', citing(both.slice(now?.sources.length)))).toMatchObject({
      provenance_completeness: 0,
    });
  });
});
