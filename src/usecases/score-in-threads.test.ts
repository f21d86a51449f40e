import { describe, expect, it } from 'vitest';
import type { Helpers } from '../ports/ports.ts';
import { nodePorts } from '../system/ports.ts';
import { scoreReferences } from './reference-scores.ts';
import { type SharedTasks, scoredTogether } from './score-in-threads.ts';

const { files } = nodePorts();

/** A thread that scores `most` tasks and then fails. */
function endingAfter(most: number) {
  const asked: SharedTasks[] = [];
  const helpers: Helpers = {
    most: 2,
    start: () => ({
      async *ask(task) {
        const { score } = task as { readonly score: SharedTasks };
        asked.push(score);
        let answered = 0;
        for await (const answer of scoredTogether(score)) {
          if (answered === most) throw new Error('the thread ended');
          answered += 1;
          yield answer;
        }
      },
      async stop() {},
    }),
  };
  return { helpers, asked };
}

describe('scoreReferences with many tasks', () => {
  it('gives the same figures with another thread, even if that fails early', async () => {
    const alone = await scoreReferences({ files }, 'worlds', { count: 28 });
    const { helpers, asked } = endingAfter(4);
    expect(await scoreReferences({ files, helpers }, 'worlds', { count: 28 })).toEqual(alone);
    expect(asked).toMatchObject([{ suite: 'worlds', grader: undefined, tasks: 28 }]);
  });
});

describe('scoreReferences with few tasks', () => {
  it('asks no other thread', async () => {
    const { helpers, asked } = endingAfter(0);
    await scoreReferences({ files, helpers }, 'cib', { count: 20 });
    expect(asked).toEqual([]);
  });
});
