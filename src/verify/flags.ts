import { type Flag, type FlagFacts, isOwn } from './flag.ts';
import { confusableName } from './flags/confusable-name.ts';
import { foretoldAnswers } from './flags/foretold-answers.ts';
import { noVariation } from './flags/no-variation.ts';
import { onlyAddsPasses } from './flags/only-adds-passes.ts';
import { sameAnswers, sameBundle } from './flags/same-answers.ts';

/** What a reviewer is told of, in the order it is shown. A new flag is a file and a line here. */
export const FLAGS: readonly Flag[] = [
  sameBundle,
  sameAnswers,
  foretoldAnswers,
  onlyAddsPasses,
  noVariation,
  confusableName,
];

export interface Raised {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  readonly remedy: string;
}

/** The flags that a run raises. The suite's own systems raise none: others are compared with them. */
export function raised(facts: FlagFacts): readonly Raised[] {
  if (isOwn(facts.run)) return [];
  return FLAGS.flatMap((flag) => {
    const reason = flag.check(facts);
    return reason === undefined ? [] : [{ id: flag.id, title: flag.title, reason, remedy: flag.remedy }];
  });
}
