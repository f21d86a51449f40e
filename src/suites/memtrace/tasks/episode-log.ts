import type { Event } from '../../../protocol/event.ts';
import type { Step } from '../../../protocol/request.ts';
import type { LogEntry, MemoryEvent } from './memory/log.ts';
import { termsOf } from './memory/tokens.ts';

/** The log of an episode, and the source of each item that is written from it. */
export interface EpisodeLog {
  readonly log: readonly LogEntry[];
  /** By the item's position. */
  readonly sources: readonly string[];
  /** The source id of each step's opening, by its branch. */
  readonly openings: ReadonlyMap<string, string>;
}

/**
 * Converts what an adapter observes to the log of the memory. It uses nothing else: branches become runs and steps, rules are
 * recognised by their wording, and the subject of a statement by the words that it shares with others.
 */
export function episodeLog(steps: readonly Step[]): EpisodeLog {
  const events = steps.flatMap((step) => (step.method === 'observe' ? step.params.events : []));
  const remembered = events.filter(isRemembered);
  const subjects = subjectsOf(remembered.map(({ text, scope }) => ({ text, workspace: scope?.workspace })));
  const keys = new Map(remembered.map((event, at) => [event, subjects[at]]));
  const openings = new Map<string, string>();
  const log: LogEntry[] = [];
  const runOf = (event: Event) => event.branch ?? loose(event, log, openings);
  for (const event of events) {
    const branch = runOf(event);
    if (event.kind === 'rollback') log.push({ kind: 'close', id: branch, as: 'rolled_back' });
    else if (event.kind !== 'step') log.push(memory(event, branch, keys.get(event)));
    else if (event.status !== undefined) log.push({ kind: 'close', id: branch, as: event.status });
    else {
      openings.set(branch, event.source_id);
      log.push(opening(event, branch));
    }
  }
  return { log, sources: remembered.map((event) => event.source_id), openings };
}

function isRemembered({ kind }: Event): boolean {
  return kind !== 'step' && kind !== 'rollback';
}

/** The branch of an event outside of any step: a run of its session. */
function loose({ scope }: Event, log: LogEntry[], openings: Map<string, string>): string {
  const { workspace = '', session = '' } = scope ?? {};
  const id = `${workspace} ${session}`;
  if (!openings.has(id)) log.push({ kind: 'run', id, workspace, goal: session });
  openings.set(id, '');
  return id;
}

function opening({ text, scope }: Event, branch: string): LogEntry {
  const within = branch.split('/').slice(0, -1).join('/');
  const title = lowered(text);
  if (within === '') return { kind: 'run', id: branch, workspace: scope?.workspace ?? '', goal: title };
  return { kind: 'step', id: branch, within, title };
}

/** A title as part of a sentence. */
function lowered(text: string): string {
  return (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '');
}

/** Recognises rules by their wording. A heuristic, as for risks. */
const RULE = /\b(?:never|always|must|nothing may|do not ever)\b/i;

function memory(event: Event, within: string, key: string | undefined): MemoryEvent {
  const { kind, role, text, expires_at } = event;
  const tool = kind === 'tool_call' || kind === 'tool_result';
  return {
    kind: 'event',
    within,
    type: tool ? 'tool_result' : role === 'user' && RULE.test(text) ? 'constraint' : 'project',
    content: text,
    // A statement that is valid for a limited time replaces nothing.
    ...(expires_at === undefined ? { key } : { expires: Date.parse(expires_at) }),
  };
}

/** A statement and its workspace. */
interface Statement {
  readonly text: string;
  readonly workspace: string | undefined;
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
 * A key for the subject of each statement. Statements that share most of their words have the same key. A heuristic, which a
 * memory without keys needs.
 */
export function subjectsOf(statements: readonly Statement[]): readonly string[] {
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
