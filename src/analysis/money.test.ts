import { describe, expect, it } from 'vitest';
import { scorecardOf } from '../../test/support/described.ts';
import type { Exchange, GatewaySettings } from '../evidence/exchange.ts';
import type { Prices } from '../evidence/prices.ts';
import type { Group } from '../protocol/scorecard.ts';
import { GatewayTally } from './gateway-use.ts';
import { unpricedModels, withMoney } from './money.ts';

const group = (passed: number): Group => ({
  n: 4,
  items: { passed, measured: 4, not_measured: 0, errored: 0 },
  metrics: {},
});

const exchange = (change: Partial<Exchange>, input: number, output: number): Exchange => ({
  ...{ task: 'a', phase: 'write', day: '2026-11-22', route: 'chat/completions', request: '{}' },
  reply: { answer: {}, model: null, usage: { input_tokens: input, output_tokens: output } },
  ...change,
});

/** Three families, one of which has no right answer. */
function used() {
  const tally = new GatewayTally();
  tally.add(exchange({ task: null, phase: 'start' }, 10, 1), undefined);
  tally.add(exchange({}, 100, 20), 'near');
  tally.add(exchange({ route: 'embeddings' }, 30, 0), 'near');
  tally.add(exchange({ phase: 'query' }, 50, 5), 'far');
  tally.add(exchange({ reply: { code: 'gateway.refused', message: 'no' } }, 0, 0), 'far');
  const families = { near: group(2), far: group(0), other: group(1) };
  const overall = group(3);
  return scorecardOf({ overall, families, gateway: tally.read(overall, families) });
}

describe('GatewayTally', () => {
  it('counts answered calls and their tokens by phase, by family and per right answer', () => {
    expect(used().gateway).toEqual({
      start: { calls: 1, input_tokens: 10, output_tokens: 1, embedding_tokens: 0 },
      write: { calls: 2, input_tokens: 130, output_tokens: 20, embedding_tokens: 30 },
      query: { calls: 1, input_tokens: 50, output_tokens: 5, embedding_tokens: 0 },
      tokens_per_right: 72,
      families: {
        near: {
          write: { calls: 2, input_tokens: 130, output_tokens: 20, embedding_tokens: 30 },
          query: { calls: 0, input_tokens: 0, output_tokens: 0, embedding_tokens: 0 },
          tokens_per_right: 75,
        },
        far: {
          write: { calls: 0, input_tokens: 0, output_tokens: 0, embedding_tokens: 0 },
          query: { calls: 1, input_tokens: 50, output_tokens: 5, embedding_tokens: 0 },
        },
      },
    });
  });
});

const settings: GatewaySettings = {
  ...{ model: 'big', embeddings: 'near', temperature: 0, max_output_tokens: 9, output_field: 'max_tokens' },
};
const prices = (...models: Prices['models']): Prices => ({
  ...{ schema: 'prices/1', currency: 'USD', date: '2026-11-01', source: 'a list', models },
});
const BIG = { name: 'big', input: 1_000_000, output: 10_000_000 };
const NEAR = { name: 'near', input: 100_000, output: 0 };
const run = (more: object = {}) => ({ gateway: { settings }, model: null, ...more }) as Parameters<typeof withMoney>[1];

describe('withMoney', () => {
  it('prices tokens and embeddings, and includes the calls before the first task', () => {
    expect(withMoney(used(), run(), prices(BIG, NEAR)).money).toEqual({
      ...{ currency: 'USD', date: '2026-11-01', source: 'a list' },
      gateway: {
        ...{ start: 20, write: 303, query: 100, total: 423, per_right: 141 },
        families: { near: { total: 303, per_right: 151.5 }, far: { total: 100 } },
      },
    });
  });

  it.each<[string, Prices | undefined, object]>([
    ['without a price file', undefined, {}],
    ['where the file does not name the model', prices(NEAR), {}],
    ['where the file does not name the embedding model, which was called', prices(BIG), {}],
    ['where the file names only a similar model', prices({ ...BIG, name: 'bigger' }, NEAR), {}],
    ['where the run had no gateway', prices(BIG, NEAR), { gateway: undefined }],
  ])('adds no amounts %s', (_, file, more) => {
    expect(withMoney(used(), run(more), file).money).toBeUndefined();
  });

  it.each<[string, Prices, string[]]>([
    ['no model', prices(BIG, NEAR), []],
    ['the embedding model', prices(BIG), ['near']],
    ['both models', prices({ ...BIG, name: 'bigger' }), ['big', 'near']],
  ])('is without the price of %s', (_, file, names) => {
    expect(unpricedModels(used(), run(), file)).toEqual(names);
  });

  it('needs no price of an embedding model that was never called', () => {
    const tally = new GatewayTally();
    tally.add(exchange({}, 100, 20), 'near');
    const card = scorecardOf({ overall: group(3), gateway: tally.read(group(3), { near: group(2) }) });
    expect(withMoney(card, run(), prices(BIG)).money?.gateway).toMatchObject({ start: 0, write: 300, total: 300 });
    expect(unpricedModels(card, run(), prices(BIG))).toEqual([]);
  });

  it('prices the model that acts separately from the gateway', () => {
    const actor = { answers: 4, input_tokens: 3, output_tokens: 1, errors: 0, memory: { sufficient: 4, measured: 4 } };
    const card = { ...used(), gateway: undefined, actor };
    const priced = withMoney(card, run({ gateway: undefined, model: { name: 'big' } }), prices(BIG));
    expect(priced.money).toMatchObject({ actor: { total: 13, per_right: 13 / 3 } });
    expect(withMoney({ ...card, actor: { ...actor, answers: 0 } }, run(), prices(BIG)).money).toBeUndefined();
  });
});
