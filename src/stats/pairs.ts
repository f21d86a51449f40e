import {
  type CommonFlips,
  type ComparisonFamily,
  checkSums,
  commonFlips,
  DRAWS,
  differInAtLeast,
  inverseSquares,
} from './common-flips.ts';
import { FEWEST_CLUSTERS } from './significance.ts';

/**
 * All comparisons of several systems, squared: T² = (Σ_c D_c)² / Σ_c D_c² with D_c = Y_ic − Y_jc, a monotone function of the t
 * of the mean difference. The pairs i < j are in one array, the upper triangle row by row: (0, 1), (0, 2), … (1, 2), …
 */
export interface Pairs {
  readonly systems: number;
  /** 1 / Σ D². */
  readonly inverse: Float64Array;
  /** 1 for each pair that differs in enough clusters to be rejected; the others only raise the critical value. */
  readonly testable: Uint8Array;
  readonly flips: CommonFlips;
  /** For each draw and each system, the largest T² of the system's own comparisons. */
  readonly largest: Float64Array;
}

/** `base + j` is the index of pair (i, j), i < j. */
const rowBase = (i: number, systems: number) => i * systems - (i * (i + 1)) / 2 - i - 1;

/** The index of a pair in the triangle. The order of the two systems does not matter. */
export const pairIndex = (i: number, j: number, systems: number) =>
  i < j ? rowBase(i, systems) + j : rowBase(j, systems) + i;

/** @throws RangeError if vectors differ in length or have values that are not finite */
export function allComparisons(sums: readonly Float64Array[]): Pairs {
  checkSums(sums);
  const systems = sums.length;
  const inverse = new Float64Array((systems * (systems - 1)) / 2);
  const testable = new Uint8Array(inverse.length);
  let index = 0;
  for (const [i, a] of sums.entries()) {
    for (const b of sums.slice(i + 1)) {
      inverse[index] = inverseSquares(a, b);
      testable[index] = Number(differInAtLeast(FEWEST_CLUSTERS, a, b));
      index += 1;
    }
  }
  const flips = commonFlips(sums);
  return { systems, inverse, testable, flips, largest: largestOfOwn(systems, inverse, flips) };
}

/** The number of draws whose sums fit, with a row of pairs, in the processor's cache. */
const BLOCK = 8;

function largestOfOwn(systems: number, inverse: Float64Array, { drawn }: CommonFlips): Float64Array {
  const largest = new Float64Array(DRAWS * systems);
  for (let first = 0; first < DRAWS; first += BLOCK) {
    const end = Math.min(DRAWS, first + BLOCK);
    for (let i = 0; i < systems; i += 1) {
      const base = rowBase(i, systems);
      for (let draw = first; draw < end; draw += 1) {
        const row = draw * systems;
        const sum = drawn[row + i] ?? 0;
        let most = largest[row + i] ?? 0;
        for (let j = i + 1; j < systems; j += 1) {
          const difference = sum - (drawn[row + j] ?? 0);
          const t2 = difference * difference * (inverse[base + j] ?? 0);
          if (t2 > most) most = t2;
          if (t2 > (largest[row + j] ?? 0)) largest[row + j] = t2;
        }
        largest[row + i] = most;
      }
    }
  }
  return largest;
}

/** One system's comparisons with each of the others, and with itself, which is always 0. */
export function ownFamily({ systems, inverse, testable, flips, largest }: Pairs, i: number): ComparisonFamily {
  const own = Float64Array.from({ length: systems }, (_, j) =>
    i === j ? 0 : (inverse[pairIndex(i, j, systems)] ?? 0),
  );
  const { observed, drawn } = flips;
  return {
    observed: own.map((inverseOfPair, j) =>
      i !== j && testable[pairIndex(i, j, systems)] === 1
        ? ((observed[i] ?? 0) - (observed[j] ?? 0)) ** 2 * inverseOfPair
        : 0,
    ),
    largest: Float64Array.from({ length: DRAWS }, (_, draw) => largest[draw * systems + i] ?? 0),
    largestLeft(draw, rejected) {
      const row = draw * systems;
      const sum = drawn[row + i] ?? 0;
      let most = 0;
      for (let j = 0; j < systems; j += 1) {
        const difference = sum - (drawn[row + j] ?? 0);
        const t2 = difference * difference * (own[j] ?? 0);
        if (t2 > most && rejected[j] === 0) most = t2;
      }
      return most;
    },
  };
}

/** Every pair once, in the order of the triangle. */
export function allPairs({ systems, inverse, testable, flips, largest }: Pairs): ComparisonFamily {
  const observed = new Float64Array(inverse.length);
  for (let i = 0; i < systems; i += 1) {
    const base = rowBase(i, systems);
    for (let j = i + 1; j < systems; j += 1) {
      const sum = (flips.observed[i] ?? 0) - (flips.observed[j] ?? 0);
      if (testable[base + j] === 1) observed[base + j] = sum * sum * (inverse[base + j] ?? 0);
    }
  }
  return {
    observed,
    largest: Float64Array.from({ length: DRAWS }, (_, draw) =>
      largest.subarray(draw * systems, (draw + 1) * systems).reduce((most, one) => Math.max(most, one), 0),
    ),
    largestLeft(draw, rejected) {
      const row = draw * systems;
      let most = 0;
      for (let i = 0; i < systems; i += 1) {
        const base = rowBase(i, systems);
        const sum = flips.drawn[row + i] ?? 0;
        for (let j = i + 1; j < systems; j += 1) {
          const difference = sum - (flips.drawn[row + j] ?? 0);
          const t2 = difference * difference * (inverse[base + j] ?? 0);
          if (t2 > most && rejected[base + j] === 0) most = t2;
        }
      }
      return most;
    },
  };
}
