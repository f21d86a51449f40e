import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { ReaderAnswers } from '../evidence/reader-answers.ts';
import type { Estimate } from '../protocol/scorecard.ts';
import { clusteredAgreement, type Fourfold } from '../stats/kappa.ts';
import type { ReadQuestion } from '../suite/questionnaire.ts';
import { estimate } from './summarise.ts';
import { GroupTally, type MetricSums } from './tally.ts';

export type Kappa = ReturnType<typeof clusteredAgreement>;

/** How far two readers, or a reader and gold, agree on the statements that count, and on how many questions that is based. */
export interface StatementAgreement {
  readonly questions: number;
  readonly statements: Kappa;
}

export interface GoldAgreement extends StatementAgreement {
  /** The share of the questions that were answered as gold says. */
  readonly right: Estimate;
}

interface Compared<T> {
  readonly overall: T;
  readonly families: Readonly<Record<string, T>>;
}

export type ReaderAgreement = ReturnType<typeof readerAgreement>;

/** SHA-256 of what a questionnaire shows: gold and families are no part of it. */
export const questionnaireDigest = (questions: readonly ReadQuestion[]): string =>
  sha256(
    canonical(
      questions.map(({ text, date, workspace, statements }) => ({
        text,
        date,
        workspace,
        statements: statements.map(({ neutral: _, ...shown }) => ({ ...shown })),
      })),
    ),
  );

interface ReaderChoice {
  readonly question: ReadQuestion;
  readonly number: number;
  /** Places of statements, from 0. */
  readonly chosen: ReadonlySet<number>;
}

/**
 * How far the answers of readers agree with gold and with each other.
 *
 * @param files all of them about these questions
 * @throws RangeError where a file names a question or a statement that is not there
 */
export function readerAgreement(questions: readonly ReadQuestion[], files: readonly ReaderAnswers[]) {
  const read = files.map((file) => answersIn(questions, file));
  return {
    questions: questions.length,
    readers: files.map(({ reader }, at) => ({ ...reader, ...byFamily(read[at] ?? [], agreementWithGold) })),
    // Of each two readers, by their places; over what both answered. Absent where that is nothing.
    between: files.flatMap((_, b) =>
      files.slice(0, b).flatMap((__, a) => {
        const theirs = new Map((read[b] ?? []).map((one) => [one.question, one.chosen]));
        const both = (read[a] ?? []).filter(({ question }) => theirs.has(question));
        if (both.length === 0) return [];
        const others = (one: ReaderChoice) => theirs.get(one.question) as ReadonlySet<number>;
        return [{ a, b, ...byFamily(both, (some) => agreementOn(some, others)) }];
      }),
    ),
    // Questions that a reader answered otherwise than gold says. Questions and statements by their numbers, from 1.
    disagreements: read.flatMap((answers, reader) =>
      answers
        .filter((one) => !isRight(one))
        .map(({ question: { family, text, gold }, number, chosen }) => ({
          question: number,
          family,
          reader,
          text,
          chosen: [...chosen].map((place) => place + 1),
          gold: gold.map((places) => places.map((place) => place + 1)),
        })),
    ),
  };
}

function answersIn(questions: readonly ReadQuestion[], { reader, answers }: ReaderAnswers): readonly ReaderChoice[] {
  return Object.entries(answers).map(([key, numbers]) => {
    const question = questions[Number(key) - 1];
    if (question === undefined) throw new RangeError(`${reader.name} answers question ${key}, which is not there`);
    const unknown = numbers.find((number) => number > question.statements.length);
    if (unknown !== undefined)
      throw new RangeError(`${reader.name} chooses statement ${unknown} of question ${key}, which is not there`);
    return { question, number: Number(key), chosen: new Set(numbers.map((number) => number - 1)) };
  });
}

function byFamily<T>(answers: readonly ReaderChoice[], of: (some: readonly ReaderChoice[]) => T): Compared<T> {
  const families = [...new Set(answers.map(({ question }) => question.family))].sort();
  const inFamily = (family: string) => answers.filter(({ question }) => question.family === family);
  return { overall: of(answers), families: Object.fromEntries(families.map((one) => [one, of(inFamily(one))])) };
}

function agreementWithGold(answers: readonly ReaderChoice[]): GoldAgreement {
  const tally = new GroupTally();
  for (const one of answers) tally.add({ cluster: one.question.pair, values: { right: Number(isRight(one)) } });
  return {
    ...agreementOn(answers, ({ question }) => new Set(question.gold.flat())),
    right: estimate({ kind: 'proportion', unit: 'fraction' }, tally.sums('right') as MetricSums),
  };
}

/** Every fact was chosen, and of what states another fact nothing. */
function isRight({ question, chosen }: ReaderChoice): boolean {
  return unitsOf(question).every(({ places, gold }) => places.some((place) => chosen.has(place)) === gold);
}

function agreementOn(
  answers: readonly ReaderChoice[],
  other: (one: ReaderChoice) => ReadonlySet<number>,
): StatementAgreement {
  const pairs = new Map<string, Record<keyof Fourfold, number>>();
  for (const one of answers) {
    const table = pairs.get(one.question.pair) ?? { bothYes: 0, onlyA: 0, onlyB: 0, bothNo: 0 };
    pairs.set(one.question.pair, table);
    const theirs = other(one);
    for (const { places } of unitsOf(one.question)) {
      const [a, b] = [one.chosen, theirs].map((chosen) => places.some((place) => chosen.has(place)));
      table[a ? (b ? 'bothYes' : 'onlyA') : b ? 'onlyB' : 'bothNo'] += 1;
    }
  }
  return { questions: answers.length, statements: clusteredAgreement([...pairs.values()]) };
}

/** What is chosen or not: the statements that count, and those of one fact as one. */
function unitsOf({ statements, gold }: ReadQuestion): readonly { places: readonly number[]; gold: boolean }[] {
  const needed = new Set(gold.flat());
  const others = statements.flatMap(({ neutral }, place) => (neutral || needed.has(place) ? [] : [place]));
  return [
    ...gold.map((places) => ({ places, gold: true })),
    ...others.map((place) => ({ places: [place], gold: false })),
  ];
}
