import { expect, it } from 'vitest';
import type { Exchange } from '../../evidence/exchange.ts';
import { findGoldInAnswers, type TapedTask } from './gold-in-answers.ts';

const task = (id: string, ...gold: readonly string[]): TapedTask => ({
  ...{ id, family: 'f', episodes: [`native/${id}/0`], gold: new Set(gold), sources: [] },
});

const exchange = (id: string, route: Exchange['route'], said: string | object): Exchange => ({
  ...{ task: `native/${id}/0`, phase: 'write', day: '2026-11-22', route, request: '{}' },
  reply: {
    answer: typeof said === 'string' ? { text: said } : { ...said },
    model: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  },
});

async function* tape(...exchanges: readonly Exchange[]) {
  yield* exchanges;
}

it('findGoldInAnswers counts only the tasks in which the model answered in words', async () => {
  const tasks = [task('a', 'lisbo', 'payro'), task('b', 'berli', 'audit')];
  const found = await findGoldInAnswers(
    tasks,
    tape(
      exchange('a', 'embeddings', { data: [{ embedding: 'Lisbon+payroll' }] }),
      exchange('b', 'chat/completions', 'Berlin audits'),
    ),
  );
  expect(found).toEqual({ tasks: 1, own: 1, other: 0, ids: 0, first: ['b: audit, berli'] });
});

it.each<[string, Exchange]>([
  [
    'the message of an error',
    { ...exchange('a', 'embeddings', ''), reply: { code: 'gateway.refused', message: 'Lisbon payroll' } },
  ],
  ['the name of a member', exchange('a', 'chat/completions', { 'Lisbon payroll': 1 })],
  ['a text beside vectors', exchange('a', 'embeddings', { data: [{ embedding: 'AAAA', note: 'Lisbon payroll' }] })],
])('findGoldInAnswers finds gold in %s [J10]', async (_, forged) => {
  const found = await findGoldInAnswers([task('a', 'lisbo', 'payro'), task('b', 'berli', 'audit')], tape(forged));
  expect(found).toMatchObject({ tasks: 1, own: 1, other: 0, first: ['a: lisbo, payro'] });
});

it('findGoldInAnswers looks also for the words of the next task of the same family', async () => {
  const tasks = [task('a'), { ...task('b', 'berli', 'audit'), family: 'g' }, task('c', 'lisbo', 'payro')];
  const answers = tape(...['Berlin audits', 'Lisbon payroll'].map((said) => exchange('a', 'chat/completions', said)));
  expect(await findGoldInAnswers(tasks, answers)).toMatchObject({ tasks: 1, own: 0, other: 1 });
  expect(await findGoldInAnswers(tasks, tape(exchange('a', 'responses', 'Berlin audits')))).toMatchObject({ other: 0 });
});

it('findGoldInAnswers finds a new id among as many known ones as a forged answer may have, in seconds [J10]', async () => {
  const ids = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(16, '0'));
  const begun = performance.now();
  const forged: Exchange = {
    ...exchange('a', 'chat/completions', ids.join(' ')),
    request: JSON.stringify({ model: 'm', input: `${'.'.repeat(2_000_000)} ${ids.slice(1).join('x')}` }),
  };
  const sources = [
    { ...task('a'), sources: ids.slice(1) },
    { ...task('b'), sources: ids.slice(0, 1) },
  ];
  expect(await findGoldInAnswers(sources, tape(forged, forged))).toMatchObject({ tasks: 1, ids: 1 });
  expect(performance.now() - begun).toBeLessThan(20_000);
});

it('findGoldInAnswers finds gold at the end of answers that grow when they are normalized, and where pieces meet [J10]', async () => {
  const tasks = [task('a', 'lisbo', 'payro'), task('b', 'berli', 'audit')];
  const found = (said: string) => findGoldInAnswers(tasks, tape(exchange('a', 'chat/completions', said)));
  expect(await found(`${'\ufdfa'.repeat(21_000_000)} Lisbon payroll`)).toMatchObject({ own: 1 });
  const cut = '㌖'.repeat(1_009_991);
  expect(await found(`${cut} Lisbon ${cut} payroll`)).toMatchObject({ own: 1, first: ['a: lisbo, payro'] });
});
