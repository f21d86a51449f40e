import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Receipt, receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { board, publish, siteOf } from './support/board.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { branchTip, treeAt } from './support/github/git-store.ts';
import type { Changes } from './support/github/github.ts';
import { receiptOf } from './support/receipt.ts';
import { entry, entryFiles, FOLDER, runAsImage, type Submission, said, submission, WRITES } from './support/scored.ts';

let bundle: string;
beforeAll(async () => {
  bundle = await runAsImage(`${sharedFolder()}/submitted`, '--limit', '12');
});

const OBJECTED = { reason: 'It cheats.', date: '2026-01-05T00:00:00.000Z' } as const;

/** The comment on a pull request that changes one blank of an entry, after these decisions on its former content. */
const commentAfter = (...decisions: readonly Partial<Receipt>[]): Promise<string> =>
  commentOn({ [`${FOLDER}/entry.json`]: `${JSON.stringify(entry())}\n\n` }, 'mine', decisions);

/** The comment on a pull request with these files, to a board that has one entry, after these decisions on it. */
async function commentOn(changed: Changes, slug: string, decisions: readonly Partial<Receipt>[]): Promise<string> {
  const place = `leaderboard/entries/${slug}`;
  const entered = Object.entries(entryFiles(bundle, entry({ slug })));
  const before = Object.fromEntries(entered.map(([path, text]) => [path.replace(FOLDER, place), text]));
  const scene: Submission = await submission(changed, WRITES, { before });
  const tree = treeAt(scene.board.folder, branchTip(scene.board.folder, 'main') ?? '', place);
  expect(scene.told.tree).not.toBe(tree);
  const receipts = temporaryFolder();
  for (const decision of decisions) {
    const receipt = receiptOf({ slug, tree, ...OBJECTED, ...decision });
    mkdirSync(`${receipts}/receipts/${slug}`, { recursive: true });
    writeFileSync(`${receipts}/${receiptPath(receipt)}`, receiptText(receipt));
  }
  const step = await scene.score({ receipts, nonce: '' });
  expect([step.status, said(step)]).toEqual([0, '']);
  return scene.bodies()[0] ?? '';
}

const FLAG = '| The entry was disputed or removed, and that is not settled |';

describe('a change of an entry that was disputed or removed', () => {
  it('is flagged in the comment, with the reason and the day [K16]', async () => {
    const text = await commentAfter({ event: 'disputed' });
    expect(text).toMatch(/^## .* · 1 flag$/m);
    expect(text).toContain(`${FLAG} disputed on 2026-01-05: "It cheats." |`);
    expect(text).toMatch(/^\| mine \|.*\| version 1\.0\.0 \| system \|$/m);
  });

  it('is not that of a new entry, if the entry was removed [K16]', async () => {
    const text = await commentAfter({ event: 'removed' }, { event: 'disputed', date: '2026-01-07T00:00:00.000Z' });
    expect(text).toContain(`${FLAG} removed on 2026-01-05: "It cheats." |`);
    expect(text).toMatch(/^\| mine \|.*\| removed on 2026-01-05 \| system \|$/m);
    expect(text).not.toContain('has no earlier run');
  });

  it('is not flagged after a maintainer settled the objection, whatever the content', async () => {
    const settled = { event: 'settled', date: '2026-01-06T00:00:00.000Z' } as const;
    for (const content of [{}, { tree: '3'.repeat(40) }]) {
      const text = await commentAfter({ event: 'removed' }, { ...settled, ...content });
      expect(text).not.toContain(FLAG);
      expect(text).not.toMatch(/^## .* · \d+ flags?$/m);
    }
    expect(await commentAfter({ event: 'removed' }, { ...settled, date: '2026-01-04T00:00:00.000Z' })).toContain(FLAG);
  });

  it('has the flag on its page until that [K16]', async () => {
    const made = board();
    made.merge('mine', bundle, entry());
    await made.receipt('mine', { ...OBJECTED, event: 'disputed' });
    const pageNow = async () => {
      const checkout = made.checkout();
      expect(await publish(checkout)).toMatchObject({ status: 0 });
      return siteOf(checkout)['systems/mine.html'] ?? '';
    };
    const disputed = await pageNow();
    expect(disputed).toContain('<b>Disputed</b>');
    expect(disputed).not.toContain('open-objection');
    made.merge('mine', bundle, entry({ homepage: 'https://mine.example' }));
    const changed = await pageNow();
    expect(changed).not.toContain('<b>Disputed</b>');
    expect(changed).toMatch(/<code>open-objection<\/code>: disputed on 2026-01-05: &quot;It cheats\.&quot;/);
    await made.receipt('mine', { event: 'settled', date: '2026-01-06T00:00:00.000Z' });
    expect(await pageNow()).not.toContain('open-objection');
  });
});

describe('a removed system that comes back under another slug', () => {
  it('is flagged in the comment [G5]', async () => {
    const text = await commentOn(entryFiles(bundle), 'gone', [{ event: 'removed' }]);
    const gone = 'entry gone, removed on 2026-01-05';
    expect(text).toContain(`byte for byte the transcript of "example-lexical-python" (${gone})`);
    expect(text).toContain(`"example-lexical-python" and "example-lexical-python" (${gone}): they are the same`);
  });

  it('is flagged on its page, and the removed entry has no page, also if it cannot be read [G5]', async () => {
    const made = board();
    made.merge('gone', bundle, entry({ slug: 'gone' }));
    await made.receipt('gone', { ...OBJECTED, event: 'removed' });
    made.merge('broken', bundle, entry({ slug: 'broken', suites: { cib: 'nowhere' } }));
    await made.receipt('broken', { ...OBJECTED, event: 'removed' });
    made.merge('mine', bundle, entry());
    const checkout = made.checkout();
    expect(await publish(checkout)).toMatchObject({ status: 0, outputs: { withheld: '' } });
    const site = siteOf(checkout);
    const gone = 'entry gone, removed on 2026-01-05';
    expect(site['systems/mine.html']).toContain(
      `byte for byte the transcript of &quot;example-lexical-python&quot; (${gone})`,
    );
    expect(Object.keys(site).filter((path) => /^systems\/(?:gone|broken)/.test(path))).toEqual([]);
    expect(site['index.html']).not.toContain('gone');
  });
});
