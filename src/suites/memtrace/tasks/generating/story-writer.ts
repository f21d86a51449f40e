import { fill } from '../../../shared/fill.ts';
import type { Random } from '../../../shared/random.ts';
import { ASPECTS, CALLS, CHATTER, GOALS, OUTPUT, PLACES, STATEMENTS, TITLES, WORKSPACES } from '../wording/built-in.ts';
import { deckOf, decksOf, shuffled } from './draws.ts';
import type { EventWriter } from './event-writer.ts';

/** The subject of a task. It has one value at a time. The first value is the right one. */
export interface Subject {
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
export interface StoryWriter {
  readonly writer: EventWriter;
  readonly random: Random;
  readonly home: string;
  readonly subject: Subject;
  workspace(): string;
  otherSubject(): Subject;
  /** A statement as text. Its words do not depend on whether it is valid. */
  statement(subject: Subject, value: string): string;
  /** States a value. The first id is that of the statement itself. */
  state(subject: Subject, value: string, how: How, expires_at?: string): readonly string[];
  attempt(title: string, call: string, result: string, ending: Ending): Attempt;
  /** An attempt to give a subject this value. */
  tryValue(subject: Subject, value: string, ending: Ending): Attempt;
  titleOf(subject: Subject): string;
  callOf(subject: Subject, value: string): string;
  goal(): string;
  /** Unrelated tool output. */
  output(): string;
  /** Unrelated events, some of which begin a new session: five to nine, or as many as are given. */
  unrelated(count?: number): void;
}

export function storyWriterOf(writer: EventWriter, random: Random): StoryWriter {
  const statements = decksOf(STATEMENTS, random);
  const titles = decksOf(TITLES, random);
  const calls = decksOf(CALLS, random);
  const goals = deckOf(GOALS, random);
  const chatter = deckOf(CHATTER, random);
  const output = deckOf(OUTPUT, random);
  const workspaces = deckOf(WORKSPACES, random);
  const home = workspaces.next();
  const taken = new Set<string>();

  const subjectAt = (aspect: (typeof ASPECTS)[number], place: string): Subject | undefined => {
    const phrase = `the ${aspect.name} of the ${place}`;
    if (taken.has(phrase)) return undefined;
    taken.add(phrase);
    return { aspect: aspect.name, place, phrase, values: shuffled(aspect.values, random) };
  };
  const subject = subjectAt(random.pick(ASPECTS), random.pick(PLACES)) as Subject;
  const own = ASPECTS.find(({ name }) => name === subject.aspect) as (typeof ASPECTS)[number];
  /** A subject that is easily confused: two of three share its place or its aspect. */
  const otherSubject = (): Subject => {
    const near = random.below(3);
    const aspect = near === 0 ? own : random.pick(ASPECTS);
    return subjectAt(aspect, near === 1 ? subject.place : random.pick(PLACES)) ?? otherSubject();
  };

  const story: StoryWriter = {
    ...{ writer, random, home, subject, otherSubject },
    workspace: () => workspaces.next(),
    goal: () => fill('{g}.', { g: goals.next() }),
    output: () => output.next(),
    statement: ({ phrase }, value) => fill(statements(phrase), { s: phrase, v: value }),
    titleOf: ({ phrase }) => fill(titles(phrase), { s: phrase }),
    callOf: ({ phrase }, value) => fill(calls(phrase), { s: phrase, v: value }),
    state(of, value, how, expires_at) {
      if (how === 'attempt') {
        const { call, result } = story.tryValue(of, value, 'completed');
        return [result, call];
      }
      const role = how === 'message' ? { role: 'user' } : {};
      const text = story.statement(of, value);
      return [writer.add({ kind: how, ...role, text, ...(expires_at && { expires_at }) })];
    },
    tryValue: (of, value, ending) =>
      story.attempt(story.titleOf(of), story.callOf(of, value), story.statement(of, value), ending),
    attempt(title, called, returned, ending) {
      const { id, branch } = writer.open(title);
      const call = writer.add({ kind: 'tool_call', role: 'assistant', text: called });
      const result = writer.add({ kind: 'tool_result', role: 'tool', text: returned });
      const end = writer.end(ending === 'failed' ? 'failed' : 'completed');
      const undone = ending === 'rolled_back' ? [writer.rollBack(branch)] : [];
      return { branch, call, result, events: [id, call, result, end, ...undone] };
    },
    unrelated(count = 5 + random.below(5)) {
      for (let nth = 0; nth < count; nth += 1) {
        const drawn = random.below(9);
        const other = otherSubject();
        // The last value is never used for the subject itself.
        const value = other.aspect === subject.aspect ? (subject.values[4] as string) : (other.values[0] as string);
        if (drawn === 0) writer.begin(home, story.goal());
        else if (drawn <= 2) writer.add({ kind: 'message', role: 'user', text: chatter.next() });
        else if (drawn === 3) writer.add({ kind: 'tool_result', role: 'tool', text: output.next() });
        else if (drawn <= 6) story.state(other, value, random.pick(['message', 'document']));
        else story.tryValue(other, value, 'completed');
      }
    },
  };
  writer.begin(home, story.goal());
  return story;
}
