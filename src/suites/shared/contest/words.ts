import type { BoardComparison } from '../../../suite/claim.ts';
import { fewestTemplates } from './comparison.ts';
import type { Contest } from './contest.ts';

/** The reason for the result of a contest, in a sentence. */
export function contestWords({ behind, decider, comparisons }: Contest): string {
  if (behind === null) {
    const open = comparisons.filter(({ relation }) => relation === 'open').length;
    return `of ${counted(comparisons.length, 'comparison')}, ${open} ${open === 1 ? 'tells' : 'tell'} neither a difference nor a match`;
  }
  const telling = comparisons.filter((one) => one.telling);
  if (!behind) {
    const others = distinct(telling.map(({ b }) => b ?? ''));
    return `${decider} matches or beats ${others.join(', ')} in all that was compared`;
  }
  const trailing = telling.filter(({ relation }) => relation === 'behind');
  const each = distinct(trailing.map(({ a }) => a)).map((a) => {
    const where = trailing.filter((one) => one.a === a).map((one) => `${difference(one)} on ${one.on}`);
    return `${a} (${where.join(', ')})`;
  });
  return `significantly behind ${decider}: ${each.join('; ')}`;
}

/** What has to be measured to decide a contest that is undecided. */
export function contestNeeds({ behind, comparisons, unmeasured }: Contest): readonly string[] {
  if (behind !== null) return [];
  const open = comparisons.filter(({ relation }) => relation === 'open').map(needOf);
  return distinct([...unmeasured.map((on) => `${on}, of every system on both sides`), ...open]);
}

function needOf({ on, unit, templates }: BoardComparison): string {
  const more = `${on}: more templates than the ${templates} of this data`;
  return unit === 'pass' ? `${more}; a match takes ${fewestTemplates()}, even of two systems that never differ` : more;
}

export function difference({ unit, delta }: Pick<BoardComparison, 'unit' | 'delta'>): string {
  const sign = delta > 0 ? '+' : delta < 0 ? '−' : '±';
  return unit === 'tokens'
    ? `${sign}${Math.abs(delta).toFixed(1)} tokens a task`
    : `${sign}${(100 * Math.abs(delta)).toFixed(1)} points`;
}

export const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

const distinct = (texts: readonly string[]) => [...new Set(texts)];
