import { describe, expect, it } from 'vitest';
import type { Reply } from '../protocol/reply.ts';
import type { Suite } from '../suite/suite.ts';
import { worlds } from '../suites/worlds/worlds.ts';
import { pageAttempt, pageStory } from './attempts.ts';

const suite = worlds as unknown as Suite;
const task = worlds.generator.generate(worlds.generator.publicSeed, 0);
const [first, , third] = task.events.map(({ id }) => id);

describe('the page of a world', () => {
  it('has a story with every event, of which those are background that matter to no question', () => {
    const told = new Set(worlds.story(task).events.map(({ sourceId }) => sourceId));
    const story = pageStory(suite, task);
    expect(story?.events.map(({ sourceId }) => sourceId)).toEqual(task.events.map(({ id }) => id));
    for (const { sourceId, background = false } of story?.events ?? [])
      expect([sourceId, background]).toEqual([sourceId, !told.has(sourceId)]);
  });

  it('does not exist for an id that is no file name', () => {
    expect(pageStory(suite, { ...task, id: '../index' })).toBeUndefined();
  });

  it('knows what a run returned by the places of events in the world, and leaves out what it wrote', () => {
    const replies = [
      { method: 'observe', result: { written: [first] } },
      ...task.questions.map(() => ({ method: 'query', result: { evidence: [third, first, 'unknown'] } })),
    ] as readonly Reply[];
    const answers = [{ key: task.id, arm: undefined, replies }];
    const outcome = worlds.score(task, answers, new Set(['written']));
    const attempt = pageAttempt(suite, task, { outcome, answers, capabilities: ['written'] });
    expect(attempt?.replies).toHaveLength(task.questions.length);
    for (const reply of attempt?.replies ?? []) expect(reply).toMatchObject({ cited: [2, 0], foreign: 1 });
  });
});
