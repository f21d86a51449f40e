import type { Ratio } from './ratio.ts';

type Committed = Pick<Ratio, 'name' | 'ratio' | 'spread'>;

/** Beyond a tenth of the committed ratio a change is no noise, unless its rounds spread further. */
const SLACK = 0.1;
/** Half-distances between quartiles: one round in four hundred of a normal distribution is further off, and medians are nearer. */
const SPREADS = 4.5;

/** The most that a ratio may be and still be that of the committed results. */
const bound = ({ ratio, spread }: Committed) => ratio + Math.max(SLACK * ratio, SPREADS * spread);

/** What got slower beyond the noise or is above its target, a line each; empty if nothing did. */
export function regressions(now: readonly Ratio[], committed: readonly Committed[]): readonly string[] {
  return now.flatMap((one) => {
    const before = committed.find(({ name }) => name === one.name);
    const most = before === undefined ? one.target : bound(before);
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

/** What the committed results have and was not measured now, which would otherwise pass. */
export function unmeasured(now: readonly Ratio[], committed: readonly Committed[]): readonly string[] {
  return committed.filter(({ name }) => !now.some((one) => one.name === name)).map(({ name }) => name);
}
