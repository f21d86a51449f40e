import { TIER_LABELS, TIER_WORDS } from '../board/tier-view.ts';
import type { ColumnView, RowView } from './table-view.ts';

/** Offers only values that some row has. */
export function controlsView(
  columns: readonly ColumnView[],
  rows: readonly Pick<RowView, 'tier' | 'licence' | 'approach'>[],
  kinds: readonly { readonly id: string; readonly label: string }[],
) {
  const tiers = new Set(rows.flatMap(({ tier }) => tier.words.split(' ')));
  const licences = [...new Set(rows.map(({ licence }) => licence))].sort();
  const approaches = [...new Set(rows.flatMap(({ approach }) => approach || []))].sort();
  const option = (value: string, label: string = value) => ({ value, label });
  return {
    /** A filter hides the rows without the chosen value. */
    filters: [
      { id: 'kind', label: 'Kind', options: kinds.map(({ id, label }) => option(id, label)) },
      {
        id: 'tier',
        label: 'Run by',
        options: TIER_WORDS.filter((word) => tiers.has(word)).map((word) => option(word, TIER_LABELS[word])),
      },
      { id: 'suite', label: 'Suite', options: columns.map(({ suite, title }) => option(suite, title)) },
      { id: 'licence', label: 'Licence', options: licences.map((one) => option(one)) },
      { id: 'network', label: 'Network', options: [option('none'), option('needed')] },
      {
        id: 'model',
        label: 'Class',
        options: [option('none', 'without a language model'), option('used', 'with a language model')],
      },
      // An entry need not declare its approach.
      ...(approaches.length === 0
        ? []
        : [{ id: 'approach', label: 'Approach', options: approaches.map((one) => option(one)) }]),
      {
        id: 'labels',
        label: 'Labels',
        options: [option('unread', 'does not read them'), option('read', 'reads them')],
      },
    ],
    /** The columns by which rows can be sorted, for screens without room for headings. */
    sorts: [
      ...columns.flatMap(({ suite, title, metric, tokens, families }) => [
        option(`${suite}.value`, `${title}: ${metric.label}`),
        ...families.map(({ key, label }) => option(`${key}.value`, `${title}: ${label}`)),
        ...(tokens.short ? [option(`${suite}.tokens`, `${title}: ${tokens.label}`)] : []),
        option(`${suite}.latency`, `${title}: median time of one query`),
      ]),
      option('name', 'Name'),
      option('tier', 'Run by'),
      option('tested', 'Day of the test'),
      option('licence', 'Licence'),
    ],
  };
}
