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

/** The truth's own replies, but one inspection of the native arm gives something else. */
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

describe('a history', () => {
  const task = made('update/changed-twice');
  const [first, second, third] = truthOf(task).periods.map(({ value }) => value) as [string, string, string];

  it.each<[string, Change, object]>([
    ['as it was', (all) => all, { drift_rate: 0, detectability: 1 }],
    ['in sentences', (all) => all.map((one) => ({ ...one, value: `it was ${one.value}` })), { detectability: 1 }],
    ['without dates, but with sources', (all) => all.map(({ from: _, ...one }) => one), { detectability: 1 }],
    ['with dates alone', (all) => all.map(({ source_ids: _, ...one }) => one), { detectability: 1 }],
    ['with neither', (all) => all.map(({ value }) => ({ value })), { drift_rate: 0, detectability: 0 }],
    [
      'with other dates',
      (all) => all.map(({ value, from }) => ({ value, from: later(2, from) })),
      { drift_rate: 0, detectability: 0 },
    ],
    ['without its middle', ([a, , c]) => [a, c] as Values, { drift_rate: 0, detectability: 0 }],
    [
      'the wrong way round',
      (all) => all.toReversed().map(({ until: _, ...one }) => one),
      { drift_rate: 1, detectability: 0 },
    ],
    ['all in one value', () => [{ value: `${first}, ${second}, ${third}` }], { drift_rate: 1, detectability: 0 }],
    [
      'buried in words',
      (all) => all.map((one) => ({ ...one, value: one.value + ' and so on'.repeat(9) })),
      { drift_rate: 1 },
    ],
    ['that ended', (all) => all.map((one) => ({ ...one, until: later(1, one.from) })), { drift_rate: 1 }],
    ['of nothing', () => [], { drift_rate: 1, detectability: 0 }],
  ])('%s', (_, change, figures) => {
    expect(valuesOf(task, 'history', change)).toMatchObject(figures);
  });

  it('that drifted in the open is detected, and in silence is not', () => {
    const unchanged = tasks.find(({ template }) => template === 'retrieval/told-first') as WritTask;
    const wrong = { value: 'something else', from: '2025-01-01T00:00:00Z' };
    expect(valuesOf(unchanged, 'history', (all) => all)).not.toHaveProperty('detectability');
    expect(valuesOf(unchanged, 'history', (all) => [...all, wrong])).toMatchObject({ drift_rate: 1, detectability: 1 });
    expect(valuesOf(unchanged, 'history', () => [wrong])).toMatchObject({ drift_rate: 1, detectability: 0 });
    const unmarked = { value: 'something else' };
    expect(valuesOf(unchanged, 'history', (all) => [...all, unmarked])).toMatchObject({ detectability: 0 });
  });

  it('may hold what was withdrawn, but not what was to be deleted', () => {
    const [withdrawn, deleted] = [made('update/withdrawn'), made('forgetting/deleted-and-told-anew')];
    const withGone =
      (task: WritTask): Change =>
      (all) => [{ value: truthOf(task).gone[0] ?? '', until: task.sessions[1]?.timestamp ?? '' }, ...all];
    expect(valuesOf(withdrawn, 'history', withGone(withdrawn))).toMatchObject({ over_retention_rate: 0 });
    expect(valuesOf(deleted, 'history', withGone(deleted))).toMatchObject({ over_retention_rate: 1 });
  });
});

describe('a state', () => {
  const task = made('update/changed');

  it.each<[string, Change, object]>([
    [
      'in a sentence',
      (all) => all.map(({ value }) => ({ value: `It is ${value}.` })),
      { drift_rate: 0, temporal_accuracy: 1 },
    ],
    ['said twice', (all) => [...all, ...all], { drift_rate: 0, temporal_accuracy: 1 }],
    ['of two values', (all) => [...all, { value: 'another' }], { drift_rate: 1, temporal_accuracy: 0 }],
    ['of nothing', () => [], { drift_rate: 1, temporal_accuracy: 0 }],
  ])('%s', (_, change, figures) => {
    expect(valuesOf(task, 'state_as_of', change)).toMatchObject(figures);
  });

  it('of a day before anything was known is nothing', () => {
    const early = made('temporal/before-anything-was-known');
    expect(valuesOf(early, 'state_as_of', (all) => all)).toMatchObject({ temporal_accuracy: 1 });
    expect(valuesOf(early, 'state_as_of', () => [{ value: 'x' }])).toMatchObject({ temporal_accuracy: 0 });
  });

  it('is left to the answer about a date where it is not declared', () => {
    const dated = made('temporal/middle-of-three');
    expect(valuesOf(dated, 'state_as_of', () => [], ['answer'])).toMatchObject({ temporal_accuracy: 1 });
    expect(valuesOf(task, 'state_as_of', () => [], ['answer'])).not.toHaveProperty('temporal_accuracy');
  });
});

describe('a source', () => {
  const task = made('provenance/told-twice');
  const { sources } = truthOf(task).now ?? { sources: [] };
  const sent = task.sessions.map((session) => `${task.id}_s${session.session_id}_m0`);
  const elsewhere = sent.find((id) => !truthOf(task).citable.has(id)) ?? '';
  const citing =
    (ids: readonly string[]): Change =>
    (all) =>
      all.map((one) => ({ ...one, source_ids: [...ids] }));

  it.each<[string, Change, 0 | 1]>([
    ['of both times it was told', citing(sources), 1],
    ['of the second time', citing(sources.slice(1)), 1],
    ['and the reply to it', citing([...sources, sources[0]?.replace(/\d+$/, (at) => String(Number(at) + 1)) ?? '']), 1],
    ['that is none', citing([]), 0],
    ['that is unknown', citing(['foreign:x']), 0],
    ['beside one of another session', citing([...sources, elsewhere]), 0],
    ['of another value', (all) => all.map((one) => ({ ...one, value: 'another' })), 0],
    ['of nothing', () => [], 0],
  ])('%s', (_, change, value) => {
    expect(valuesOf(task, 'provenance', change)).toMatchObject({ provenance_completeness: value });
  });

  it('of a fact of somebody may be who that is, too', () => {
    const hop = made('multi_hop/other-person-last');
    const { now, leads } = truthOf(hop);
    const both = [...(now?.sources ?? []), ...leads.flatMap((one) => one.sources)];
    expect(valuesOf(hop, 'provenance', citing(both))).toMatchObject({ provenance_completeness: 1 });
    expect(valuesOf(hop, 'provenance', citing(both.slice(now?.sources.length)))).toMatchObject({
      provenance_completeness: 0,
    });
  });
});
