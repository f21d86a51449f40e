import { fill } from '../../../shared/fill.ts';
import type { Random } from '../../../shared/random.ts';
import type { MemtraceEvent } from '../task.ts';
import { ENDS, ROLLBACKS } from '../wording/built-in.ts';
import { type Deck, deckOf } from './draws.ts';

type EventDraft = Pick<MemtraceEvent, 'kind' | 'text'> & Partial<Pick<MemtraceEvent, 'role' | 'expires_at'>>;
type Status = 'completed' | 'failed';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST = Date.UTC(2026, 1, 2, 7);

/** Writes the events of a task in order. Each session is a run: the root of its branches. */
export interface EventWriter {
  /** Ends the session, if one is open, and begins the next one, days later. Returns its branch. */
  begin(workspace: string, goal: string, ended?: Status): string;
  /** Adds an event to the innermost open step. Returns its source id. */
  add(event: EventDraft): string;
  /** Opens a step in the innermost open one. */
  open(title: string): { readonly id: string; readonly branch: string };
  end(status: Status): string;
  /** Rolls a branch back, open or ended. */
  rollBack(branch: string): string;
  replace(old: readonly string[], by: string): void;
  /** The time this many days from now. */
  inDays(days: number): string;
  finish(): { readonly events: readonly MemtraceEvent[]; readonly session: string; readonly as_of: string };
}

export function eventWriterOf(task: string, random: Random): EventWriter {
  const events: MemtraceEvent[] = [];
  const names = new Set<string>();
  const [ends, rollbacks]: Deck<string>[] = [deckOf(ENDS, random), deckOf(ROLLBACKS, random)] as const;
  let now = FIRST + random.below(300) * DAY;
  let workspace = '';
  let session = '';
  let stack: string[] = [];

  const nameOf = (prefix: string): string => {
    const name = prefix + (4096 + random.below(61_440)).toString(16);
    if (names.has(name)) return nameOf(prefix);
    names.add(name);
    return name;
  };
  const write = (draft: EventDraft & Partial<Pick<MemtraceEvent, 'branch' | 'status'>>): string => {
    now += (1 + random.below(25)) * MINUTE;
    const source_id = `${task}_e${events.length + 1}`;
    const branch = draft.branch ?? stack.at(-1);
    events.push({ source_id, timestamp: timeOf(now), workspace, session, ...draft, ...(branch && { branch }) });
    return source_id;
  };
  const short = (branch: string) => branch.split('/').at(-1) ?? branch;

  const writer: EventWriter = {
    begin(where, goal, ended = 'completed') {
      while (stack.length > 0) writer.end(ended);
      if (events.length > 0) now += (2 + random.below(3)) * DAY;
      workspace = where;
      session = nameOf('s');
      return writer.open(goal).branch;
    },
    add: write,
    open(title) {
      const branch = [...stack.slice(-1), nameOf('b')].join('/');
      stack.push(branch);
      return { id: write({ kind: 'step', role: 'assistant', text: title }), branch };
    },
    end(status) {
      const branch = stack.at(-1) ?? '';
      const id = write({
        kind: 'step',
        role: 'assistant',
        text: fill(ends?.next() ?? '', { b: short(branch) }),
        status,
      });
      stack = stack.slice(0, -1);
      return id;
    },
    rollBack(branch) {
      return write({
        kind: 'rollback',
        role: 'assistant',
        text: fill(rollbacks?.next() ?? '', { b: short(branch) }),
        branch,
      });
    },
    replace(old, by) {
      for (const [at, event] of events.entries()) {
        if (old.includes(event.source_id)) events[at] = { ...event, superseded_by: by };
      }
    },
    inDays: (days) => timeOf(now + days * DAY),
    finish: () => ({ events, session, as_of: timeOf(now + (5 + random.below(60)) * MINUTE) }),
  };
  return writer;
}

function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
