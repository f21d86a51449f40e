import { expect, it } from 'vitest';
import { asExtreme, atLeast, binomial, hypergeometric, together } from './chance.ts';

it('the distributions give the known probabilities of cards and coins', () => {
  expect(hypergeometric(52, 13, 5)[5]).toBeCloseTo(33 / 66_640, 12);
  expect(atLeast(hypergeometric(4, 2, 3), 1)).toBeCloseTo(1, 12);
  expect(atLeast(binomial(10, 0.5), 9)).toBeCloseTo(11 / 1024, 12);
  expect(asExtreme(binomial(10, 0.5), 9)).toBeCloseTo(22 / 1024, 12);
  expect(together([binomial(3, 0.2), binomial(4, 0.2)])[2]).toBeCloseTo(binomial(7, 0.2)[2] as number, 12);
});
