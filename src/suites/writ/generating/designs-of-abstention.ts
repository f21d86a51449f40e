import type { Design } from './story.ts';

/** Nothing is known, or it only looks so: the questions are the same. */
export const ABSTENTIONS: readonly Design[] = [
  {
    name: 'abstention/known-beside-a-similar-fact',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.tell(other, b), say.restate(other, b)],
        question: 'now',
        answer: a,
        rejected: { distractor: [b] },
      };
    },
  },
  {
    name: 'abstention/only-a-similar-fact',
    write({ say, other, values: [a, b], schedule }) {
      schedule(2);
      return {
        beats: [say.tell(other, a), say.change(other, b)],
        question: 'now',
        answer: null,
        rejected: { distractor: [a, b] },
      };
    },
  },
  {
    name: 'abstention/known-despite-hearsay',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(other, c), say.tell(main, a), say.rumour(main, b)],
        question: 'now',
        answer: a,
        rejected: { unconfirmed: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'abstention/hearsay-only',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.rumour(main, a), say.tell(other, b), say.rumour(main, c)],
        question: 'now',
        answer: null,
        rejected: { unconfirmed: [a, c], distractor: [b] },
      };
    },
  },
  {
    name: 'abstention/known-after-hearsay',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.rumour(main, b), say.tell(other, c), say.tell(main, a)],
        question: 'now',
        answer: a,
        rejected: { unconfirmed: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'abstention/withdrawn',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.tell(other, b), say.withdrawAll(main, a), say.change(other, c)],
        question: 'now',
        answer: null,
        rejected: { retracted: [a], distractor: [b, c] },
      };
    },
  },
  {
    name: 'abstention/said-by-the-assistant-only',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(2);
      return {
        beats: [say.slip(main, a), say.tell(other, b)],
        question: 'now',
        answer: null,
        rejected: { unconfirmed: [a], distractor: [b] },
      };
    },
  },
];
