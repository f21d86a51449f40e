import { unpricedModels, withMoney } from '../analysis/money.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { Prices } from '../evidence/prices.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { safeText } from '../text/safe-text.ts';
import { loadManifest } from './load-bundle.ts';
import { readIfPresent, readNamed } from './read-document.ts';

/** The path of the file with a board's prices, which is beside its entries. */
export const boardPricesPath = (entries: string) => entries.replace(/\/*$/, '').replace(/[^/]*$/, 'prices.json');

const PRICES_HINT = 'Give a price file. docs/models.md shows one.';

/** Reads a price file, if one is given. Called before a run, so that a wrong file is reported at once. */
export const readPrices = async (files: ReadFiles, path: string | undefined): Promise<Prices | undefined> =>
  path === undefined ? undefined : readNamed(files, path, Prices, PRICES_HINT);

/**
 * The scorecard of a bundle with the costs of its models. Without prices it is unchanged.
 *
 * @param note is told of models that were asked and have no price: the scorecard then lacks their cost
 */
export async function pricedScorecard(
  files: ReadFiles,
  folder: string,
  card: Scorecard,
  { prices, note }: { readonly prices: Prices | undefined; readonly note: (text: string) => void },
): Promise<Scorecard> {
  if (prices === undefined) return card;
  const manifest = await loadManifest(files, folder);
  const unpriced = unpricedModels(card, manifest, prices).map((name) => safeText(name, 100));
  if (unpriced.length > 0)
    note(`No cost is shown: the price file has no price for ${unpriced.join(' and ')}, which this run asked.`);
  return withMoney(card, manifest, prices);
}

/** Adds the costs of its models to a run, if the board has a price file beside its entries. */
export async function boardPricing(files: ReadFiles, entries: string) {
  const prices = await readIfPresent(files, boardPricesPath(entries), Prices);
  return <Run extends { readonly scorecard: Scorecard; readonly manifest: Manifest }>(run: Run): Run => {
    const scorecard = withMoney(run.scorecard, run.manifest, prices);
    return scorecard === run.scorecard ? run : { ...run, scorecard };
  };
}
