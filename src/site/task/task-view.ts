import { formatActions } from '../../report/format.ts';
import { labelOf } from '../../suite/description.ts';
import type { StoryEvent } from '../../suite/story.ts';
import { codePieces } from '../../text/code-pieces.ts';
import { safeLines, safeText } from '../../text/safe-text.ts';
import { type BoardRow, tokensHeading } from '../board/board.ts';
import { isClaimed, readsLabels } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { attemptView, classOf, nameOf } from './attempt-view.ts';
import { itemsKey, itemsView } from './items-view.ts';
import { pairsIn } from './pairs-view.ts';
import { sharesOf, shareText, type TaskPasses } from './passes.ts';
import { type Answer, type Attempted, answersOf, MOST_READ, type TaskBoard, type TaskSheet } from './task-board.ts';

/** What a task's page shows. */
export function taskView({ board }: TaskBoard, sheet: TaskSheet, passes: TaskPasses, cluster: string) {
  const { story } = sheet;
  const { description, ranksClaims } = board;
  const several = (story.questions ?? []).length > 0;
  const groupOfRow = ({ entry, bundle }: BoardRow) => groupOf(entry, [bundle], ranksClaims);
  // What a control answers says nothing, as it is built to pass or to fail.
  const attempts = sheet.attempts.filter(({ row }) => groupOfRow(row) !== 'control');
  const views = new Map(
    several ? [] : attempts.map((one) => [one, attemptView(one.row, one.attempt, story, description)]),
  );
  const answers = answersOf(attempts, several ? itemsKey : (one) => [groupOfRow(one.row), views.get(one)]);
  const shown = new Set(attempts.map(({ row }) => row));
  const others = (group: (typeof GROUPS)[number]) => {
    const of = (rows: readonly BoardRow[]) => rows.filter((row) => !shown.has(row) && groupOfRow(row) === group.id);
    return { label: group.label, passed: namesOf(of(passes.passed)), failed: namesOf(of(passes.failed)) };
  };
  const boardPage = `../../suites/${description.id}.html`;
  const whole = {
    ...factsOf(board, sheet, cluster),
    ...storyView(sheet, attempts, description),
    readers: attempts.length,
    /** Those whose answers are not shown. */
    others: GROUPS.map(others).filter(({ passed, failed }) => passed !== '' || failed !== ''),
    /** Where the reasons that occur are explained; empty where none does. */
    rules: attempts.some(({ attempt }) => attempt.modes.length > 0)
      ? `${boardPage}#${description.id}-failure-modes`
      : '',
    board: boardPage,
  };
  return {
    answers,
    /** Whether each answer has a place of its own on its page: with pairs, the page has only the places of pairs. */
    placed: pairsIn(story, description).length === 0,
    /** The view of a page with some of the answers. */
    withAnswers(some: readonly Answer[]) {
      const items = itemsView(story, description, answers, some);
      const groups = GROUPS.map(({ id, label }) => ({
        label,
        rows: several ? [] : some.filter(([{ row }]) => groupOfRow(row) === id).map(rowOf),
      }));
      return {
        ...whole,
        items,
        /** Whether what systems returned is far down, so that the page begins with links. */
        long: items === null && story.events.length > FEW_EVENTS,
        referencesRead: referencesRead(),
        mostRead: MOST_READ,
        passes: items?.best || passesText(passes, board),
        groups: groups.filter(({ rows }) => rows.length > 0),
      };
    },
  };

  /** Such as `the best 12 of 18`: the references whose answers were read, because only these count for each pair; empty if all were. */
  function referencesRead(): string {
    const { of } = sharesOf(passes, board).references;
    const read = attempts.filter(({ row }) => row.entry.kind === 'reference').length;
    return read < of ? `the best ${read} of ${of}` : '';
  }

  function rowOf(answer: Answer) {
    const who = answer.map(({ row: { entry, bundle } }) => ({
      ...nameOf({ entry }),
      readsLabels: readsLabels(entry, bundle),
    }));
    return { who, ...views.get(answer[0]) };
  }
}

/** The head of the page: what the task is, and how it is passed. */
function factsOf({ description, dataset }: TaskBoard['board'], { id, family, story }: TaskSheet, cluster: string) {
  return {
    id,
    suite: description.title,
    family: safeText(labelOf(description.families, family), 80),
    question: safeLines(story.question, LONGEST_TEXT),
    facts: [
      ...story.facts.map(({ label, value }) => ({ term: label, value: safeText(value, 200) })),
      ...(story.actions ? [{ term: 'actions', value: formatActions(story.actions) }] : []),
      { term: 'template', value: safeText(cluster, 200) },
      { term: 'data', value: `${safeText(dataset.id, 60)}, SHA-256 ${dataset.sha256.slice(0, 8)}…` },
    ],
    passRule: codePieces(description.passed),
    /** The conditions that a task was run under; empty for most suites. */
    arms: (description.arms ?? []).map(({ id: arm, label }) => `${arm} (${label.toLowerCase()})`).join(', '),
    tokens: tokensHeading(description),
  };
}

/** The events and, for a task of one question, the right answer. */
function storyView(
  { story }: TaskSheet,
  attempts: readonly Attempted[],
  description: TaskBoard['board']['description'],
) {
  const several = (story.questions ?? []).length > 0;
  /** Events of a task with pairs stand with the pairs that they matter to. */
  const paired = pairsIn(story, description).length > 0;
  const numbers = new Map(story.events.map(({ sourceId }, index) => [sourceId, index + 1]));
  return {
    events: [...story.events.entries()].flatMap(([index, event]) =>
      event.background || paired
        ? []
        : [{ ...eventView(event, index, numbers), returned: timesReturned(attempts, index) }],
    ),
    /** Of a task of several questions each question has its own. */
    gold: (several ? [] : story.gold).map(({ label, value, events }) => ({
      label,
      value: safeLines(value, LONGEST_TEXT),
      events: (events ?? []).flatMap((id) => numbers.get(id) ?? []),
    })),
  };
}

const LONGEST_TEXT = 2_000;

/** So many fit on about a screen. */
const FEW_EVENTS = 12;

function eventView(
  { timestamp, text, role, marks, replacedBy }: StoryEvent,
  index: number,
  numbers: ReadonlyMap<string, number>,
) {
  return {
    number: index + 1,
    when: safeText(timestamp, 40).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?Z$/, '$1 $2 UTC'),
    text: safeLines(text, LONGEST_TEXT),
    role: classOf(role),
    marks: marks.map((mark) => safeText(mark, 40)),
    /** The number of the event that replaced it; 0 where none did. */
    replacedBy: (replacedBy !== undefined && numbers.get(replacedBy)) || 0,
  };
}

const timesReturned = (attempts: readonly Attempted[], index: number): number =>
  attempts.filter(({ attempt }) =>
    attempt.replies.some(({ method, cited }) => method === 'query' && cited.includes(index)),
  ).length;

function passesText(passes: TaskPasses, board: TaskBoard['board']): string {
  const { systems, references } = sharesOf(passes, board);
  const texts = [
    systems.of > 0 ? `${shareText(systems)} ${systems.of === 1 ? 'system' : 'systems'}` : '',
    references.of > 0 ? `${shareText(references)} reference ${references.of === 1 ? 'system' : 'systems'}` : '',
  ].filter(Boolean);
  return texts.length === 0 ? '' : `Passed by ${texts.join(' and ')}.`;
}

/** Names without links, which would be most of a page with many systems. The suite's page links all of them. */
const namesOf = (rows: readonly BoardRow[]): string =>
  rows.map(({ entry, bundle }) => `${safeText(entry.name, 80)}${isClaimed(bundle) ? ' (claimed)' : ''}`).join(', ');
