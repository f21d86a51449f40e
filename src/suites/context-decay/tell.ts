import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import type { Needle } from './needles.ts';
import { budgetOf, type DecayTask, lengthOf, sourceOf, type TaskTurn, timeOf, wantedOf } from './task.ts';

/** Of a longer conversation only the turns are told that tell a fact: the rest is chatter. */
const TOLD_WHOLE = 200;

export function tell(task: DecayTask): TaskStory {
  const length = lengthOf(task);
  const wanted = wantedOf(task);
  const whole = length <= TOLD_WHOLE;
  const asked = new Map(wanted.map(({ needle }) => [needle.turn, needle]));
  const replaced = new Map(wanted.flatMap(({ needle, former }) => former.map(({ turn }) => [turn, needle] as const)));
  const told = new Map(task.needles.map((needle) => [needle.turn, needle]));
  const events = task.batches.flat().flatMap((turn, index): StoryEvent[] => {
    if (!(whole || asked.has(index) || replaced.has(index))) return [];
    return [eventOf(task, turn, index, { asked: asked.has(index), by: replaced.get(index), told: told.get(index) })];
  });
  return {
    events,
    question: `${wanted.length} questions, on ${budgetOf(task)} words of context together.`,
    facts: [
      { label: 'turns', value: whole ? String(length) : `${length}, of which those are told that hold what is asked` },
      ...(task.language === undefined ? [] : [{ label: 'language', value: task.language }]),
    ],
    gold: wanted.map(({ needle }, at) => ({
      label: task.questions[at]?.text ?? '',
      value: needle.value,
      events: [sourceOf(task, needle.turn)],
    })),
  };
}

interface Labels {
  readonly asked: boolean;
  /** The needle that took its place. */
  readonly by: Needle | undefined;
  readonly told: Needle | undefined;
}

function eventOf(task: DecayTask, { role, text }: TaskTurn, turn: number, { asked, by, told }: Labels): StoryEvent {
  const marks = [
    role,
    ...(asked ? ['gold'] : []),
    ...(by ? ['stale'] : []),
    ...(told ? [told.implicit ? 'in passing' : 'marked'] : []),
  ];
  return {
    sourceId: sourceOf(task, turn),
    timestamp: timeOf(turn),
    text,
    marks,
    role: asked ? 'needed' : by ? 'forbidden' : 'neither',
    ...(by && { replacedBy: sourceOf(task, by.turn) }),
  };
}
