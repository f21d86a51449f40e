import { few } from '../board/few.ts';
import type { Attempted } from './answers.ts';
import { nameOf } from './attempt-view.ts';
import type { Placed } from './reply-cell.ts';

export const passesAll =
  (questions: readonly Placed[]) =>
  ({ attempt }: Attempted): boolean =>
    questions.every(({ place }) => attempt.items[place]?.verdict === 'passed');

const ofKind = (attempts: readonly Attempted[], kind: string) => attempts.filter(({ row }) => row.entry.kind === kind);

/** Such as `passed by 1 of 8 systems and 2 of 13 references: all and newest-forget`; a kind without attempts is left out. */
export function passesText(attempts: readonly Attempted[], questions: readonly Placed[]): string {
  const systems = ofKind(attempts, 'system');
  const passed = systems.filter(passesAll(questions)).length;
  const { of, share, names } = referencesThat(attempts, questions);
  const texts = [
    ...(systems.length === 0 ? [] : [`${passed} of ${systems.length} system${systems.length === 1 ? '' : 's'}`]),
    ...(of === 0 ? [] : [`${share} reference${of === 1 ? '' : 's'}${names}`]),
  ];
  return texts.length === 0 ? '' : `passed by ${texts.join(' and ')}`;
}

/** More names than this are only counted. */
const MOST_NAMES = 6;

/** The references that pass questions, such as `2 of 13: all and newest-forget`; empty without references. */
export function passesIn(attempts: readonly Attempted[], questions: readonly Placed[]): string {
  const { of, share, names } = referencesThat(attempts, questions);
  return of === 0 ? '' : `${share}${names}`;
}

/** Those that pass are named, or those that do not if they are fewer; where all or none pass, nobody is. */
function referencesThat(attempts: readonly Attempted[], questions: readonly Placed[]) {
  const own = ofKind(attempts, 'reference');
  const passing = own.filter(passesAll(questions));
  const failing = own.filter((one) => !passing.includes(one));
  const named = (some: readonly Attempted[]) => {
    const names = some.map(({ row }) => nameOf(row).name);
    return few(names, MOST_NAMES);
  };
  const isClear = passing.length === 0 || failing.length === 0;
  const names = passing.length <= failing.length ? `: ${named(passing)}` : `, not ${named(failing)}`;
  return { of: own.length, share: `${passing.length} of ${own.length}`, names: isClear ? '' : names };
}
