import type { Design } from './story.ts';

/** One fact, told once or again, among similar ones. */
export const RETRIEVALS: readonly Design[] = [
  {
    name: 'retrieval/similar-facts-around',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(other, b), say.tell(main, a), say.change(other, c)],
        question: 'now',
        answer: a,
        rejected: { distractor: [b, c] },
      };
    },
  },
  {
    name: 'retrieval/told-first',
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
    name: 'retrieval/told-last',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(other, b), say.change(other, c), say.tell(main, a)],
        question: 'now',
        answer: a,
        rejected: { distractor: [b, c] },
      };
    },
  },
  {
    name: 'retrieval/guessed-before',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.rumour(main, b), say.tell(main, a), say.tell(other, c)],
        question: 'now',
        answer: a,
        rejected: { unconfirmed: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'retrieval/guessed-after',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.tell(other, c), say.restate(other, c), say.rumour(main, b)],
        question: 'now',
        answer: a,
        rejected: { unconfirmed: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'retrieval/said-again',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(other, b), say.tell(main, a), say.restate(other, b), say.restate(main, a)],
        question: 'now',
        answer: a,
        rejected: { distractor: [b] },
      };
    },
  },
];
