import { fill } from '../../../shared/fill.ts';
import { type Random, several } from '../../../shared/random.ts';
import { ASPECTS, CALLS, CHATTER, GOALS, OUTPUT, PLACES, STATEMENTS, TITLES, WORKSPACES } from '../wording/built-in.ts';
import { deckOf, decksOf } from './draws.ts';
import { EventWriter } from './event-writer.ts';

/** Something that has one value at a time. The first value of the subject of a task is the right one. */
interface Subject {
  readonly aspect: (typeof ASPECTS)[number];
  readonly place: string;
  readonly phrase: string;
  readonly values: readonly string[];
}

type How = 'message' | 'document' | 'attempt';
type Ending = 'completed' | 'failed' | 'rolled_back';

/** A step with a tool call and its result. */
export interface Attempt {
  readonly branch: string;
  readonly call: string;
  readonly result: string;
  /** Source ids of all its events. */
  readonly events: readonly string[];
}

/** Writes the events of a task, with drawn words. */
export class StoryWriter extends EventWriter {
  readonly #statements = decksOf(STATEMENTS, this.random);
  readonly #titles = decksOf(TITLES, this.random);
  readonly #calls = decksOf(CALLS, this.random);
  readonly #goals = deckOf(GOALS, this.random);
  readonly #chatter = deckOf(CHATTER, this.random);
  readonly #taken = new Set<string>();
  /** Draws unrelated tool output. */
  readonly output = deckOf(OUTPUT, this.random);
  /** Draws another workspace. */
  readonly workspace = deckOf(WORKSPACES, this.random);
  /** The workspace of the task. */
  readonly home = this.workspace();
  readonly subject = this.#subjectAt(this.random.pick(ASPECTS), this.random.pick(PLACES)) as Subject;

  constructor(task: string, random: Random) {
    super(task, random);
    this.begin();
  }

  /** Begins a session, with a goal of its own unless it is given. Returns its branch. */
  begin({ workspace = this.home, aim = this.#goal(), ended = 'completed' as 'completed' | 'failed' } = {}): string {
    return this.beginSession(workspace, aim, ended);
  }

  /** A subject that is easily confused: two of three share its place or its aspect. */
  otherSubject(): Subject {
    const near = this.random.below(3);
    const aspect = near === 0 ? this.subject.aspect : this.random.pick(ASPECTS);
    const place = near === 1 ? this.subject.place : this.random.pick(PLACES);
    return this.#subjectAt(aspect, place) ?? this.otherSubject();
  }

  titleOf({ phrase }: Subject): string {
    return fill(this.#titles(phrase), { s: phrase });
  }

  callOf({ phrase }: Subject, value: string): string {
    return fill(this.#calls(phrase), { s: phrase, v: value });
  }

  /** A statement as text. Its words do not depend on whether it is valid. */
  statement({ phrase }: Subject, value: string): string {
    return fill(this.#statements(phrase), { s: phrase, v: value });
  }

  attempt(title: string, called: string, returned: string, ending: Ending): Attempt {
    const { id, branch } = this.open(title);
    const call = this.add({ kind: 'tool_call', role: 'assistant', text: called });
    const result = this.add({ kind: 'tool_result', role: 'tool', text: returned });
    const end = this.end(ending === 'failed' ? 'failed' : 'completed');
    const undone = ending === 'rolled_back' ? [this.rollBack(branch)] : [];
    return { branch, call, result, events: [id, call, result, end, ...undone] };
  }

  /** An attempt to give a subject a value. */
  tryFor(of: Subject, value: string, ending: Ending): Attempt {
    return this.attempt(this.titleOf(of), this.callOf(of, value), this.statement(of, value), ending);
  }

  /** An attempt to give the task's subject a value. */
  tryValue(at: number, ending: Ending): Attempt {
    return this.tryFor(this.subject, this.#valueAt(at), ending);
  }

  /** States a value of a subject. The first id is that of the statement itself. */
  stateFor(of: Subject, value: string, how: How, expires_at?: string): readonly string[] {
    if (how === 'attempt') {
      const { call, result } = this.tryFor(of, value, 'completed');
      return [result, call];
    }
    const role = how === 'message' ? { role: 'user' } : {};
    return [this.add({ kind: how, ...role, text: this.statement(of, value), ...(expires_at && { expires_at }) })];
  }

  /** States a value of the task's subject. The first id is that of the statement itself. */
  state(at: number, how: How, expires_at?: string): readonly string[] {
    return this.stateFor(this.subject, this.#valueAt(at), how, expires_at);
  }

  /** Unrelated events, some of which begin a new session: five to nine, or as many as are given. */
  unrelated(count = 5 + this.random.below(5)): void {
    for (let nth = 0; nth < count; nth += 1) this.#unrelatedEvent();
  }

  #unrelatedEvent(): void {
    const { random, subject } = this;
    const drawn = random.below(9);
    const other = this.otherSubject();
    // The last value is never used for the subject itself.
    const value = other.aspect === subject.aspect ? this.#valueAt(4) : (other.values[0] as string);
    if (drawn === 0) this.begin();
    else if (drawn <= 2) this.add({ kind: 'message', role: 'user', text: this.#chatter() });
    else if (drawn === 3) this.add({ kind: 'tool_result', role: 'tool', text: this.output() });
    else if (drawn <= 6) this.stateFor(other, value, random.pick(['message', 'document']));
    else this.tryFor(other, value, 'completed');
  }

  /** Undefined if it was drawn before. */
  #subjectAt(aspect: (typeof ASPECTS)[number], place: string): Subject | undefined {
    const phrase = `the ${aspect.name} of the ${place}`;
    if (this.#taken.has(phrase)) return undefined;
    this.#taken.add(phrase);
    return { aspect, place, phrase, values: several(this.random, aspect.values) };
  }

  #valueAt(at: number): string {
    return this.subject.values[at] as string;
  }

  #goal(): string {
    return fill('{g}.', { g: this.#goals() });
  }
}
