import { fill } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { Device, DraftFact, Line } from '../draft.ts';
import type { Rubric } from '../scenario.ts';
import { ACKNOWLEDGEMENTS, EXCEPTIONS, HABITS, HEARD, OFFERS, RELATIVES, TAKEN, TURNED } from '../wording/built-in.ts';
import type { Habit } from '../wording/schema.ts';
import { several } from './draw-values.ts';

/** Choices that show two habits, and the options of which one fits both. */
export interface HabitStory {
  readonly beats: readonly (readonly Line[])[];
  readonly facts: Readonly<Record<string, DraftFact>>;
  readonly restsOn: readonly string[];
  readonly options: readonly string[];
  readonly answer: string;
  readonly rubric: Rubric;
}

export interface HabitDesign {
  readonly name: string;
  write(random: Random): HabitStory;
}

/** As ever, for this once, or from now on. */
type Manner = 'usual' | 'once' | 'turned';

const CHOSEN: Readonly<Record<Manner, readonly string[]>> = { usual: TAKEN, once: EXCEPTIONS, turned: TURNED };

interface Chooser {
  /** The habit with the pole that the user prefers in the end, and the other one. */
  readonly habit: Habit;
  readonly likes: 0 | 1;
  /** The user chooses; `pole` is the one taken. */
  choose(pole: 0 | 1, manner?: Manner): readonly Line[];
  /** Somebody else chooses. */
  hear(who: string, pole: 0 | 1): readonly Line[];
}

function chooserOf(random: Random, habit: Habit): Chooser {
  const left = several(random, habit.choices, habit.choices.length);
  const offer = () => {
    const [what, first, second] = left.pop() as Habit['choices'][number];
    const items = [first, second] as const;
    const [ask, reply] = random.pick(OFFERS);
    const [one, two] = random.below(2) === 0 ? items : [items[1], items[0]];
    return { items, what, lines: [ask, reply].map((text) => fill(text, { what, one, two })) as [string, string] };
  };
  return {
    habit,
    likes: random.below(2) as 0 | 1,
    choose(pole, manner = 'usual') {
      const { items, lines } = offer();
      const slots = { a: items[pole], b: items[pole === 0 ? 1 : 0] };
      const kind = manner === 'once' ? 'excepts' : 'hints';
      const devices: Device[] = manner === 'once' ? ['temporary_value'] : ['implicit_constraint'];
      if (manner === 'turned') devices.push('conflicting_update');
      return [
        { role: 'user', text: lines[0] },
        { role: 'assistant', text: lines[1] },
        {
          role: 'user',
          text: fill(random.pick(CHOSEN[manner]), slots),
          tells: [{ fact: habit.id, kind, value: habit.poles[pole] }],
          devices,
        },
        { role: 'assistant', text: random.pick(ACKNOWLEDGEMENTS) },
      ];
    },
    hear(who, pole) {
      const { items, what } = offer();
      const devices: Device[] = ['near_duplicate'];
      return [
        {
          role: 'user',
          text: fill(random.pick(HEARD), { who, what, a: items[pole] }),
          tells: [{ fact: `${habit.id}-of-another`, kind: 'hints', value: habit.poles[pole] }],
          devices,
        },
        { role: 'assistant', text: random.pick(ACKNOWLEDGEMENTS), devices },
      ];
    },
  };
}

const flip = (pole: 0 | 1): 0 | 1 => (pole === 0 ? 1 : 0);

function storyOf(random: Random, beatsOf: (a: Chooser, b: Chooser) => HabitStory['beats'], heard = false): HabitStory {
  const [first, second] = several(random, HABITS, 2) as [Habit, Habit];
  const a = chooserOf(random, first);
  const b = chooserOf(random, second);
  const combine = (x: 0 | 1, y: 0 | 1): string => `${first.poles[x]}, ${second.poles[y]}`;
  const right = [first.poles[a.likes], second.poles[b.likes]];
  const all = ([0, 1] as const).flatMap((x) => ([0, 1] as const).map((y) => combine(x, y)));
  return {
    beats: beatsOf(a, b),
    facts: {
      [first.id]: { type: 'latent' },
      [second.id]: { type: 'latent' },
      ...(heard && { [`${first.id}-of-another`]: { type: 'latent' } }),
    },
    restsOn: [first.id, second.id],
    options: several(random, all, all.length),
    answer: combine(a.likes, b.likes),
    rubric: {
      method: 'constraint',
      required_elements: right,
      forbidden_elements: [first.poles[flip(a.likes)], second.poles[flip(b.likes)]],
    },
  };
}

export const HABIT_DESIGNS: readonly HabitDesign[] = [
  {
    name: 'constraint/shown',
    write: (random) =>
      storyOf(random, (a, b) => [a.choose(a.likes), b.choose(b.likes), a.choose(a.likes), b.choose(b.likes)]),
  },
  {
    name: 'constraint/exception-last',
    write: (random) =>
      storyOf(random, (a, b) => [
        a.choose(a.likes),
        b.choose(b.likes),
        b.choose(b.likes),
        a.choose(a.likes),
        a.choose(flip(a.likes), 'once'),
      ]),
  },
  {
    name: 'constraint/changed',
    write: (random) =>
      storyOf(random, (a, b) => [
        a.choose(flip(a.likes)),
        b.choose(b.likes),
        a.choose(flip(a.likes)),
        a.choose(flip(a.likes)),
        a.choose(a.likes, 'turned'),
        b.choose(b.likes),
        a.choose(a.likes),
      ]),
  },
  {
    name: 'constraint/another-person',
    write: (random) => {
      const who = random.pick(RELATIVES);
      return storyOf(
        random,
        (a, b) => [
          a.hear(who, flip(a.likes)),
          a.choose(a.likes),
          b.choose(b.likes),
          a.choose(a.likes),
          b.choose(b.likes),
          a.hear(who, flip(a.likes)),
        ],
        true,
      );
    },
  },
];
