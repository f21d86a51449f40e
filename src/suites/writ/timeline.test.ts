import { describe, expect, it } from 'vitest';
import type { Scenario, Session, Statement } from './schema.ts';
import { askedTime, instant, stateAt, timelineOf } from './timeline.ts';

const SESSIONS: readonly Session[] = [1, 2, 3, 4, 5].map((id) => ({
  session_id: id,
  timestamp: `2025-0${id}-10T09:00:00Z`,
  messages: [],
}));

const said = (session: number, kind: Statement['kind'], value?: string, more: object = {}): Statement => ({
  session_id: session,
  message_index: 0,
  kind,
  ...(value !== undefined && { value }),
  ...more,
});

const chain = (statements: readonly Statement[]) => timelineOf({ statements }, SESSIONS);

describe('timelineOf: a fact', () => {
  it.each<[string, readonly Statement[], readonly string[]]>([
    ['changes with every assertion', [said(1, 'asserts', 'a'), said(2, 'asserts', 'b')], ['a', 'b']],
    ['does not change when it is repeated', [said(1, 'asserts', 'a'), said(3, 'asserts', 'a')], ['a']],
    [
      'may return to a former value',
      [said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(3, 'asserts', 'a')],
      ['a', 'b', 'a'],
    ],
    [
      'is ordered by the time of the state',
      [said(2, 'asserts', 'b'), said(4, 'asserts', 'a', { from: '2025-01-01' })],
      ['a', 'b'],
    ],
    [
      'does not change when an old state is stated late',
      [said(1, 'asserts', 'a'), said(3, 'asserts', 'b'), said(4, 'asserts', 'a', { from: '2025-02-01' })],
      ['a', 'b'],
    ],
    [
      'is ordered by session, whatever the order of the statements',
      [said(2, 'asserts', 'b'), said(1, 'asserts', 'a')],
      ['a', 'b'],
    ],
    [
      'returns to the former value when a value is withdrawn',
      [said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(3, 'withdraws', 'b')],
      ['a'],
    ],
    [
      'may be stated again after it was withdrawn',
      [said(1, 'asserts', 'a'), said(2, 'withdraws', 'a'), said(3, 'asserts', 'a')],
      ['a'],
    ],
    ['has no value after it was forgotten', [said(1, 'asserts', 'a'), said(2, 'forgets')], []],
    [
      'may be stated again after it was forgotten',
      [said(1, 'asserts', 'a'), said(2, 'forgets'), said(3, 'asserts', 'b')],
      ['b'],
    ],
    ['is not changed by hearsay', [said(1, 'asserts', 'a'), said(2, 'hearsay', 'b')], ['a']],
    ['is not changed by the assistant', [said(1, 'asserts', 'a'), said(2, 'repeats', 'b')], ['a']],
    ['has no value after one hint', [said(1, 'hints', 'a')], []],
    ['has a value after two hints', [said(1, 'hints', 'a'), said(2, 'hints', 'a')], ['a']],
    [
      'keeps its value after an exception and one other hint',
      [said(1, 'hints', 'a'), said(2, 'hints', 'a'), said(3, 'excepts', 'b'), said(4, 'hints', 'b')],
      ['a'],
    ],
    [
      'changes after two other hints',
      [said(1, 'hints', 'a'), said(2, 'hints', 'a'), said(3, 'hints', 'b'), said(4, 'hints', 'b')],
      ['a', 'b'],
    ],
  ])('%s', (_, statements, values) => {
    expect(chain(statements).map((held) => held.value)).toEqual(values);
  });

  it('starts with the statement that first stated the value', () => {
    const held = chain([said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(4, 'asserts', 'b')]);
    expect(held.at(-1)).toMatchObject({ value: 'b', from: '2025-02-10T09:00:00Z', statement: { session_id: 2 } });
  });
});

describe('stateAt', () => {
  const statements = [
    said(1, 'asserts', 'a'),
    said(2, 'asserts', 'b', { until: '2025-03-01' }),
    said(4, 'asserts', 'c'),
  ];
  it.each([
    ['2025-01-09T00:00:00Z', undefined],
    ['2025-01-10T09:00:00Z', 'a'],
    ['2025-02-28T00:00:00Z', 'b'],
    ['2025-03-01T00:00:00Z', 'a'],
    ['2025-06-01T00:00:00Z', 'c'],
  ])('returns at %s: %s', (at, value) => {
    expect(stateAt(chain(statements), instant(at))?.value).toBe(value);
  });
});

describe('askedTime', () => {
  const asked = (session: number, sessions = SESSIONS) =>
    new Date(askedTime({ sessions, probe: { session } } as unknown as Scenario)).getUTCMonth() + 1;

  it("is the time of the question's session", () => {
    expect([asked(1), asked(3), asked(5)]).toEqual([1, 3, 5]);
  });

  it('is that of the last session before the question if its session is not listed, in any order', () => {
    const listed = SESSIONS.filter(({ session_id: id }) => id !== 3);
    expect([asked(10), asked(10, SESSIONS.toReversed()), asked(3, listed)]).toEqual([5, 5, 2]);
  });

  it('is that of the first session if none is before the question', () => {
    expect(asked(0)).toBe(1);
  });
});
