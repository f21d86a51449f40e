import { between, daysFrom } from './calendar.ts';
import type { Design } from './story.ts';

/** What held on a past day is asked for. */
export const TIMES: readonly Design[] = [
  {
    name: 'temporal/middle-of-three',
    write({ say, main, values: [a, b, c], schedule }) {
      const [, second, third] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, c)],
        question: 'dated',
        asOf: between(second, third),
        answer: b,
        rejected: { stale: [a, c] },
      };
    },
  },
  {
    name: 'temporal/backdated',
    write({ say, main, values: [a, b, c], schedule }) {
      const [first, second] = schedule(3) as [string, string, string];
      const from = daysFrom(first, 1);
      return {
        beats: [say.tell(main, a), say.since(main, b, from), say.change(main, c)],
        question: 'dated',
        asOf: between(from, second),
        answer: b,
        rejected: { stale: [a, c] },
      };
    },
  },
  {
    name: 'temporal/first-of-three',
    write({ say, main, values: [a, b, c], schedule }) {
      const [first, second] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, c)],
        question: 'dated',
        asOf: between(first, second),
        answer: a,
        rejected: { stale: [b, c] },
      };
    },
  },
  {
    name: 'temporal/withdrawn-then',
    write({ say, main, values: [a, b, c], schedule }) {
      const [, second, third] = schedule(4) as [string, string, string, string];
      return {
        beats: [say.tell(main, a), say.change(main, b), say.withdraw(main, b), say.change(main, c)],
        question: 'dated',
        asOf: between(second, third),
        answer: a,
        rejected: { stale: [c], retracted: [b] },
      };
    },
  },
  {
    name: 'temporal/latest-despite-late-report',
    write({ say, main, values: [a, b], schedule }) {
      const [first, second, third] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.change(main, b), say.recall(main, a, between(first, second))],
        question: 'dated',
        asOf: between(second, third),
        answer: b,
        rejected: { stale: [a] },
      };
    },
  },
  {
    name: 'temporal/before-anything-was-known',
    write({ say, main, other, values: [a, b, c], schedule }) {
      const [first] = schedule(3) as [string, string, string];
      return {
        beats: [say.tell(main, a), say.tell(other, c), say.change(main, b)],
        question: 'dated',
        asOf: daysFrom(first, -60),
        answer: null,
        rejected: { stale: [a, b], distractor: [c] },
      };
    },
  },
  {
    name: 'temporal/told-later',
    write({ say, main, other, values: [a, b, c, d], schedule }) {
      const [first] = schedule(4) as [string, string, string, string];
      const from = daysFrom(first, -200);
      return {
        beats: [say.tell(main, a), say.tell(other, d), say.change(main, b), say.recall(main, c, from)],
        question: 'dated',
        asOf: from,
        answer: c,
        rejected: { stale: [a, b], distractor: [d] },
      };
    },
  },
];
