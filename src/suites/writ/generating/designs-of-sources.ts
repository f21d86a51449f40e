import { daysFrom } from './calendar.ts';
import type { Design } from './story.ts';

/** Where a value comes from is asked for. Only what the user said counts. */
export const SOURCES: readonly Design[] = [
  {
    name: 'provenance/assistant-error-after',
    write({ say, main, other, values: [a, b, c], schedule, random }) {
      const twice = random.below(2) === 0;
      schedule(twice ? 4 : 3);
      return {
        beats: [say.tell(main, a), say.slip(main, b), ...(twice ? [say.slip(main, b)] : []), say.tell(other, c)],
        question: 'source',
        answer: a,
        rejected: { unconfirmed: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'provenance/assistant-error-corrected',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, b), say.slip(main, c), say.change(main, a)],
        question: 'source',
        answer: a,
        rejected: { stale: [b], unconfirmed: [c] },
      };
    },
  },
  {
    name: 'provenance/hearsay-after-change',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, b), say.change(main, a), say.rumour(main, c)],
        question: 'source',
        answer: a,
        rejected: { stale: [b], unconfirmed: [c] },
      };
    },
  },
  {
    name: 'provenance/stale-repeated-by-assistant',
    write({ say, main, other, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, b), say.tell(other, c), say.change(main, a), say.slip(main, b)],
        question: 'source',
        answer: a,
        rejected: { stale: [b], distractor: [c] },
      };
    },
  },
  {
    name: 'provenance/told-twice',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.tell(other, b), say.restate(other, b), say.restate(main, a)],
        question: 'source',
        answer: a,
        rejected: { distractor: [b] },
      };
    },
  },
  {
    name: 'provenance/older-state-told-late',
    write({ say, main, values: [a, b], schedule }) {
      const [first] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.recall(main, b, daysFrom(first, -300)), say.slip(main, b)],
        question: 'source',
        answer: a,
        rejected: { stale: [b] },
      };
    },
  },
  {
    name: 'provenance/guess-before',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.slip(main, b), say.rumour(main, c), say.tell(main, a)],
        question: 'source',
        answer: a,
        rejected: { unconfirmed: [b, c] },
      };
    },
  },
  {
    name: 'provenance/guess-and-similar-fact',
    write({ say, main, other, values: [a, b, c, d], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(other, b), say.slip(main, c), say.tell(main, a), say.change(other, d)],
        question: 'source',
        answer: a,
        rejected: { unconfirmed: [c], distractor: [b, d] },
      };
    },
  },
];
