import type { JudgedAnswer, Judgement } from '../../evidence/judgement.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { type Cluster, clusteredProportion } from '../../stats/clustered.ts';
import { wilson } from '../../stats/wilson.ts';

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
  const clusters = new Map<string, Cluster>();
  for (const answer of answers) {
    const { n, y } = clusters.get(answer.cluster) ?? { n: 0, y: 0 };
    clusters.set(answer.cluster, { n: n + 1, x: n + 1, y: y + Number(isRight(answer)) });
  }
  const n = answers.length;
  const k = answers.filter(isRight).length;
  const robust = clusteredProportion([...clusters.values()]);
  return {
    value: k / n,
    n,
    k,
    ci95: wilson(k, n),
    ...(robust.ci95 && { ci95_clustered: robust.ci95 }),
    n_effective: robust.nEffective,
  };
}
