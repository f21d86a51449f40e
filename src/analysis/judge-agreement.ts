import type { JudgedAnswer, Judgement } from '../evidence/judgement.ts';
import { type Agreement, agreement, type Fourfold } from '../stats/kappa.ts';

export interface JudgesAgreement {
  readonly judges: readonly [a: string, b: string];
  /** Counts of the answers that both judged. "Yes" means that answer and gold say the same. */
  readonly table: Fourfold;
  /** Absent if there is no answer that both judged. */
  readonly agreement?: Agreement;
  /** Ids of the answers to which only a, or only b, says yes. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** Numbers of answers that are not in `table`: in one judgement only, or without a valid verdict of one judge. */
  readonly left: { readonly alone: number; readonly malformed: number; readonly unanswered: number };
}

/** How far two judgements of one bundle agree. */
export function judgesAgreement(a: Judgement, b: Judgement): JudgesAgreement {
  const others = new Map(b.answers.map((answer) => [answer.id, answer]));
  const both = a.answers.flatMap((mine): (readonly [JudgedAnswer, JudgedAnswer])[] => {
    const theirs = others.get(mine.id);
    return theirs === undefined ? [] : [[mine, theirs]];
  });
  const either = (verdict: JudgedAnswer['verdict']) =>
    both.filter((pair) => pair.some((one) => one.verdict === verdict));
  const ids = (mine: JudgedAnswer['verdict'], theirs: JudgedAnswer['verdict']) =>
    both.flatMap(([one, other]) => (one.verdict === mine && other.verdict === theirs ? [one.id] : []));
  const onlyA = ids('same', 'different');
  const onlyB = ids('different', 'same');
  const table = {
    bothYes: ids('same', 'same').length,
    onlyA: onlyA.length,
    onlyB: onlyB.length,
    bothNo: ids('different', 'different').length,
  };
  const judged = Object.values(table).some((count) => count > 0);
  return {
    judges: [a.judge.name, b.judge.name],
    table,
    ...(judged && { agreement: agreement(table) }),
    onlyA,
    onlyB,
    left: {
      alone: a.answers.length + b.answers.length - 2 * both.length,
      malformed: either('malformed').length,
      unanswered: either('unanswered').length,
    },
  };
}
