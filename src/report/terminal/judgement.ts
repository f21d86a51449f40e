import type { JudgesAgreement } from '../../analysis/judge-agreement.ts';
import type { Judgement } from '../../evidence/judgement.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { safeText } from '../../text/safe-text.ts';
import { formatClustered, formatInterval, formatValue } from '../format.ts';
import { type Style, textTable } from './layout.ts';

const PERCENT = { unit: 'fraction', digits: 1 } as const;
const LISTED = 20;

/** What a judge made of a bundle's answers, beside the suite's own scoring, which stays what it is. */
export function judgementText({ bundle, judge, prompt, answers, result }: Judgement, style: Style): string {
  const { counted, malformed, unanswered, judged, exact } = result;
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
      ['right', 'answers', 'share', 'Wilson 95 %', 'clustered 95 %'],
      [
        ...(judged === undefined ? [] : [row('by the judge', judged)]),
        ...(exact === undefined ? [] : [row('by exact match', exact)]),
      ],
    ),
    '',
    `${answers.length} answers: ${counted} counted, of which ${unanswered} said nothing; ${malformed} with no verdict in the judge’s words.`,
    'A judge’s grades are opinions: no scorecard holds them.',
  ].join('\n');
}

interface Agreed extends JudgesAgreement {
  readonly judges: readonly [a: string, b: string];
}

/** How two judges of one bundle go together. */
export function agreementText({ judges, table, agreement, onlyA, onlyB, left }: Agreed, style: Style): string {
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

function idList(title: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > LISTED ? ` and ${ids.length - LISTED} more (--json lists all)` : '';
  const listed = ids.slice(0, LISTED).map((id) => safeText(id, 80));
  return [`${title} (${ids.length}): ${listed.join(', ')}${more}`];
}
