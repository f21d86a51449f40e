import { describe, expect, it } from 'vitest';
import { Step } from '../../protocol/request.ts';
import { compile } from './compile.ts';
import { generator } from './generate.ts';
import { budgetOf, lengthOf, timeOf } from './task.ts';

const tasks = [0, 4, 25, 31].map((index) => generator.generate('compiled', index));

describe('compile', () => {
  it.each(tasks)('makes of $id the conversation in its order, then every question with the same budget', (task) => {
    const [episode, ...more] = compile(task);
    expect(more).toEqual([]);
    const steps = (episode?.steps ?? []).map((step) => Step.parse(step));
    const events = steps.flatMap((step) => (step.method === 'observe' ? step.params.events : []));
    const queries = steps.flatMap((step) => (step.method === 'query' ? step.params : []));
    expect(events.map(({ text }) => text)).toEqual(task.batches.flat().map(({ text }) => text));
    expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(lengthOf(task));
    expect(events.map(({ timestamp }) => timestamp)).toEqual(events.map((_, i) => timeOf(i)));
    expect(queries).toEqual(task.questions.map(({ text }) => ({ question: text, token_budget: budgetOf(task) })));
    expect(steps.findIndex(({ method }) => method === 'query')).toBe(task.batches.length);
  });

  it('sets the role of each message, and makes a tool result of what a tool says', () => {
    const events = tasks.flatMap((task) =>
      compile(task).flatMap(({ steps }) =>
        steps.flatMap((step) => (step.method === 'observe' ? step.params.events : [])),
      ),
    );
    expect(new Set(events.map(({ kind, role }) => `${kind} ${role ?? '–'}`))).toEqual(
      new Set(['message user', 'message assistant', 'tool_result –']),
    );
  });

  it('gives each turn a time, a minute after the one before', () => {
    const start = Date.parse('2026-01-05T08:00:00Z');
    for (const turn of [0, 1, 59, 60, 959, 960, 100_000])
      expect(timeOf(turn)).toBe(new Date(start + turn * 60_000).toISOString().replace('.000Z', 'Z'));
  });

  it('makes lines far shorter than the longest allowed', () => {
    const longest = Math.max(
      ...tasks.flatMap((task) => compile(task)[0]?.steps.map((step) => JSON.stringify(step).length) ?? []),
    );
    expect(longest).toBeLessThan(100_000);
  });
});
