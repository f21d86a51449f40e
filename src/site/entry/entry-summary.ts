import { formatValue } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';

import { namedByRun, type ShownBundle, type ShownEntry } from '../board/entries.ts';
import { type Place, rankText } from '../board/places.ts';
import { type TierView, tierView } from '../board/tier-view.ts';

/** An entry in a sentence or two, for whoever finds or shares its page: what it scored, and how far that is trusted. */
export function entrySummary({ entry, bundles, dispute }: ShownEntry, places: ReadonlyMap<ShownBundle, Place>): string {
  const runs = bundles.flatMap((bundle) => {
    const place = places.get(bundle);
    return place === undefined ? [] : [runText(place, tierView(bundle, dispute, undefined))];
  });
  const named = namedByRun(entry, bundles);
  const name = `${safeText(named.name, 80)} ${safeText(named.version, 80)}`;
  return runs.length === 0 ? `${name}: no run yet.` : `${name}: ${runs.join('; ')}. With the evidence to check it.`;
}

function runText({ board, row }: Place, { label, claim }: TierView): string {
  const { description } = board;
  const metric = mainMetric(description);
  const { state } = row.bundle.scorecard.validity;
  const value = row.estimate
    ? `${formatValue(metric, row.estimate.value)} ${metric.label.toLowerCase()}`
    : 'not measured';
  const rank = rankText(row);
  const words = [value, rank && `rank ${rank}`, state, label, claim && `claim ${claim}`].filter(Boolean);
  return `${description.title} ${row.bundle.scorecard.suite.version}: ${words.join(', ')}`;
}
