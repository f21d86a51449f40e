import type { AsOf } from '../board/entries.ts';
import type { RowView } from './table-view.ts';

/** Who made the runs and when, if that is the same for all rows, which then leave it out; otherwise empty. */
export function sharedRunText(rows: readonly Pick<RowView, 'tier' | 'tested'>[], asOf: AsOf): string {
  const [first, ...others] = rows;
  const [line, ...lines] = first?.tier.lines ?? [];
  if (first === undefined || line === undefined || others.length === 0) return '';
  const { tested } = first;
  const said = ({ tier, tested: { days, claimed, age } }: (typeof rows)[number]) =>
    JSON.stringify([tier.lines, days, claimed, age]);
  const isShared = others.every((row) => said(row) === said(first));
  // A day that is only claimed is marked as such in each row.
  if (!isShared || lines.length > 0 || tested.claimed) return '';
  const who = [line.label, line.claim].filter(Boolean).join(' · ');
  const when = [line.age, tested.days].filter(Boolean).join(', ');
  const age = tested.age === '' || tested.days === asOf ? '' : ` (${tested.age} on ${asOf})`;
  return `All runs of these systems: ${who}, ${when}${age}.`;
}
