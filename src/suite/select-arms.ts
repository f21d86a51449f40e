import type { Suite } from './suite.ts';

/**
 * The suite restricted to these arms; unchanged if `arms` is null. Episodes of other arms are not run, and metrics that need
 * them are not measured.
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
