import { describe, expect, it } from 'vitest';
import type { Session, Statement } from './scenario.ts';
import { instant, stateAt, timelineOf } from './timeline.ts';

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

describe('what a fact was, and is', () => {
  it.each<[string, readonly Statement[], readonly string[]]>([
    ['changes with every assertion', [said(1, 'asserts', 'a'), said(2, 'asserts', 'b')], ['a', 'b']],
    ['is the same when said again', [said(1, 'asserts', 'a'), said(3, 'asserts', 'a')], ['a']],
    ['may come back', [said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(3, 'asserts', 'a')], ['a', 'b', 'a']],
    [
      'goes by the time of the state',
      [said(2, 'asserts', 'b'), said(4, 'asserts', 'a', { from: '2025-01-01' })],
      ['a', 'b'],
    ],
    [
      'stays when an old state is told late',
      [said(1, 'asserts', 'a'), said(3, 'asserts', 'b'), said(4, 'asserts', 'a', { from: '2025-02-01' })],
      ['a', 'b'],
    ],
    ['goes by the order of telling in equal times', [said(2, 'asserts', 'b'), said(1, 'asserts', 'a')], ['a', 'b']],
    [
      'is as if never said when withdrawn',
      [said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(3, 'withdraws', 'b')],
      ['a'],
    ],
    [
      'may be said again after it was withdrawn',
      [said(1, 'asserts', 'a'), said(2, 'withdraws', 'a'), said(3, 'asserts', 'a')],
      ['a'],
    ],
    ['leaves nothing when forgotten', [said(1, 'asserts', 'a'), said(2, 'forgets')], []],
    [
      'begins anew after it was forgotten',
      [said(1, 'asserts', 'a'), said(2, 'forgets'), said(3, 'asserts', 'b')],
      ['b'],
    ],
    ['is not what others guess', [said(1, 'asserts', 'a'), said(2, 'hearsay', 'b')], ['a']],
    ['is not what the assistant says', [said(1, 'asserts', 'a'), said(2, 'repeats', 'b')], ['a']],
    ['is no habit after one hint', [said(1, 'hints', 'a')], []],
    ['is a habit from the second hint on', [said(1, 'hints', 'a'), said(2, 'hints', 'a')], ['a']],
    [
      'is still the habit after an exception and one hint',
      [said(1, 'hints', 'a'), said(2, 'hints', 'a'), said(3, 'excepts', 'b'), said(4, 'hints', 'b')],
      ['a'],
    ],
    [
      'is another habit after two other hints',
      [said(1, 'hints', 'a'), said(2, 'hints', 'a'), said(3, 'hints', 'b'), said(4, 'hints', 'b')],
      ['a', 'b'],
    ],
  ])('%s', (_, statements, values) => {
    expect(chain(statements).map((held) => held.value)).toEqual(values);
  });

  it('comes from the statement that began it', () => {
    const held = chain([said(1, 'asserts', 'a'), said(2, 'asserts', 'b'), said(4, 'asserts', 'b')]);
    expect(held.at(-1)).toMatchObject({ value: 'b', from: '2025-02-10T09:00:00Z', statement: { session_id: 2 } });
  });
});

describe('what held at a time', () => {
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
  ])('at %s is %s', (at, value) => {
    expect(stateAt(chain(statements), instant(at))?.value).toBe(value);
  });
});
