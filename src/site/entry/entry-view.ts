import { BUNDLE } from '../../evidence/bundle.ts';
import type { Entry } from '../../evidence/entry.ts';
import { rerunPath } from '../../evidence/receipt.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { safeText } from '../../report/safe-text.ts';
import { type ScorecardView, scorecardView } from '../../report/scorecard-view.ts';
import { shellWord } from '../../report/shell.ts';
import type { Raised } from '../../verify/flags.ts';
import { type Bar, bar, scaleOf } from '../board/bar.ts';
import { mainMetric } from '../board/board.ts';
import { type EntryBundle, readsLabels, type ShownBundle, type ShownEntry } from '../board/entries.ts';
import { dayOf, type TierView, tierView } from '../board/tier-view.ts';
import { type SubmittedView, submittedView } from './submitted-view.ts';

interface Fact {
  readonly term: string;
  readonly value: string;
  /** A digest or a command: set in a monospaced face. */
  readonly code: boolean;
}

/** What one of an entry's runs raises. */
export interface FlaggedCard {
  readonly suite: string;
  readonly flags: readonly Raised[];
}

interface CardView extends Omit<ScorecardView, 'headline'> {
  readonly id: string;
  readonly title: string;
  /** From the page of a system. */
  readonly suitePage: string;
  readonly version: string;
  readonly tier: string;
  /** What the board did with it, and when. */
  readonly checked: string;
  readonly submitted: SubmittedView | null;
  readonly main: {
    readonly label: string;
    readonly value: string;
    readonly interval: string;
    readonly clustered: string;
  };
  readonly bar: Bar | null;
  readonly held: string;
  /** Empty where nothing was raised. */
  readonly flags: readonly Raised[];
  /** How many they are, in words. */
  readonly signs: string;
  readonly digests: readonly Fact[];
  /** What checks this run; of the board's own, the submitted one too. */
  readonly command: string;
  readonly needsDataset: boolean;
}

export interface EntryView {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly readsLabels: boolean;
  readonly summary: string;
  readonly homepage: string;
  /** The dispute that stands; null where there is none. */
  readonly dispute: { readonly date: string; readonly reason: string; readonly actor: string } | null;
  readonly facts: readonly Fact[];
  readonly cards: readonly CardView[];
}

const KINDS: Record<Entry['kind'], string> = {
  system: 'System',
  example: 'Example, outside the ranking',
  reference: 'Reference system, outside the ranking',
  control: 'Control, outside the ranking',
};

/** Ages are told against the day `asOf`, YYYY-MM-DD. */
export function entryView(
  { entry, bundles, dispute }: ShownEntry,
  flagged: readonly FlaggedCard[],
  asOf: string | undefined,
): EntryView {
  const { model } = entry;
  const fact = (term: string, value: string, code = false): Fact => ({ term, value: safeText(value, 500), code });
  return {
    name: safeText(entry.name, 80),
    version: safeText(entry.version, 80),
    kind: KINDS[entry.kind],
    readsLabels: bundles.some((bundle) => readsLabels(entry, bundle)),
    summary: summaryOf(bundles),
    homepage: entry.homepage ?? '',
    dispute: dispute
      ? {
          date: dayOf(dispute),
          reason: safeText(dispute.reason, LONGEST_REASON),
          actor: safeText(dispute.actor.login, 100),
        }
      : null,
    facts: [
      fact('Adapter', entry.adapter, true),
      fact('Licence', entry.licence),
      fact('Platform', entry.platform),
      fact('Network', entry.network ? 'needed' : 'none'),
      ...(model ? [fact('Model', `${model.name}, ${model.endpoint_family}, temperature ${model.temperature}`)] : []),
    ],
    cards: bundles.map((bundle) => cardView(bundle, flagged, tierView(bundle, dispute, asOf))),
  };
}

/** What a reference is, in its suite's words. */
function summaryOf(bundles: readonly EntryBundle[]): string {
  for (const { suite, manifest } of bundles) {
    const found = suite.references.find(({ name }) => manifest.adapter.spec === `ref:${name}`);
    if (found) return found.summary;
  }
  return '';
}

function cardView(bundle: ShownBundle, flagged: readonly FlaggedCard[], { word, checked }: TierView): CardView {
  const { scorecard, manifest, suite } = bundle;
  const { headline: _, ...view } = scorecardView(scorecard, suite.description);
  const metric = mainMetric(suite.description);
  const estimate: Estimate | undefined = scorecard.overall.metrics[metric.id];
  const row = view.metrics.find(({ label }) => label === metric.label);
  const { rules, controls } = scorecard.validity;
  const flags = flagged.filter((one) => one.suite === scorecard.suite.id).flatMap((one) => one.flags);
  const needsDataset = !/^builtin(?:-\d+)?$/.test(manifest.dataset.id);
  return {
    ...view,
    id: scorecard.suite.id,
    title: suite.description.title,
    suitePage: `../suites/${scorecard.suite.id}.html`,
    version: scorecard.suite.version,
    tier: word,
    checked,
    submitted: submittedView(bundle),
    main: {
      label: metric.label,
      value: row?.value ?? '–',
      interval: row?.interval ?? '',
      clustered: row?.clustered ?? '',
    },
    bar: estimate === undefined ? null : bar(estimate, scaleOf(metric, [estimate])),
    held: `${count(rules)} rules held, ${count(controls)} controls in range`,
    flags: flags.map((flag) => ({ ...flag, reason: safeText(flag.reason, LONGEST_REASON) })),
    signs: `${flags.length} ${flags.length === 1 ? 'sign' : 'signs'} for the reviewer`,
    digests: digestsOf(bundle),
    command: commandOf(bundle, needsDataset ? ' --dataset FILE' : ''),
    needsDataset,
  };
}

/** The board's own runs stand on a branch of their own. */
function commandOf({ folder, submitted, receipt, suite }: ShownBundle, data: string): string {
  const verify = (bundle: string, more: string) => `node dist/cli.js verify ${shellWord(bundle)}${data}${more}`;
  if (submitted === undefined || receipt === undefined) return verify(folder, '');
  const again = verify(rerunPath(receipt, suite.description.id), ' --at origin/receipts');
  return ['git fetch origin receipts', again, verify(submitted.folder, '')].join('\n');
}

/** Reasons hold several names. */
const LONGEST_REASON = 1_000;

const count = (checks: readonly { readonly held: boolean }[]) =>
  `${checks.filter(({ held }) => held).length} of ${checks.length}`;

function digestsOf({ manifest }: EntryBundle): readonly Fact[] {
  const { dataset, harness, image, nonce, files } = manifest;
  const code = (term: string, value: string): Fact => ({ term, value: safeText(value, 200), code: true });
  return [
    code('Dataset', dataset.sha256),
    code(`Harness ${safeText(harness.version, 40)}`, harness.sha256),
    ...(image ? [code('Image', image.repo_digest ?? image.id)] : []),
    code('Nonce', nonce),
    ...files.filter(({ path }) => path !== BUNDLE.timing).map(({ path, sha256 }) => code(safeText(path, 60), sha256)),
  ];
}
