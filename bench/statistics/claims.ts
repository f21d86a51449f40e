import { type ClaimDifference, claimDifference } from '../../src/stats/claim.ts';
import { type Draws, draws } from './draws.ts';
import { CIB_SIZES, percent, table } from './tables.ts';

const REPEATS = 4000;
const SKILL = 0.76;
const DISCORDANCE = [0.01, 0.02, 0.05, 0.1];
/** How many of the 250 tasks a forger passes that its system failed: none, 2 points, 4.8 points. */
const FORGERIES = [
  { name: 'honest', forged: 0 },
  { name: 'forged + 2', forged: 5 },
  { name: 'forged + 4.8', forged: 12 },
];

/** STATISTICS' rules for a claim by the headline. */
const isConfirmed = ({ ci90 }: ClaimDifference) => ci90 !== undefined && ci90[1] <= 0.03;
const isContradicted = ({ ci90, difference }: ClaimDifference) =>
  ci90 !== undefined && ci90[0] > 0 && difference > 0.02;

const CLUSTERS = CIB_SIZES.flatMap((size, cluster) => new Array<string>(size).fill(`t${cluster}`));

/** One run: what is unsteady comes out right every other time, so that two runs differ in half of it. */
const run = (random: Draws, steady: readonly (boolean | undefined)[]) =>
  steady.map((right) => right ?? random.uniform() < 0.5);

/** A run with so many of its failures turned into successes. */
function forge(random: Draws, outcomes: readonly boolean[], count: number): readonly boolean[] {
  const failed = outcomes.flatMap((right, i) => (right ? [] : [i]));
  const turned = new Set<number>();
  while (turned.size < Math.min(count, failed.length)) turned.add(failed[random.below(failed.length)] ?? 0);
  return outcomes.map((right, i) => right || turned.has(i));
}

export function claimTables(): string {
  const rows = FORGERIES.map(({ name, forged }) => {
    const cells = DISCORDANCE.map((discordance) => {
      const random = draws(11);
      let [confirmed, contradicted] = [0, 0];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        const steady = CLUSTERS.map(() => (random.uniform() < 2 * discordance ? undefined : random.uniform() < SKILL));
        const claim = forge(random, run(random, steady), forged);
        const board = [run(random, steady), run(random, steady), run(random, steady)];
        const found = claimDifference(
          CLUSTERS.map((cluster, i) => ({
            cluster,
            weight: 1,
            claim: Number(claim[i]),
            board: board.filter((one) => one[i]).length / board.length,
          })),
        );
        confirmed += Number(isConfirmed(found));
        contradicted += Number(isContradicted(found));
      }
      return `${percent(confirmed / REPEATS, 1)} / ${percent(contradicted / REPEATS, 1)}`;
    });
    return [name, ...cells];
  });
  return [
    `Share of the claims that are confirmed / contradicted, in percent. ${REPEATS.toLocaleString('en')} claims per cell, 250 tasks in CIB’s 68 templates, ${percent(SKILL)}% right, three board runs.`,
    table(['share of tasks in which two runs differ', ...DISCORDANCE.map((one) => `${percent(one)}%`)], rows),
  ].join('\n\n');
}
