import { fill } from '../../../shared/fill.ts';
import type { MemtraceTask } from '../task.ts';
import { LESSON_QUESTIONS, QUESTIONS } from '../wording/built-in.ts';
import { shuffled } from './draws.ts';
import type { StoryWriter, Subject } from './story-writer.ts';

/** The question of a task and its gold. */
export type Gold = Pick<MemtraceTask, 'question' | 'needed'> &
  Partial<
    Pick<
      MemtraceTask,
      'token_budget' | 'allowed_actions' | 'constraints' | 'lessons' | 'payloads' | 'gold_answer' | 'gold_action'
    >
  >;

/** Writes the events of one family's task, in one of its shapes, 0 to 3. */
export type FamilyStory = (story: StoryWriter, shape: number) => Gold;

export const SHAPES = 4;

/** Asks for the subject's value. */
export function asks(story: StoryWriter, needed: string, more: Partial<Gold> = {}): Gold {
  const { random, subject } = story;
  return {
    question: fill(random.pick(QUESTIONS), { s: subject.phrase }),
    needed: [needed],
    gold_answer: subject.values[0] as string,
    ...more,
  };
}

export function asksForLessons(story: StoryWriter, needed: string, lessons: Gold['lessons']): Gold {
  const question = fill(story.random.pick(LESSON_QUESTIONS), { s: story.subject.phrase });
  return { ...asks(story, needed), question, ...(lessons && { lessons }) };
}

/** A decision among four values of the subject, so that a guess is right one time in four. */
export function decision({ random, subject }: StoryWriter): Pick<Gold, 'allowed_actions' | 'gold_action'> {
  const options = subject.values.slice(0, 4).map(labelOf);
  return { allowed_actions: shuffled(options, random), gold_action: labelOf(subject.values[0] as string) };
}

export function labelOf(value: string): string {
  return `take_${value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}`;
}

export function valueAt({ values }: Subject, at: number): string {
  return values[at] as string;
}
