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
  const references = passesIn(attempts, questions);
  const texts = [
    ...(systems.length === 0 ? [] : [`${passed} of ${systems.length} system${systems.length === 1 ? '' : 's'}`]),
    ...(references === '' ? [] : [references]),
  ];
  return texts.length === 0 ? '' : `passed by ${texts.join(' and ')}`;
}

/** More names than this are only counted. */
const MOST_NAMES = 6;

/** The references that pass questions, such as `2 of 13 references: all and newest-forget`; empty without references. */
export function passesIn(attempts: readonly Attempted[], questions: readonly Placed[]): string {
  const own = ofKind(attempts, 'reference');
  const names = (some: readonly Attempted[]) =>
    few(
      some.map(({ row }) => nameOf(row).name),
      MOST_NAMES,
    );
  const passing = own.filter(passesAll(questions));
  const failing = own.filter((one) => !passing.includes(one));
  if (own.length === 0) return '';
  const share = `${passing.length} of ${own.length} reference${own.length === 1 ? '' : 's'}`;
  if (passing.length === 0 || failing.length === 0) return share;
  return passing.length <= failing.length ? `${share}: ${names(passing)}` : `${share}, not ${names(failing)}`;
}
