import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { datasetText } from '../../bundles/dataset.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import { substitute } from '../shared/fill.ts';
import { draftConversation } from './conversation.ts';
import { BLOCK, FAMILIES, specOf } from './families.ts';
import { generator } from './generate.ts';
import { NEEDLE_NAMES, partsOf } from './needles.ts';
import { pythonRandom } from './python-random.ts';
import { DecayTaskSchema } from './schema.ts';
import { LENGTHS } from './settings.ts';
import { budgetOf, conversationOf, lengthOf, targetsOf } from './task.ts';
import { validate } from './validate.ts';
import { LANGUAGES, QUESTIONS, WORDINGS } from './wording/built-in.ts';

const blockOf = (seed: string, from = 0) => Array.from({ length: BLOCK }, (_, i) => generator.generate(seed, from + i));

const PUBLIC = blockOf(generator.publicSeed);
const BLOCKS: readonly (readonly [string, ReturnType<typeof blockOf>])[] = [
  ['the public seed', PUBLIC],
  ['its second block', blockOf(generator.publicSeed, BLOCK)],
  ...['', 'other', '7'].map((seed) => [`the seed "${seed}"`, blockOf(seed)] as const),
];

describe.each(BLOCKS)('a block of tasks of %s', (_, tasks) => {
  it('is valid, and its lines are read back as the same tasks', () => {
    expect(validate(tasks)).toEqual([]);
    const lines = [...datasetText(tasks)].join('').trimEnd().split('\n');
    expect(lines.map((line) => DecayTaskSchema.parse(parseStrict(line, 'line')))).toEqual(tasks);
  });

  it('asks for every fact of the paper’s conversations, and for at most a hundred of others', () => {
    for (const task of tasks) {
      const keys = new Set(task.needles.map(({ key }) => key));
      expect(task.questions).toHaveLength(Math.min(100, keys.size));
    }
  });
});

it('generates five conversations of each of the paper’s lengths, then the extensions', () => {
  const counts = FAMILIES.map(({ id }) => PUBLIC.filter(({ family }) => family === id).length);
  expect(counts).toEqual([5, 5, 5, 5, 5, 3, 3, 3, 1]);
  expect(PUBLIC.slice(0, 25).map(lengthOf)).toEqual(Array.from({ length: 25 }, (_, i) => LENGTHS[i % 5]));
  expect([specOf(34), specOf(34 + BLOCK), specOf(34 + 2 * BLOCK)].map(({ length }) => length)).toEqual([
    10_000, 100_000, 10_000,
  ]);
});

it('generates a task from the seed and the index alone', () => {
  expect(generator.generate('a', 7)).toEqual(generator.generate('a', 7));
  expect(generator.generate('a', 7)).not.toEqual(generator.generate('b', 7));
  expect(generator.generate('a', 7).batches).not.toEqual(generator.generate('a', 12).batches);
});

describe('tasks with the paper’s settings', () => {
  /** The number that seeds the task, as `generate` computes it. */
  const numberOf = (index: number) =>
    Number.parseInt(createHash('sha256').update(`${generator.publicSeed}:${index}`).digest('hex').slice(0, 13), 16);

  it.each([0, 1, 2, 3, 4, 24])(
    'task %d has the turns, needles and chance of the original, except for the labels',
    (index) => {
      const task = PUBLIC[index] as (typeof PUBLIC)[number];
      const random = pythonRandom(numberOf(index));
      const draft = draftConversation(random, specOf(index).length);
      const { turns, needles } = conversationOf(task);
      expect(turns.map(({ role, text }) => [role, text.split('\n\n')[0]])).toEqual(
        draft.turns.map(({ role, chatter }) => [role, chatter]),
      );
      const unlabelled = ({ key, ...rest }: (typeof needles)[number]) => ({ ...rest, name: partsOf(key).name });
      expect(needles.map(unlabelled)).toEqual(draft.needles.map(unlabelled));
      expect(task.chance).toBe(random.randint(0, 2 ** 31));
      expect(budgetOf(task)).toBe(Math.trunc(turns.reduce((sum, { tokens }) => sum + tokens, 0) * 0.15));
    },
  );

  it('have labels from which the turn cannot be computed, unlike the paper’s', () => {
    for (const { needles } of PUBLIC.slice(0, 25)) {
      for (const { key, turn } of needles) {
        const { name, label } = partsOf(key);
        expect(createHash('md5').update(`${turn}_${name}`).digest('hex').slice(0, 6)).not.toBe(label);
      }
    }
  });

  it('ask in an order that does not depend on the turns', () => {
    const orders = PUBLIC.filter((task) => task.questions.length >= 20).map((task) => {
      const turns = targetsOf(task).map(({ needle }) => needle.turn);
      return turns.filter((turn, i) => i > 0 && turn > (turns[i - 1] as number)).length / (turns.length - 1);
    });
    for (const rising of orders) expect(Math.abs(rising - 0.5)).toBeLessThan(0.4);
  });
});

describe('extensions', () => {
  const ofFamily = (family: string) => PUBLIC.filter((task) => task.family === family);

  it('x-updates states some facts twice with different values, and asks for the last', () => {
    for (const task of ofFamily('x-updates')) {
      const updated = targetsOf(task).filter(({ former }) => former.length > 0);
      expect([task.needles.length, task.questions.length, updated.length]).toEqual([20, 14, 6]);
      for (const { needle, former } of updated) {
        expect(former[0]?.value).not.toBe(needle.value);
        expect(former[0]?.turn).toBeLessThan(needle.turn);
      }
    }
  });

  it('x-near-keys has pairs of keys that differ in one digit, with different values', () => {
    for (const { needles } of ofFamily('x-near-keys')) {
      for (let at = 0; at < needles.length; at += 2) {
        const [one, other] = needles.slice(at, at + 2) as [(typeof needles)[number], (typeof needles)[number]];
        expect(one.key.slice(0, -1)).toBe(other.key.slice(0, -1));
        expect(one.key).not.toBe(other.key);
        expect(one.value).not.toBe(other.value);
      }
    }
  });

  it('x-languages states and asks in each language', () => {
    expect(ofFamily('x-languages').map(({ language }) => language)).toEqual(LANGUAGES);
    const letters = ofFamily('x-languages').map(({ batches }) => JSON.stringify(batches));
    expect(letters.map((text, i) => ([/[äöüß]/, /[áéíóúñ]/, /\p{Script=Han}/u][i] as RegExp).test(text))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('QUESTIONS and WORDINGS', () => {
  it('have a question for every fact, which contains its name and label', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...NEEDLE_NAMES].sort());
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const asked = substitute(ask, { label: 'a1b2c3' });
      expect(asked).toContain('a1b2c3');
      expect(asked.toLowerCase()).toContain(name.replaceAll('_', ' '));
    }
  });

  it.each(LANGUAGES)('have in %s only values of known facts, and sentences with key and value', (language) => {
    const { passing, question, values } = WORDINGS[language];
    expect(Object.keys(values).filter((name) => !NEEDLE_NAMES.includes(name))).toEqual([]);
    for (const say of passing) expect(substitute(say, { key: 'k_a1b2c3', value: 'vvv' })).toMatch(/k_a1b2c3.*vvv/);
    expect(substitute(question, { name: 'team_lead', label: 'a1b2c3' })).toMatch(/team_lead.*a1b2c3|a1b2c3.*team_lead/);
  });
});
