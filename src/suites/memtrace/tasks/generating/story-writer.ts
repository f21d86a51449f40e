import { fill } from '../../../shared/fill.ts';
import { type Random, several } from '../../../shared/random.ts';
import { ASPECTS, CALLS, CHATTER, GOALS, OUTPUT, PLACES, STATEMENTS, TITLES, WORKSPACES } from '../wording/built-in.ts';
import { deckOf, decksOf } from './draws.ts';
import { eventWriterOf } from './event-writer.ts';

/** Something that has one value at a time. The first value of the subject of a task is the right one. */
interface Subject {
  readonly aspect: string;
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
export type StoryWriter = ReturnType<typeof storyWriterOf>;

export function storyWriterOf(task: string, random: Random) {
  const writer = eventWriterOf(task, random);
  const statements = decksOf(STATEMENTS, random);
  const titles = decksOf(TITLES, random);
  const calls = decksOf(CALLS, random);
  const goals = deckOf(GOALS, random);
  const chatter = deckOf(CHATTER, random);
  const output = deckOf(OUTPUT, random);
  const workspaces = deckOf(WORKSPACES, random);
  const home = workspaces();
  const taken = new Set<string>();

  const subjectAt = (aspect: (typeof ASPECTS)[number], place: string): Subject | undefined => {
    const phrase = `the ${aspect.name} of the ${place}`;
    if (taken.has(phrase)) return undefined;
    taken.add(phrase);
    return { aspect: aspect.name, place, phrase, values: several(random, aspect.values) };
  };
  const subject = subjectAt(random.pick(ASPECTS), random.pick(PLACES)) as Subject;
  const own = ASPECTS.find(({ name }) => name === subject.aspect) as (typeof ASPECTS)[number];
  /** A subject that is easily confused: two of three share its place or its aspect. */
  const otherSubject = (): Subject => {
    const near = random.below(3);
    const aspect = near === 0 ? own : random.pick(ASPECTS);
    return subjectAt(aspect, near === 1 ? subject.place : random.pick(PLACES)) ?? otherSubject();
  };
  const valueAt = (at: number) => subject.values[at] as string;

  const goal = () => fill('{g}.', { g: goals() });
  const titleOf = ({ phrase }: Subject) => fill(titles(phrase), { s: phrase });
  const callOf = ({ phrase }: Subject, value: string) => fill(calls(phrase), { s: phrase, v: value });
  /** A statement as text. Its words do not depend on whether it is valid. */
  const statement = ({ phrase }: Subject, value: string) => fill(statements(phrase), { s: phrase, v: value });

  /** Begins a session, with a goal of its own unless it is given. Returns its branch. */
  const begin = ({ workspace = home, aim = goal(), ended = 'completed' as 'completed' | 'failed' } = {}): string =>
    writer.begin(workspace, aim, ended);
  const attempt = (title: string, called: string, returned: string, ending: Ending): Attempt => {
    const { id, branch } = writer.open(title);
    const call = writer.add({ kind: 'tool_call', role: 'assistant', text: called });
    const result = writer.add({ kind: 'tool_result', role: 'tool', text: returned });
    const end = writer.end(ending === 'failed' ? 'failed' : 'completed');
    const undone = ending === 'rolled_back' ? [writer.rollBack(branch)] : [];
    return { branch, call, result, events: [id, call, result, end, ...undone] };
  };
  const tryFor = (of: Subject, value: string, ending: Ending): Attempt =>
    attempt(titleOf(of), callOf(of, value), statement(of, value), ending);
  const stateFor = (of: Subject, value: string, how: How, expires_at?: string): readonly string[] => {
    if (how === 'attempt') {
      const { call, result } = tryFor(of, value, 'completed');
      return [result, call];
    }
    const role = how === 'message' ? { role: 'user' } : {};
    return [writer.add({ kind: how, ...role, text: statement(of, value), ...(expires_at && { expires_at }) })];
  };

  begin();
  return {
    ...writer,
    ...{ random, home, subject, otherSubject, begin, attempt, titleOf, callOf, statement, stateFor, tryFor },
    workspace: workspaces,
    /** Unrelated tool output. */
    output,
    /** States a value of the task's subject. The first id is that of the statement itself. */
    state: (at: number, how: How, expires_at?: string) => stateFor(subject, valueAt(at), how, expires_at),
    /** An attempt to give the task's subject a value. */
    tryValue: (at: number, ending: Ending) => tryFor(subject, valueAt(at), ending),
    /** Unrelated events, some of which begin a new session: five to nine, or as many as are given. */
    unrelated(count = 5 + random.below(5)): void {
      for (let nth = 0; nth < count; nth += 1) {
        const drawn = random.below(9);
        const other = otherSubject();
        // The last value is never used for the subject itself.
        const value = other.aspect === subject.aspect ? valueAt(4) : (other.values[0] as string);
        if (drawn === 0) begin();
        else if (drawn <= 2) writer.add({ kind: 'message', role: 'user', text: chatter() });
        else if (drawn === 3) writer.add({ kind: 'tool_result', role: 'tool', text: output() });
        else if (drawn <= 6) stateFor(other, value, random.pick(['message', 'document']));
        else tryFor(other, value, 'completed');
      }
    },
  };
}
