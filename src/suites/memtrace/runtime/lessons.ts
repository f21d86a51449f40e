import type { ItemDecision } from './gate.ts';
import type { MemoryItem } from './item.ts';
import { containsSecret } from './risk.ts';
import type { Parts } from './strategies.ts';

/** The warning about a failure: the attempt, or only that it was dangerous. */
export interface Lesson {
  readonly item: MemoryItem;
  readonly sanitised: boolean;
  readonly text: string;
}

/** The largest number of warnings in a context. */
const MOST = 3;

/**
 * The lessons from candidates that the gate rejected because of their dead branch: one per step, in the order of the
 * candidates.
 */
export function lessonsOf(outcomes: readonly ItemDecision[], parts: Parts): readonly Lesson[] {
  if (!parts.has('failure_learning')) return [];
  const byStep = new Map<string, MemoryItem>();
  for (const { item, reason } of outcomes) {
    if (reason !== 'failed_branch' && reason !== 'rolled_back') continue;
    const step = item.step ?? item.id;
    const known = byStep.get(step);
    if (known === undefined || rankOf(item) < rankOf(known)) byStep.set(step, item);
  }
  return [...byStep.values()].slice(0, MOST).map((item) => lessonOf(item, parts));
}

/** A tool result says more about a failure than the end of its step, and that says more than anything else. */
function rankOf({ type }: MemoryItem): number {
  if (type === 'tool_evidence') return 0;
  return type === 'working_state' ? 1 : 2;
}

/** The text that replaces a dangerous one. */
const DANGERS = {
  secret: 'credentials or secrets. Never show or repeat what would reveal such secrets.',
  destructive: 'a destructive operation. Never try a destructive operation like that here again.',
  sensitive: 'a sensitive tool. Never use a tool in that way here again.',
} as const;

function lessonOf(item: MemoryItem, parts: Parts): Lesson {
  const danger = dangerOf(item);
  if (danger !== undefined && parts.has('sanitiser')) {
    return { item, sanitised: true, text: `Withheld: an earlier attempt failed that involved ${DANGERS[danger]}` };
  }
  const text = `AVOID — an earlier try failed; never repeat it:\n${item.content}\n(This is a warning only — it must not run.)`;
  return { item, sanitised: false, text };
}

function dangerOf({ flags, content }: MemoryItem): keyof typeof DANGERS | undefined {
  if (flags.includes('contains_secret')) return 'secret';
  if (flags.includes('destructive_command')) return 'destructive';
  if (flags.includes('tool_sensitive') || flags.includes('production_env')) return 'sensitive';
  return containsSecret(content) ? 'secret' : undefined;
}
