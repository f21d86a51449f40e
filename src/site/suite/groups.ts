import type { Entry } from '../../evidence/entry.ts';

interface Group {
  readonly kind: Entry['kind'];
  readonly label: string;
  readonly note: string;
}

/** What a table of runs is parted into. */
export const GROUPS: readonly Group[] = [
  { kind: 'system', label: 'Systems', note: '' },
  { kind: 'example', label: 'Examples', note: 'show how an adapter is written; not ranked' },
  { kind: 'reference', label: 'Reference systems', note: 'the benchmark’s own baselines; not ranked' },
  { kind: 'control', label: 'Controls', note: 'bound the scale from below and above; not ranked' },
];
