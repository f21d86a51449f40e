import { type Receipt, receiptId } from '../../evidence/receipt.ts';
import { formatClustered, formatInterval, formatValue } from '../../report/format.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/standing.ts';
import { type Bar, bar, scaleOf } from '../board/bar.ts';

import type { EntryBundle } from '../board/entries.ts';
import { dayOf } from '../board/tier-view.ts';
import type { FormerRun, History, Version } from './history.ts';

interface VersionRow {
  /** Since when it stood on the board; empty where that cannot be told. */
  readonly date: string;
  readonly version: string;
  readonly now: boolean;
  /** Of what was removed no figures are told. */
  readonly removed: boolean;
  readonly value: string;
  readonly interval: string;
  readonly clustered: string;
  readonly bar: Bar | null;
  readonly state: string;
  /** What it cannot be compared with the present run by; else empty. */
  readonly differs: string;
  readonly manifest: string;
  readonly receipts: readonly { readonly event: string; readonly date: string; readonly id: string }[];
}

export interface VersionsView {
  readonly metric: string;
  readonly rows: readonly VersionRow[];
  /** What is not in the table; else empty. */
  readonly left: string;
}

/** Every version of a run there was, the newest first, as submitted. Null where there was none before. */
export function versionsView(
  bundle: EntryBundle,
  present: Pick<Version, 'version'> & { readonly manifest: string; readonly receipts: readonly Receipt[] },
  history: History | undefined,
  about: readonly Receipt[],
): VersionsView | null {
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
    return run ? [{ version, run, receipts: about.filter(({ tree }) => tree === version.tree) }] : [];
  });
  const left = leftText(history);
  if (former.length === 0 && left === '') return null;
  const scale = scaleOf(
    metric,
    [now, ...former.filter(({ version }) => !version.removed).map(({ run }) => run)].map(({ estimate }) => estimate),
  );
  const first = { since: history.since, version: present.version, removed: false };
  return {
    metric: metric.label,
    left,
    rows: [
      { ...rowOf(metric, scale, first, now, present.receipts), now: true, differs: '' },
      ...former.map(({ version, run, receipts }) => ({
        ...rowOf(metric, scale, version, run, receipts),
        now: false,
        differs: differsText(run, now),
      })),
    ],
  };
}

function rowOf(
  metric: MetricDescription,
  scale: number,
  { since, version, removed }: Pick<Version, 'since' | 'version' | 'removed'>,
  { manifest, state, estimate: measured }: FormerRun,
  receipts: readonly Receipt[],
): Omit<VersionRow, 'now' | 'differs'> {
  const estimate = removed ? undefined : measured;
  return {
    date: since.slice(0, 10),
    version: safeText(version, 80),
    removed,
    value: estimate === undefined ? '–' : formatValue(metric, estimate.value),
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

function leftText({ unreadable, older }: History): string {
  return [
    ...(unreadable === 0
      ? []
      : [
          `${unreadable} former ${unreadable === 1 ? 'version' : 'versions'} cannot be read and ${unreadable === 1 ? 'is' : 'are'} left out.`,
        ]),
    ...(older ? ['Older versions are left out.'] : []),
  ].join(' ');
}
