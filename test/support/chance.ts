/** A distribution over 0, 1, 2, …: the probability of each count. */
export type Chances = readonly number[];

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i += 1) logFactorials.push((logFactorials[i - 1] as number) + Math.log(i));
  return logFactorials[n] as number;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** How many of `marked` things are among `drawn`, drawn at random from `total`. */
export function hypergeometric(total: number, marked: number, drawn: number): Chances {
  const all = logChoose(total, drawn);
  return Array.from({ length: Math.min(marked, drawn) + 1 }, (_, hits) =>
    drawn - hits > total - marked
      ? 0
      : Math.exp(logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - all),
  );
}

/** How often an event of probability p, below 1, occurs in n independent trials. */
export function binomial(n: number, p: number): Chances {
  if (p === 0) return [1];
  return Array.from({ length: n + 1 }, (_, k) =>
    Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p)),
  );
}

/** The sum of independent counts. */
export function together(counts: readonly Chances[]): Chances {
  return counts.reduce<number[]>(
    (sum, one) => {
      const next = new Array<number>(sum.length + one.length - 1).fill(0);
      for (const [i, p] of sum.entries()) for (const [j, q] of one.entries()) next[i + j] = (next[i + j] ?? 0) + p * q;
      return next;
    },
    [1],
  );
}

/** The probability of at least this count. */
export const atLeast = (chances: Chances, count: number) =>
  chances.slice(Math.max(0, count)).reduce((sum, p) => sum + p, 0);

/** The two-sided probability of a count as extreme as this. */
export const asExtreme = (chances: Chances, count: number) =>
  Math.min(1, 2 * Math.min(atLeast(chances, count), 1 - atLeast(chances, count + 1)));
