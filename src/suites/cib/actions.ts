import { CAUSES, OPTION_SETS, PAIR_SETS, UNKNOWN } from './wording/built-in.ts';

/** The answers that one question can have: four of a kind, so that a guess is right one time in four. */
const LABELS = [...Object.values(OPTION_SETS), CAUSES, ...Object.values(PAIR_SETS)].flatMap(({ labels }) => labels);

/** What to do when the evidence shows that the answer is not known. */
export const ABSTAINING: readonly string[] = UNKNOWN.map(({ action }) => action);

/** Every task allows all of them: the list betrays neither the family nor the topic. */
export const ACTIONS: readonly string[] = [...LABELS, ...ABSTAINING];
