import { type Receipt, receiptId } from '../../evidence/receipt.ts';
import { formatClustered, formatInterval, formatMeasured } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/counting-receipts.ts';
import { bar, scaleOf } from '../board/bar.ts';

import type { EntryBundle } from '../board/entries.ts';
import { dayOf } from '../board/tier-view.ts';
import type { FormerRun, History, Version } from './history.ts';

/**
 * Every version of an entry's run, the newest first, as submitted. Null if there is only one.
 *
 * @param present the version that is shown, with its receipts
 * @param receipts all receipts of the entry
 */
export function versionsView(
  bundle: EntryBundle,
  present: Pick<Version, 'version'> & { readonly manifest: string; readonly receipts: readonly Receipt[] },
  history: History | undefined,
  receipts: readonly Receipt[],
) {
  if (history === undefined) return null;
  const { id } = bundle.suite.description;
  const metric = mainMetric(bundle.suite.description);
  const { suite, dataset, validity, overall } = bundle.scorecard;
  const now: FormerRun = {
    manifest: present.manifest,
    suite,
    dataset,
    state: validity.state,
    estimate: overall.metrics[metric.id],
  };
  const former = history.versions.flatMap((version) => {
    const run = version.runs.get(id);
    return run ? [{ version, run, receipts: receipts.filter(({ tree }) => tree === version.tree) }] : [];
  });
  const omitted = omittedText(history);
  if (former.length === 0 && omitted === '') return null;
  const scale = scaleOf(
    metric,
    [now, ...former.filter(({ version }) => !version.removed).map(({ run }) => run)].map(({ estimate }) => estimate),
  );
  const first = { since: history.since, version: present.version, removed: false };
  return {
    metric: metric.label,
    /** A note on what the table leaves out; empty if it has all. */
    omitted,
    rows: [
      { ...rowOf({ metric, scale }, first, now, present.receipts), now: true, differs: '' },
      ...former.map(({ version, run, receipts: own }) => ({
        ...rowOf({ metric, scale }, version, run, own),
        now: false,
        /** Why it cannot be compared with the present run; empty if it can. */
        differs: differsText(run, now),
      })),
    ],
  };
}

function rowOf(
  { metric, scale }: { readonly metric: MetricDescription; readonly scale: number },
  { since, version, removed }: Pick<Version, 'since' | 'version' | 'removed'>,
  { manifest, state, estimate: measured }: FormerRun,
  receipts: readonly Receipt[],
) {
  const estimate = removed ? undefined : measured;
  return {
    /** When it came to the board; empty if that is not known. */
    date: since.slice(0, 10),
    version: safeText(version, 80),
    removed,
    value: formatMeasured(metric, estimate),
    interval: formatInterval(metric, estimate?.ci95),
    clustered: formatClustered(metric, estimate),
    bar: estimate === undefined ? null : bar(estimate, scale),
    state: removed ? '' : state,
    manifest: manifest.slice(0, 12),
    receipts: [...receipts]
      .sort(newestFirst)
      .map((receipt) => ({ event: receipt.event, date: dayOf(receipt), id: receiptId(receipt) })),
  };
}

function differsText({ suite, dataset }: FormerRun, now: FormerRun): string {
  if (suite.version !== now.suite.version) return `suite ${safeText(suite.version, 40)}`;
  return dataset.sha256 === now.dataset.sha256 ? '' : 'other data';
}

function omittedText({ unreadable, older }: History): string {
  return [
    ...(unreadable === 0
      ? []
      : [
          `${unreadable} former ${unreadable === 1 ? 'version' : 'versions'} cannot be read and ${unreadable === 1 ? 'is' : 'are'} left out.`,
        ]),
    ...(older ? ['Older versions are left out.'] : []),
  ].join(' ');
}
