import type { GoldAgreement, Kappa, ReaderAgreement, StatementAgreement } from '../../analysis/reader-agreement.ts';
import { formatValue, PERCENT } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { formatClustered, formatInterval } from '../format.ts';
import { type Style, textTable } from './layout.ts';

const KAPPA = { unit: 'tokens', digits: 3 } as const;

/** The answers of readers to a questionnaire, compared with gold and with each other. */
export function readersText({ questions, readers, between, disagreements }: ReaderAgreement, style: Style): string {
  const name = (at: number) => safeText(`${readers[at]?.name} (${readers[at]?.kind})`, 60);
  const people = readers.filter(({ kind }) => kind === 'person').length;
  return [
    style.bold(`${questions} questions · readers that are people: ${people}, models: ${readers.length - people}`),
    ...readers.flatMap(({ overall, families }, at) => [
      '',
      style.bold(`${name(at)} against gold`),
      textTable(
        ['', 'right', 'share', '95% over pairs', 'kappa', '95%'],
        [...Object.entries(families), ['all', overall] as const].map(([family, one]) => goldRow(family, one)),
      ),
    ]),
    ...between.flatMap(({ a, b, overall, families }) => [
      '',
      style.bold(`${name(a)} against ${name(b)}`),
      textTable(
        ['', 'questions', 'alike', 'kappa', '95%'],
        [...Object.entries(families), ['all', overall] as const].map(([family, one]) => bothRow(family, one)),
      ),
    ]),
    '',
    `Answered otherwise than gold says: ${disagreements.length}.`,
    ...disagreements.map(({ question, family, reader, text, chosen, gold }) => {
      const needed = gold.map((alternatives) => alternatives.join(' or ')).join(' and ') || 'none';
      return `  ${question} ${family} · ${name(reader)} chose ${chosen.join(', ') || 'none'}; gold is ${needed} · ${safeText(text, 200)}`;
    }),
    '',
    'Kappa is Cohen’s, over the statements that were shown and state a fact: chosen or not.',
  ].join('\n');
}

const goldRow = (family: string, { questions, right, statements }: GoldAgreement) => [
  family,
  `${right.k} of ${questions}`,
  formatValue(PERCENT, right.value),
  formatClustered(PERCENT, right),
  ...kappaCells(statements),
];

const bothRow = (family: string, { questions, statements }: StatementAgreement) => [
  family,
  String(questions),
  formatValue(PERCENT, statements.raw),
  ...kappaCells(statements),
];

const kappaCells = ({ kappa, ci95 }: Kappa) => [
  kappa === undefined ? 'undefined' : kappa.toFixed(KAPPA.digits),
  formatInterval(KAPPA, ci95),
];
