import { fill } from '../../../shared/fill.ts';
import { several } from '../../../shared/random.ts';
import type { MemtraceTask } from '../schema.ts';
import { LESSON_QUESTIONS, QUESTIONS } from '../wording/built-in.ts';
import type { StoryWriter } from './story-writer.ts';

type Choice = 'allowed_actions' | 'gold_action';

/** The question of a task and its gold. */
export type Gold = Pick<MemtraceTask, 'question' | 'needed'> &
  Partial<Pick<MemtraceTask, Choice | 'token_budget' | 'constraints' | 'lessons' | 'payloads' | 'gold_answer'>>;

/** Writes the events of one family's task, in one of its shapes, 0 to 3. */
export type FamilyStory = (story: StoryWriter, shape: number) => Gold;

export const SHAPES = 4;

export function asks({ random, subject }: StoryWriter, needed: string, more: Partial<Gold> = {}): Gold {
  return {
    question: fill(random.pick(QUESTIONS), { s: subject.phrase }),
    needed: [needed],
    gold_answer: subject.values[0] as string,
    ...more,
  };
}

export function asksForLessons(story: StoryWriter, needed: string, lessons: MemtraceTask['lessons']): Gold {
  const question = fill(story.random.pick(LESSON_QUESTIONS), { s: story.subject.phrase });
  return asks(story, needed, { question, lessons });
}

/** A decision among four values of the subject, so that a guess is right one time in four. */
export function decision(story: StoryWriter): Pick<Gold, Choice> {
  return choice(story, story.subject.values.slice(0, 4));
}

/** A choice of actions. The first one is right. */
export function choice({ random }: StoryWriter, values: readonly string[]): Pick<Gold, Choice> {
  const options = values.map(labelOf);
  return { allowed_actions: several(random, options), gold_action: options[0] };
}

function labelOf(value: string): string {
  return `take_${value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}`;
}
