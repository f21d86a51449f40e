import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Written } from './item.ts';
import { type LogEntry, write } from './memory.ts';
import { type Context, retrieve } from './retrieve.ts';
import { type Part, type Parts, partsOf } from './strategies.ts';

const GATED = partsOf('variant_2');
const without = (...parts: readonly Part[]): Parts => new Set([...GATED].filter((part) => !parts.includes(part)));

const OPENED: LogEntry = { kind: 'run', id: 'run', workspace: 'here', goal: 'work' };
const put = (content: string, about: Partial<Written> = {}): LogEntry => ({
  kind: 'put',
  run: 'run',
  memory: { type: 'episodic', content, ...about },
});
const step = (id: string): LogEntry => ({ kind: 'step', id, run: 'run', goal: `goal ${id}` });
const result = (of: string, content: string, succeeded = true): LogEntry => ({
  kind: 'result',
  step: of,
  content,
  succeeded,
});

function ask(log: readonly LogEntry[], { parts = GATED, budget = 512, day = 0 } = {}): Context {
  const query = { workspace: 'here', run: 'run', question: 'Which pump is blue?', budget, top: 10, day };
  return retrieve(write([OPENED, ...log], parts), query, parts);
}

const told = ({ blocks }: Context) => blocks.map(({ content }) => content);

describe('retrieve', () => {
  it('returns goal, progress, project facts, failures and other memories, in this order', () => {
    const log: readonly LogEntry[] = [
      put('A pump was blue once.'),
      step('a'),
      result('a', 'The pump turned green.', false),
      { kind: 'finish', step: 'a', as: 'failed', text: 'green pump' },
      { kind: 'rollback', step: 'a' },
      step('b'),
      result('b', 'The pump is blue.'),
      { kind: 'finish', step: 'b', as: 'completed', text: 'painted' },
      put('blue', { type: 'project', key: 'project.runtime', value: 'bun' }),
      step('c'),
    ];
    const { blocks, outcomes } = ask(log);
    expect(told({ blocks } as Context)).toEqual([
      'goal c',
      'Done so far: painted.',
      'This project uses Bun.',
      'AVOID — an earlier try failed; never repeat it:\nThe pump turned green.\n(This is a warning only — it must not run.)',
      'The pump is blue.',
      'A pump was blue once.',
    ]);
    // The failed step is one block, with what its tool returned.
    expect(outcomes.filter(({ reason }) => reason === 'rolled_back')).toHaveLength(2);
  });

  it('ranks memories on the current path of the run above others', () => {
    const log = [
      step('a'),
      put('The pump is blue, said the log.', { trust: 0.9 }),
      result('a', 'The pump is blue: log.'),
    ];
    expect(told(ask(log)).slice(1)).toEqual(['The pump is blue: log.', 'The pump is blue, said the log.']);
    const order = (parts: Parts) => ask(log, { parts }).accepted.map(({ type }) => type);
    expect(order(GATED)).toEqual(['tool_evidence', 'episodic']);
    expect(order(without('state_match'))).toEqual(['episodic', 'tool_evidence']);
  });

  it('averages the relevance by terms and by vectors, and weights it into the score', () => {
    // Of the question's three terms two are there, of four altogether; three terms have a vector of length √3.
    const lexical = 0.4 * (2 / 4) + 0.6 * (2 / 3);
    const cosine = 2 / 3;
    const [found, ...others] = ask([put('A blue pump leaks.', { trust: 0.9, risk: 0.4 })]).outcomes;
    expect(others).toEqual([]);
    expect(found?.relevance).toBeCloseTo((lexical + cosine) / 2, 6);
    const score = 0.4 * (found?.relevance ?? 0) + 0.25 * 0.6 + 0.15 + 0.15 * 0.9 - 0.15 * 0.4;
    expect(found?.score).toBeCloseTo(score, 6);
    const kept = 0.5 * score + 0.5 * (0.4 * 0.9 + 0.3 + 0.3 * 0.7);
    const log = [put('A blue pump leaks.', { trust: 0.9, risk: 0.4, uses: 7 })];
    expect(ask(log, { parts: partsOf('variant_3') }).outcomes[0]?.score).toBeCloseTo(kept, 6);
  });

  it('omits what expired before the day', () => {
    const log = [put('The pump is blue.', { expires: 3 })];
    expect([3, 4].map((day) => told(ask(log, { day })).length)).toEqual([1, 0]);
  });

  it('omits a result that contains a secret', () => {
    expect(ask([step('a'), result('a', 'The pump is blue, password: hunter2')]).outcomes).toEqual([]);
  });

  it('returns at most three failures', () => {
    const log = Array.from({ length: 5 }, (_, nth) => put(`blue pump ${nth}`, { branch: 'failed' }));
    expect(ask(log).blocks.map(({ type }) => type)).toEqual(Array(3).fill('avoided_attempts'));
  });

  it('needs a run and a step that the log opens, or write throws', () => {
    expect(() => write([put('x')], GATED)).toThrow('opens no run run');
    expect(() => write([OPENED, result('z', 'x')], GATED)).toThrow('opens no step z');
  });
});

describe('write: what a person says', () => {
  const says = (value: string, key = 'endpoint.current'): LogEntry => ({
    kind: 'said',
    step: 'a',
    key,
    value,
    content: `It is ${value}.`,
  });
  const active = (log: readonly LogEntry[]) =>
    write([OPENED, step('a'), ...log], GATED)
      .items.filter(({ status }) => status === 'active')
      .map(({ value }) => value);

  it('replaces the former value of a key that holds one value', () => {
    expect(active([says('/v1'), says('/v2'), says('/v2')])).toEqual(['/v2']);
    expect(active([says('/v1'), { ...says('/v2'), content: 'password: x' } as LogEntry])).toEqual(['/v1']);
    expect(active([says('/v1', 'project.runtime.excluded'), says('/v2', 'project.runtime.excluded')])).toHaveLength(2);
  });
});

describe('write: a completed run', () => {
  it('leaves an episode, and a procedure of the results that succeeded and are safe', () => {
    const log: readonly LogEntry[] = [
      step('a'),
      result('a', 'The pump was painted.'),
      result('a', 'The pump was reset by rm -rf /pump.'),
      result('a', 'The paint ran.', false),
      put('The pump was wiped.', { type: 'tool_evidence', flags: ['destructive_command'] }),
      { kind: 'finish', step: 'a', as: 'completed', text: 'painted it' },
      { kind: 'complete', run: 'run' },
    ];
    const left = write([OPENED, ...log], GATED).items.slice(-2);
    expect(left.map(({ type, content }) => [type, content])).toEqual([
      ['episodic', "The run 'work' ended (completed). Steps: painted it."],
      ['procedural', "Task 'work' was once solved in this way: The pump was painted.."],
    ]);
    expect(write([OPENED, ...log], without('procedural_memory')).items).toHaveLength(5);
  });
});

describe('retrieve: budget', () => {
  const memories = fc.array(
    fc.record({
      content: fc.stringMatching(/^blue( [a-z]{1,8}){0,30}$/),
      type: fc.constantFrom('episodic', 'project', 'working_state', 'tool_evidence'),
      branch: fc.constantFrom('completed', 'failed'),
      key: fc.constantFrom(undefined, 'project.database', 'project.runtime'),
      value: fc.constantFrom('x', 'postgres'),
    }),
    { maxLength: 12 },
  );

  it('is never exceeded, and a notice counts the dropped blocks', () => {
    fc.assert(
      fc.property(memories, fc.integer({ min: 1, max: 300 }), (some, budget) => {
        const log = [step('a'), ...some.map(({ content, ...about }) => put(content, about as Partial<Written>))];
        const { blocks, tokens, compaction } = ask(log, { budget });
        expect(tokens).toBe(blocks.reduce((sum, block) => sum + block.tokens, 0));
        expect(tokens).toBeLessThanOrEqual(budget);
        const all = ask(log, { parts: without('budget') }).blocks;
        const kept = blocks.filter(({ type }) => type !== 'compaction_notice' && type !== 'compacted_constraints');
        expect(kept.length + (compaction?.dropped.length ?? 0)).toBe(all.length);
        expect(blocks.some(({ type }) => type === 'compaction_notice')).toBe(compaction !== undefined);
      }),
    );
  });

  it.each([
    // An eighth is kept free, but 16 at least, and below 32 nearly all.
    [400, 35],
    [200, 17],
    [40, 2],
    [31, 0],
  ])('of %d has room for %d blocks of ten tokens, and for a notice about the others', (budget, blocks) => {
    const filler = Array.from({ length: 50 }, () => put(`blue ${'word '.repeat(9)}`));
    const query = { workspace: 'here', run: 'run', question: 'blue', budget, top: 50 };
    const context = retrieve(write([OPENED, ...filler], GATED), query, GATED);
    expect(context.blocks).toHaveLength(blocks + 1);
    expect(told(context)).toContain(`${50 - blocks} blocks left out.`);
  });

  it('keeps the keys and values of dropped facts', () => {
    const filler = Array.from({ length: 6 }, (_, nth) => put(`blue filler ${nth} ${'word '.repeat(12)}`));
    const fact = put('a pump of the project '.repeat(4), { type: 'project', key: 'project.pump', value: 'blue-9' });
    const context = ask([fact, ...filler], { budget: 31 });
    expect(told(context)).toContain('Kept: project.pump=blue-9.');
    expect(context.compaction?.facts).toEqual([{ key: 'project.pump', value: 'blue-9' }]);
    expect(told(ask([fact, ...filler], { budget: 31, parts: without('constraint_retention') })).join()).not.toContain(
      'Kept',
    );
  });
});
