import { fill } from '../../shared/fill.ts';
import { type Random, several } from '../../shared/random.ts';
import type { Device, Line } from '../draft.ts';
import {
  ACKNOWLEDGEMENTS,
  EXCEPTIONS,
  HABITS,
  HEARD,
  OCCASIONS,
  OFFERS,
  QUESTIONS,
  RELATIVES,
  TAKEN,
  TURNED,
} from '../wording/built-in.ts';
import type { Habit } from '../wording/schema.ts';
import type { Schedule, ToldStory } from './story.ts';

/** The manner of a choice: as usual, only once, or from now on. */
type Manner = 'usual' | 'once' | 'turned';

const WORDING: Readonly<Record<Manner, readonly string[]>> = { usual: TAKEN, once: EXCEPTIONS, turned: TURNED };

/** One habit: the pole that is `liked` at the end, and the choices that show it. */
interface HabitChoices {
  readonly liked: 0 | 1;
  /** The user chooses what suits the liked pole, or the other one. */
  choose(pole?: 'liked' | 'other', manner?: Manner): readonly Line[];
  /** Somebody else chooses what suits the other pole. */
  anotherChooses(who: string): readonly Line[];
}

function choicesOf(random: Random, habit: Habit): HabitChoices {
  const left = several(random, habit.choices);
  const liked = random.below(2) as 0 | 1;
  const offer = () => {
    const [what, first, second] = left.pop() as Habit['choices'][number];
    const items = [first, second] as const;
    const [ask, reply] = random.pick(OFFERS);
    const [one, two] = random.below(2) === 0 ? items : [items[1], items[0]];
    return { items, what, lines: [ask, reply].map((text) => fill(text, { what, one, two })) as [string, string] };
  };
  return {
    liked,
    choose(which = 'liked', manner = 'usual') {
      const pole = which === 'liked' ? liked : flip(liked);
      const { items, lines } = offer();
      const slots = { a: items[pole], b: items[flip(pole)] };
      const kind = manner === 'once' ? 'excepts' : 'hints';
      const devices: Device[] = manner === 'once' ? ['temporary_value'] : ['implicit_constraint'];
      if (manner === 'turned') devices.push('conflicting_update');
      return [
        { role: 'user', text: lines[0] },
        { role: 'assistant', text: lines[1] },
        {
          role: 'user',
          text: fill(random.pick(WORDING[manner]), slots),
          tells: [{ fact: habit.id, kind, value: habit.poles[pole] }],
          devices,
        },
        { role: 'assistant', text: random.pick(ACKNOWLEDGEMENTS) },
      ];
    },
    anotherChooses(who) {
      const pole = flip(liked);
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

/** One course of choices. Its name is the template of the scenarios made from it. */
interface HabitDesign {
  readonly name: string;
  /** Set if somebody else chooses too. */
  readonly another?: true;
  exchanges(a: HabitChoices, b: HabitChoices, who: string): ToldStory['exchanges'];
}

const DESIGNS: readonly HabitDesign[] = [
  { name: 'constraint/shown', exchanges: (a, b) => [a.choose(), b.choose(), a.choose(), b.choose()] },
  {
    name: 'constraint/exception-last',
    exchanges: (a, b) => [a.choose(), b.choose(), b.choose(), a.choose(), a.choose('other', 'once')],
  },
  {
    name: 'constraint/changed',
    exchanges: (a, b) => [
      a.choose('other'),
      b.choose(),
      a.choose('other'),
      a.choose('other'),
      a.choose('liked', 'turned'),
      b.choose(),
      a.choose(),
    ],
  },
  {
    name: 'constraint/another-person',
    another: true,
    exchanges: (a, b, who) => [
      a.anotherChooses(who),
      a.choose(),
      b.choose(),
      a.choose(),
      b.choose(),
      a.anotherChooses(who),
    ],
  },
];

/** Choices that show two habits, and options of which one fits both. The designs are used in turn. */
export function habitStoryOf(random: Random, nth: number, schedule: Schedule): ToldStory {
  const design = DESIGNS[nth % DESIGNS.length] as HabitDesign;
  const who = design.another ? random.pick(RELATIVES) : '';
  const [first, second] = several(random, HABITS, 2) as [Habit, Habit];
  const a = choicesOf(random, first);
  const b = choicesOf(random, second);
  const combine = (x: 0 | 1, y: 0 | 1): string => `${first.poles[x]}, ${second.poles[y]}`;
  const all = ([0, 1] as const).flatMap((x) => ([0, 1] as const).map((y) => combine(x, y)));
  const exchanges = design.exchanges(a, b, who);
  const actions = several(random, all);
  const answer = combine(a.liked, b.liked);
  schedule(exchanges.length);
  return {
    template: design.name,
    exchanges,
    actions,
    answer,
    facts: {
      [first.id]: { type: 'latent' },
      [second.id]: { type: 'latent' },
      ...(design.another && { [`${first.id}-of-another`]: { type: 'latent' } }),
    },
    restsOn: [first.id, second.id],
    prompt: fill(random.pick(QUESTIONS.choice), { occasion: random.pick(OCCASIONS) }),
    fact: "which option suits the user's habits",
    asks: 'choice',
    rejected: { violates: actions.filter((option) => option !== answer) },
    rubric: {
      method: 'constraint',
      required_elements: [first.poles[a.liked], second.poles[b.liked]],
      forbidden_elements: [first.poles[flip(a.liked)], second.poles[flip(b.liked)]],
    },
  };
}
