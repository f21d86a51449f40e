import { few } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import type { Board } from '../board/board.ts';
import { estimateOf } from '../board/bounds.ts';
import type { ShownEntry } from '../board/entries.ts';
import { namedValues, rowsOf } from './board-rows.ts';

/** A system with at most this share hardly passes anything. */
const HARDLY = 0.2;

/** Which mechanisms are listed, for the words below the table. */
export const WEAK_RULE = `a mechanism in which at most one system has more than ${100 * HARDLY}%. One with too few templates is left out`;

/** A mechanism in which at most one system has more than HARDLY. */
interface Weak {
  readonly label: string;
  readonly best: number;
  /** The system with more than HARDLY, if there is one. */
  readonly holder: { readonly name: string; readonly figure: string } | undefined;
  /** The highest figure of the others. */
  readonly highest: string;
  readonly emptyReply: boolean;
}

/** The mechanisms of the ordering suites in which all systems, or all but one, are weak: the weakest come first. */
export function weakTexts(ordering: readonly Board[], systems: readonly ShownEntry[]): readonly string[] {
  return ordering.flatMap((board) => {
    const { title } = board.description;
    const weak = weakIn(board, systems);
    const none = weak.filter(({ best }) => best === 0);
    const little = weak.filter(({ best, holder }) => best > 0 && holder === undefined);
    const listed = (own: readonly Weak[]) => own.map(({ label, highest }) => `${label} ${highest}`).join(', ');
    const empty = weak.filter(({ emptyReply }) => emptyReply).map(({ label }) => label);
    return [
      none.length > 0 && `${title}, 0% for every system: ${none.map(({ label }) => label).join(', ')}.`,
      little.length > 0 && `${title}, with the highest figure of all systems: ${listed(little)}.`,
      ...weak.flatMap(({ label, holder, highest }) =>
        holder === undefined
          ? []
          : `${title}, ${label}: ${holder.name} ${holder.figure}, the others at most ${highest}.`,
      ),
      empty.length > 0 &&
        `${few(empty)}: the right reply to some questions is empty, so a system that always returns something fails these questions.`,
    ].filter((sentence) => sentence !== false);
  });
}

function weakIn(board: Board, systems: readonly ShownEntry[]): readonly Weak[] {
  const metric = mainMetric(board.description);
  if (metric.unit !== 'fraction') return [];
  const rows = rowsOf(board, systems);
  // A group divides the same questions in another way, such as by the length of the history.
  const families = board.description.families.filter(({ group }) => group === undefined);
  const weak = families.flatMap(({ id, label, emptyReply = false }): Weak | readonly Weak[] => {
    // With so few templates, a low figure does not show that a system lacks anything.
    if (rows.some((row) => estimateOf(row, board, id)?.few_clusters)) return [];
    const measured = namedValues(rows, (row) => estimateOf(row, board, id)?.value);
    const able = measured.filter(({ value }) => value > HARDLY);
    if (measured.length < 2 || able.length > 1) return [];
    const others = measured.filter((one) => !able.includes(one));
    const [only] = able;
    return {
      label,
      emptyReply,
      best: Math.max(...measured.map(({ value }) => value)),
      holder: only && { name: only.name, figure: formatValue(metric, only.value) },
      highest: formatValue(metric, Math.max(...others.map(({ value }) => value))),
    };
  });
  return weak.toSorted((a, b) => a.best - b.best);
}
