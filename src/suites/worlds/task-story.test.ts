import { describe, expect, it } from 'vitest';
import { generator } from './generate.ts';
import { taskStory } from './task-story.ts';

const task = generator.generate(generator.publicSeed, 0);
const textOf = (id: string) => task.events.find((event) => event.id === id)?.text ?? '';

describe('taskStory', () => {
  it('tells the events that a question needs or forbids, and every event that is cited', () => {
    const matters = new Set(task.questions.flatMap(({ gold, forbidden }) => [...gold.flat(), ...forbidden]));
    const told = (cited?: Pick<ReadonlySet<string>, 'has'>) =>
      taskStory(task, cited).events.map(({ sourceId }) => sourceId);
    expect(told()).toEqual(task.events.map(({ id }) => id).filter((id) => matters.has(id)));
    const [other = ''] = task.events.map(({ id }) => id).filter((id) => !matters.has(id));
    expect(told(new Set([other, 'unknown']))).toEqual(
      task.events.map(({ id }) => id).filter((id) => matters.has(id) || id === other),
    );
    expect(told({ has: () => true })).toHaveLength(task.events.length);
  });

  it('says in words where a question is asked, and of what day', () => {
    const { questions = [] } = taskStory(task);
    const asked = task.questions.map(({ workspace, as_of }) => [workspace, as_of !== undefined] as const);
    expect(asked.some(([, isDated]) => isDated)).toBe(true);
    for (const [at, [workspace, isDated]] of asked.entries())
      expect(questions[at]?.facts).toEqual([
        `workspace ${workspace}`,
        ...(isDated ? [expect.stringMatching(/^as of \d{4}-\d\d-\d\d$/)] : []),
      ]);
  });

  it('names one event that decides each question on other names, authority, forgetting and writers', () => {
    const families = new Set(['alias', 'authority', 'forget', 'writers']);
    for (const { family = '', text, deciding } of taskStory(task).questions ?? [])
      expect([text, deciding?.length]).toEqual([text, families.has(family) ? 1 : 0]);
  });

  it('names the wish to forget for both questions of a pair, and the other name of what is asked for', () => {
    const { questions = [] } = taskStory(task);
    const forget = questions.filter(({ family }) => family === 'forget');
    const unanswerable = forget.find(({ gold }) => gold.length === 0);
    for (const { deciding = [] } of forget) expect(textOf(deciding[0] ?? '')).toContain(unanswerable?.text);
    const names = (text: string) => text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [];
    for (const { text, gold, deciding = [] } of questions.filter(({ family }) => family === 'alias')) {
      const shared = names(textOf(deciding[0] ?? ''));
      expect(shared.some((name) => text.includes(name))).toBe(true);
      expect(shared.some((name) => textOf(gold[0]?.[0] ?? '').includes(name))).toBe(true);
    }
  });

  it('names the note that an agent takes back, which is by the writer of what must not be returned', () => {
    const roleOf = (id: string | undefined) => task.events.find((event) => event.id === id)?.role;
    for (const { family, forbidden, deciding = [] } of taskStory(task).questions ?? [])
      if (family === 'writers') expect(roleOf(deciding[0])).toBe(roleOf(forbidden[0]));
  });
});
