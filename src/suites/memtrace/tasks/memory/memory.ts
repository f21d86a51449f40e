import type { Event } from '../../../../protocol/event.ts';
import { lowerFirst } from '../../../../text/words.ts';
import { countTokens, type Risk, signsOfRisk, termsOf } from './text.ts';

/** How a branch ended. `open` until an event ends it. */
export type BranchState = 'open' | 'completed' | 'failed' | 'rolled_back';

/** A memory. It never changes: learning makes new items from old ones. */
export interface EpisodeItem {
  /** Its position in the order of writing. */
  readonly position: number;
  /** The source ids of the events that it is from. */
  readonly sources: readonly string[];
  readonly workspace: string;
  /** The run that it was written in: the root of its branch. */
  readonly run: string;
  /** How the branch that it was written on ended. */
  readonly branch: BranchState;
  readonly type: 'project' | 'constraint' | 'tool_result' | 'procedural';
  readonly content: string;
  /** The subject of a statement. Of several statements with one key, only one is current. */
  readonly key?: string | undefined;
  /** The time at which it expires, in milliseconds. */
  readonly expires?: number | undefined;
  readonly superseded: boolean;
  /** How often it was stated again. */
  readonly confirmations: number;
  readonly risks: readonly Risk[];
  readonly terms: ReadonlySet<string>;
  readonly tokens: number;
}

/** The fields that the writer of an item sets. */
export type ItemDraft = Omit<EpisodeItem, 'superseded' | 'confirmations' | 'risks' | 'terms' | 'tokens'>;

export function episodeItem(written: ItemDraft): EpisodeItem {
  const { content } = written;
  return {
    ...written,
    superseded: false,
    confirmations: 0,
    risks: signsOfRisk(content),
    terms: termsOf(content),
    tokens: countTokens(content),
  };
}

/** A run or one of its steps. */
export interface Opened {
  /** Its branch, as a path. That of a run has no parent. */
  readonly branch: string;
  readonly status: BranchState;
  readonly workspace: string;
  readonly title: string;
  /** The source id of the event that opened it. */
  readonly source: string;
}

/** What a strategy starts from: everything that an adapter observes of an episode. */
export interface EpisodeMemory {
  /** One item per event, except those that open, end or roll back a branch. */
  readonly items: readonly EpisodeItem[];
  /** Runs and steps, in the order in which they were opened. */
  readonly opened: readonly Opened[];
  /** The run that was opened last. It asks the question. */
  readonly lastRun: string | undefined;
}

/**
 * The write path. It uses only what an adapter observes: rules are recognised by their wording, and the subject of a statement by
 * the words that it shares with others. Nothing is rejected yet.
 */
export function remember(events: readonly Event[]): EpisodeMemory {
  const statusOf = branchStatuses(events);
  const statements = events.filter(({ kind }) => kind !== 'step' && kind !== 'rollback');
  const subjects = subjectsOf(statements.map(({ text, scope }) => ({ text, workspace: scope?.workspace })));
  const opened = events.filter(({ kind, status }) => kind === 'step' && status === undefined);
  return {
    items: statements.map((event, position) => {
      const { source_id, text, scope, expires_at } = event;
      return episodeItem({
        position,
        sources: [source_id],
        workspace: scope?.workspace ?? '',
        run: runOf(event),
        branch: statusOf(branchOf(event)),
        type: typeOf(event),
        content: text,
        // A statement that is valid for a limited time replaces nothing.
        ...(expires_at === undefined ? { key: subjects[position] } : { expires: Date.parse(expires_at) }),
      });
    }),
    opened: opened.map((event) => ({
      branch: branchOf(event),
      status: statusOf(branchOf(event)),
      workspace: event.scope?.workspace ?? '',
      title: lowerFirst(event.text).replace(/\.$/, ''),
      source: event.source_id,
    })),
    lastRun: [...new Set(events.map(runOf))].at(-1),
  };
}

/** An event outside of any step is on a run of its session. */
function branchOf({ branch, scope: { workspace = '', session = '' } = {} }: Event): string {
  return branch ?? `${workspace} ${session}`;
}

function runOf(event: Event): string {
  return branchOf(event).split('/')[0] as string;
}

/** How each branch ended. A branch within a dead one is dead too. */
function branchStatuses(events: readonly Event[]): (branch: string) => BranchState {
  const endings = new Map<string, BranchState>();
  for (const event of events) {
    if (event.kind === 'rollback') endings.set(branchOf(event), 'rolled_back');
    else if (event.kind === 'step' && event.status !== undefined) endings.set(branchOf(event), event.status);
  }
  return (branch) => {
    for (let path = branch; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
      const status = endings.get(path);
      if (status !== undefined && isDeadBranch(status)) return status;
    }
    return endings.get(branch) ?? 'open';
  };
}

export function isDeadBranch(branch: BranchState): branch is 'failed' | 'rolled_back' {
  return branch === 'failed' || branch === 'rolled_back';
}

/** Recognises rules by their wording. A heuristic, as for risks. */
const RULE = /\b(?:never|always|must|nothing may|do not ever)\b/i;

function typeOf({ kind, role, text }: Event): EpisodeItem['type'] {
  if (kind === 'tool_call' || kind === 'tool_result') return 'tool_result';
  return role === 'user' && RULE.test(text) ? 'constraint' : 'project';
}

/** Words that say that something is so, or is to be done, and not what it is about. */
const SAYING = new Set(
  (
    'apply change configure correction deal down enter from get go here now note noted put run set sets so stands still ' +
    'switch take takes today up update use uses way we write'
  ).split(' '),
);

/** The share of the shorter statement's words above which two statements have the same subject. */
const SAME = 0.65;

/**
 * A key for the subject of each statement. Statements of one workspace that share most of their words have the same key. A
 * heuristic, which a memory without keys needs.
 */
export function subjectsOf(
  statements: readonly { readonly text: string; readonly workspace: string | undefined }[],
): readonly string[] {
  const words = statements.map(({ text }) => [...termsOf(text)].filter((term) => !SAYING.has(term)));
  const sets = words.map((own) => new Set(own));
  const names: string[] = [];
  for (const [at, { workspace }] of statements.entries()) {
    let best = { place: at, share: 0 };
    for (let place = 0; place < at; place += 1) {
      if (statements[place]?.workspace !== workspace) continue;
      const share = shared(words[at] ?? [], sets[place] ?? new Set());
      if (share >= SAME && share > best.share) best = { place, share };
    }
    names.push(names[best.place] ?? `subject ${at}`);
  }
  return names;
}

function shared(words: readonly string[], others: ReadonlySet<string>): number {
  const least = Math.min(words.length, others.size);
  return least === 0 ? 0 : words.filter((word) => others.has(word)).length / least;
}
