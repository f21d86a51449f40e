import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { generator } from './generate.ts';
import { taskStory } from './task-story.ts';

const tasks = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));

describe('taskStory', () => {
  it('marks a message as needed exactly if something is known', () => {
    for (const task of tasks) {
      const needed = taskStory(task).events.filter(({ role }) => role === 'needed');
      expect([task.id, needed.length > 0]).toEqual([task.id, !task.probe.should_abstain]);
    }
  });

  it('refers in its gold only to events that it shows', () => {
    for (const task of tasks) {
      const { events, gold } = taskStory(task);
      const ids = new Set(events.map(({ sourceId }) => sourceId));
      const cited = gold.flatMap((one) => ('events' in one ? (one.events ?? []) : []));
      expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('names the message that each event of the arm without distractors is', () => {
    let moved = 0;
    for (const task of tasks) {
      const { events, renumbered } = taskStory(task);
      const arm = compile(task).find((episode) => episode.arm === 'undistracted');
      expect(renumbered?.arm).toBe(arm?.arm);
      for (const step of arm?.steps ?? []) {
        if (step.method !== 'observe') continue;
        for (const { source_id: id, role, text } of step.params.events) {
          const original = renumbered?.ids.get(id);
          if (original !== id) moved += 1;
          expect(events.find(({ sourceId }) => sourceId === original)?.text).toBe(`${role}: ${text}`);
        }
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  it('marks hearsay, and forbids it', () => {
    const task = tasks.find(({ template }) => template === 'update/hearsay');
    const told = task === undefined ? [] : taskStory(task).events;
    const hearsay = told.find(({ marks }) => marks.includes('hearsay'));
    expect(hearsay?.role).toBe('forbidden');
    expect(hearsay?.marks.some((mark) => mark.startsWith('hearsay: '))).toBe(true);
  });
});
