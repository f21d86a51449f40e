import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { sha256 } from '../../evidence/digest.ts';
import type { Entry } from '../../evidence/entry.ts';
import { runPath } from '../../evidence/receipt.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { ArmsView } from '../../report/arms-view.ts';
import { type ScorecardView, scorecardView } from '../../report/scorecard-view.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import { shellWord } from '../../text/shell.ts';
import type { Raised } from '../../verify/flags.ts';
import { type Bar, bar, scaleOf } from '../board/bar.ts';

import { type Contradiction, contradiction } from '../board/contradiction.ts';
import { type EntryBundle, isClaimed, type ShownBundle } from '../board/entries.ts';
import type { TierView } from '../board/tier-view.ts';
import type { Site } from '../site.ts';
import { taskHref } from '../task-href.ts';
import { type BadgeView, badgeView } from './badge-view.ts';
import { type ChangesView, changesView } from './changes-view.ts';
import { type ClaimView, claimView } from './claim-view.ts';
import { type Fact, fact } from './fact.ts';
import { type FailureRow, failuresView } from './failures-view.ts';
import { type FamiliesView, familiesView } from './families-view.ts';
import { type ReproduceView, reproduceView } from './reproduce.ts';
import { runFacts } from './run-facts.ts';
import { type VersionsView, versionsView } from './versions-view.ts';

/** Of one suite; `byFamily`, `failures`, … are the parts that the page shows, null or empty where there is nothing to say. */
export interface CardView extends Omit<ScorecardView, 'arms' | 'headline' | 'families' | 'overall' | 'failureModes'> {
  readonly id: string;
  readonly title: string;
  /** From the page of a system. */
  readonly suitePage: string;
  readonly version: string;
  readonly tier: TierView;
  /** Whether the figures are the submitter's word. */
  readonly claimed: boolean;
  readonly contradiction: Contradiction | null;
  readonly run: readonly Fact[];
  readonly main: {
    readonly label: string;
    readonly value: string;
    readonly interval: string;
    readonly clustered: string;
  };
  readonly bar: Bar | null;
  readonly held: string;
  readonly byFamily: FamiliesView;
  readonly arms: ArmsView | null;
  readonly failures: readonly FailureRow[];
  readonly changes: ChangesView | null;
  readonly versions: VersionsView | null;
  readonly claim: ClaimView | null;
  readonly flags: readonly Raised[];
  /** How many they are, in words. */
  readonly signs: string;
  readonly digests: readonly Fact[];
  /** What checks this run; of the board's own, every one and the submitted one. */
  readonly command: string;
  /** Whether `command` checks more than one run. */
  readonly several: boolean;
  readonly needsDataset: boolean;
  readonly again: ReproduceView;
  readonly badge: BadgeView;
  /** The card's parts in their order, for the list of contents. */
  readonly parts: readonly { readonly anchor: string; readonly label: string }[];
}

export function cardView(site: Site, entry: Entry, bundle: ShownBundle, tier: TierView): CardView {
  const { scorecard, manifest, suite } = bundle;
  const { id, title } = suite.description;
  const { headline: _, families: __, overall: ___, failureModes: ____, ...view } = wholeView(bundle);
  const metric = mainMetric(suite.description);
  const estimate: Estimate | undefined = scorecard.overall.metrics[metric.id];
  const row = view.metrics.find(({ label }) => label === metric.label);
  const { rules, controls } = scorecard.validity;
  const flagged = site.flags.get(entry.slug) ?? [];
  const flags = flagged.filter((one) => one.suite === id).flatMap((one) => one.flags);
  const needsDataset = !/^builtin(?:-\d+)?$/.test(manifest.dataset.id);
  const shown = {
    failures: failuresView(bundle),
    arms: view.arms ?? null,
    ...pastOf(site, entry, bundle),
    claim: claimView(bundle),
    flags: flags.map((flag) => ({ ...flag, reason: safeText(flag.reason, LONGEST_REASON) })),
  };
  return {
    ...view,
    ...shown,
    id,
    title,
    suitePage: `../suites/${scorecard.suite.id}.html`,
    version: scorecard.suite.version,
    tier,
    claimed: isClaimed(bundle),
    contradiction: contradiction(bundle),
    run: runFacts(bundle),
    main: {
      label: metric.label,
      value: row?.value ?? '–',
      interval: row?.interval ?? '',
      clustered: row?.clustered ?? '',
    },
    bar: estimate === undefined ? null : bar(estimate, scaleOf(metric, [estimate])),
    held: `${count(rules)} rules held, ${count(controls)} controls in range`,
    byFamily: familiesView(bundle, wholeView(bundle)),
    signs: `${flags.length} ${flags.length === 1 ? 'sign' : 'signs'} for the reviewer`,
    digests: digestsOf(bundle),
    command: commandOf(bundle, needsDataset ? ' --dataset FILE' : ''),
    several: bundle.submitted !== undefined,
    needsDataset,
    again: reproduceView(entry, bundle),
    badge: badgeView(entry.slug, suite.description, site.url),
    parts: partsOf(id, shown),
  };
}

const wholeView = ({ scorecard, suite }: EntryBundle) => scorecardView(scorecard, suite.description);

/** What was before is told as submitted, so that it is compared with what was submitted now. */
function pastOf(site: Site, entry: Entry, bundle: ShownBundle): Pick<CardView, 'changes' | 'versions'> {
  const own = bundle.submitted ?? bundle;
  const history = site.history.get(entry.slug);
  const about = site.decisions.filter(({ receipt }) => receipt.slug === entry.slug);
  const receipts = about.map(({ receipt }) => receipt);
  const these = about.filter((one) => one.about === 'these files').map(({ receipt }) => receipt);
  const manifest = sha256(`${canonical(own.manifest)}\n`);
  const board = site.boards.find(({ rows }) => rows.some((row) => row.bundle === bundle));
  return {
    changes: changesView(own, history, (task) => board && taskHref(board, task)),
    versions: versionsView(own, { version: entry.version, manifest, receipts: these }, history, receipts),
  };
}

/** The page's parts in their order; those of which there is nothing to say are left out. */
function partsOf(id: string, shown: Pick<CardView, 'arms' | 'failures' | 'changes' | 'versions' | 'claim' | 'flags'>) {
  const parts: readonly (readonly [name: string, label: string, shown: boolean])[] = [
    ['claim', 'Claimed and measured', shown.claim !== null],
    ['families', 'By family', true],
    ['arms', 'By arm', shown.arms !== null],
    ['failures', 'How it failed', shown.failures.length > 0],
    ['changes', 'What changed', shown.changes !== null],
    ['versions', 'Versions', shown.versions !== null],
    ['metrics', 'Metrics', true],
    ['signs', 'For the reviewer', shown.flags.length > 0],
    ['check', 'Check it at home', true],
    ['again', 'Run it again', true],
    ['badge', 'Badge', true],
  ];
  return parts.filter(([, , there]) => there).map(([name, label]) => ({ anchor: `${id}-${name}`, label }));
}

/** The board's own runs stand on a branch of their own. */
function commandOf({ folder, submitted, receipt, suite, runs }: ShownBundle, data: string): string {
  const verify = (bundle: string, more: string) => `node dist/cli.js verify ${shellWord(bundle)}${data}${more}`;
  if (submitted === undefined || receipt === undefined) return verify(folder, '');
  const own = runs.map((_, i) => verify(runPath(receipt, suite.description.id, i + 1), ' --at origin/receipts'));
  return ['git fetch origin receipts', ...own, verify(submitted.folder, '')].join('\n');
}

/** Reasons hold several names. */
const LONGEST_REASON = 1_000;

const count = (checks: readonly { readonly held: boolean }[]) =>
  `${checks.filter(({ held }) => held).length} of ${checks.length}`;

function digestsOf(bundle: ShownBundle): readonly Fact[] {
  const { dataset, harness, image, nonce, files } = bundle.manifest;
  const code = (term: string, value: string): Fact => fact(term, value, { length: 200, code: true });
  return [
    code('Dataset', dataset.sha256),
    { ...code(`Harness ${safeText(harness.version, 40)}`, harness.sha256), claimed: isClaimed(bundle) },
    ...runDigests(bundle),
    ...(image ? [code('Image', image.repo_digest ?? image.id)] : []),
    code('Nonce', nonce),
    ...files.filter(({ path }) => path !== BUNDLE.timing).map(({ path, sha256: of }) => code(safeText(path, 60), of)),
  ];
}

/** The manifests of the board's own runs; the digests of the other files are those of the first. */
function runDigests({ receipt, suite, submitted }: ShownBundle): readonly Fact[] {
  if (submitted === undefined) return [];
  const runs = receipt?.suites[suite.description.id]?.runs ?? [];
  return runs.map((digest, i) => fact(`Board’s run ${i + 1}, manifest.json`, digest, { length: 200, code: true }));
}
