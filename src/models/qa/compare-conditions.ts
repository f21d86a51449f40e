import type { Answered, AnsweredQuestion } from '../../evidence/answered.ts';
import { holm } from '../../stats/holm.ts';
import { signFlip } from '../../stats/sign-flip.ts';

type Comparison = Answered['result']['comparisons'][number];
type Grade = (answer: AnsweredQuestion) => number | undefined;

const GRADES: Readonly<Record<Comparison['by'], Grade>> = {
  score: ({ score }) => score,
  judge: ({ verdict }) => (verdict === undefined || verdict === 'malformed' ? undefined : Number(verdict === 'same')),
};

/** Each condition beside each before it, over the questions that are graded under both. */
export function compareConditions(
  conditions: readonly string[],
  under: ReadonlyMap<string, readonly AnsweredQuestion[]>,
): Comparison[] {
  const pairs = conditions.flatMap((a, at) => conditions.slice(0, at).map((b) => ({ a, b })));
  return (Object.keys(GRADES) as Comparison['by'][]).flatMap((by) => {
    const found = pairs.flatMap(({ a, b }) => {
      const { n, sum, clusters } = differences(under.get(a) ?? [], under.get(b) ?? [], GRADES[by]);
      return n === 0 ? [] : [{ a, b, by, n, delta: sum / n, p: signFlip([...clusters.values()]).p }];
    });
    const corrected = holm(found.map(({ p }) => p));
    return found.map((one, at) => ({ ...one, p_holm: corrected[at] ?? 1 }));
  });
}

/** By cluster, what the one is worth less what the other is. */
function differences(a: readonly AnsweredQuestion[], b: readonly AnsweredQuestion[], grade: Grade) {
  const others = new Map(b.map((answer) => [answer.id, grade(answer)]));
  const clusters = new Map<string, number>();
  let [n, sum] = [0, 0];
  for (const answer of a) {
    const [mine, theirs] = [grade(answer), others.get(answer.id)];
    if (mine === undefined || theirs === undefined) continue;
    n += 1;
    sum += mine - theirs;
    clusters.set(answer.cluster, (clusters.get(answer.cluster) ?? 0) + mine - theirs);
  }
  return { n, sum, clusters };
}
