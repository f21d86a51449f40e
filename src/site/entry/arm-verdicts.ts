import type { EntryBundle } from '../board/entries.ts';

/** Verdicts on a run's arms, each with a note if the arm that did better was right in all that was measured. */
export function armVerdicts<Verdict>(
  { scorecard, suite }: Pick<EntryBundle, 'scorecard' | 'suite'>,
  verdicts: readonly Verdict[],
) {
  const { armComparisons = [] } = suite.description;
  const known = (scorecard.arm_comparisons ?? []).flatMap((found) => {
    const described = armComparisons.find(({ id }) => id === found.id);
    return described === undefined ? [] : [{ found, described }];
  });
  return verdicts.map((verdict, i) => {
    const { found, described } = known[i] ?? {};
    const other = found?.b == null ? undefined : scorecard.arms?.[found.b]?.metrics[found.metric];
    const isAll = found !== undefined && found.delta < 0 && other?.value === 1;
    return { ...verdict, note: isAll ? (described?.allOfB ?? '') : '' };
  });
}
