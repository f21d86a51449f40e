import { mkdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Receipt } from '../src/evidence/receipt.ts';
import type { LeaderboardFile } from '../src/site/machine/leaderboard-json.ts';
import { board, publish, siteOf } from './support/board.ts';
import { sharedFolder } from './support/folder.ts';
import { asImage, forge, forgeManifest } from './support/forgery.ts';
import { publishedHeldOut } from './support/heldout.ts';

const IMAGE = `example.org/memory@sha256:${'1'.repeat(64)}`;
const SYSTEM = {
  kind: 'system',
  name: 'lexical3',
  version: '1.2.0',
  adapter: `image:${IMAGE}`,
  platform: 'linux/amd64',
} as const;

/** The published part of a held-out run of an image. */
let run: string;
beforeAll(async () => {
  const folder = `${sharedFolder()}/heldout`;
  mkdirSync(folder);
  run = await publishedHeldOut(folder, 'lexical3');
  asImage(run, IMAGE);
  const asSystem = (document: { system: object }) => Object.assign(document.system, { kind: 'system' });
  forge(run, 'scorecard.json', (text) => {
    const card = JSON.parse(text);
    asSystem(card);
    return `${JSON.stringify(card)}\n`;
  });
  forgeManifest(run, asSystem);
});

/** The entry on the site of a board, after these receipts of it. A change of the entry follows each receipt but the last. */
async function shownAfter(...receipts: readonly Partial<Receipt>[]) {
  const made = board();
  made.merge('other', run, SYSTEM);
  await made.receipt('other', { event: 'disputed' });
  for (const [i, receipt] of [undefined, ...receipts].entries()) {
    if (receipt) await made.receipt('mine', receipt);
    if (i === 0 || i < receipts.length) made.merge('mine', run, { ...SYSTEM, ...(i && { licence: `MIT-${i}` }) });
  }
  const checkout = made.checkout();
  const { status, log } = await publish(checkout);
  expect([status, log]).toEqual([0, expect.not.stringContaining('not shown')]);
  const site = siteOf(checkout);
  const { boards }: LeaderboardFile = JSON.parse(site['data/leaderboard.json'] ?? '');
  const row = boards.flatMap(({ rows }) => rows).find(({ slug }) => slug === 'mine');
  return {
    tier: row?.tier,
    ranked: row?.rank !== null,
    page: site['systems/mine.html'] ?? '',
    about: site['about.html'] ?? '',
  };
}

describe('a held-out run of an image', () => {
  it('is run by the board and has a rank if its maintainers added it', async () => {
    const { page, about, ...shown } = await shownAfter();
    expect(shown).toEqual({ tier: 'own', ranked: true });
    expect(page).toContain('by this board’s maintainers');
    expect(page).not.toContain('from a folder of the board’s repository');
    expect(about).toContain('of which only they have the seed');
    expect(await shownAfter({ event: 'verified' })).toMatchObject({ tier: 'own', ranked: true });
  });

  const submitter = { login: 'eve', id: 7 };
  it.each<[string, readonly Partial<Receipt>[]]>([
    ['somebody submitted it', [{ submitter }]],
    ['somebody submitted it, with a maintainer’s label', [{ submitter, approved: true }]],
    ['somebody submitted what a maintainer changed later', [{ submitter, approved: true }, { event: 'verified' }]],
  ])('is a claim without a rank if %s [K17]', async (_, receipts) => {
    expect(await shownAfter(...receipts)).toMatchObject({ tier: 'self-reported', ranked: false });
  });
});
