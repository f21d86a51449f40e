import { withMoney } from '../analysis/money.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { Prices } from '../evidence/prices.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadManifest } from './load-bundle.ts';
import { readIfPresent, readNamed } from './read-document.ts';

/** The path of the file with a board's prices, which is beside its entries. */
export const boardPricesPath = (entries: string) => entries.replace(/\/*$/, '').replace(/[^/]*$/, 'prices.json');

const PRICES_HINT = 'Give a price file. docs/models.md shows one.';

/** Reads a price file, if one is given. Called before a run, so that a wrong file is reported at once. */
export const readPrices = async (files: ReadFiles, path: string | undefined): Promise<Prices | undefined> =>
  path === undefined ? undefined : readNamed(files, path, Prices, PRICES_HINT);

/** The scorecard of a bundle with the costs of its models. Without prices it is unchanged. */
export async function pricedScorecard(
  files: ReadFiles,
  folder: string,
  card: Scorecard,
  prices: Prices | undefined,
): Promise<Scorecard> {
  return prices === undefined ? card : withMoney(card, await loadManifest(files, folder), prices);
}

/** Adds the costs of its models to a run, if the board has a price file beside its entries. */
export async function boardPricing(files: ReadFiles, entries: string) {
  const prices = await readIfPresent(files, boardPricesPath(entries), Prices);
  return <Run extends { readonly scorecard: Scorecard; readonly manifest: Manifest }>(run: Run): Run => {
    const scorecard = withMoney(run.scorecard, run.manifest, prices);
    return scorecard === run.scorecard ? run : { ...run, scorecard };
  };
}
