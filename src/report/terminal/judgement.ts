import type { JudgesAgreement } from '../../analysis/judge-agreement.ts';
import type { Judgement } from '../../evidence/judgement.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { formatValue, PERCENT } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { formatClustered, formatInterval } from '../format.ts';
import { idList, type Style, textTable } from './layout.ts';

/** A judge's verdicts on a bundle's answers, beside the suite's own scoring, which they do not change. */
export function judgementText({ bundle, judge, prompt, answers, result }: Judgement, style: Style): string {
  const { counted, malformed, unanswered, judged, exact, sensitivity, specificity, trusted } = result;
  const row = (label: string, share: Estimate) => [
    label,
    `${share.k} of ${share.n}`,
    formatValue(PERCENT, share.value),
    formatInterval(PERCENT, share.ci95),
    formatClustered(PERCENT, share),
  ];
  return [
    style.bold(`${safeText(bundle.suite.id)} · free-text answers, judged by ${safeText(judge.name)}`),
    style.dim(`prompt ${safeText(prompt.id)} ${prompt.sha256} · bundle ${bundle.manifest}`),
    '',
    textTable(
      ['', 'answers', 'share', 'Wilson 95%', 'clustered 95%'],
      [
        row('planted matches recognised', sensitivity),
        row('planted differences recognised', specificity),
        ...(judged === undefined ? [] : [row('right by the judge', judged)]),
        ...(exact === undefined ? [] : [row('right by exact match', exact)]),
      ],
    ),
    '',
    `${answers.length} answers: ${counted} counted, of which ${unanswered} said nothing; ${malformed} with no verdict in the judge’s words.`,
    ...(trusted
      ? []
      : [style.bad('No share by the judge: it must recognise 90% of the planted matches, and of the differences.')]),
    'A judge’s grades are opinions: no scorecard holds them.',
  ].join('\n');
}

/** How far two judges of one bundle agree. */
export function agreementText({ judges, table, agreement, onlyA, onlyB, left }: JudgesAgreement, style: Style): string {
  const kappa = agreement?.kappa === undefined ? 'undefined (both always say the same)' : agreement.kappa.toFixed(3);
  return [
    style.bold('Two judges of one bundle'),
    `A  ${safeText(judges[0])}`,
    `B  ${safeText(judges[1])}`,
    '',
    textTable(
      ['', 'B: same', 'B: different'],
      [
        ['A: same', String(table.bothYes), String(table.onlyA)],
        ['A: different', String(table.onlyB), String(table.bothNo)],
      ],
    ),
    '',
    agreement === undefined
      ? 'No answer was judged by both.'
      : `Agreement ${formatValue(PERCENT, agreement.raw)} of ${agreement.n}, Cohen’s kappa ${kappa}.`,
    ...idList('A alone says same', onlyA),
    ...idList('B alone says same', onlyB),
    `Left out: ${left.malformed} without a verdict, ${left.unanswered} unanswered, ${left.alone} in one judgement alone.`,
  ].join('\n');
}
