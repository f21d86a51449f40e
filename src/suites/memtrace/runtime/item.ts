import { ofRecentTexts } from '../../../text/caches.ts';
import { type RiskFlag, redacted, risksOf } from './risk.ts';
import { type Compared, compared } from './similarity.ts';
import { estimateTokens } from './tokens.ts';

/** The key of the constraint that a context shows as a sentence. What it excludes has the key below it. */
export const RUNTIME = 'project.runtime';

export const MEMORY_TYPES = ['working_state', 'profile', 'project', 'episodic', 'tool_evidence', 'procedural'] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

export const MEMORY_STATUSES = [
  'active',
  'dormant',
  'archived',
  'superseded',
  'conflicted',
  'quarantined',
  'pinned',
  'deleted',
] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

export const BRANCH_STATUSES = ['active', 'failed', 'rolled_back', 'completed'] as const;
export type BranchStatus = (typeof BRANCH_STATUSES)[number];

/** The fields that the writer of an item sets. */
export interface Written {
  readonly id: string;
  readonly workspace: string;
  readonly type: MemoryType;
  readonly content: string;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  /** The text that the context shows for a project item, instead of its content. */
  readonly summary?: string | undefined;
  readonly status?: MemoryStatus | undefined;
  readonly branch?: BranchStatus | undefined;
  /** The step in which it was written. */
  readonly step?: string | undefined;
  readonly trust?: number | undefined;
  readonly risk?: number | undefined;
  readonly flags?: readonly RiskFlag[] | undefined;
  /** The day from which it is no longer valid. */
  readonly expires?: number | undefined;
  /** How often it was returned before. */
  readonly uses?: number | undefined;
}

/** A memory, with what is needed to compare, gate and show it. */
export interface MemoryItem extends Written, Compared {
  readonly status: MemoryStatus;
  readonly branch: BranchStatus;
  readonly trust: number;
  readonly risk: number;
  readonly flags: readonly RiskFlag[];
  readonly uses: number;
  /** What a context shows of it. */
  readonly shown: Shown;
}

/** A text without secrets, and its tokens. */
export interface Shown {
  readonly content: string;
  readonly tokens: number;
}

export const shownOf = ofRecentTexts(32, (text): Shown => {
  const content = redacted(text);
  return { content, tokens: estimateTokens(content) };
});

/** The freshness of a memory. In the benches no memory ages. */
export const FRESHNESS = 1;

/** The item, with defaults for absent fields. Each field is named, so that V8 gives all items one shape. */
export function itemOf(written: Written): MemoryItem {
  const { type, content, summary } = written;
  const { terms, vector } = compared(content);
  return {
    id: written.id,
    workspace: written.workspace,
    type,
    content,
    key: written.key,
    value: written.value,
    summary,
    status: written.status ?? 'active',
    branch: written.branch ?? 'completed',
    step: written.step,
    trust: written.trust ?? 0.5,
    risk: written.risk ?? 0,
    flags: written.flags ?? [],
    expires: written.expires,
    uses: written.uses ?? 0,
    terms,
    vector,
    shown: shownOf((type === 'project' && summary) || content),
  };
}

/**
 * The item of a tool result. Only such items have the risks that their text shows. Others have the risks that they were given.
 */
export function evidenceOf(written: Omit<Written, 'type' | 'branch'>, succeeded: boolean): MemoryItem {
  const flags = risksOf(written.content);
  const sensitive = flags.includes('tool_sensitive') ? 0.3 : 0;
  return itemOf({
    ...written,
    type: 'tool_evidence',
    branch: succeeded ? 'completed' : 'failed',
    trust: succeeded ? 0.7 : 0.3,
    risk: sensitive + (succeeded ? 0 : 0.3),
    flags,
  });
}

export function isDead({ branch }: Pick<MemoryItem, 'branch'>): boolean {
  return branch === 'failed' || branch === 'rolled_back';
}
