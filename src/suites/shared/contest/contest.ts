import { holm } from '../../../stats/holm.ts';
import type { BoardComparison, EntryRun } from '../../../suite/claim.ts';
import { type Aspect, compareOn, fewestTemplates, relationOf } from './comparison.ts';

/** Whether the systems of one approach keep up with those of another. */
export interface Contest {
  /** True where it does not. */
  readonly behind: boolean | null;
  /** Who decides: the rival that all are behind of, or the challenger that keeps up with every rival. */
  readonly decider: string | undefined;
  readonly comparisons: readonly BoardComparison[];
  /** Aspects in which some pair has no common measured task: a system that was not measured keeps up with none. */
  readonly unmeasured: readonly string[];
}

/**
 * A challenger is behind a rival if it is worse in any aspect, and keeps up if it is as good or better in each. Challengers as a
 * group are behind if one rival beats all of them, and keep up if one of them keeps up with every rival. Holm corrects over
 * all comparisons, because the best rival and the worst aspect are selected.
 */
export function contest(
  challengers: readonly EntryRun[],
  rivals: readonly EntryRun[],
  aspects: readonly Aspect[],
): Contest {
  const compared = challengers.flatMap((a) =>
    rivals.flatMap((b) => aspects.flatMap((aspect) => compareOn(a, b, aspect) ?? [])),
  );
  const ps = holm(compared.map(({ p }) => p));
  const corrected = compared.map((one, i) => {
    const whole = { ...one, p: ps[i] ?? 1 };
    return { ...whole, relation: relationOf(whole) };
  });
  const between = (a: EntryRun, b: EntryRun) => corrected.filter((one) => one.a === a.slug && one.b === b.slug);
  const isBehind = (a: EntryRun, b: EntryRun) => between(a, b).some(({ relation }) => relation === 'behind');
  const keepsUp = (a: EntryRun, b: EntryRun) => {
    const all = between(a, b);
    return all.length === aspects.length && all.every(({ relation }) => relation === 'matches' || relation === 'ahead');
  };
  const sides = challengers.length > 0 && rivals.length > 0;
  const best = rivals.find((b) => sides && challengers.every((a) => isBehind(a, b)));
  const enough = challengers.find((a) => sides && rivals.every((b) => keepsUp(a, b)));
  return {
    behind: best ? true : enough ? false : null,
    decider: (best ?? enough)?.slug,
    unmeasured: aspects.flatMap(({ on }) =>
      corrected.filter((one) => one.on === on).length < challengers.length * rivals.length ? [on] : [],
    ),
    comparisons: corrected.map((one) => ({
      ...one,
      telling: best ? one.b === best.slug : enough ? one.a === enough.slug : true,
    })),
  };
}

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
