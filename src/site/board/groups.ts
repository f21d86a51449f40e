import type { Entry } from '../../evidence/entry.ts';
import type { Board, BoardRow } from './board.ts';
import { isClaimed, type ShownBundle } from './entries.ts';

interface Group {
  readonly id: Entry['kind'] | 'claim';
  readonly label: string;
  readonly note: string;
}

/** The groups of a table of runs, in their order. */
export const GROUPS: readonly Group[] = [
  { id: 'system', label: 'Systems', note: '' },
  { id: 'claim', label: 'Claims, not run by this board', note: 'self-reported, unranked' },
  {
    id: 'example',
    label: 'Examples',
    note: 'show how an adapter is written, by people who know the tasks; not ranked',
  },
  { id: 'reference', label: 'Reference systems', note: 'the benchmark’s own baselines; not ranked' },
  { id: 'control', label: 'Controls', note: 'bound the scale from below and above; not ranked' },
];

/**
 * The group that an entry is listed in. A system whose runs are all self-reported is a claim.
 *
 * @param ranksClaims whether claims are ranked: they are then listed as systems
 */
export function groupOf(
  { kind }: Pick<Entry, 'kind'>,
  bundles: readonly Pick<ShownBundle, 'tier'>[],
  ranksClaims: boolean,
): Group['id'] {
  const claimed = bundles.length > 0 && bundles.every(isClaimed);
  return kind === 'system' && claimed && !ranksClaims ? 'claim' : kind;
}

/** The rows of a board that are listed in these groups, in its order. */
export const rowsIn = (
  { rows, ranksClaims }: Pick<Board, 'rows' | 'ranksClaims'>,
  ...groups: readonly Group['id'][]
): readonly BoardRow[] => rows.filter(({ entry, bundle }) => groups.includes(groupOf(entry, [bundle], ranksClaims)));
