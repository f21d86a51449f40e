import type { FailureMode } from '../../suite/description.ts';
import type { StoryEvent } from '../../suite/story.ts';
import { safeText } from '../../text/safe-text.ts';
import type { BoardRow } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';
import { GROUPS, groupOf } from '../board/groups.ts';
import { type AttemptView, attemptView, nameOf } from './attempt-view.ts';
import { type Passes, sharesOf, shareText } from './passes.ts';
import type { TaskBoard, TaskSheet } from './task-board.ts';

interface EventView {
  readonly number: number;
  readonly when: string;
  readonly text: string;
  readonly role: string;
  readonly marks: readonly string[];
  /** The number of the event that took its place; 0 where none did. */
  readonly replacedBy: number;
  readonly returned: string;
}

interface Names {
  readonly names: readonly { readonly href: string; readonly name: string; readonly claimed: boolean }[];
  /** How many more there are; 0 where all are named. */
  readonly more: number;
}

export interface TaskView {
  readonly id: string;
  readonly suite: string;
  readonly family: string;
  readonly question: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly events: readonly EventView[];
  readonly gold: readonly { readonly label: string; readonly value: string; readonly events: readonly number[] }[];
  /** Who passed, in a sentence. */
  readonly passes: string;
  readonly groups: readonly { readonly label: string; readonly rows: readonly AttemptView[] }[];
  /** Systems whose answers are not shown. */
  readonly others: { readonly passed: Names; readonly failed: Names } | null;
  /** The failure modes that occur, with the rule that decides each. */
  readonly modes: readonly FailureMode[];
}

export function taskView({ board }: TaskBoard, sheet: TaskSheet, passes: Passes, cluster: string): TaskView {
  const { story, attempts } = sheet;
  const { description, dataset } = board;
  const shown = new Set(attempts.map(({ row }) => row));
  const rest = ({ passed, failed }: Passes) => ({
    passed: named(passed.filter((row) => !shown.has(row))),
    failed: named(failed.filter((row) => !shown.has(row))),
  });
  const others = rest(passes);
  const happened = new Set(attempts.flatMap(({ attempt }) => attempt.modes));
  const numbers = new Map(story.events.map(({ sourceId }, place) => [sourceId, place + 1]));
  return {
    id: sheet.id,
    suite: description.title,
    family: description.families.find(({ id }) => id === sheet.family)?.label ?? safeText(sheet.family, 80),
    question: safeText(story.question, LONGEST_TEXT),
    facts: [
      ...story.facts.map(({ label, value }) => ({ term: label, value: safeText(value, 200) })),
      { term: 'template', value: safeText(cluster, 200) },
      { term: 'data', value: `${safeText(dataset.id, 60)}, SHA-256 ${dataset.sha256.slice(0, 8)}…` },
    ],
    events: story.events.map((event, place) => ({
      ...eventView(event, place, numbers),
      returned: returnedText(sheet, place),
    })),
    gold: story.gold.map(({ label, value, events }) => ({
      label,
      value: safeText(value, LONGEST_TEXT),
      events: (events ?? []).flatMap((id) => numbers.get(id) ?? []),
    })),
    passes: passesText(passes, board),
    groups: GROUPS.map(({ id, label }) => ({ label, rows: rowsOf(id) })).filter(({ rows }) => rows.length > 0),
    others: others.passed.names.length + others.failed.names.length > 0 ? others : null,
    modes: description.failureModes.filter(({ id }) => happened.has(id)),
  };

  function rowsOf(group: (typeof GROUPS)[number]['id']): readonly AttemptView[] {
    const own = attempts.filter(({ row }) => groupOf(row.entry, [row.bundle], board.ranksClaims) === group);
    return own.map(({ row, attempt }) => attemptView(row, attempt, story, description));
  }
}

const LONGEST_TEXT = 2_000;

function eventView(
  { timestamp, text, role, marks, replacedBy }: StoryEvent,
  place: number,
  numbers: ReadonlyMap<string, number>,
): Omit<EventView, 'returned'> {
  return {
    number: place + 1,
    when: safeText(timestamp, 40).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?Z$/, '$1 $2 UTC'),
    text: safeText(text, LONGEST_TEXT),
    role,
    marks: marks.map((mark) => safeText(mark, 40)),
    replacedBy: (replacedBy !== undefined && numbers.get(replacedBy)) || 0,
  };
}

function returnedText({ attempts }: TaskSheet, place: number): string {
  if (attempts.length === 0) return '';
  const returned = attempts.filter(({ attempt }) =>
    attempt.said.some(({ method, named }) => method === 'query' && named.includes(place)),
  ).length;
  return `returned by ${returned} of ${attempts.length}`;
}

function passesText(passes: Passes, board: TaskBoard['board']): string {
  const { systems, references } = sharesOf(passes, board);
  const said = [
    systems.of > 0 ? `${shareText(systems)} ${systems.of === 1 ? 'system' : 'systems'}` : '',
    references.of > 0 ? `${shareText(references)} reference ${references.of === 1 ? 'system' : 'systems'}` : '',
  ].filter(Boolean);
  return said.length === 0 ? '' : `Passed by ${said.join(' and ')}.`;
}

const MOST_NAMES = 50;

function named(rows: readonly BoardRow[]): Names {
  return {
    names: rows.slice(0, MOST_NAMES).map((row) => ({ ...nameOf(row), claimed: isClaimed(row.bundle) })),
    more: Math.max(0, rows.length - MOST_NAMES),
  };
}
