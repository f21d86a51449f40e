import { estimate } from '../analysis/summarise.ts';
import { GroupTally, type MetricSums } from '../analysis/tally.ts';
import type { Answered, AnsweredQuestion } from '../evidence/answered.ts';
import type { Estimate } from '../protocol/scorecard.ts';
import { holm } from '../stats/holm.ts';
import { signFlip } from '../stats/sign-flip.ts';
import type { QuestionBench } from '../suite/bench.ts';
import { totalUsage } from './usage.ts';

type Result = Answered['result'];

/** The figures of each condition, and the comparisons between conditions. */
export function resultOf(
  { conditions, metric }: Pick<QuestionBench, 'conditions' | 'metric'>,
  answers: readonly AnsweredQuestion[],
  left: Result['left'],
): Result {
  const ids = conditions.map(({ id }) => id);
  const byCondition = new Map(ids.map((id) => [id, answers.filter(({ condition }) => condition === id)]));
  const of = (id: string | undefined) => byCondition.get(id ?? '') ?? [];
  const first = new Map(of(ids[0]).map(({ id, score }) => [id, score]));
  return {
    left,
    conditions: Object.fromEntries(ids.map((id) => [id, conditionResult(of(id), metric.kind)])),
    comparisons: compareConditions(ids, of),
    improved: of(ids.at(-1)).flatMap(({ id, score }) => (score > (first.get(id) ?? 0) ? [id] : [])),
    usage: totalUsage(answers.map(({ said }) => said)),
    judge_usage: totalUsage(answers.flatMap(({ judge }) => judge ?? [])),
  };
}

type Kind = QuestionBench['metric']['kind'];

function conditionResult(answers: readonly AnsweredQuestion[], kind: Kind): Result['conditions'][string] {
  const scoreOf = (some: readonly AnsweredQuestion[]) => estimateOf(some, ({ score }) => score, kind);
  const groups = [...new Set(answers.map(({ group }) => group))];
  const judged = answers.filter(({ verdict }) => verdict !== undefined);
  const counted = judged.filter(({ verdict }) => verdict !== 'malformed');
  return {
    score: scoreOf(answers),
    groups: Object.fromEntries(groups.map((name) => [name, scoreOf(answers.filter(({ group }) => group === name))])),
    malformed: answers.filter(({ answer }) => answer === null).length,
    ...(counted.length > 0 && { judged: estimateOf(counted, ({ verdict }) => verdict === 'same') }),
    ...(judged.length > 0 && { judge_malformed: judged.length - counted.length }),
  };
}

/** The estimate of a share or a mean over answers, of which those of one cluster are not independent. */
export function estimateOf<One extends { readonly cluster: string }>(
  answers: readonly One[],
  measure: (one: One) => number | boolean,
  kind: Kind = 'proportion',
): Estimate {
  const tally = new GroupTally();
  for (const one of answers) tally.add({ cluster: one.cluster, values: { value: Number(measure(one)) } });
  return estimate({ kind, unit: 'fraction' }, tally.sums('value') as MetricSums);
}

type Comparison = Result['comparisons'][number];
type Grade = (answer: AnsweredQuestion) => number | undefined;

const GRADES: Readonly<Record<Comparison['by'], Grade>> = {
  score: ({ score }) => score,
  judge: ({ verdict }) => (verdict === undefined || verdict === 'malformed' ? undefined : Number(verdict === 'same')),
};

/** Compares each condition with each before it, over the questions that are graded under both. */
function compareConditions(
  conditions: readonly string[],
  answersOf: (condition: string) => readonly AnsweredQuestion[],
): Comparison[] {
  const pairs = conditions.flatMap((a, at) => conditions.slice(0, at).map((b) => ({ a, b })));
  return (Object.keys(GRADES) as Comparison['by'][]).flatMap((by) => {
    const compared = pairs.flatMap(({ a, b }) => {
      const { n, sum, clusters } = differences(answersOf(a), answersOf(b), GRADES[by]);
      return n === 0 ? [] : [{ a, b, by, n, delta: sum / n, p: signFlip([...clusters.values()]).p }];
    });
    const corrected = holm(compared.map(({ p }) => p));
    return compared.map((one, at) => ({ ...one, p_holm: corrected[at] ?? 1 }));
  });
}

/** The differences a − b, in total and by cluster. */
function differences(a: readonly AnsweredQuestion[], b: readonly AnsweredQuestion[], grade: Grade) {
  const others = new Map(b.map((answer) => [answer.id, grade(answer)]));
  const clusters = new Map<string, number>();
  let [n, sum] = [0, 0];
  for (const answer of a) {
    const [gradeA, gradeB] = [grade(answer), others.get(answer.id)];
    if (gradeA === undefined || gradeB === undefined) continue;
    n += 1;
    sum += gradeA - gradeB;
    clusters.set(answer.cluster, (clusters.get(answer.cluster) ?? 0) + gradeA - gradeB);
  }
  return { n, sum, clusters };
}
