import { estimate } from '../../analysis/summarise.ts';
import { GroupTally, type MetricSums } from '../../analysis/tally.ts';
import type { JudgedAnswer, Judgement } from '../../evidence/judgement.ts';
import type { Estimate } from '../../protocol/scorecard.ts';

/** What the verdicts come to, beside what the suite's own scoring says of the same answers. */
export function resultOf(answers: readonly JudgedAnswer[]): Judgement['result'] {
  const of = (verdict: JudgedAnswer['verdict']) => answers.filter((one) => one.verdict === verdict).length;
  const counted = answers.filter(({ verdict }) => verdict !== 'malformed');
  const billed = (kind: 'input_tokens' | 'output_tokens') =>
    answers.reduce((sum, { judge }) => sum + (judge?.usage[kind] ?? 0), 0);
  return {
    counted: counted.length,
    malformed: of('malformed'),
    unanswered: of('unanswered'),
    ...(counted.length > 0 && {
      judged: share(counted, ({ verdict }) => verdict === 'same'),
      exact: share(counted, ({ exact }) => exact),
    }),
    usage: { input_tokens: billed('input_tokens'), output_tokens: billed('output_tokens') },
  };
}

function share(answers: readonly JudgedAnswer[], isRight: (answer: JudgedAnswer) => boolean): Estimate {
  const tally = new GroupTally();
  for (const one of answers) tally.add({ cluster: one.cluster, values: { right: Number(isRight(one)) } });
  return estimate({ kind: 'proportion', unit: 'fraction' }, tally.sums('right') as MetricSums);
}
