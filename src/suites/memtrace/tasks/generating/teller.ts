import { fill } from '../../../shared/fill.ts';
import type { Random } from '../../../shared/random.ts';
import { ASPECTS, CALLS, CHATTER, GOALS, OUTPUT, PLACES, STATEMENTS, TITLES, WORKSPACES } from '../wording/built-in.ts';
import type { Diary } from './diary.ts';
import { deckOf, decksOf, shuffled } from './draws.ts';

/** What a task is about: something that has one value at a time. The first value is the right one. */
export interface Subject {
  readonly aspect: string;
  readonly place: string;
  readonly phrase: string;
  readonly values: readonly string[];
}

type How = 'message' | 'document' | 'attempt';
type Ending = 'completed' | 'failed' | 'rolled_back';

/** A step with what was called and what came back. */
export interface Attempt {
  readonly branch: string;
  readonly call: string;
  readonly result: string;
  /** All events that tell of it. */
  readonly events: readonly string[];
}

/** Tells a story into a diary, in words that are drawn. */
export interface Teller {
  readonly diary: Diary;
  readonly random: Random;
  readonly home: string;
  readonly subject: Subject;
  workspace(): string;
  otherSubject(): Subject;
  /** A statement as text: the same words whatever becomes of it. */
  statement(subject: Subject, value: string): string;
  /** States a value; the first id is that of the statement itself. */
  state(subject: Subject, value: string, how: How, expires_at?: string): readonly string[];
  attempt(title: string, call: string, result: string, ending: Ending): Attempt;
  /** An attempt to give a subject this value. */
  tryValue(subject: Subject, value: string, ending: Ending): Attempt;
  titleOf(subject: Subject): string;
  callOf(subject: Subject, value: string): string;
  goal(): string;
  /** What a tool prints beside the matter. */
  output(): string;
  /** Things beside the matter, now and then across the end of a session. */
  interlude(beats: number): void;
}

export function tellerOf(diary: Diary, random: Random): Teller {
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
  /** Near enough to be mistaken for the subject: it shares its place or its aspect; every third is neither. */
  const otherSubject = (): Subject => {
    const near = random.below(3);
    const aspect = near === 0 ? own : random.pick(ASPECTS);
    return subjectAt(aspect, near === 1 ? subject.place : random.pick(PLACES)) ?? otherSubject();
  };

  const teller: Teller = {
    ...{ diary, random, home, subject, otherSubject },
    workspace: () => workspaces.next(),
    goal: () => fill('{g}.', { g: goals.next() }),
    output: () => output.next(),
    statement: ({ phrase }, value) => fill(statements(phrase), { s: phrase, v: value }),
    titleOf: ({ phrase }) => fill(titles(phrase), { s: phrase }),
    callOf: ({ phrase }, value) => fill(calls(phrase), { s: phrase, v: value }),
    state(of, value, how, expires_at) {
      if (how === 'attempt') {
        const { call, result } = teller.tryValue(of, value, 'completed');
        return [result, call];
      }
      const role = how === 'message' ? { role: 'user' } : {};
      const text = teller.statement(of, value);
      return [diary.add({ kind: how, ...role, text, ...(expires_at && { expires_at }) })];
    },
    tryValue: (of, value, ending) =>
      teller.attempt(teller.titleOf(of), teller.callOf(of, value), teller.statement(of, value), ending),
    attempt(title, called, returned, ending) {
      const { id, branch } = diary.open(title);
      const call = diary.add({ kind: 'tool_call', role: 'assistant', text: called });
      const result = diary.add({ kind: 'tool_result', role: 'tool', text: returned });
      const end = diary.end(ending === 'failed' ? 'failed' : 'completed');
      const undone = ending === 'rolled_back' ? [diary.rollBack(branch)] : [];
      return { branch, call, result, events: [id, call, result, end, ...undone] };
    },
    interlude(beats) {
      for (let beat = 0; beat < beats; beat += 1) {
        const drawn = random.below(9);
        const other = otherSubject();
        // The last value is one that the story itself never gives its subject.
        const value = other.aspect === subject.aspect ? (subject.values[4] as string) : (other.values[0] as string);
        if (drawn === 0) diary.begin(home, teller.goal());
        else if (drawn <= 2) diary.add({ kind: 'message', role: 'user', text: chatter.next() });
        else if (drawn === 3) diary.add({ kind: 'tool_result', role: 'tool', text: output.next() });
        else if (drawn <= 6) teller.state(other, value, random.pick(['message', 'document']));
        else teller.tryValue(other, value, 'completed');
      }
    },
  };
  diary.begin(home, teller.goal());
  return teller;
}
