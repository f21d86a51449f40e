import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPython, python } from '../../../test/support/python.ts';
import { type PythonRandom, pythonRandom } from './python-random.ts';
import vectors from './vectors/python-random.json' with { type: 'json' };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz_ '];
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const withPython = hasPython();

/** Python's `choices`: items with replacement, each drawn by a double. */
const choices = <T>(random: PythonRandom, items: readonly T[], k: number) =>
  Array.from({ length: k }, () => items[Math.floor(random.random() * items.length)]);

describe('pythonRandom', () => {
  it.each(vectors)('draws the same as CPython 3.11 from seed $seed', (expected) => {
    const random = pythonRandom(expected.seed);
    expect({
      seed: expected.seed,
      random: range(3).map(() => random.random()),
      below: [1, 2, 3, 10, 1000, 2 ** 31 + 1, 2 ** 32 - 1].map((n) => random.below(n)),
      randint: (
        [
          [0, 3],
          [40, 120],
          [-5, 5],
          [0, 2 ** 31],
        ] as const
      ).map(([a, b]) => random.randint(a, b)),
      uniform: (
        [
          [85, 100],
          [-1, 1],
        ] as const
      ).map(([a, b]) => random.uniform(a, b)),
      choice: range(5).map(() => random.choice([...'abcdefghij'])),
      choices: choices(random, LETTERS, 40).join(''),
      sample: (
        [
          [50, 5],
          [20, 5],
          [21, 5],
          [22, 5],
          [100, 10],
          [85, 10],
          [86, 10],
          [3, 3],
          [4, 0],
        ] as const
      ).map(([n, k]) => random.sample(range(n), k)),
      thousandth: range(1000)
        .map(() => random.random())
        .at(-1),
    }).toEqual(expected);
  });

  it.runIf(withPython)('draws the same as the installed python3 from any seed', () => {
    const cases = fc.sample(
      fc.record({
        seed: fc.maxSafeInteger(),
        below: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
        skip: fc.nat({ max: 1300 }),
        low: fc.integer({ min: -1000, max: 1000 }),
        width: fc.nat({ max: 100_000 }),
        size: fc.integer({ min: 1, max: 1500 }),
        share: fc.nat({ max: 100 }),
      }),
      300,
    );
    const program = `
import json, random, sys
def draws(c):
    r = random.Random(c['seed'])
    for _ in range(c['skip']): r.random()
    k = c['size'] * c['share'] // 100
    drawn = [r.randrange(c['below']), r.randint(c['low'], c['low'] + c['width']), r.uniform(c['low'], c['low'] + c['width']),
             r.sample(range(c['size']), k), r.choices(range(c['size']), k=5)]
    return drawn + [r.random()]
print(json.dumps([draws(c) for c in json.load(sys.stdin)]))`;
    const ours = cases.map(({ seed, below, skip, low, width, size, share }) => {
      const random = pythonRandom(seed);
      for (let i = 0; i < skip; i += 1) random.random();
      const drawn = [
        random.below(below),
        random.randint(low, low + width),
        random.uniform(low, low + width),
        random.sample(range(size), Math.floor((size * share) / 100)),
        choices(random, range(size), 5),
      ];
      return [...drawn, random.random()];
    });
    expect(ours).toEqual(python(program, cases));
  });

  it.each([
    ['a seed that is not a safe integer', () => pythonRandom(0.5)],
    ['a seed beyond 2⁵³', () => pythonRandom(2 ** 53)],
    ['a choice from an empty list', () => pythonRandom(1).choice([])],
    ['more than 32 bits', () => pythonRandom(1).below(2 ** 32)],
    ['more items than there are', () => pythonRandom(1).sample([1, 2], 3)],
  ])('rejects %s', (_, draw) => {
    expect(draw).toThrow(RangeError);
  });
});
