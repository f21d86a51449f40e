import type { Suite } from './suite.ts';

/**
 * The suite as if it had these arms alone; all of it where `arms` is null. A task asks what the arms left of it ask, and what
 * another arm would have told is not measured.
 */
export function selectArms(suite: Suite, arms: readonly string[] | null): Suite {
  if (arms === null) return suite;
  const { description } = suite;
  return {
    ...suite,
    description: { ...description, arms: (description.arms ?? []).filter(({ id }) => arms.includes(id)) },
    compile: (task) => suite.compile(task).filter(({ arm }) => arm !== undefined && arms.includes(arm)),
  };
}
