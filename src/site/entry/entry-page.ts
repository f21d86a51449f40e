import { sha256 } from '../../evidence/digest.ts';
import type { Entry } from '../../evidence/entry.ts';
import { receiptId } from '../../evidence/receipt.ts';
import type { Approach } from '../../protocol/constants.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { newestFirst } from '../../verify/counting-receipts.ts';
import type { LocatedRun } from '../board/board.ts';
import { BEST_CHEAT } from '../board/bounds.ts';
import {
  type EntryBundle,
  isClaimed,
  isOfBoard,
  ownSystemIn,
  readsLabels,
  type ShownBundle,
  type ShownEntry,
  versionedByRun,
} from '../board/entries.ts';
import { configurationText, modelText, topText } from '../board/row-text.ts';
import { boardDigest, runDigest, withLists } from '../board/run-digest.ts';
import { dayOf, type TierView, tierView } from '../board/tier-view.ts';
import type { LoggedReceipt } from '../decisions/decision-log.ts';
import { Digested } from '../digested.ts';
import { frame } from '../frame.ts';
import type { PageMaker } from '../page.ts';
import type { Site } from '../site.ts';
import { shownRank } from '../suite/control-text.ts';
import { cardView } from './card-view.ts';
import { chosenBy, fact } from './facts.ts';
import { type Around, aroundOf, byTellingSuite, leadView } from './lead-view.ts';
import { ranText } from './ran-by.ts';

export const entryPages: PageMaker = function* (site, render) {
  const around = aroundOf(site);
  for (const shown of site.entries) {
    const path = `systems/${shown.entry.slug}.html`;
    const { name } = versionedByRun(shown.entry, shown.bundles);
    const framed = frame(site, { path, title: safeText(name, 80), description: entrySummary(shown, around.located) });
    const page = new Digested({ site, shown, around }, pageDigest);
    yield {
      path,
      text: render.system({ ...framed, page }, ({ page: { value }, ...others }) => ({
        ...others,
        ...entryView(value),
      })),
    };
  }
};

interface Placed {
  readonly site: Site;
  readonly shown: ShownEntry;
  readonly around: Around;
}

/** A digest of what a page is made from, which takes a tenth of the time of its view: few pages change with a run. */
function pageDigest({ site, shown, around }: Placed): string {
  const { entry, bundles, dispute } = shown;
  const { repository, asOf, url, decisions, flags, history } = site;
  const { slug } = entry;
  const own = [entry, dispute, bundles.map(runDigest), flags.get(slug), history.get(slug), around.places.get(slug)];
  const about = decisions.filter(({ receipt }) => receipt.slug === slug);
  const boards = new Set(bundles.flatMap((bundle) => around.located.get(bundle)?.board ?? []));
  const telling = around.discriminations.map(({ board: { id }, ...found }) => [id, found.pairs, found.apart]);
  const given = [own, about, [...boards].map(boardDigest), telling, repository, asOf, url];
  return sha256(JSON.stringify(given, withLists));
}

const KINDS: Record<Entry['kind'], string> = {
  system: 'System',
  example: 'Example, outside the ranking',
  reference: 'Reference system, outside the ranking',
  control: 'Control, outside the ranking',
};

const APPROACH_WORDS: Record<Approach, string> = {
  'full-history': 'Full history: everything that was told goes before the question',
  'relevance': 'Relevance: what is most relevant to the question, however old',
  'write-filtered': 'Write-filtered: only what is worth keeping is kept, then relevance',
  'scoped': 'Scoped: what is in scope and was not superseded, then relevance',
};

function entryView({ site, shown, around }: Placed) {
  const { entry, bundles, dispute } = shown;
  const { model, configuration } = entry;
  const named = versionedByRun(entry, bundles);
  const most = topText(shown);
  const claim =
    entry.kind === 'system' && bundles.length > 0 && bundles.every((bundle) => isClaimed(bundle) && !bundle.submitted);
  return {
    name: safeText(named.name, 80),
    version: safeText(named.version, 80),
    kind: claim ? 'System, self-reported: not run by this board' : KINDS[entry.kind],
    /** Written by the people of the board. */
    own: isOfBoard({ entry, bundles }, site.repository),
    /** The configuration of a system; empty for references and controls. */
    configuration: entry.kind === 'system' ? configurationText({ entry, bundles }) : '',
    readsLabels: bundles.some((bundle) => readsLabels(entry, bundle)),
    summary: summaryOf(bundles),
    ran: ranText(shown, site.repository),
    /** Whether somebody may submit a new version of it. */
    isSystem: entry.kind === 'system',
    /** Whether the page is long enough for a list of its sections. */
    several: bundles.length > 1,
    bestCheat: BEST_CHEAT,
    /** In the form of an address, in which no character is hidden. */
    homepage: entry.homepage === undefined ? '' : new URL(entry.homepage).href,
    dispute: dispute
      ? {
          date: dayOf(dispute),
          reason: safeText(dispute.reason, LONGEST_REASON),
          actor: safeText(dispute.actor.login, 100),
        }
      : null,
    /** The suites on which its runs on fresh tasks take its rank. */
    unranked: bundles.flatMap(({ suite, fresh }) =>
      fresh?.flagged ? [{ title: suite.description.title, reason: safeText(fresh.flagged, LONGEST_REASON) }] : [],
    ),
    ...leadView(shown, around),
    facts: [
      ...(entry.kind === 'system' ? [fact('Language model', modelText(entry, bundles))] : []),
      ...(configuration?.search ? [fact('Search method', configuration.search)] : []),
      ...(most === '' ? [] : [fact('Returned', `the best ${most}`)]),
      ...(entry.approach ? [fact('Approach', APPROACH_WORDS[entry.approach])] : []),
      fact('Licence', entry.licence),
      fact('Platform', entry.platform),
      fact('Network', entry.network ? 'needed' : 'none'),
      ...(model ? [fact('Model', `${model.name}, ${model.endpoint_family}, temperature ${model.temperature}`)] : []),
      ...chosenBy(bundles),
      // Those as wide as the page come last.
      fact('Adapter', entry.adapter, { code: true }),
    ],
    cards: byTellingSuite(shown, around).map((bundle) =>
      cardView(
        site,
        entry,
        { bundle, located: around.located.get(bundle), same: around.same.get(bundle) ?? '' },
        tierView(bundle, dispute, site.asOf),
      ),
    ),
    data: `../data/entries/${entry.slug}.json`,
    receipts: receiptsView(site.decisions, entry.slug),
  };
}

/** The suite's summary of a reference or control; empty for any other system. */
const summaryOf = (bundles: readonly EntryBundle[]): string =>
  bundles.flatMap((bundle) => ownSystemIn(bundle)?.summary ?? [])[0] ?? '';

const LONGEST_REASON = 2_000;

/** An entry in a sentence or two, for search engines and link previews. */
function entrySummary({ entry, bundles, dispute }: ShownEntry, located: ReadonlyMap<ShownBundle, LocatedRun>): string {
  const runs = bundles.flatMap((bundle) => {
    const run = located.get(bundle);
    return run === undefined ? [] : [runText(run, tierView(bundle, dispute, undefined))];
  });
  const named = versionedByRun(entry, bundles);
  const name = `${safeText(named.name, 80)} ${safeText(named.version, 80)}`;
  return runs.length === 0 ? `${name}: no run yet.` : `${name}: ${runs.join('; ')}. With the evidence to check it.`;
}

function runText({ board, row }: LocatedRun, { label, claim }: TierView): string {
  const { description } = board;
  const metric = mainMetric(description);
  const { state } = row.bundle.scorecard.validity;
  const value = row.estimate
    ? `${formatValue(metric, row.estimate.value)} ${metric.label.toLowerCase()}`
    : 'not measured';
  const rank = shownRank({ board, row });
  const words = [value, rank && `rank ${rank}`, state, label, claim && `claim ${claim}`].filter(Boolean);
  return `${description.title} ${safeText(row.bundle.scorecard.suite.version, 40)}: ${words.join(', ')}`;
}

/** The receipts of one entry, the newest first. */
function receiptsView(decisions: readonly LoggedReceipt[], slug: string) {
  return decisions
    .filter(({ receipt }) => receipt.slug === slug)
    .sort((a, b) => newestFirst(a.receipt, b.receipt))
    .map(({ receipt, about }) => ({
      id: receiptId(receipt),
      date: dayOf(receipt),
      event: receipt.event,
      actor: safeText(receipt.actor.login, 100),
      reason: safeText(receipt.reason, LONGEST_REASON),
      /** The workflow run that wrote it, and the pull request, if they are known. */
      run: [
        receipt.run && `${receipt.run.id}${receipt.run.attempt > 1 ? `, attempt ${receipt.run.attempt}` : ''}`,
        receipt.pull_request && `pull request ${receipt.pull_request}`,
      ]
        .filter(Boolean)
        .join(', '),
      about,
      tree: receipt.tree.slice(0, 12),
    }));
}
