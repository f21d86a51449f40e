import { isDead, itemOf, type Memory, type MemoryItem, type Opened } from './memory.ts';
import type { ContextLine, Part, Reason, Rejection } from './part.ts';
import { estimateTokens, termsOf } from './text.ts';

/**
 * For each subject, the last statement on a live branch is current, and the earlier ones are superseded. A statement on a dead
 * branch replaces nothing, even if it is the last. A repeated statement confirms.
 */
export const conflictResolution = {
  name: 'conflict_resolution',
  learn(memory: Memory): Memory {
    const current = new Map<string, MemoryItem>();
    const confirmations = new Map<MemoryItem, number>();
    for (const item of memory.items) {
      if (item.key === undefined || isDead(item.branch)) continue;
      const subject = JSON.stringify([item.workspace, item.key]);
      const before = current.get(subject);
      const same = before?.content === item.content;
      confirmations.set(item, same ? (confirmations.get(before) ?? 0) + 1 : 0);
      current.set(subject, item);
    }
    const latest = new Set(current.values());
    const resolved = (item: MemoryItem, confirmed: number) =>
      latest.has(item) ? { ...item, confirmations: confirmed } : { ...item, superseded: true };
    return {
      ...memory,
      items: memory.items.map((item) => {
        const confirmed = confirmations.get(item);
        return confirmed === undefined ? item : resolved(item, confirmed);
      }),
    };
  },
} satisfies Part;

/** A completed run leaves its goal and the steps that led there, in order, for later runs of its workspace. */
export const proceduralMemory = {
  name: 'procedural_memory',
  learn(memory: Memory): Memory {
    const { items, opened } = memory;
    const done = opened.filter(({ branch, status }) => !branch.includes('/') && status === 'completed');
    const procedures = done.flatMap((run, nth) => {
      const steps = opened.filter(({ branch, status }) => parentOf(branch) === run.branch && status === 'completed');
      return steps.length === 0 ? [] : [procedureOf(run, steps, items.length + nth)];
    });
    return { ...memory, items: [...items, ...procedures] };
  },
} satisfies Part;

const parentOf = (branch: string) => branch.slice(0, Math.max(0, branch.lastIndexOf('/')));

function procedureOf({ branch: run, workspace, title }: Opened, steps: readonly Opened[], position: number) {
  const content = `To ${title}: ${steps.map((step) => step.title).join(', then ')}.`;
  const sources = steps.map(({ source }) => source);
  return itemOf({ position, sources, workspace, run, branch: 'completed', type: 'procedural', content });
}

export const recall: Part = { name: 'recall', recalls: true };

/** Rejects memories of other workspaces. */
export const workspaceIsolation = {
  name: 'workspace_isolation',
  reject: ({ workspace }, query) => (workspace === query.workspace ? undefined : 'other_workspace'),
} satisfies Part;

/** Rejects what was found on a dead branch. */
export const branchIsolation = {
  name: 'branch_isolation',
  reject({ branch }) {
    if (branch === 'failed') return 'failed_branch';
    return branch === 'rolled_back' ? 'rolled_back_branch' : undefined;
  },
} satisfies Part;

/** Rejects what was replaced. */
export const lifecycle = {
  name: 'lifecycle',
  reject: ({ superseded }) => (superseded ? 'superseded' : undefined),
} satisfies Part;

/** Rejects what has expired. */
export const expiry = {
  name: 'expiry',
  reject: ({ expires }, { time }) => (expires !== undefined && expires <= time ? 'expired' : undefined),
} satisfies Part;

/** Rejects destructive and secret text. Never switched off. */
export const hardRisk = {
  name: 'hard_risk',
  reject: ({ risks }) => risks.find((risk) => risk === 'destructive' || risk === 'secret'),
} satisfies Part;

/** Rejects text that would make an agent use a tool beyond its task. */
export const toolSafety = {
  name: 'tool_safety',
  reject: ({ risks }) => risks.find((risk) => risk === 'tool_sensitive'),
} satisfies Part;

/**
 * The share of the question's terms that an item has, from 0 to 1. A term counts 1 / (the number of items that have it), so
 * rare words count more. Terms that no item has do not count. It uses only division, so the result is the same on every
 * machine.
 */
export const lexical = {
  name: 'lexical',
  rank(items, query) {
    const weights = [...termsOf(query.question)]
      .map((term) => [term, items.reduce((count, { terms }) => count + Number(terms.has(term)), 0)] as const)
      .filter(([, count]) => count > 0)
      .map(([term, count]) => [term, 1 / count] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return ({ terms }) => weights.reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0) / (all || 1);
  },
} satisfies Part;

/** Small in comparison with a shared rare word: it decides between about equally relevant items. */
const SAME_RUN = 0.1;

/** Findings of the asking run itself are more relevant to its next step than those of other runs. */
export const stateRank = {
  name: 'state_rank',
  rank:
    (_, { run }) =>
    (item) =>
      item.run === run ? SAME_RUN : 0,
} satisfies Part;

/** The value of a type: rules and procedures stay useful longer than single findings. */
const WORTH: Readonly<Record<MemoryItem['type'], number>> = {
  constraint: 0.3,
  procedural: 0.3,
  project: 0.1,
  tool_result: 0,
};

/**
 * Reflection-lite: proven memories are kept if room is short. The value is that of the type, plus up to 0.7 for confirmations
 * (n / (n + 1)). A fixed rule in place of a scheduled reflection.
 */
export const reflectionLite = {
  name: 'reflection_lite',
  rank:
    () =>
    ({ type, confirmations }) =>
      WORTH[type] + (0.7 * confirmations) / (confirmations + 1),
} satisfies Part;

export const nearest: Part = { name: 'nearest_12', top: 12 };

/** The largest number of warnings: a prompt has room only for the most relevant failures. */
const MOST_WARNINGS = 2;

const DEAD: readonly Reason[] = ['failed_branch', 'rolled_back_branch'];
const WITHHELD: readonly Reason[] = ['destructive', 'secret'];

/** Shows failures as warnings, separate from what to build on, so that an agent does not repeat them. */
export const negativeEvidence = {
  name: 'negative_evidence',
  warn(rejected: readonly Rejection[], query) {
    const questionTerms = [...termsOf(query.question)];
    return rejected
      .filter((rejection) => isLesson(rejection) && questionTerms.some((term) => rejection.item.terms.has(term)))
      .sort((a, b) => b.rank - a.rank || b.item.position - a.item.position)
      .slice(0, MOST_WARNINGS)
      .map(({ item }) => lineOf('warning', item, `Avoid: ${item.content}`));
  },
} satisfies Part;

/** Whether an item was rejected only because of its dead branch, and of risks that can be withheld. */
function isLesson({ reasons }: Rejection): boolean {
  return (
    reasons.some((reason) => DEAD.includes(reason)) &&
    reasons.every((reason) => DEAD.includes(reason) || WITHHELD.includes(reason))
  );
}

/** Replaces a failure that is dangerous to read by a note that it happened, and the kind of danger. */
export const sanitiser = {
  name: 'sanitiser',
  sanitise: (line) =>
    line.item.risks.length === 0
      ? line
      : lineOf('notice', line.item, `Withheld: a failed attempt (${line.item.risks.join(', ')}).`),
} satisfies Part;

function lineOf(kind: ContextLine['kind'], item: MemoryItem, text: string): ContextLine {
  return { kind, item, text, tokens: estimateTokens(text) };
}

export const budget: Part = { name: 'budget', bounded: true };

/** Retains rules, even if there is little room. */
export const constraintRetention = {
  name: 'constraint_retention',
  retains: ({ type }) => type === 'constraint',
} satisfies Part;
