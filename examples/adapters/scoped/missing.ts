// Missing evidence: nothing was said, nobody vouches for it, or it was said that it is not known.

import { CAUSE, UNKNOWN, UNSETTLED } from './cues.ts';
import type { Hit } from './find.ts';

export const isSettled = ({ statement }: Hit) => !UNSETTLED.test(statement.text) || UNKNOWN.test(statement.text);

/** That a value is not known answers no question for it. What is said of a cause is a finding, not a gap. */
export const saysUnknown = ({ statement }: Hit) => UNKNOWN.test(statement.text) && !CAUSE.test(statement.text);

export const isMissing = (evidence: readonly Hit[]) => evidence.length === 0 || evidence.every(saysUnknown);
