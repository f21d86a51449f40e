import { fill } from '../../../shared/fill.ts';
import type { Random } from '../../../shared/random.ts';
import { DAY, isoSeconds, MINUTE } from '../../../shared/times.ts';
import type { MemtraceEvent } from '../schema.ts';
import { ENDS, ROLLBACKS } from '../wording/built-in.ts';
import { deckOf } from './draws.ts';

type EventDraft = Pick<MemtraceEvent, 'kind' | 'text'> & Partial<Pick<MemtraceEvent, 'role' | 'expires_at'>>;
type Status = 'completed' | 'failed';

const FIRST = Date.UTC(2026, 1, 2, 7);

/** Writes the events of a task in order. Each session is a run: the root of its branches. */
export function eventWriterOf(task: string, random: Random) {
  const events: MemtraceEvent[] = [];
  const names = new Set<string>();
  const nextEnd = deckOf(ENDS, random);
  const nextRollback = deckOf(ROLLBACKS, random);
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
    events.push({ source_id, timestamp: isoSeconds(now), workspace, session, ...draft, ...(branch && { branch }) });
    return source_id;
  };
  const about = (branch: string, template: string) => fill(template, { b: branch.split('/').at(-1) ?? branch });

  /** Opens a step in the innermost open one. */
  const open = (title: string) => {
    const branch = [...stack.slice(-1), nameOf('b')].join('/');
    stack.push(branch);
    return { id: write({ kind: 'step', role: 'assistant', text: title }), branch };
  };

  /** Ends the innermost open step. */
  const end = (status: Status): string => {
    const text = about(stack.at(-1) ?? '', nextEnd());
    const id = write({ kind: 'step', role: 'assistant', text, status });
    stack = stack.slice(0, -1);
    return id;
  };

  return {
    open,
    end,
    /** Ends the session, if one is open, and begins the next one, days later. Returns its branch. */
    begin(where: string, goal: string, ended: Status): string {
      while (stack.length > 0) end(ended);
      if (events.length > 0) now += (2 + random.below(3)) * DAY;
      workspace = where;
      session = nameOf('s');
      return open(goal).branch;
    },
    /** Adds an event to the innermost open step. Returns its source id. */
    add: (event: EventDraft): string => write(event),
    /** Rolls a branch back, open or ended. */
    rollBack: (branch: string): string =>
      write({ kind: 'rollback', role: 'assistant', text: about(branch, nextRollback()), branch }),
    replace(old: readonly string[], by: string): void {
      for (const [at, event] of events.entries()) {
        if (old.includes(event.source_id)) events[at] = { ...event, superseded_by: by };
      }
    },
    /** The time this many days from now. */
    inDays: (days: number): string => isoSeconds(now + days * DAY),
    finish: () => ({ events, session, as_of: isoSeconds(now + (5 + random.below(60)) * MINUTE) }),
  };
}
