import type { Answered, AnsweredQuestion } from '../../evidence/answered.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { QuestionBench } from '../../suite/bench.ts';
import { labelOf } from '../../suite/description.ts';
import { formatP, formatValue, PERCENT, pointsNumber } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { formatClustered } from '../format.ts';
import { type Style, textTable } from './layout.ts';

/** Up to this many questions are listed one by one. */
const MOST_LISTED = 20;

/** The result of a question bench: the questions if they are few, then the conditions and their comparisons. */
export function answeredText(bench: QuestionBench, { answers, answerer, judge, result }: Answered, style: Style) {
  const { conditions, metric } = bench;
  const figure = (share: Estimate | undefined) =>
    share === undefined ? '–' : `${formatValue(metric, share.value)} ${formatClustered(metric, share)}`.trim();
  const row = (name: string, of: (condition: Answered['result']['conditions'][string]) => string) => [
    name,
    ...conditions.map(({ id }) => {
      const found = result.conditions[id];
      return found === undefined ? '–' : of(found);
    }),
  ];
  const groups = Object.keys(result.conditions[conditions[0]?.id ?? '']?.groups ?? {});
  const questions = new Set(answers.map(({ id }) => id)).size;
  const left = Object.entries(result.left).map(([why, n]) => `${n} ${why}`);
  return [
    style.bold(`${bench.label} · answered by ${safeText(answerer.model.name)}`),
    style.dim(`prompt ${answerer.prompt.id} ${answerer.prompt.sha256}`),
    '',
    ...(questions > MOST_LISTED ? [] : questionLines(bench, answers, style)),
    textTable(
      ['', ...conditions.map(({ label }) => label)],
      [
        row(`${metric.label} (clustered 95%)`, ({ score }) => figure(score)),
        ...groups.map((name) => row(`  ${safeText(name)}`, (of) => figure(of.groups[name]).split(' ')[0] ?? '')),
        row('Malformed answers', ({ malformed }) => String(malformed)),
        ...(judge === null
          ? []
          : [
              row(`Judged right by ${safeText(judge.model.name, 40)}, not in the score`, ({ judged }) =>
                figure(judged),
              ),
              row('Malformed verdicts', (of) => String(of.judge_malformed ?? 0)),
            ]),
      ],
    ),
    '',
    textTable(
      ['paired over clusters', 'by', 'questions', 'difference, points', 'p', 'p (Holm)'],
      result.comparisons.map(({ a, b, by, n, delta, p, p_holm }) => [
        `${a} − ${b}`,
        by === 'judge' ? 'judge' : metric.label,
        String(n),
        pointsNumber(delta),
        formatP(p),
        formatP(p_holm),
      ]),
    ),
    '',
    `${questions} questions; better with memory than without: ${result.improved.length}.${left.length > 0 ? ` Left out: ${left.join(', ')}.` : ''}`,
  ].join('\n');
}

function questionLines({ conditions }: QuestionBench, answers: readonly AnsweredQuestion[], style: Style): string[] {
  const ids = [...new Set(answers.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const ofQuestion = answers.filter((one) => one.id === id);
    const before = ofQuestion[0]?.score ?? 0;
    const after = ofQuestion.at(-1)?.score ?? 0;
    return [
      `${style.bold(safeText(id))} (${safeText(ofQuestion[0]?.group ?? '')})${after > before ? ': better with memory' : ''}`,
      ...ofQuestion.map(({ condition, answer, score }) => {
        const label = labelOf(conditions, condition);
        const verdict =
          score === 1 ? style.good('right') : score === 0 ? style.bad('wrong') : formatValue(PERCENT, score);
        return `  ${safeText(label)}: ${answer === null ? 'no answer in its words' : safeText(JSON.stringify(answer), 200)} ${verdict}`;
      }),
      '',
    ];
  });
}
