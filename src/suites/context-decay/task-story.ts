import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { formatInteger } from '../../text/numbers.ts';
import type { DecayTask } from './schema.ts';
import { budgetOf, lengthOf, sourceOf, targetsOf, timeOf } from './task.ts';

/** Up to this many turns a conversation is shown in full. Of a longer one, only the turns with a fact are shown. */
const LONGEST_SHOWN_WHOLE = 200;

export function taskStory(task: DecayTask): TaskStory {
  const length = lengthOf(task);
  const targets = targetsOf(task);
  const whole = length <= LONGEST_SHOWN_WHOLE;
  const askedTurns = new Set(targets.map(({ needle }) => needle.turn));
  const replaced = new Map(targets.flatMap(({ needle, former }) => former.map(({ turn }) => [turn, needle] as const)));
  const needles = new Map(task.needles.map((needle) => [needle.turn, needle]));
  const events = task.batches.flat().flatMap(({ role, text }, index): StoryEvent[] => {
    const [asked, replacedBy, needle] = [askedTurns.has(index), replaced.get(index), needles.get(index)];
    if (!(whole || asked || replacedBy)) return [];
    const marks = [
      role,
      ...(asked ? ['needed'] : []),
      ...(replacedBy ? ['stale'] : []),
      ...(needle ? [needle.implicit ? 'in passing' : 'marked'] : []),
    ];
    return [
      {
        sourceId: sourceOf(task, index),
        timestamp: timeOf(index),
        text,
        marks,
        role: asked ? 'needed' : replacedBy ? 'forbidden' : 'neither',
        ...(replacedBy && { replacedBy: sourceOf(task, replacedBy.turn) }),
      },
    ];
  });
  return {
    events,
    question: `${targets.length} questions, whose replies may have ${formatInteger(budgetOf(task))} words together.`,
    facts: [
      {
        label: 'turns',
        value: `${formatInteger(length)}${whole ? '' : '; shown are those that state what is asked for'}`,
      },
      ...(task.language === undefined ? [] : [{ label: 'language', value: task.language }]),
    ],
    questions: targets.map(({ needle, former }, at) => ({
      text: task.questions[at]?.text ?? '',
      facts: [],
      gold: [[sourceOf(task, needle.turn)]],
      forbidden: former.map(({ turn }) => sourceOf(task, turn)),
      value: needle.value,
    })),
    gold: targets.map(({ needle }, at) => ({
      label: task.questions[at]?.text ?? '',
      value: needle.value,
      events: [sourceOf(task, needle.turn)],
    })),
  };
}
