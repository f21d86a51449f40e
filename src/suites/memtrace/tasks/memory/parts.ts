import { type EpisodeItem, type EpisodeMemory, episodeItem, isDeadBranch, type Opened } from './memory.ts';
import type { ContextLine, EpisodeQuestion, Gate, GateReason, Rejection } from './part.ts';
import { countTokens, termsOf } from './text.ts';

/**
 * For each subject, the last statement on a live branch is current, and the earlier ones are superseded. A statement on a dead
 * branch replaces nothing, even if it is the last. A repeated statement confirms.
 */
export function withoutConflicts(items: readonly EpisodeItem[]): readonly EpisodeItem[] {
  const current = new Map<string, EpisodeItem>();
  const confirmations = new Map<EpisodeItem, number>();
  for (const item of items) {
    if (item.key === undefined || isDeadBranch(item.branch)) continue;
    const subject = JSON.stringify([item.workspace, item.key]);
    const before = current.get(subject);
    const same = before?.content === item.content;
    confirmations.set(item, same ? (confirmations.get(before) ?? 0) + 1 : 0);
    current.set(subject, item);
  }
  const latest = new Set(current.values());
  return items.map((item) => {
    const confirmed = confirmations.get(item);
    if (confirmed === undefined) return item;
    return latest.has(item) ? { ...item, confirmations: confirmed } : { ...item, superseded: true };
  });
}

/** A completed run leaves its goal and the steps that led there, in order, for later runs of its workspace. */
export function proceduresOf({ items, opened }: EpisodeMemory): readonly EpisodeItem[] {
  const done = opened.filter(({ branch, status }) => !branch.includes('/') && status === 'completed');
  return done.flatMap((run, nth) => {
    const steps = opened.filter(({ branch, status }) => parentOf(branch) === run.branch && status === 'completed');
    return steps.length === 0 ? [] : [procedureOf(run, steps, items.length + nth)];
  });
}

const parentOf = (branch: string) => branch.slice(0, Math.max(0, branch.lastIndexOf('/')));

function procedureOf({ branch: run, workspace, title }: Opened, steps: readonly Opened[], position: number) {
  const content = `To ${title}: ${steps.map((step) => step.title).join(', then ')}.`;
  const sources = steps.map(({ source }) => source);
  return episodeItem({ position, sources, workspace, run, branch: 'completed', type: 'procedural', content });
}

/** One reason of each gate to reject an item. */
export const GATES: Readonly<Record<Gate, (item: EpisodeItem, query: EpisodeQuestion) => GateReason | undefined>> = {
  workspace_isolation: ({ workspace }, query) => (workspace === query.workspace ? undefined : 'other_workspace'),
  /** Rejects what was replaced. */
  lifecycle: ({ superseded }) => (superseded ? 'superseded' : undefined),
  /** Rejects destructive and secret text. Never switched off. */
  hard_risk: ({ risks }) => risks.find((risk) => risk === 'destructive' || risk === 'secret'),
  expiry: ({ expires }, { time }) => (expires !== undefined && expires <= time ? 'expired' : undefined),
  /** Rejects text that would make an agent use a tool beyond its task. */
  tool_safety: ({ risks }) => risks.find((risk) => risk === 'tool_sensitive'),
  /** Rejects what was found on a dead branch. */
  branch_isolation: ({ branch }) => (isDeadBranch(branch) ? `${branch}_branch` : undefined),
};

/**
 * The share of the question's terms that an item has, from 0 to 1. A term counts 1 / (the number of items that have it), so
 * rare words count more. Terms that no item has do not count. It uses only division, so the result is the same on every
 * machine.
 */
export function lexical(items: readonly EpisodeItem[], question: string): (item: EpisodeItem) => number {
  const weights = [...termsOf(question)]
    .map((term) => [term, items.reduce((count, { terms }) => count + Number(terms.has(term)), 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([term, count]) => [term, 1 / count] as const);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return ({ terms }) => weights.reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0) / (all || 1);
}

/** The value of a type: rules and procedures stay useful longer than single findings. */
const WORTH: Readonly<Record<EpisodeItem['type'], number>> = {
  constraint: 0.3,
  procedural: 0.3,
  project: 0.1,
  tool_result: 0,
};

/**
 * Reflection-lite: proven memories are kept if room is short. The value is that of the type, plus up to 0.7 for confirmations
 * (n / (n + 1)). A fixed rule in place of a scheduled reflection.
 */
export function worthOf({ type, confirmations }: EpisodeItem): number {
  return WORTH[type] + (0.7 * confirmations) / (confirmations + 1);
}

/** The largest number of warnings: a prompt has room only for the most relevant failures. */
const MOST_WARNINGS = 2;

const DEAD: readonly GateReason[] = ['failed_branch', 'rolled_back_branch'];
const WITHHELD: readonly GateReason[] = ['destructive', 'secret'];

/** Shows failures as warnings, best first and separate from what to build on, so that an agent does not repeat them. */
export function warningsOf(rejected: readonly Rejection[], question: string): readonly ContextLine[] {
  const questionTerms = [...termsOf(question)];
  return rejected
    .filter((rejection) => isLesson(rejection) && questionTerms.some((term) => rejection.item.terms.has(term)))
    .sort((a, b) => b.rank - a.rank || b.item.position - a.item.position)
    .slice(0, MOST_WARNINGS)
    .map(({ item }) => lineOf('warning', item, `Avoid: ${item.content}`));
}

/** Whether an item was rejected only because of its dead branch, and of risks that can be withheld. */
function isLesson({ reasons }: Rejection): boolean {
  return (
    reasons.some((reason) => DEAD.includes(reason)) &&
    reasons.every((reason) => DEAD.includes(reason) || WITHHELD.includes(reason))
  );
}

/** Replaces a failure that is dangerous to read by a note that it happened, and the kind of danger. */
export function sanitised(line: ContextLine): ContextLine {
  const { item } = line;
  return item.risks.length === 0
    ? line
    : lineOf('notice', item, `Withheld: a failed attempt (${item.risks.join(', ')}).`);
}

function lineOf(kind: ContextLine['kind'], item: EpisodeItem, text: string): ContextLine {
  return { kind, item, text, tokens: countTokens(text) };
}
