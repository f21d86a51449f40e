import { canonical } from '../../evidence/canonical.ts';
import type { Judgement } from '../../evidence/judgement.ts';
import { resultOf } from './result.ts';
import { verdictOf } from './verdict.ts';

/** What of a judgement does not follow from the judge's words that it records; undefined where all does. */
export function unlikeWords({ answers, result }: Judgement): string | undefined {
  const ids = new Set<string>();
  for (const [at, { id, verdict, judge }] of answers.entries()) {
    if (ids.has(id)) return `$.answers[${at}].id stands twice`;
    ids.add(id);
    const follows = verdictOf(judge?.said);
    if (verdict !== follows) return `$.answers[${at}].verdict is ${verdict}, and the judge’s words are ${follows}`;
  }
  return canonical(resultOf(answers)) === canonical(result) ? undefined : '$.result does not follow from $.answers';
}
