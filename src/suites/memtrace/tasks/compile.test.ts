import { describe, expect, it } from 'vitest';
import type { Event } from '../../../protocol/event.ts';
import { Step } from '../../../protocol/request.ts';
import { compile } from './compile.ts';
import { FAMILIES } from './families.ts';
import { generator } from './generate.ts';

const TASKS = Array.from({ length: 60 }, (_, i) => generator.generate('seen', i));

const observed = (task: (typeof TASKS)[number]): Event[] =>
  compile(task).flatMap(({ steps }) => steps.flatMap((step) => (step.method === 'observe' ? step.params.events : [])));

describe('compile', () => {
  it('returns one episode of the protocol: a session for each call, then the question in its scope', () => {
    for (const task of TASKS) {
      const [episode, ...others] = compile(task);
      expect(others).toEqual([]);
      const steps = episode?.steps ?? [];
      for (const step of steps) expect(Step.parse(step)).toEqual(step);
      const sessions = steps.slice(0, -1).map((step) => {
        const own = step.method === 'observe' ? step.params.events.map(({ scope }) => scope?.session) : [];
        expect(new Set(own).size).toBe(1);
        return own[0];
      });
      expect(new Set(sessions).size).toBe(sessions.length);
      expect(steps.at(-1)).toMatchObject({
        method: 'query',
        params: { scope: { workspace: task.workspace, session: sessions.at(-1) }, token_budget: task.token_budget },
      });
    }
  });

  it('shows every event in its order, with all that the agent saw', () => {
    for (const task of TASKS) {
      expect(observed(task)).toEqual(
        task.events.map(({ workspace, session, superseded_by: _, ...event }) => ({
          ...event,
          scope: { workspace, session },
        })),
      );
    }
  });

  it('shows no label, family or task, and no text that only later events imply', () => {
    const telling =
      /supersed|stale|outdated|obsolete|dead|fail|wrong|invalid|correct|no longer|poison|distract|\bgold\b/i;
    for (const task of TASKS) {
      const [episode] = compile(task);
      const shown = JSON.stringify(episode?.steps).replaceAll(/"source_id":"[^"]*"/g, '');
      for (const family of FAMILIES.filter((id) => id.includes('_'))) expect(shown).not.toContain(family);
      expect(shown).not.toMatch(/superseded_by|needed|lessons|payload|constraints|template|memtrace/);
      const texts = task.events.map(({ text }) => text).join('\n');
      expect(texts.match(telling)).toBeNull();
    }
  });

  it('distinguishes ends only by their status: completed and failed steps end in the same words', () => {
    const many = Array.from({ length: 600 }, (_, i) => generator.generate('ends', i)).flatMap(({ events }) => events);
    const words = (status: string) =>
      new Set(many.filter((event) => event.status === status).map(({ text }) => text.replace(/\bb[0-9a-f]{4}\b/, '_')));
    expect([...words('failed')].sort()).toEqual([...words('completed')].sort());
  });
});
