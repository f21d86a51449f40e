import type { Entry } from '../../evidence/entry.ts';
import type { Tier } from '../../protocol/constants.ts';
import { safeText } from '../../text/safe-text.ts';
import { isOfBoard, isOfFolder, type ShownEntry } from '../board/entries.ts';
import { lastChecked } from '../board/tier-view.ts';
import { usesModel } from '../overview/order.ts';

/** Of the board's own runs the people of the board made all: the adapter, the image and the run. */
const BY: Readonly<Record<Tier, string>> = {
  'own': 'by this board’s maintainers',
  'board-run': 'by this board, from the submitted image',
  're-asked': 'by this board, from the submitted tape, of which the model gave a sample of answers again',
  'replayed': 'from the tape of an earlier run',
  'self-reported': 'by the submitter, not by this board',
  'computed': 'by this board, and computed again at every build',
};

/**
 * When the runs of an entry were made, by whom, and how many: `Run from 2026-11-22 to 2026-11-24 by this board’s maintainers, …`. Empty without a
 * run. Only where the board ran the system of others is it known that its authors did not make the runs.
 */
export function ranText(shown: ShownEntry, repository: string): string {
  const { entry, bundles } = shown;
  if (bundles.length === 0) return '';
  const days = bundles.flatMap((bundle) => lastChecked(bundle) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  const when = first === last ? (first === undefined ? '' : ` on ${first}`) : ` from ${first} to ${last}`;
  const tiers = [...new Set(bundles.map(({ tier }) => tier))];
  const titles = (tier: Tier) =>
    tiers.length === 1
      ? ''
      : ` (${bundles.flatMap((one) => (one.tier === tier ? one.suite.description.title : [])).join(', ')})`;
  const isBuilt = (tier: Tier) => tier === 'own' && bundles.every((one) => one.tier !== tier || isOfFolder(one));
  const from = (tier: Tier) => (isBuilt(tier) ? ', from a folder of the board’s repository' : '');
  const by = tiers.map((tier) => `${BY[tier]}${from(tier)}${titles(tier)}`).join('; ');
  return `Run${when} ${by}${notBy(entry, tiers, isOfBoard(shown, repository))}.${runsText(bundles)}${withoutModel(shown)}`;
}

/** From how many runs a figure is: a reader cannot tell how stable a figure is without that. */
function runsText(bundles: ShownEntry['bundles']): string {
  const counts = bundles.map(({ runs }) => runs.length);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === 1) return ' Each figure is from one run.';
  return ` Each figure is ${fewest === most ? '' : 'from one run, or is '}the mean of ${most} runs.`;
}

/** A reader must not take these figures for those of the product as its makers offer it. */
const withoutModel = (shown: ShownEntry) =>
  shown.entry.configuration?.model === 'off' && !usesModel(shown)
    ? ' Its language model was off, so the figures do not include what it does with one.'
    : '';

const notBy = ({ kind, name, homepage }: Entry, tiers: readonly Tier[], ofBoard: boolean) =>
  kind === 'system' && homepage !== undefined && !ofBoard && tiers.every((tier) => tier === 'own')
    ? `, not by the authors of ${safeText(name, 80)}`
    : '';
