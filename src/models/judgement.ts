import * as z from 'zod';
import { type JudgesAgreement, judgesAgreement } from '../analysis/judge-agreement.ts';
import { hinted, readCanonical } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { type Calibration, type JudgedAnswer, Judgement, type JudgeVerdict } from '../evidence/judgement.ts';
import type { ReadFiles } from '../ports/files.ts';
import { readReply } from './answer-file.ts';
import planted from './judge-calibration.json' with { type: 'json' };
import { estimateOf } from './question-result.ts';
import { totalUsage } from './usage.ts';

/** A judge's verdicts count if it recognises this share of planted matches, and of planted differences. */
const LEAST_RECOGNISED = 0.9;

/** Pairs with a known verdict: an answer that says the same as gold in other words, and one that clearly does not. */
export const PLANTED = planted.flatMap(([question = '', gold = '', match = '', difference = ''], at) => [
  { id: `match-${at + 1}`, planted: 'same' as const, question, gold, answer: match },
  { id: `difference-${at + 1}`, planted: 'different' as const, question, gold, answer: difference },
]);

/** The result of a judge on the planted pairs. A malformed verdict counts as not recognised. */
export function calibrationResult(calibration: Calibration) {
  const pairs = calibration.map((one, at) => ({ ...one, cluster: String(at) }));
  const recognised = (kind: 'same' | 'different') =>
    estimateOf(
      pairs.filter(({ planted }) => planted === kind),
      ({ verdict }) => verdict === kind,
    );
  const [sensitivity, specificity] = [recognised('same'), recognised('different')];
  return { sensitivity, specificity, trusted: Math.min(sensitivity.value, specificity.value) >= LEAST_RECOGNISED };
}

/** Room for the most answers, with judge replies of a usual length. */
const LARGEST = 64 * 1_048_576;

const Form = z.strictObject({ same: z.boolean() });

/** The verdict in a judge's reply; `unanswered` without a reply. */
export function judgeVerdict(reply: string | undefined): JudgeVerdict {
  if (reply === undefined) return 'unanswered';
  const parsed = readReply(Form, reply);
  if (parsed === undefined) return 'malformed';
  return parsed.same ? 'same' : 'different';
}

/** The totals of a judgement, with the suite's own scoring of the same answers. */
export function resultOf(answers: readonly JudgedAnswer[], calibration: Calibration): Judgement['result'] {
  const count = (verdict: JudgeVerdict) => answers.filter((one) => one.verdict === verdict).length;
  const counted = answers.filter(({ verdict }) => verdict !== 'malformed');
  const recognised = calibrationResult(calibration);
  return {
    ...recognised,
    counted: counted.length,
    malformed: count('malformed'),
    unanswered: count('unanswered'),
    ...(counted.length > 0 && {
      ...(recognised.trusted && { judged: estimateOf(counted, ({ verdict }) => verdict === 'same') }),
      exact: estimateOf(counted, ({ exact }) => exact),
    }),
    usage: totalUsage([...calibration, ...answers].flatMap(({ judge }) => judge ?? [])),
  };
}

/**
 * Reads a judgement that anybody may have written.
 *
 * @throws Fault `judgement.invalid` where verdicts or totals do not follow from the judge's recorded replies
 */
export async function readJudgement(files: ReadFiles, path: string): Promise<Judgement> {
  const judgement = await readCanonical(files, path, Judgement, LARGEST);
  const problem = problemOf(judgement);
  if (problem === undefined) return judgement;
  throw new Fault('judgement.invalid', `${path}: ${problem}.`, {
    hint: 'The file was changed. Judge the bundle again.',
  });
}

function problemOf({ calibration, answers, result }: Judgement): string | undefined {
  const kinds = (all: Pick<Calibration[number], 'id' | 'planted'>[]) => all.map(({ id, planted }) => [id, planted]);
  if (canonical(kinds(calibration)) !== canonical(kinds(PLANTED))) return '$.calibration is not of the planted pairs';
  for (const [at, { verdict, judge }] of calibration.entries())
    if (verdict !== judgeVerdict(judge.said))
      return `$.calibration[${at}].verdict does not follow from the judge’s reply`;
  const ids = new Set<string>();
  for (const [at, { id, verdict, judge }] of answers.entries()) {
    if (ids.has(id)) return `$.answers[${at}].id occurs twice`;
    ids.add(id);
    const follows = judgeVerdict(judge?.said);
    if (verdict !== follows) return `$.answers[${at}].verdict is ${verdict}, but the judge’s reply is ${follows}`;
  }
  return canonical(resultOf(answers, calibration)) === canonical(result)
    ? undefined
    : '$.result does not follow from $.answers';
}

/**
 * How two judges of one bundle agree.
 *
 * @throws Fault `bundle.incomparable` where they judged different bundles
 */
export async function compareJudgements(files: ReadFiles, paths: readonly string[]): Promise<JudgesAgreement> {
  const [pathA, pathB, ...more] = paths;
  if (pathA === undefined || pathB === undefined || more.length > 0)
    throw new Fault('usage', '--agreement takes two judgements.', { hint: 'cib judge --agreement A.json B.json' });
  const read = (path: string) =>
    hinted(() => readJudgement(files, path), 'Give a judgement that `cib judge --out` wrote.');
  const [a, b] = [await read(pathA), await read(pathB)];
  if (canonical(a.bundle) !== canonical(b.bundle)) {
    throw new Fault('bundle.incomparable', `${pathA} and ${pathB} judge different bundles.`, {
      hint: `Their manifests are ${a.bundle.manifest} and ${b.bundle.manifest}.`,
    });
  }
  return judgesAgreement(a, b);
}
