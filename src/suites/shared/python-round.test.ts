import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPython, python } from '../../../test/support/python.ts';
import { fixed, round } from './python-round.ts';
import vectors from './python-round.vectors.json' with { type: 'json' };

const withPython = hasPython();

describe('fixed and round', () => {
  it.each(vectors)('print $x as Python does', ({ x, printed }) => {
    expect(printed.map((_, digits) => fixed(Number(x), digits))).toEqual(printed);
  });

  it.runIf(withPython)('equal the installed python3, also for halves', () => {
    const halves = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(2, 4, 8, 16, 32, 40, 200, 2000));
    const numbers = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((x) => !Object.is(x, -0)),
      halves.map(([n, by]) => n / by || 0),
    );
    const cases = fc.sample(fc.tuple(numbers, fc.nat({ max: 5 })), 2000);
    const program =
      "import json, sys; print(json.dumps([[f'{x:.{d}f}', round(float(x), d)] for x, d in json.load(sys.stdin)]))";
    expect(cases.map(([x, digits]) => [fixed(x, digits), round(x, digits)])).toEqual(
      python<[string, number][]>(program, cases).map(([text, x]) => [text, x]),
    );
  });
});
