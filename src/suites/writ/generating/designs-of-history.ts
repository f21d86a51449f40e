import { between, daysFrom } from './calendar.ts';
import type { Design } from './story.ts';

/** Earlier values of a fact are asked for. */
export const HISTORIES: readonly Design[] = [
  {
    name: 'history/previous-of-three',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, c)],
        question: 'previous',
        asks: 'previous',
        answer: b,
        rejected: { stale: [a, c] },
      };
    },
  },
  {
    name: 'history/first-told-last',
    write({ say, main, values: [a, b, c], schedule }) {
      const at = schedule(3);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.recall(main, c, daysFrom(at[0] as string, -400))],
        question: 'first',
        asks: 'first',
        answer: c,
        rejected: { stale: [a, b] },
      };
    },
  },
  {
    name: 'history/all-but-withdrawn',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.withdraw(main, b), say.change(main, c)],
        question: 'all',
        asks: 'all',
        answer: [a, c],
        rejected: { retracted: [b] },
      };
    },
  },
  {
    name: 'history/previous-not-withdrawn',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, c), say.withdraw(main, c)],
        question: 'previous',
        asks: 'previous',
        answer: a,
        rejected: { stale: [b], retracted: [c] },
      };
    },
  },
  {
    name: 'history/previous-despite-similar-fact',
    write({ say, main, other, values: [a, b, c, d], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.tell(other, c), say.change(main, b), say.change(other, d)],
        question: 'previous',
        asks: 'previous',
        answer: a,
        rejected: { stale: [b], distractor: [c, d] },
      };
    },
  },
  {
    name: 'history/all-with-late-report',
    write({ say, main, other, values: [a, b, c, d], schedule }) {
      const at = schedule(4);
      return {
        beats: [
          say.tell(main, a),
          say.tell(other, d),
          say.change(main, b),
          say.recall(main, c, between(at[1] as string, at[2] as string)),
        ],
        question: 'all',
        asks: 'all',
        answer: [a, c, b],
        rejected: { distractor: [d] },
      };
    },
  },
  {
    name: 'history/previous-of-return',
    write({ say, main, values: [a, b, c], schedule }) {
      schedule(4);
      return {
        beats: [say.tell(main, a), say.change(main, b), say.change(main, a), say.rumour(main, c)],
        question: 'previous',
        asks: 'previous',
        answer: b,
        rejected: { stale: [a], unconfirmed: [c] },
      };
    },
  },
];
