import { TIER_LABELS } from '../board/tier-view.ts';
import { TIER_WORDS } from './cells.ts';
import type { ColumnView, RowView } from './table-view.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Offers only values that some row has. */
export function controlsView(columns: readonly ColumnView[], rows: readonly RowView[]) {
  const tiers = new Set(rows.flatMap(({ tier }) => tier.words.split(' ')));
  const licences = [...new Set(rows.map(({ licence }) => licence))].sort();
  const approaches = [...new Set(rows.flatMap(({ approach }) => approach || []))].sort();
  const named = (value: string): Option => ({ value, label: value });
  return {
    /** A filter hides the rows without the chosen value. */
    filters: [
      {
        id: 'tier',
        label: 'Run by',
        options: TIER_WORDS.filter((word) => tiers.has(word)).map((value) => ({ value, label: TIER_LABELS[value] })),
      },
      { id: 'suite', label: 'Suite', options: columns.map(({ suite, title }) => ({ value: suite, label: title })) },
      { id: 'licence', label: 'Licence', options: licences.map(named) },
      { id: 'network', label: 'Network', options: [named('none'), named('needed')] },
      {
        id: 'model',
        label: 'Class',
        options: [
          { value: 'none', label: 'without a language model' },
          { value: 'used', label: 'with a language model' },
        ],
      },
      // An entry need not declare its approach.
      ...(approaches.length === 0 ? [] : [{ id: 'approach', label: 'Approach', options: approaches.map(named) }]),
      {
        id: 'labels',
        label: 'Labels',
        options: [
          { value: 'unread', label: 'does not read them' },
          { value: 'read', label: 'reads them' },
        ],
      },
    ],
    /** The columns by which rows can be sorted, for screens without room for headings. */
    sorts: [
      ...columns.flatMap(({ suite, title, metric, tokens, families }) => [
        { value: `${suite}.value`, label: `${title}: ${metric.label}` },
        ...families.map(({ key, label }) => ({ value: `${key}.value`, label: `${title}: ${label}` })),
        ...(tokens.short ? [{ value: `${suite}.tokens`, label: `${title}: ${tokens.label}` }] : []),
        { value: `${suite}.latency`, label: `${title}: median time of one query` },
      ]),
      { value: 'name', label: 'Name' },
      { value: 'tier', label: 'Run by' },
      { value: 'tested', label: 'Day of the test' },
      { value: 'licence', label: 'Licence' },
    ],
  };
}
