import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './draft.ts';
import { generator } from './generate.ts';
import { tokens } from './grading/words.ts';
import type { WritTask } from './scenario.ts';
import { inOrder } from './timeline.ts';

const PUBLIC = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));
const OTHER = Array.from({ length: 1_500 }, (_, i) => generator.generate('guessed', i));

/** The values that the question could be about, in the order in which the conversation before it mentions them. */
function mentioned(task: WritTask, role?: string): string[] {
  const { current_value: right, rejected = [] } = task.ground_truth;
  const stated = task.memory_events.flatMap((event) => event.statements ?? []).map((said) => said.value ?? '');
  const values = new Set(
    [right]
      .flat()
      .concat(
        stated,
        rejected.map((one) => one.value),
      )
      .filter((one) => typeof one === 'string'),
  );
  values.delete('');
  return task.sessions
    .filter((session) => session.session_id < task.probe.session)
    .flatMap((session) => session.messages.filter((message) => role === undefined || message.role === role))
    .flatMap((message) => {
      const text = tokens(message.content);
      const found = [...values].map((value) => ({ value, at: text.indexOf(tokens(value)) }));
      return found
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value);
    });
}

type Guess = string | readonly string[] | undefined;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
const byCount = (values: readonly string[], sign: number): string[] =>
  distinct(values).sort((a, b) => sign * (count(values, b) - count(values, a)));
const count = (values: readonly string[], value: string): number => values.filter((one) => one === value).length;

/** Rules that need no understanding; undefined abstains. */
const GUESSERS: Readonly<Record<string, (values: readonly string[]) => Guess>> = {
  'the first mentioned': (values) => values[0],
  'the second mentioned': (values) => distinct(values)[1],
  'the third mentioned': (values) => distinct(values)[2],
  'the last mentioned': (values) => values.at(-1),
  'the last but one': (values) => distinct(values.toReversed())[1],
  'the last but two': (values) => distinct(values.toReversed())[2],
  'the middle one': (values) => distinct(values)[Math.floor(distinct(values).length / 2)],
  'the most frequent': (values) => byCount(values, 1)[0],
  'the most frequent, later ones first': (values) => byCount(values.toReversed(), 1)[0],
  'the least frequent': (values) => byCount(values, -1)[0],
  'the longest': (values) => values.toSorted((a, b) => b.length - a.length)[0],
  'the shortest': (values) => values.toSorted((a, b) => a.length - b.length)[0],
  'all of them': distinct,
  'nothing': () => undefined,
};

/** Rules that see only the choices, not whose they are, when and why. */
const CHOOSERS: Readonly<Record<string, (choices: readonly string[]) => string | undefined>> = {
  'the first choice': (choices) => choices[0],
  'the last choice': (choices) => choices.at(-1),
  'the most frequent choice': (choices) => byCount(choices, 1)[0],
  'the rarest choice': (choices) => byCount(choices, -1)[0],
};

function choose(task: WritTask, rule: (choices: readonly string[]) => string | undefined): string {
  const habits = task.ground_truth.rests_on ?? [];
  return habits
    .map((habit) => {
      const said = task.memory_events
        .filter((event) => event.id.startsWith(habit))
        .flatMap((event) => event.statements ?? []);
      return rule(inOrder(said).map((one) => one.value ?? ''));
    })
    .join(', ');
}

const isRight = (task: WritTask, guess: Guess): boolean =>
  JSON.stringify(guess ?? null) === JSON.stringify(task.ground_truth.current_value);

const share = (tasks: readonly WritTask[], right: (task: WritTask) => boolean): number =>
  tasks.filter(right).length / tasks.length;

const MOST = 0.6;

describe.each([
  ['the public scenarios', PUBLIC],
  ['those of another seed', OTHER],
] as const)('guessing in %s', (_, tasks) => {
  describe.each(CATEGORIES)('category %s', (category) => {
    const ours = tasks.filter((task) => task.family === category);

    it.each(Object.entries(GUESSERS))('%s is seldom right', (_name, guess) => {
      for (const role of [undefined, 'user']) {
        expect(share(ours, (task) => isRight(task, guess(mentioned(task, role))))).toBeLessThanOrEqual(MOST);
      }
    });
  });

  it.each(Object.entries(CHOOSERS))('%s is seldom the habit', (_name, rule) => {
    const ours = tasks.filter((task) => task.probe.asks === 'choice' && task.template !== undefined);
    expect(share(ours, (task) => choose(task, rule) === task.ground_truth.current_value)).toBeLessThanOrEqual(MOST);
  });

  it('no place among the options is right more often than by chance', () => {
    const ours = tasks.filter((task) => task.ground_truth.action !== undefined);
    for (const place of [0, 1, 2, 3]) {
      const right = share(ours, (task) => task.probe.allowed_actions?.[place] === task.ground_truth.action);
      expect(right).toBeLessThan(0.25 + 4 * Math.sqrt(0.1875 / ours.length));
    }
  });
});

it('a rule is always right for a design that follows it', () => {
  const plain = PUBLIC.filter((task) => task.template === 'update/changed-twice');
  expect(share(plain, (task) => isRight(task, GUESSERS['the last mentioned']?.(mentioned(task, 'user'))))).toBe(1);
  const shown = PUBLIC.filter((task) => task.template === 'constraint/shown');
  expect(share(shown, (task) => choose(task, (choices) => choices[0]) === task.ground_truth.current_value)).toBe(1);
});

it('questions are the same whether or not the answer is known', () => {
  const now = OTHER.filter((task) => task.probe.temporal_query === undefined && task.probe.asks === undefined);
  // Whose fact it is, and how the question is introduced, are drawn for all alike.
  const question = (task: WritTask): string =>
    (task.probe.prompt.split(/[.:] /).at(-1) as string).replace(/\b(my( [\w-]+)*'s|\w+'s|my)\b/g, '_');
  const known = new Set(now.filter((task) => !task.probe.should_abstain).map(question));
  const unknown = new Set(now.filter((task) => task.probe.should_abstain).map(question));
  expect(unknown.size).toBeGreaterThan(60);
  expect([...unknown].filter((one) => !known.has(one))).toEqual([]);
});
