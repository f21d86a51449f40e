import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { memoise } from '../../text/caches.ts';
import { escapeRegExp } from '../../text/escape.ts';
import { groupBy } from '../../text/group-by.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from './schema.ts';
import { dateOf, timestampOf } from './task.ts';
import { BUILT_IN } from './wording/built-in.ts';

/** Of a world the events are told that a question needs or forbids, and those that were cited: the others stand around them. */
export function taskStory(task: WorldTask, cited?: Pick<ReadonlySet<string>, 'has'>): TaskStory {
  const needed = new Set(task.questions.flatMap(({ gold }) => gold.flat()));
  const forbidden = new Set(task.questions.flatMap((question) => question.forbidden));
  const deciding = decidingEvents(task);
  const isTold = ({ id }: WorldEvent) => needed.has(id) || forbidden.has(id) || cited?.has(id);
  return {
    events: task.events.filter(isTold).map((event) => eventOf(event, needed.has(event.id), forbidden.has(event.id))),
    question: `${task.questions.length} questions, in pairs of one kind with different right answers.`,
    questions: task.questions.map((question) => {
      const { family, pair, text, workspace, as_of, gold, forbidden: not } = question;
      return {
        family,
        pair,
        text,
        facts: [`workspace ${workspace}`, ...(as_of === undefined ? [] : [`as of ${dateOf(as_of)}`])],
        gold,
        forbidden: not,
        deciding: deciding.get(question) ?? [],
      };
    }),
    facts: [
      {
        label: 'events',
        value: `${task.events.length}. Shown are those that matter to a question, and those that may explain why a system failed one.`,
      },
    ],
    gold: [],
  };
}

function eventOf({ id, minute, text, role, workspace }: WorldEvent, needed: boolean, forbidden: boolean): StoryEvent {
  return {
    sourceId: id,
    timestamp: timestampOf(minute),
    text,
    marks: [role, workspace],
    role: needed ? 'needed' : forbidden ? 'forbidden' : 'neither',
  };
}

/** A question with the texts that its answer is in, and with its twin. */
interface QuestionContext {
  readonly question: WorldQuestion;
  readonly twins: readonly WorldQuestion[];
  readonly gold: string;
  readonly forbidden: readonly WorldEvent[];
}

/** Sentences that say which answer is right, and whether one of them, by the words in its slots, is about a question. */
interface Deciding {
  readonly patterns: readonly RegExp[];
  isAbout(slots: readonly string[], asked: QuestionContext): boolean;
}

const BY_FAMILY: Readonly<Record<string, Deciding>> = {
  alias: {
    patterns: BUILT_IN.aliases.map(patternOf),
    isAbout: (names, { question, gold }) =>
      names.some((name) => gold.includes(name)) && names.some((name) => question.text.includes(name)),
  },
  authority: {
    patterns: BUILT_IN.decides.map(patternOf),
    isAbout: (names, { question, gold, forbidden }) => {
      const texts = [question.text, gold, ...forbidden.map(({ text }) => text)].join(' ');
      return names.every((name) => texts.includes(name));
    },
  },
  forget: {
    patterns: BUILT_IN.forget.map(patternOf),
    isAbout: ([wish], { twins }) => twins.some(({ text }) => text === wish),
  },
  writers: {
    patterns: BUILT_IN.take_back.map(patternOf),
    isAbout: ([note = ''], { question }) => subjectsOf(note).some((one) => subjectsOf(question.text).includes(one)),
  },
};

const SLOTS = BUILT_IN.slots.flatMap(({ id, forms }) =>
  forms.map(({ question }) => ({ id, pattern: patternOf(question) })),
);

/** What a question of a slot is about, in whatever form it is asked. */
const subjectsOf = (question: string): readonly string[] =>
  SLOTS.flatMap(({ id, pattern }) => {
    const entity = pattern.exec(question)?.[1];
    return entity === undefined ? [] : [`${id} ${entity}`];
  });

function patternOf(sentence: string): RegExp {
  return new RegExp(
    `^${sentence
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join('(.+)')}$`,
    'u',
  );
}

/**
 * The source ids of the events that say which answer to a question is right and are no answer themselves: the wish to forget, a
 * name's other name, who decides, a note taken back. They are found by the built-in wording, because the data does not label them.
 */
const decidingEvents = memoise((task: Pick<WorldTask, 'events' | 'questions'>) => {
  const events = new Map(task.events.map((event) => [event.id, event]));
  const found = new Map<WorldQuestion, readonly string[]>();
  // A sentence that decides has no value of its own.
  const sentences = task.events.filter(({ values }) => values.length === 0);
  const known = (ids: readonly string[]) => ids.flatMap((id) => events.get(id) ?? []);
  for (const twins of groupBy(task.questions, ({ pair }) => pair).values())
    for (const question of twins) {
      const deciding = BY_FAMILY[question.family];
      if (deciding === undefined) continue;
      const gold = known(question.gold.flat()).map(({ text }) => text);
      const asked = { question, twins, gold: gold.join(' '), forbidden: known(question.forbidden) };
      const decides = (said: WorldEvent) =>
        deciding.patterns.some((pattern) => {
          const slots = pattern.exec(said.text)?.slice(1);
          return slots !== undefined && deciding.isAbout(slots, asked);
        });
      found.set(
        question,
        sentences.filter((said) => said.workspace === question.workspace && decides(said)).map(({ id }) => id),
      );
    }
  return found as ReadonlyMap<WorldQuestion, readonly string[]>;
});
