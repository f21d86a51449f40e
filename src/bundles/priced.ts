import { withMoney } from '../analysis/money.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { Prices } from '../evidence/prices.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadManifest } from './load-bundle.ts';
import { readDocument } from './read-document.ts';

/** Beside a board's entries: what it reckons with, where it shows money. */
const BOARD_PRICES = 'prices.json';

/** Reads a price file, where one is given: before a run, which may take hours, not after it. */
export const readPrices = async (files: ReadFiles, path: string | undefined): Promise<Prices | undefined> =>
  path === undefined ? undefined : readDocument(files, path, Prices);

/** The scorecard of a bundle with what its models cost; without prices it stays as it is. */
export async function pricedScorecard(
  files: ReadFiles,
  folder: string,
  card: Scorecard,
  prices: Prices | undefined,
): Promise<Scorecard> {
  return prices === undefined ? card : withMoney(card, await loadManifest(files, folder), prices);
}

/** Adds to a run what its models cost, where the board has a price file beside its entries. */
export async function boardPricing(files: ReadFiles, entries: string) {
  const path = entries.replace(/\/*$/, '').replace(/[^/]*$/, BOARD_PRICES);
  const prices = await readPrices(files, (await files.exists(path)) ? path : undefined);
  return <Run extends { readonly scorecard: Scorecard; readonly manifest: Manifest }>(run: Run): Run => {
    const scorecard = withMoney(run.scorecard, run.manifest, prices);
    return scorecard === run.scorecard ? run : { ...run, scorecard };
  };
}
