import { type Competitor, standings } from '../../src/analysis/standings.ts';
import { type RankRange, rankRanges } from '../../src/stats/rank-ranges.ts';
import { competitorOf, REAL_SYSTEMS } from '../../test/support/real-competitors.ts';
import { type Draws, draws } from './draws.ts';
import { CIB_SIZES, percent, table } from './tables.ts';

/** Systems drawn with known skills. */
interface Board {
  readonly skills: readonly number[];
  readonly sums: readonly Float64Array[];
}

const system = (random: Draws, skill: number, icc: number) =>
  Float64Array.from(CIB_SIZES, (size) => random.binomial(size, random.share(skill, icc)));

/** A template in ten drawn again: of the same skill, and nearly the same answers. */
const nearCopy = (random: Draws, of: Float64Array, skill: number, icc: number) =>
  of.map((one, c) => (random.uniform() < 0.1 ? random.binomial(CIB_SIZES[c] ?? 0, random.share(skill, icc)) : one));

const MODELS: Readonly<Record<string, (random: Draws, count: number, icc: number) => Board>> = {
  'equal skill': (random, count, icc) => {
    const skills = new Array<number>(count).fill(0.76);
    return { skills, sums: skills.map((skill) => system(random, skill, icc)) };
  },
  'spread skill': (random, count, icc) => {
    const skills = Array.from({ length: count }, (_, i) => 0.5 + (0.45 * i) / count);
    return { skills, sums: skills.map((skill) => system(random, skill, icc)) };
  },
  'near duplicates of four': (random, count, icc) => {
    const levels = [0.6, 0.76, 0.76, 0.9];
    const bases = levels.map((skill) => system(random, skill, icc));
    const skills = Array.from({ length: count }, (_, i) => levels[i % 4] ?? 0);
    const sums = skills.map((skill, i) => nearCopy(random, bases[i % 4] ?? new Float64Array(), skill, icc));
    return { skills, sums };
  },
};

const unlike = ({ skills, sums }: Board): Board => {
  const first = new Map(sums.map((own, i) => [own.join(), i] as const).reverse());
  const kept = [...first.values()].sort((a, b) => a - b);
  return { skills: kept.map((i) => skills[i] ?? 0), sums: kept.map((i) => sums[i] ?? new Float64Array()) };
};

/** A range is wrong where no place that the system may truly have is within it: equals may be in any order. */
function wrong(skills: readonly number[], i: number, best: number, worst: number): boolean {
  const own = skills[i] ?? 0;
  const better = skills.filter((one) => one > own).length;
  const worse = skills.filter((one) => one < own).length;
  return best > 1 + better || worst < skills.length - worse;
}

const REPEATS: Readonly<Record<number, number>> = { 8: 600, 40: 200, 400: 20 };

function errors(): string {
  const rows = Object.keys(MODELS).flatMap((name) =>
    [0.2, 0.8].map((icc) => {
      const cells = Object.entries(REPEATS).map(([count, repeats]) => {
        const random = draws(5);
        let [shown, systems, strict, tied, missed, together] = [0, 0, 0, 0, 0, 0];
        for (let repeat = 0; repeat < repeats; repeat += 1) {
          const { skills, sums } = unlike(MODELS[name]?.(random, Number(count), icc) as Board);
          const ranges = rankRanges(sums, 'higher');
          const misses = (ends: (range: RankRange) => readonly [number, number]) =>
            ranges.filter((range, i) => wrong(skills, i, ...ends(range))).length;
          shown += misses(({ best, worst }) => [best, worst]);
          systems += ranges.length;
          strict += Number(misses(({ strictBest, strictWorst }) => [strictBest, strictWorst]) > 0);
          const most = Math.max(...skills);
          const best = ranges.filter((_, i) => skills[i] === most);
          tied += best.length;
          const out = best.filter((range) => range.best > 1).length;
          missed += out;
          together += Number(out > 0);
        }
        return [shown / systems, strict / repeats, missed / tied, together / repeats]
          .map((share) => percent(share, 1))
          .join(' / ');
      });
      return [`${name}, ICC ${icc}`, ...cells];
    }),
  );
  const columns = Object.entries(REPEATS).map(([count, repeats]) => `${count} systems (${repeats} boards)`);
  return table(['systems', ...columns], rows);
}

/** What 992 more entries do to `scoped` and to one of the others. */
function growth(): string {
  const real = REAL_SYSTEMS.map(competitorOf);
  const [first] = real as [Competitor, ...Competitor[]];
  const copies = (random: Draws, most: number) => (i: number) => {
    const scores = (real[i % real.length] ?? first).scores.slice();
    for (let k = random.below(most + 1); k > 0; k -= 1) {
      const task = random.below(scores.length);
      scores[task] = 1 - (scores[task] ?? 0);
    }
    return scores;
  };
  const noise = (random: Draws) => () => {
    const skill = 0.3 + 0.6 * random.uniform();
    return Float64Array.from(first.scores, () => Number(random.uniform() < skill));
  };
  const random = draws(9);
  const crowds: Readonly<Record<string, ((i: number) => Float64Array) | undefined>> = {
    none: undefined,
    '992 exact duplicates': copies(random, 0),
    '992 near duplicates, up to 3 tasks changed': copies(random, 3),
    '992 near duplicates, up to 12 tasks changed': copies(random, 12),
    '992 unrelated systems': noise(random),
  };
  const rows = Object.entries(crowds).map(([name, scoresOf]) => {
    const crowd = scoresOf === undefined ? [] : Array.from({ length: 992 }, (_, i) => scoresOf(i));
    const all = [...real, ...crowd.map((scores, i) => ({ slug: `more-${i}`, tasks: first.tasks, scores }))];
    const start = process.cpuUsage().user;
    const { ranges, places } = standings(all, { better: 'higher' });
    const seconds = (process.cpuUsage().user - start) / 1e6;
    const text = (slug: string, strict: boolean) => {
      const { best = 0, worst = 0, strictBest = 0, strictWorst = 0 } = ranges.get(slug) ?? {};
      return strict ? `${strictBest}–${strictWorst}` : `${best}–${worst}`;
    };
    const of = (strict: boolean) => `${text('scoped', strict)} · ${text('mem0', strict)}`;
    return [name, String(places), of(false), of(true), seconds.toFixed(1)];
  });
  return table(['entries added to CIB’s eight', 'ranks', 'scoped · mem0, shown', 'strict', 'CPU seconds'], rows);
}

/** What the four rates of a cell are. */
const CELL =
  'Each cell has four rates: the shown range of one system is wrong / any strict range of a board is wrong / the best set misses one given best system / it misses any best system.';

export const rankTables = (): string =>
  [
    `Error rates of the ranges in percent, with CIB’s 68 templates. ${CELL}`,
    errors(),
    'Ranges of two systems after more entries are added to the board:',
    growth(),
  ].join('\n\n');
