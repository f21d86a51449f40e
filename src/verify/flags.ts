import { quoted } from '../evidence/display-name.ts';
import { type Flag, type FlagFacts, isReferenceOrControl } from './flag.ts';
import { confusableName } from './flags/confusable-name.ts';
import { foretoldAnswers } from './flags/foretold-answers.ts';
import { noVariation } from './flags/no-variation.ts';
import { onlyAddsPasses } from './flags/only-adds-passes.ts';
import { otherModel, unaskedModel } from './flags/other-model.ts';
import { sameAnswers, sameBundle } from './flags/same-answers.ts';
import texts from './flags.json' with { type: 'json' };

/** The check of each flag. `flags.json` has their texts, in display order. */
const CHECKS: Readonly<Record<keyof typeof texts, Flag['check']>> = {
  'open-objection': ({ objection }) =>
    objection && `${objection.event} on ${objection.date.slice(0, 10)}: ${quoted(objection.reason)}`,
  'same-bundle': sameBundle,
  'same-answers': sameAnswers,
  'foretold-answers': foretoldAnswers,
  'other-model': otherModel,
  'unasked-model': ({ run: { manifest, scorecard } }) => unaskedModel(manifest, scorecard),
  'only-adds-passes': onlyAddsPasses,
  'no-variation': noVariation,
  'confusable-name': confusableName,
};

export const FLAGS: readonly Flag[] = Object.entries(texts).map(([id, text]) => ({
  id,
  ...text,
  check: CHECKS[id as keyof typeof texts],
}));

/** A flag that applies to a run, with its reason. */
export interface RaisedFlag extends Pick<Flag, 'id' | 'title' | 'remedy'> {
  readonly reason: string;
}

/** The flags of a run. References and controls have none: other runs are compared with them. */
export function raisedFlags(facts: FlagFacts): readonly RaisedFlag[] {
  if (isReferenceOrControl(facts.run)) return [];
  return FLAGS.flatMap(({ id, title, remedy, check }) => {
    const reason = check(facts);
    return reason === undefined ? [] : [{ id, title, reason, remedy }];
  });
}
