import { fill } from '../../../shared/fill.ts';
import type { Random } from '../../../shared/random.ts';
import { DAY, isoSeconds, MINUTE } from '../../../shared/times.ts';
import type { MemtraceEvent, MemtraceTask } from '../schema.ts';
import { ENDS, ROLLBACKS } from '../wording/built-in.ts';
import { deckOf } from './draws.ts';

type EventDraft = Pick<MemtraceEvent, 'kind' | 'text'> & Partial<Pick<MemtraceEvent, 'role' | 'expires_at'>>;
type Status = 'completed' | 'failed';

const FIRST = Date.UTC(2026, 1, 2, 7);

/** Writes the events of a task in order. Each session is a run: the root of its branches. */
export class EventWriter {
  readonly random: Random;
  readonly #task: string;
  readonly #events: MemtraceEvent[] = [];
  readonly #names = new Set<string>();
  readonly #nextEnd: () => string;
  readonly #nextRollback: () => string;
  #now: number;
  #workspace = '';
  #session = '';
  #stack: string[] = [];

  constructor(task: string, random: Random) {
    this.#task = task;
    this.random = random;
    this.#nextEnd = deckOf(ENDS, random);
    this.#nextRollback = deckOf(ROLLBACKS, random);
    this.#now = FIRST + random.below(300) * DAY;
  }

  /** Ends the session, if one is open, and begins the next one, days later. Returns its branch. */
  beginSession(workspace: string, goal: string, ended: Status): string {
    while (this.#stack.length > 0) this.end(ended);
    if (this.#events.length > 0) this.#now += (2 + this.random.below(3)) * DAY;
    this.#workspace = workspace;
    this.#session = this.#nameOf('s');
    return this.open(goal).branch;
  }

  /** Opens a step in the innermost open one. */
  open(title: string): { readonly id: string; readonly branch: string } {
    const branch = [...this.#stack.slice(-1), this.#nameOf('b')].join('/');
    this.#stack.push(branch);
    return { id: this.#write({ kind: 'step', role: 'assistant', text: title }), branch };
  }

  /** Adds an event to the innermost open step. Returns its source id. */
  add(event: EventDraft): string {
    return this.#write(event);
  }

  /** Ends the innermost open step. */
  end(status: Status): string {
    const text = about(this.#stack.at(-1) ?? '', this.#nextEnd());
    const id = this.#write({ kind: 'step', role: 'assistant', text, status });
    this.#stack = this.#stack.slice(0, -1);
    return id;
  }

  /** Rolls a branch back, open or ended. */
  rollBack(branch: string): string {
    return this.#write({ kind: 'rollback', role: 'assistant', text: about(branch, this.#nextRollback()), branch });
  }

  replace(old: readonly string[], by: string): void {
    for (const [at, event] of this.#events.entries())
      if (old.includes(event.source_id)) this.#events[at] = { ...event, superseded_by: by };
  }

  /** The time this many days from now. */
  inDays(days: number): string {
    return isoSeconds(this.#now + days * DAY);
  }

  finish(): Pick<MemtraceTask, 'events' | 'session' | 'as_of'> {
    const as_of = isoSeconds(this.#now + (5 + this.random.below(60)) * MINUTE);
    return { events: this.#events, session: this.#session, as_of };
  }

  #write(draft: EventDraft & Partial<Pick<MemtraceEvent, 'branch' | 'status'>>): string {
    this.#now += (1 + this.random.below(25)) * MINUTE;
    const source_id = `${this.#task}_e${this.#events.length + 1}`;
    const branch = draft.branch ?? this.#stack.at(-1);
    const where = { timestamp: isoSeconds(this.#now), workspace: this.#workspace, session: this.#session };
    this.#events.push({ source_id, ...where, ...draft, ...(branch && { branch }) });
    return source_id;
  }

  #nameOf(prefix: string): string {
    const name = prefix + (4096 + this.random.below(61_440)).toString(16);
    if (this.#names.has(name)) return this.#nameOf(prefix);
    this.#names.add(name);
    return name;
  }
}

const about = (branch: string, template: string) => fill(template, { b: branch.split('/').at(-1) ?? branch });
