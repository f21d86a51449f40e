import { between } from './calendar.ts';
import type { Design } from './story.ts';

/** A fact changes, and what is said of it last may or may not be what holds. */
export const UPDATES: readonly Design[] = [
  {
    name: 'update/out-of-order',
    write({ say, main, values: [a, b], schedule }) {
      const at = schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.recall(main, a, between(at[0] as string, at[1] as string))],
        question: 'now',
        answer: b,
        rejected: { stale: [a] },
      };
    },
  },
  {
    name: 'update/changed-twice',
    write({ say, main, values: [a, b, c], schedule, random }) {
      const again = random.below(2) === 0;
      schedule(again ? 4 : 3);
      return {
        beats: [say.tell(main, a), ...(again ? [say.restate(main, a)] : []), say.change(main, b), say.change(main, c)],
        question: 'now',
        answer: c,
        rejected: { stale: [a, b] },
      };
    },
  },
  {
    name: 'update/hearsay',
    write({ say, main, other, values: [a, b, c, d], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.rumour(main, c), say.tell(other, d)],
        question: 'now',
        answer: b,
        rejected: { stale: [a], unconfirmed: [c], distractor: [d] },
      };
    },
  },
  {
    name: 'update/withdrawn',
    write({ say, main, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.withdraw(main, b)],
        question: 'now',
        answer: a,
        rejected: { retracted: [b] },
      };
    },
  },
  {
    name: 'update/changed',
    write({ say, main, other, values: [a, b, c], schedule, random }) {
      const again = random.below(2) === 0;
      schedule(again ? 4 : 3);
      return {
        beats: [say.tell(main, a), say.tell(other, c), ...(again ? [say.restate(main, a)] : []), say.change(main, b)],
        question: 'now',
        answer: b,
        rejected: { stale: [a], distractor: [c] },
      };
    },
  },
  {
    name: 'update/similar-fact-last',
    write({ say, main, other, values: [a, b, c, d], schedule, random }) {
      const again = random.below(2) === 0;
      schedule(again ? 4 : 3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.tell(other, c), ...(again ? [say.change(other, d)] : [])],
        question: 'now',
        answer: b,
        rejected: { stale: [a], distractor: again ? [c, d] : [c] },
      };
    },
  },
  {
    name: 'update/back-again',
    write({ say, main, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, a)],
        question: 'now',
        answer: a,
        rejected: { stale: [b] },
      };
    },
  },
  {
    name: 'update/assistant-error',
    write({ say, main, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.slip(main, a)],
        question: 'now',
        answer: b,
        rejected: { stale: [a] },
      };
    },
  },
];
