import { describe, expect, it } from 'vitest';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import { description } from './describe.ts';
import { distanceOf } from './families.ts';
import { replies } from './references.ts';
import type { DecayTask, Needle } from './schema.ts';
import { freeAnswers, score } from './score.ts';
import { sourceOf } from './task.ts';
import { countWords } from './words.ts';

const needle = (turn: number, key: string, value: string, implicit = false): Needle => ({
  turn,
  key,
  value,
  category: 'config',
  implicit,
});

const OLD = needle(2, 'max_retries_aaa111', '3');
const RETRIES = needle(45, 'max_retries_aaa111', '5', true);
const PORT = needle(10, 'database_port_bbb222', '5432');
const LEAD = needle(30, 'team_lead_ccc333', 'Mira Falk', true);

/** Fifty turns of twenty words: a budget of 150 words and some. */
function taskOf(family: string, needles: readonly Needle[], asked: readonly number[]): DecayTask {
  const turns = Array.from({ length: 50 }, (_, i) => {
    const told = needles.find(({ turn }) => turn === i);
    const chatter = Array.from({ length: 20 }, (_, j) => `w${i}x${j}`).join(' ');
    return { role: 'user' as const, text: told ? `${chatter}\n\nIt is ${told.key} = ${told.value}.` : chatter };
  });
  return {
    id: 't',
    family,
    batches: [turns],
    needles,
    questions: asked.map((at) => ({ text: `What is ${needles[at]?.key}?`, needle: at })),
    words: turns.reduce((sum, { text }) => sum + countWords(text), 0),
    chance: 1,
  };
}

const task = taskOf('turns-50', [PORT, LEAD, RETRIES], [2, 0, 1]);
const updates = taskOf('x-updates', [OLD, PORT, RETRIES], [2, 1]);

const at = (turn: number) => sourceOf(task, turn);
const told = ({ key, value, turn }: Needle): QueryResult => ({ evidence: [at(turn)], context: `${key}: ${value}` });
const answered = ({ value, turn }: Needle): QueryResult => ({ evidence: [at(turn)], answer: value });

function scored(say: (needle: Needle) => QueryResult, capabilities: Capability[], of = task) {
  return score(
    of,
    replies(of, ({ needle: wanted }) => say(wanted)),
    new Set(capabilities),
  );
}

/** `reply` for the question about the port, and `else_` for all others. */
const onPort =
  (reply: QueryResult, else_: (needle: Needle) => QueryResult) =>
  (wanted: Needle): QueryResult =>
    wanted === PORT ? reply : else_(wanted);

describe('score: a fact', () => {
  it.each<[string, QueryResult, Capability[]]>([
    ['its key and value in one sentence of context', told(PORT), ['context']],
    ['name and label as words', { ...told(PORT), context: 'Yes. The database port of bbb222 is 5432.' }, ['context']],
    ['an answer, in other marks and case', { ...answered(PORT), answer: ' "5432". ' }, ['answer']],
    ['two sources besides its own', { ...told(PORT), evidence: [at(1), at(10), at(3)] }, ['context']],
    ['its turn, of a system that returns no text', { evidence: [at(10)] }, []],
    ['its turn, what was not declared aside', { ...answered(PORT), answer: '7' }, []],
    ['no claim beside the context', { ...told(PORT), answer: '7', abstain: true }, ['context', 'answer', 'abstain']],
  ])('is found by %s', (_, reply, capabilities) => {
    const other = capabilities.length === 0 ? answered : capabilities.includes('context') ? told : answered;
    expect(scored(onPort(reply, other), capabilities)).toMatchObject({
      verdict: 'passed',
      values: { grounded_accuracy: [3, 3], retrieval_accuracy: [3, 3], mean_accuracy: 1 },
      failure_modes: [],
    });
  });

  it.each<[string, QueryResult, Capability[], string[]]>([
    ['nothing', { evidence: [] }, ['context'], []],
    ['its turn alone, of a system that returns text', { evidence: [at(10)], context: 'none' }, ['context'], []],
    ['its value without its key', { ...told(PORT), context: 'it is 5432' }, ['context'], []],
    ['key and value in two sentences', { ...told(PORT), context: 'Of bbb222 I know. 5432.' }, ['context'], []],
    ['its label under another name', { ...told(PORT), context: 'batch_size_bbb222: 5432' }, ['context'], []],
    ['another value', { ...told(PORT), context: 'database_port_bbb222: 15432' }, ['context'], []],
    ['a wrong answer', { evidence: [at(10)], answer: '5433' }, ['answer'], ['wrong_value']],
    ['all answers at once', { evidence: [at(10)], answer: '5432 5433' }, ['answer'], ['wrong_value']],
  ])('is not found by %s', (_, reply, capabilities, modes) => {
    const other = capabilities.includes('context') ? told : answered;
    expect(scored(onPort(reply, other), capabilities)).toMatchObject({
      verdict: 'failed',
      values: { grounded_accuracy: [2, 3], retrieval_accuracy: [2, 3] },
      failure_modes: ['missed_early', ...modes],
    });
  });

  it.each<[string, QueryResult, Capability[], string[]]>([
    ['no source', { ...told(PORT), evidence: [] }, ['context'], ['unsourced']],
    ['four sources', { ...told(PORT), evidence: [1, 10, 3, 4].map(at) }, ['context'], ['unsourced']],
    ['the turn of another fact', { ...told(PORT), evidence: [at(30)] }, ['context'], ['confused_key', 'unsourced']],
    ['a guess', { evidence: [], answer: '5432' }, ['answer'], ['unsourced']],
    ['a wrong answer beside the right context', { ...told(PORT), answer: '1' }, ['context', 'answer'], ['wrong_value']],
  ])('is found but not grounded by %s', (_, reply, capabilities, modes) => {
    const other = capabilities.includes('context') ? told : answered;
    expect(scored(onPort(reply, other), capabilities)).toMatchObject({
      verdict: 'failed',
      values: { retrieval_accuracy: [3, 3], grounded_accuracy: [2, 3] },
      failure_modes: modes,
    });
  });

  it('is found by the context of an earlier reply', () => {
    const context = [PORT, LEAD, RETRIES].map(({ key, value }) => `${key}: ${value}`).join('\n');
    const said = ({ turn }: Needle) => ({ evidence: [at(turn)], context: turn === RETRIES.turn ? context : '' });
    expect(scored(said, ['context']).values.retrieval_accuracy).toEqual([3, 3]);
    const late = ({ turn }: Needle) => ({ evidence: [at(turn)], context: turn === LEAD.turn ? context : '' });
    expect(scored(late, ['context']).values.retrieval_accuracy).toEqual([1, 3]);
  });
});

describe('score: items', () => {
  const items = (say: (wanted: Needle) => QueryResult) => scored(say, ['context']).items;

  it('are the questions in their order, with the distance to their facts', () => {
    const say = onPort({ ...told(PORT), evidence: [] }, told);
    expect(items(say)).toEqual([
      { slices: { distance: 'up to 50' }, verdict: 'passed' },
      { slices: { distance: 'up to 50' }, verdict: 'failed', failure_modes: ['unsourced'] },
      { slices: { distance: 'up to 50' }, verdict: 'passed' },
    ]);
  });

  it.each([
    [999, 1000, 'up to 50'],
    [950, 1000, 'up to 50'],
    [949, 1000, '51 to 100'],
    [500, 1000, '201 to 500'],
    [499, 1000, '501 to 1000'],
    [0, 1000, '501 to 1000'],
    [0, 10_000, 'over 1000'],
  ])('have for turn %i of %i the distance %s', (turn, length, distance) => {
    expect(distanceOf(turn, length)).toBe(distance);
  });

  it('are errored if the conversation errored', () => {
    const none = score(task, [{ key: task.id, replies: [{ method: 'query', fault: 'adapter.timeout' }] }], new Set());
    expect(none.items?.map(({ verdict }) => verdict)).toEqual(['errored', 'errored', 'errored']);
  });
});

describe('score: the budget', () => {
  const spent = Array.from({ length: 200 }, (_, i) => `x${i}`).join(' ');

  it('is shared by all questions, and text beyond it does not count', () => {
    const say = (wanted: Needle) =>
      wanted === PORT ? { ...told(PORT), context: `${told(PORT).context}\n${spent}` } : told(wanted);
    // The questions ask for retries, port and lead, in this order.
    expect(scored(say, ['context'])).toMatchObject({
      verdict: 'failed',
      values: { retrieval_accuracy: [2, 3], budget_overrun: 1, avg_context_tokens: 2 + 2 + 200 + 3 },
      failure_modes: ['missed_middle', 'over_budget'],
    });
  });

  it('cuts off answers too', () => {
    const say = (wanted: Needle) => ({ ...answered(wanted), context: wanted === PORT ? spent : '' });
    expect(scored(say, ['context', 'answer']).values.retrieval_accuracy).toEqual([1, 3]);
  });

  it('fails the conversation if it is exceeded, even if every fact is found within it', () => {
    const say = (wanted: Needle) =>
      wanted === LEAD ? { ...told(LEAD), context: `${told(LEAD).context}\n${spent}` } : told(wanted);
    expect(scored(say, ['context'])).toMatchObject({
      verdict: 'failed',
      values: { retrieval_accuracy: [3, 3], budget_overrun: 1 },
      failure_modes: ['over_budget'],
    });
  });

  it('is spent on the words of the cited turns if a system returns no text', () => {
    expect(scored(answered, []).values.avg_context_tokens).toBe(3 * 25 + countWords('Falk'));
  });
});

describe('score: text without blanks', () => {
  const marks = ['_', '|', '/', '\u00a0', '\u2028', '\u200b', '\u0332', '\u00a8', '\u{10348}', '\u{20000}'];
  const texts = task.batches.flat().map(({ text }) => text);

  it.each(marks)('has as many words as its parts that %j joins [G11]', (mark) => {
    const joined = texts.map((text) => text.replaceAll(/\s/g, mark)).join('\n');
    const { verdict, values } = scored((wanted) => ({ evidence: [at(wanted.turn)], context: joined }), ['context']);
    expect([verdict, values.budget_overrun]).toEqual(['failed', 1]);
    expect(values.grounded_accuracy).not.toEqual([3, 3]);
    expect(values.avg_context_tokens).toBeGreaterThanOrEqual(task.words);
  });

  it('costs what it costs in the conversation if it is copied', () => {
    const path = needle(10, 'main_file_ddd444', 'src/app/main.rb');
    const copied = taskOf('turns-50', [path], [0]);
    const said = (context: string) =>
      scored(() => ({ evidence: [at(10)], context }), ['context'], copied).values.avg_context_tokens;
    expect(said('It is main_file_ddd444 = src/app/main.rb.')).toBe(5);
    expect(said('"main_file_ddd444": src/app/other.rb')).toBe(4);
  });
});

describe('score: metrics', () => {
  it('divide facts by how and where they are told', () => {
    const { values } = scored(onPort({ evidence: [] }, told), ['context']);
    expect(values).toMatchObject({
      explicit_accuracy: [0, 1],
      implicit_accuracy: [2, 2],
      early_accuracy: [0, 1],
      mid_late_accuracy: [1, 1],
      late_accuracy: [1, 1],
      explicit_early_accuracy: [0, 1],
      implicit_late_accuracy: [1, 1],
      avg_context_tokens: 5,
      compression_ratio: task.words / 5,
      information_density: 400,
    });
    expect(values).not.toHaveProperty('mid_early_accuracy');
    expect(values).not.toHaveProperty('x_accuracy');
  });

  it('have no compression if nothing was returned', () => {
    const { values } = scored(() => ({ evidence: [] }), ['context']);
    expect(values.information_density).toBe(0);
    expect(values).not.toHaveProperty('compression_ratio');
  });

  it('measures a conversation of an extension by the metrics of that extension only', () => {
    const { values, slices } = scored(told, ['context'], updates);
    expect(slices).toEqual({ set: 'extension' });
    expect(values).toEqual({
      ...{ x_accuracy: [2, 2], x_grounded_accuracy: [2, 2], x_stale_rate: [0, 1] },
      ...{ all_accuracy: [2, 2], budget_overrun: 0 },
    });
  });

  it('are all described', () => {
    const known = new Set(description.metrics.map(({ id }) => id));
    const measured = [scored(told, ['context']), scored(told, ['context'], updates)].flatMap(({ values }) =>
      Object.keys(values),
    );
    expect(measured.filter((id) => !known.has(id))).toEqual([]);
    const used = [...description.familyMetrics, ...description.tables.overall, description.tables.byFamily];
    expect([...used, ...description.bounds.map(({ metric }) => metric)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('score: an outdated value', () => {
  it.each<[string, QueryResult, Capability[]]>([
    ['answered', { evidence: [at(45)], answer: '3' }, ['answer']],
    ['named as the source', { ...answered(RETRIES), evidence: [at(2)] }, ['answer']],
    ['named beside the current source', { ...told(RETRIES), evidence: [at(2), at(45)] }, ['context']],
  ])('is stale if it is %s', (_, reply, capabilities) => {
    const other = capabilities.includes('context') ? told : answered;
    const { values, failure_modes } = scored((one) => (one === RETRIES ? reply : other(one)), capabilities, updates);
    expect(values).toMatchObject({ x_accuracy: [1, 2], x_stale_rate: [1, 1] });
    expect(failure_modes).toContain('stale_value');
  });
});

describe('score: a long answer', () => {
  it('scores a million points and a letter without a search that grows with the square of their number [G10]', () => {
    const answer = `${'.'.repeat(1_000_000)}x`;
    const { verdict } = scored(onPort({ ...answered(PORT), answer }, answered), ['answer']);
    expect(verdict).toBe('failed');
  });
});

describe('score: a conversation that errored', () => {
  it.each([
    ['a fault', [{ method: 'query', fault: 'adapter.timeout' }]],
    ['no replies', []],
  ])('with %s has no fact found, and no failure mode', (_, said) => {
    const outcome = score(task, [{ key: 't', replies: said }], new Set<Capability>(['context']));
    expect(outcome).toMatchObject({ verdict: 'errored', failure_modes: [] });
    expect(outcome.values).toMatchObject({ retrieval_accuracy: [0, 3], budget_overrun: 1, information_density: 0 });
    for (const cost of ['avg_context_tokens', 'compression_ratio']) expect(outcome.values).not.toHaveProperty(cost);
  });

  it('counts a fact with an older value as stale, even if it is the only question that errored', () => {
    const [episode] = replies(updates, ({ needle: wanted }) => told(wanted));
    const all = episode?.replies ?? [];
    const lost = all.findIndex(({ method }) => method === 'query');
    const said = all.map((reply, i) => (i === lost ? { method: 'query', fault: 'model.refused', acted: true } : reply));
    const { values } = score(updates, [{ key: 't', replies: said }] as never, new Set<Capability>(['context']));
    expect(values).toMatchObject({ x_accuracy: [1, 2], x_stale_rate: [1, 1] });
  });
});

describe('answers for a calibrated judge', () => {
  it('holds the gold among other words only if the system did not abstain', () => {
    const amongOthers = (reply: Partial<QueryResult>) =>
      freeAnswers(task, replies(task, () => ({ evidence: [], ...reply })) as never).map((one) => one.amongOthers);
    const [first] = task.questions;
    const answer = `It is ${task.needles[first?.needle ?? 0]?.value}.`;
    expect(amongOthers({ answer })[0]).toBe(true);
    expect(amongOthers({ answer, abstain: true })[0]).toBeUndefined();
  });
});
