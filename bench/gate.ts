import type { Ratio } from './ratio.ts';

type Committed = Pick<Ratio, 'name' | 'ratio' | 'spread'>;

/** Beyond a tenth of the committed ratio a change is no noise, unless the rounds spread further. */
const SLACK = 0.1;
/** Half-distances between quartiles; of a normal distribution 4.5 of them leave out one round in four hundred. */
const SPREADS = 4.5;

/** The most that a ratio may be and still be that of the committed results. */
export function bound({ spread }: Pick<Ratio, 'spread'>, committed: Committed | undefined): number {
  if (committed === undefined) return Number.POSITIVE_INFINITY;
  return committed.ratio + Math.max(SLACK * committed.ratio, SPREADS * Math.max(spread, committed.spread));
}

/** What got slower beyond the noise or stands above its target, a line each; empty where nothing did. */
export function regressions(now: readonly Ratio[], committed: readonly Committed[]): readonly string[] {
  return now.flatMap((one) => {
    const before = committed.find(({ name }) => name === one.name);
    const most = bound(one, before);
    return [
      ...(one.ratio > one.target
        ? [`${one.name}: ${one.ratio.toFixed(2)} times its yardstick, above the target of ${one.target}`]
        : []),
      ...(before && one.ratio > most
        ? [
            `${one.name}: ${one.ratio.toFixed(2)} times its yardstick, was ${before.ratio}, at most ${most.toFixed(2)} is noise`,
          ]
        : []),
    ];
  });
}
