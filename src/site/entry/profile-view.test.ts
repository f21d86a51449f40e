import { expect, it } from 'vitest';
import type { Family } from '../../suite/description.ts';
import type { LocatedRun } from '../board/board.ts';
import type { Reading } from '../board/bounds.ts';
import { profileLists, type ReadFamily } from './profile-view.ts';

const located = { board: { description: { title: 'One' } } } as unknown as LocatedRun;
const read = (label: string, reading: Reading, more: Partial<Family> = {}): ReadFamily => ({
  ...{ located, reading, family: { id: label, label, ...more } },
  bounds: { cheat: undefined, reference: { name: 'r', slug: 'r', value: 0.5, ranked: false } },
});

it('lists every family that counts once, also those that are not decided, and no family of a group', () => {
  const lists = profileLists([
    {
      located,
      unmeasured: [],
      read: [
        read('Sources', 'reaches'),
        read('Names', 'between'),
        read('Updates', 'ahead'),
        read('Steps', 'below'),
        read('Expiry', 'unclear'),
        read('Noise', 'uninformative'),
        read('1,000 events', 'below', { group: 'Length' }),
      ],
    },
  ]);
  const [first, ...others] = lists.map(({ heading }) => heading);
  expect(first).toBe(
    'At the level of the best reference, or above: 1 of 5 families, without the 1 where a cheat does as well as the best reference',
  );
  expect(others.map((heading) => heading.split(': ').at(-1))).toEqual(['2', '1', '1']);
  expect(lists.map(({ suites }) => suites.map(({ title }) => title).join())).toEqual([
    'One, 1 of 6',
    'One, 2 of 6',
    'One, 1 of 6',
    'One, 1 of 6',
  ]);
  expect(lists.map(({ suites }) => suites.map(({ families }) => families).join())).toEqual([
    'Sources',
    'Names, Updates',
    'Steps',
    'Expiry',
  ]);
});
