import { describe, expect, it } from 'vitest';
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

  it('marks hearsay, and forbids it', () => {
    const task = tasks.find(({ template }) => template === 'update/hearsay');
    const told = task === undefined ? [] : taskStory(task).events;
    const hearsay = told.find(({ marks }) => marks.includes('hearsay'));
    expect(hearsay?.role).toBe('forbidden');
    expect(hearsay?.marks.some((mark) => mark.startsWith('hearsay: '))).toBe(true);
  });
});
