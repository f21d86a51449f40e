import { daysFrom } from './calendar.ts';
import type { Design } from './story.ts';

/** Something is taken back, deleted, or holds for a while only. */
export const FORGETTINGS: readonly Design[] = [
  {
    name: 'forgetting/stopgap-over',
    write({ say, main, stopgap, values: [a, b], schedule }) {
      const [, second] = schedule(2) as [string, string];
      return {
        beats: [say.tell(main, a), say.until(stopgap, b, daysFrom(second, 2))],
        question: 'now',
        answer: a,
        rejected: { expired: [b] },
      };
    },
  },
  {
    name: 'forgetting/deleted',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.tell(other, b), say.forget(main)],
        question: 'now',
        answer: null,
        rejected: { retracted: [a], distractor: [b] },
      };
    },
  },
  {
    name: 'forgetting/deleted-and-told-anew',
    write({ say, main, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.forget(main), say.tell(main, b)],
        question: 'now',
        answer: b,
        rejected: { retracted: [a] },
      };
    },
  },
  {
    name: 'forgetting/another-deleted',
    write({ say, main, other, values: [a, b], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.tell(other, b), say.forget(other)],
        question: 'now',
        answer: a,
        rejected: { distractor: [b] },
      };
    },
  },
  {
    name: 'forgetting/expired',
    write({ say, main, other, values: [a, b], schedule }) {
      const [first] = schedule(2) as [string, string];
      return {
        beats: [say.until(main, a, daysFrom(first, 2)), say.tell(other, b)],
        question: 'now',
        answer: null,
        rejected: { expired: [a], distractor: [b] },
      };
    },
  },
  {
    name: 'forgetting/stopgap-between-changes',
    write({ say, main, stopgap, values: [a, b, c], schedule }) {
      const [, , third] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.change(main, b), say.until(stopgap, c, daysFrom(third, 2))],
        question: 'now',
        answer: b,
        rejected: { stale: [a], expired: [c] },
      };
    },
  },
];
