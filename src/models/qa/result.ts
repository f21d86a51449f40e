import { estimate } from '../../analysis/summarise.ts';
import { GroupTally, type MetricSums } from '../../analysis/tally.ts';
import type { Answered, AnsweredQuestion } from '../../evidence/answered.ts';
import type { Said } from '../../evidence/judgement.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { QuestionBench } from '../../suite/question-bench.ts';
import { compareConditions } from './compare-conditions.ts';

type Result = Answered['result'];

/** What the answers under each condition come to, and how the conditions stand to each other. */
export function resultOf(
  { conditions, metric }: Pick<QuestionBench, 'conditions' | 'metric'>,
  answers: readonly AnsweredQuestion[],
  left: Result['left'],
): Result {
  const ids = conditions.map(({ id }) => id);
  const under = new Map(ids.map((id) => [id, answers.filter(({ condition }) => condition === id)]));
  const of = (id: string | undefined) => under.get(id ?? '') ?? [];
  const before = new Map(of(ids[0]).map(({ id, score }) => [id, score]));
  return {
    left,
    conditions: Object.fromEntries(ids.map((id) => [id, conditionResult(of(id), metric.kind)])),
    comparisons: compareConditions(ids, under),
    improved: of(ids.at(-1)).flatMap(({ id, score }) => (score > (before.get(id) ?? 0) ? [id] : [])),
    usage: billed(answers.map(({ said }) => said)),
    judge_usage: billed(answers.flatMap(({ judge }) => judge ?? [])),
  };
}

function conditionResult(answers: readonly AnsweredQuestion[], kind: Kind): Result['conditions'][string] {
  const scored = answers.map(({ cluster, score }) => ({ cluster, value: score }));
  const groups = [...new Set(answers.map(({ group }) => group))];
  const judged = answers.filter(({ verdict }) => verdict !== undefined);
  const counted = judged.filter(({ verdict }) => verdict !== 'malformed');
  return {
    score: over(scored, kind),
    groups: Object.fromEntries(
      groups.map((name) => [
        name,
        over(
          scored.filter((_, at) => answers[at]?.group === name),
          kind,
        ),
      ]),
    ),
    malformed: answers.filter(({ answer }) => answer === null).length,
    ...(counted.length > 0 && {
      judged: over(
        counted.map(({ cluster, verdict }) => ({ cluster, value: Number(verdict === 'same') })),
        'proportion',
      ),
    }),
    ...(judged.length > 0 && { judge_malformed: judged.length - counted.length }),
  };
}

type Kind = QuestionBench['metric']['kind'];

function over(points: readonly { readonly cluster: string; readonly value: number }[], kind: Kind): Estimate {
  const tally = new GroupTally();
  for (const { cluster, value } of points) tally.add({ cluster, values: { value } });
  return estimate({ kind, unit: 'fraction' }, tally.sums('value') as MetricSums);
}

const billed = (said: readonly Said[]) => ({
  input_tokens: said.reduce((sum, { usage }) => sum + usage.input_tokens, 0),
  output_tokens: said.reduce((sum, { usage }) => sum + usage.output_tokens, 0),
});
