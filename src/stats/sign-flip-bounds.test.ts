import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signFlip } from './sign-flip.ts';
import { signFlipBounds } from './sign-flip-bounds.ts';

it('holds the exact p between its bounds, and they are near where it matters', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 60 }), (differences) => {
      const sum = differences.reduce((total, d) => total + d, 0);
      const squares = differences.reduce((total, d) => total + d * d, 0);
      const { p } = signFlip(differences);
      const { least, most } = signFlipBounds(sum, squares);
      expect(p).toBeGreaterThanOrEqual(least * (1 - 1e-12));
      expect(p).toBeLessThanOrEqual(most * (1 + 1e-12));
    }),
    { numRuns: 2000 },
  );
  expect(signFlipBounds(10, 400).least).toBeGreaterThan(0.05);
  expect(signFlipBounds(100, 200).most).toBeLessThan(1e-10);
});
