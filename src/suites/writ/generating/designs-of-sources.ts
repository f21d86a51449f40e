import { between } from './calendar.ts';
import type { Design } from './story.ts';

/** Where a value comes from is asked for. Only what the user said counts. */
export const SOURCES: readonly Design[] = [
  {
    name: 'provenance/assistant-error-after',
    write({ say, main, values: [a, b], schedule, random }) {
      const twice = random.below(2) === 0;
      schedule(twice ? 3 : 2);
      return {
        beats: [say.tell(main, a), say.slip(main, b), ...(twice ? [say.slip(main, b)] : [])],
        question: 'source',
        answer: a,
        rejected: { unconfirmed: [b] },
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
    write({ say, main, values: [a, b], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, b), say.slip(main, b), say.change(main, a), say.slip(main, b)],
        question: 'source',
        answer: a,
        rejected: { stale: [b] },
      };
    },
  },
  {
    name: 'provenance/told-twice',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(other, b), say.tell(main, a), say.restate(main, a), say.restate(other, b)],
        question: 'source',
        answer: a,
        rejected: { distractor: [b] },
      };
    },
  },
  {
    name: 'provenance/told-late',
    write({ say, main, values: [a, b, c], schedule }) {
      const [first, second] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, b), say.change(main, a), say.recall(main, c, between(first, second))],
        question: 'source',
        answer: a,
        rejected: { stale: [b, c] },
      };
    },
  },
  {
    name: 'provenance/guess-before',
    write({ say, main, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.slip(main, b), say.rumour(main, b), say.tell(main, a)],
        question: 'source',
        answer: a,
        rejected: { unconfirmed: [b] },
      };
    },
  },
];
