import { describe, expect, it } from 'vitest';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from './catalogue.ts';

/** The task with another question. */
const ASKED: Readonly<Record<string, (task: never, words: string) => object>> = {
  'cib': (task: { question: string }, question) => ({ ...task, question }),
  'memtrace': (task: { question: string }, question) => ({ ...task, question }),
  'writ': (task: { probe: object }, prompt) => ({ ...task, probe: { ...task.probe, prompt } }),
  'worlds': (task: { questions: readonly object[] }, text) => ({
    ...task,
    questions: task.questions.map((question) => ({ ...question, text })),
  }),
  'context-decay': (task: { questions: readonly { needle: number }[] }, text) => ({
    ...task,
    // Also about another fact.
    questions: task.questions.map((_, i) => ({ needle: task.questions.at(i - 1)?.needle ?? 0, text })),
  }),
};

/** WRIT's conversations end with the question, and the number of turns to acknowledge is no reply to it. */
const said = (replies: readonly EpisodeReplies[]) =>
  replies.map(({ key, replies: all }) => ({ key, replies: all.filter((reply) => reply?.method !== 'observe') }));

describe.each(SUITE_IDS)('question-blind controls of %s', (id) => {
  it('reply the same to any question, read no labels, and include null', async () => {
    const { ownSystems, generator } = await loadSuite(id);
    const blind = ownSystems.filter(({ questionBlind }) => questionBlind);
    const sees = ownSystems.find(
      ({ name }) =>
        ['question-only', 'full-context', 'guesser', 'names-newest'].includes(name) &&
        !blind.some((one) => one.name === name),
    );
    expect(blind.map(({ name }) => name)).toContain('null');
    let differs = 0;
    for (let i = 0; i < 40; i += 1) {
      const task = generator.generate(generator.publicSeed, i * 6);
      const other = ASKED[id]?.(task as never, 'Purple 7 elephants: deploy, rollback or escalate?') as Task;
      for (const { answer, kind, readsLabels } of blind) {
        expect([kind, readsLabels]).toEqual(['control', false]);
        expect(said(answer(other))).toEqual(said(answer(task)));
      }
      // A control that reads the question replies differently.
      if (JSON.stringify(sees?.answer(other)) !== JSON.stringify(sees?.answer(task))) differs += 1;
    }
    expect(differs).toBeGreaterThan(0);
  });
});
