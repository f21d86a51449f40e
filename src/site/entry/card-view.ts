import { BUNDLE } from '../../evidence/bundle.ts';
import type { Entry } from '../../evidence/entry.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import { runPath } from '../../evidence/receipt.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { formatWithInterval } from '../../report/format.ts';
import { type FamilyRow, type ScorecardView, scorecardView } from '../../report/scorecard-view.ts';
import { type MetricDescription, mainMetric } from '../../suite/description.ts';
import { codePieces } from '../../text/code-pieces.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { bar, scaleOf } from '../board/bar.ts';
import type { LocatedRun } from '../board/board.ts';
import { type EntryBundle, isClaimed, isEarlier, type ShownBundle, shownFolder } from '../board/entries.ts';
import { contradiction, countedTasks, stateText } from '../board/row-text.ts';
import type { TierView } from '../board/tier-view.ts';
import type { Site } from '../site.ts';
import { taskHref } from '../task-href.ts';
import { changesView } from './changes-view.ts';
import { claimView } from './claim-view.ts';
import { type Fact, fact, runFacts } from './facts.ts';
import { failedView, failuresView } from './failures-view.ts';
import { columnsClass, familyColumns, familyHeadings } from './family-columns.ts';
import { badgeView, linksView } from './links-view.ts';
import { needsDatasetFile, programFor, reproduceView } from './reproduce.ts';
import { versionsView } from './versions-view.ts';

interface PlacedRun {
  readonly bundle: ShownBundle;
  /** Undefined where the run stands on no board. */
  readonly located: LocatedRun | undefined;
  /** The systems with the same results; empty if there are none. */
  readonly same: string;
}

/** What the page says of an entry's run of one suite. Parts of the page that have nothing to show are null or empty. */
export function cardView(site: Site, entry: Entry, { bundle, located, same }: PlacedRun, tier: TierView) {
  const { id } = bundle.suite.description;
  const flagged = site.flags.get(entry.slug) ?? [];
  const flags = flagged.filter((one) => one.suite === id).flatMap((one) => one.flags);
  return {
    ...ownView(entry, bundle),
    tier,
    ...historyOf(site, entry, { bundle, located }),
    flags: flags.map((flag) => ({
      ...flag,
      ...NEUTRAL[flag.id],
      reason: safeText(flag.reason, LONGEST_REASON),
      // The board made its own runs, so there is nobody to ask.
      ...(bundle.tier === 'own' && { remedy: '' }),
    })),
    /** How many flags there are, in words. */
    signs: `${flags.length} ${flags.length === 1 ? 'sign' : 'signs'} for the reviewer`,
    badge: badgeView(entry.slug, bundle.suite.description, site.url),
    links: linksView(entry, bundle, located, site.repository),
    /** The systems with the same results in every task; empty if there are none. */
    same,
    /** What failed, by family; a run on no board has no list, and nobody works on a reference or control. */
    failed: located === undefined || OF_BENCHMARK.includes(entry.kind) ? null : failedView(located),
  };
}

/** What follows from the run alone. */
function ownView(entry: Entry, bundle: ShownBundle) {
  const { scorecard, manifest, suite } = bundle;
  const { id, title } = suite.description;
  const view = scorecardView(scorecard, suite.description, undefined, manifest);
  const { reasons, counts, metrics, unmeasured, uncounted, dataset, clusters, fewTemplates } = view;
  const metric = mainMetric(suite.description);
  const suitePage = `../suites/${id}.html`;
  const estimate = scorecard.overall.metrics[metric.id];
  const { rules, controls } = scorecard.validity;
  const needsDataset = needsDatasetFile(manifest);
  return {
    reasons,
    metrics,
    unmeasured,
    uncounted,
    dataset,
    fewTemplates,
    clusters: clustersText(clusters, scorecard),
    state: stateText(entry, view.state),
    counts: countsText(counts, bundle),
    /** When a task passes; empty if pairs are counted. */
    passRule: bundle.results.pairs ? [] : codePieces(suite.description.passed),
    /** Why the main figure is not the share of tasks that passed; empty where it is. */
    otherCount: bundle.results.pairs ? '' : otherCountText(metric, scorecard, countedTasks({ bundle })),
    failures: failuresView(bundle),
    modelUse: view.modelUse ?? null,
    arms: view.arms ?? null,
    claim: claimView(bundle),
    id,
    title,
    /** Relative to the system's page. */
    suitePage,
    /** Where metrics and failure modes are explained. */
    definitions: `${suitePage}#${id}-metrics`,
    rules: `${suitePage}#${id}-failure-modes`,
    version: safeText(scorecard.suite.version, 40),
    /** The present version of the suite if the run is of an earlier one; otherwise empty. */
    presentVersion: isEarlier(bundle) ? suite.description.version : '',
    /** The unit in which failure modes are counted. */
    failureUnit: bundle.results.pairs ? 'Pairs' : 'Tasks',
    claimed: isClaimed(bundle),
    contradiction: contradiction(bundle),
    run: runFacts(bundle),
    main: metrics.find(({ label }) => label === metric.label) ?? {
      label: metric.label,
      value: '–',
      interval: '',
      clustered: '',
    },
    bar: estimate === undefined ? null : bar(estimate, scaleOf(metric, [estimate])),
    held: `${count(rules)} rules kept, ${count(controls)} scores of controls within their limits`,
    byFamily: familiesView(bundle, view),
    digests: digestsOf(bundle),
    /** The command that verifies this run; if the board ran the system, all its runs and the submitted one. */
    command: commandOf(bundle, needsDataset ? ' --dataset FILE' : ''),
    /** Whether `command` verifies more than one run. */
    several: bundle.submitted !== undefined,
    needsDataset,
    heldOut: manifest.split === 'heldout',
    again: reproduceView(entry, bundle),
  };
}

/** The counts of all tasks, and of the questions of long tasks. */
function countsText(counts: string, { scorecard: { overall } }: ShownBundle): string {
  const { n, items, pairs } = overall;
  const questions = items && pairs === undefined && items.measured > n;
  return `${counts}${questions ? `. ${items.passed} of ${items.measured} questions passed` : ''}`;
}

/** @param some the tasks that the metric counts, if it leaves some out */
export function otherCountText(
  metric: MetricDescription,
  { overall, counts }: Pick<Scorecard, 'overall' | 'counts'>,
  some?: ReturnType<typeof countedTasks>,
): string {
  const { k, n = 0 } = overall.metrics[metric.id] ?? {};
  const measured = counts.tasks - counts.not_measured;
  const where = some ? ` in ${some.counted} of the ${some.of} tasks` : '';
  if (k === undefined || k * measured === counts.passed * n)
    return some ? `${metric.label} counts only ${some.counted} of the ${some.of} tasks.` : '';
  const more = k * measured > counts.passed * n;
  const why = more
    ? 'larger than that of the passed tasks, because it also counts what is right in a task that did not pass'
    : 'smaller than that of the passed tasks, because a task can pass without it';
  return `${metric.label} is ${Number(k.toFixed(1))} of ${n}${where}. This share is ${why}.`;
}

/** A template is the same for several tasks, or for one task alone. */
export const clustersText = (clusters: string, { clusters: { largest } }: Pick<Scorecard, 'clusters'>) =>
  largest > 1
    ? `${clusters}: tasks of one template are not independent. The clustered interval takes that into account.`
    : 'Each task has a template of its own.';

/** Former versions are known only as submitted, so they are compared with the present submitted run. */
function historyOf(site: Site, entry: Entry, { bundle, located }: Omit<PlacedRun, 'same'>) {
  const own = bundle.submitted ?? bundle;
  const history = site.history.get(entry.slug);
  const decisions = site.decisions.filter(({ receipt }) => receipt.slug === entry.slug);
  const receipts = decisions.map(({ receipt }) => receipt);
  const these = decisions.filter((one) => one.about === 'these files').map(({ receipt }) => receipt);
  const manifest = manifestDigest(own.manifest);
  return {
    changes: changesView(own, history, (task) => located && taskHref(located.board, task)),
    versions: versionsView(own, { version: entry.version, manifest, receipts: these }, history, receipts),
  };
}

/** The board's runs are on the branch `receipts`. */
function commandOf(bundle: ShownBundle, data: string): string {
  const { submitted, receipt, suite, runs, fresh } = bundle;
  const verify = (of: EntryBundle, place: string, more: string) =>
    `${programFor(of)} verify ${shellWord(place)}${data}${more}`;
  if (submitted === undefined || receipt === undefined) return verify(bundle, shownFolder(bundle), '');
  const { id } = suite.description;
  const stored = (run: EntryBundle, path: string) => verify(run, path, ' --at origin/receipts');
  const own = runs.map((run, i) => stored(run, runPath(receipt, id, i + 1)));
  const onFresh = fresh?.manifest ? [stored(bundle, runPath(fresh.receipt, id, 'fresh'))] : [];
  return ['git fetch origin receipts', ...own, ...onFresh, verify(submitted, shownFolder(submitted), '')].join('\n');
}

/**
 * Two systems can have the same answers for good reasons, such as the same index, so the page says just that. The longer title is for
 * the reviewer of a submission.
 */
const NEUTRAL: Readonly<Record<string, { readonly title: string }>> = {
  'same-answers': { title: 'Same answers as another system' },
};

const OF_BENCHMARK: readonly Entry['kind'][] = ['reference', 'control'];

/** A reason quotes several names. */
const LONGEST_REASON = 1_000;

const count = (checks: readonly { readonly held: boolean }[]) =>
  `${checks.filter(({ held }) => held).length} of ${checks.length}`;

export function digestsOf(bundle: ShownBundle): readonly Fact[] {
  const { dataset, harness, image, nonce, files } = bundle.manifest;
  const code = (term: string, value: string) => fact(term, value, { length: 200, code: true });
  return [
    code('Dataset', dataset.sha256),
    { ...code(`Harness ${safeText(harness.version, 40)}, its code`, harness.sha256), claimed: isClaimed(bundle) },
    ...runDigests(bundle),
    ...(image ? [code('Image', image.repo_digest ?? image.id)] : []),
    code('Nonce', nonce),
    ...(bundle.submitted === undefined ? [code('manifest.json', bundle.digest)] : []),
    ...files
      .filter(({ path }) => path !== BUNDLE.timing)
      .map(({ path, sha256: digest }) => code(safeText(path, 60), digest)),
  ];
}

/** The manifests of all runs by the board; the other files' digests are those of the first run. */
function runDigests({ receipt, suite, submitted, fresh }: ShownBundle): readonly Fact[] {
  if (submitted === undefined) return [];
  const runs = receipt?.suites[suite.description.id]?.runs ?? [];
  const manifest = (of: string, digest: string) => fact(`${of}, manifest.json`, digest, { length: 200, code: true });
  return [
    ...runs.map((digest, i) => manifest(`Board’s run ${i + 1}`, digest)),
    ...(fresh?.manifest ? [manifest('Board’s run on fresh tasks', fresh.manifest)] : []),
  ];
}

/** The families' rows. Their intervals are drawn where the page compares the families with references. */
function familiesView(bundle: EntryBundle, view: ScorecardView) {
  const metric = mainMetric(bundle.suite.description);
  const { tasks, main } = familyColumns(bundle);
  const shown = ({ label, n, estimate, passed, cells }: FamilyRow) => ({
    label,
    figures: [...tasks.map(() => n), ...main.map(() => formatWithInterval(metric, estimate)), passed, ...cells],
  });
  const headings = familyHeadings(bundle);
  return {
    headings,
    columns: columnsClass(bundle),
    width: headings.length + 1,
    rows: view.families.map(shown),
    overall: shown(view.overall),
    groups: view.groups.map(({ label, rows: own }) => ({ label, rows: own.map(shown) })),
  };
}
