import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerAgreement } from '../../src/analysis/reader-agreement.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import type { ReaderAnswers } from '../../src/evidence/reader-answers.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import { MECHANISMS } from '../../src/suites/worlds/families.ts';
import { generator } from '../../src/suites/worlds/generate.ts';
import { questionnaire } from '../../src/suites/worlds/questionnaire.ts';
import type { WorldQuestion, WorldTask } from '../../src/suites/worlds/schema.ts';
import { BUDGETS, dateOf } from '../../src/suites/worlds/task.ts';
import { groupBy } from '../../src/text/group-by.ts';

/** How a family's two questions are made. */
const MADE: Readonly<Record<(typeof MECHANISMS)[number]['id'], string>> = {
  gap: 'The question uses another form of the slot than the statement. The twin asks about another company. Other companies have the same slot in both forms.',
  code: 'Forty tickets have numbers that differ in one letter or digit, each with a person who works on it. The twin asks about another ticket.',
  alias:
    'The fact is stated with a nickname, and so are many others. One event says whose nickname it is. The twin asks about another company and its nickname.',
  hop2: 'Seven chains differ only in their names: who is related to whom, and a fact about the last one. The twin asks about another chain.',
  hop3: 'As Two steps, with one more relation in between.',
  update:
    'A value changes twice. In a third of the cases the third value equals the first. The twin asks for the value on a day before the last change.',
  exception:
    'There is a rule, an exception for one subject that changed once, and an exception for another subject, in any order. The twin asks about the rule, or about a subject without an exception.',
  tenant:
    'One name is used in both workspaces, with a fact of the same slot in each. The twin asks the same question in the other workspace.',
  trust:
    'The user states a fact. Later, a tool returns another value, up to three times. In the twin, the user states the other value later, and that one counts.',
  source:
    'A live reading of a tool contradicts a guess of the user. In the twin, a check by the user contradicts an old copy of a tool. In one of the two questions the right statement is the newer one.',
  authority:
    'Two people disagree, each once or twice. One event says who decides. In the twin, the other person decides. In one of the two questions the right statement is the newer one.',
  forget:
    'The user asks to forget a fact, so nothing answers the question. The twin asks about another fact of the same company, which stays.',
  absent:
    'The fact was never stated for this company, although other facts were. The twin asks about a company for which it was stated.',
  expiry:
    'A value holds for some days, or until a date. One question asks for a day within that time, the twin for a day after it.',
  action:
    'A rule has a limit, and a fact is above it. Rule and fact are needed. Forbidden are the same rule of the other workspace, with another limit, and an event that states only a correlation. In the twin, the fact is below the limit, and nothing answers.',
  writers:
    'Two agents note different values, and one of them withdraws its note. In the twin, the other agent withdraws it. In one of the two questions the right statement is the newer one.',
};

const BUDGET_TEXT = Object.entries(BUDGETS)
  .map(([name, words]) => `${name}, ${words} words`)
  .join('; ');

/** The page on the suite: its text, and examples from the public data as it is generated now. */
export function worldsPage(root: string): string {
  const task = generator.generate(generator.publicSeed, 0);
  const families = MECHANISMS.map(({ id, label }) =>
    [`**${label}** (\`${id}\`). ${MADE[id]}`, '', ...examples(task, id), ''].join('\n'),
  );
  return readFileSync(join(root, 'scripts/pages/worlds-text.txt'), 'utf8')
    .replace('<!-- families -->\n', () => families.join('\n').trimEnd().concat('\n'))
    .replace('<!-- budgets -->', BUDGET_TEXT)
    .replace('<!-- systems -->', () => systemsTable(systemRuns(join(root, 'leaderboard/entries'))))
    .replace('<!-- choices -->', () => choicesTable(systemRuns(join(root, 'leaderboard/entries'))))
    .replace('<!-- readers -->', () => readersText(join(root, 'scripts/questionnaire/answers')));
}

/** What the committed answers came to, and every question that was answered otherwise than gold says. */
function readersText(folder: string): string {
  const files = readdirSync(folder).map((name): ReaderAnswers => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const asked = files.map(({ questionnaire: { seed, pairs } }) => ({ seed, pairs }));
  if (asked[0] === undefined || asked.some((one) => JSON.stringify(one) !== JSON.stringify(asked[0])))
    throw new Error(`${folder}: the files answer different questionnaires, or there is none.`);
  const { readers, disagreements } = readerAgreement(questionnaire.questions(asked[0].seed, asked[0].pairs), files);
  const rows = readers.map(({ name, kind, overall: { right, statements } }) => {
    const kappa = statements.kappa?.toFixed(3) ?? '';
    return `| ${name} | ${kind} | ${right.k} of ${right.n} | ${kappa} |`;
  });
  const otherwise = disagreements.map(({ question, family, reader, text, chosen, gold }) => {
    const numbers = (some: readonly number[]) => (some.length === 0 ? 'none' : some.join(' and '));
    const needed = gold.length === 0 ? 'none' : gold.map((one) => one.join(' or ')).join(' and ');
    return `- ${readers[reader]?.name}, question ${question} (\`${family}\`), “${text}”: chose ${numbers(chosen)}, gold is ${needed}.`;
  });
  return [
    '| reader | kind | answers equal to gold | kappa with gold |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(otherwise.length > 0 ? ['', ...otherwise] : []),
  ].join('\n');
}

type SystemRun = Scorecard & Pick<Entry, 'kind'>;

/** Every entry with a run of the suite that is neither a reference nor a control, the best first. */
function systemRuns(entries: string): readonly SystemRun[] {
  const shown = readdirSync(entries).flatMap((slug): SystemRun[] => {
    const path = join(entries, slug, 'worlds/scorecard.json');
    if (!existsSync(path)) return [];
    const { kind }: Entry = JSON.parse(readFileSync(join(entries, slug, 'entry.json'), 'utf8'));
    if (kind === 'reference' || kind === 'control') return [];
    return [{ ...JSON.parse(readFileSync(path, 'utf8')), kind }];
  });
  return shown.toSorted((a, b) => value(b, 'twins') - value(a, 'twins'));
}

const value = ({ overall }: Pick<Scorecard, 'overall'>, metric: string) => overall.metrics[metric]?.value ?? 0;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function systemsTable(shown: readonly SystemRun[]): string {
  const rows = sharedRows(shown, (card) => {
    const passed = MECHANISMS.filter(({ id }) => familyValue(card, id) >= 0.2);
    const families = passed.map(({ id, label }) => `${label} ${percent(familyValue(card, id))}`);
    const example = card.kind === 'example' ? ' (example)' : '';
    const errored = card.counts.errored > 0 ? ` (${card.counts.errored} worlds errored)` : '';
    return {
      name: `${card.system.name}${example}${errored}`,
      cells: [percent(value(card, 'twins')), percent(value(card, 'questions')), families.join(', ')],
    };
  });
  return [
    '| system | pairs | questions | families with a fifth or more of their pairs passed |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The rows of a table. Systems with the same cells share one. */
function sharedRows(
  cards: readonly SystemRun[],
  rowOf: (card: SystemRun) => { readonly name: string; readonly cells: readonly string[] },
): readonly string[] {
  const rows = groupBy(cards.map(rowOf), ({ cells }) => cells.join(' | '));
  return [...rows].map(([cells, alike]) => `| ${alike.map(({ name }) => name).join(', ')} | ${cells} |`);
}

const familyValue = (card: SystemRun, family: string) => card.families[family]?.metrics.twins?.value ?? 0;

const meanOver = (card: SystemRun, families: readonly { readonly id: string }[]) =>
  families.reduce((sum, { id }) => sum + familyValue(card, id), 0) / families.length;

/** The headline under other choices of the suite's authors, for all but the examples. The best in each column is bold. */
const CHOICES: readonly { readonly title: string; readonly of: (card: SystemRun) => number }[] = [
  { title: 'pairs, the headline', of: (card) => value(card, 'twins') },
  { title: 'each family counted alike', of: (card) => meanOver(card, MECHANISMS) },
  {
    title: 'the same without Other words',
    of: (card) =>
      meanOver(
        card,
        MECHANISMS.filter(({ id }) => id !== 'gap'),
      ),
  },
  { title: 'questions', of: (card) => value(card, 'questions') },
  { title: 'pairs within 24 words', of: (card) => value(card, 'twins_tight') },
  { title: 'pairs within 96 words', of: (card) => value(card, 'twins_wide') },
];

function choicesTable(shown: readonly SystemRun[]): string {
  const cards = shown.filter(({ kind }) => kind === 'system');
  const best = CHOICES.map(({ of }) => Math.max(...cards.map(of)));
  const rows = sharedRows(cards, (card) => ({
    name: card.system.name,
    cells: CHOICES.map(({ of }, i) => (of(card) === best[i] ? `**${percent(of(card))}**` : percent(of(card)))),
  }));
  const head = ['system', ...CHOICES.map(({ title }) => title)];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

function examples(task: WorldTask, family: string): string[] {
  const [halves = []] = groupBy(
    task.questions.filter((question) => question.family === family),
    ({ pair }) => pair,
  ).values();
  return halves.map((question) => example(task, question));
}

function example({ events }: WorldTask, { text, workspace, gold, forbidden }: WorldQuestion): string {
  const said = (id = '') => {
    const event = events.find((one) => one.id === id);
    return event === undefined ? '' : `“${event.text}” (${event.role}, ${dateOf(event.minute)})`;
  };
  const needed = gold.map(([first]) => said(first)).join(' and ') || 'nothing';
  const [first, ...others] = forbidden;
  const more = others.length === 0 ? '' : `, nor ${others.length} more`;
  const not = first === undefined ? '' : `; not ${said(first)}${more}`;
  return `- ${text} (\`${workspace}\`) → ${needed}${not}`;
}
