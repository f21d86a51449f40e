import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClaimReview, Receipt, receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { runAction } from './support/action.ts';
import { AS_OF, board, type Checkout, manifestOf, publish, publishHere, scored, siteOf } from './support/board.ts';
import { cib, cibIn } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asImage, copyOf, forgeManifest } from './support/forgery.ts';
import { onSmallDisk, smallDisks } from './support/small-disk.ts';

const CLI = resolve('dist/cli.js');
const ACTION = resolve('dist/actions/publish.js');

/** Two runs of a reference on the same tasks, two of a system, and one of a system that always fails. */
let [first, other, mine, again, failing]: string[] = [];

const shared = sharedFolder();

beforeAll(async () => {
  const system = 'cmd:python3 examples/adapters/python/adapter.py';
  const adapters = ['ref:lexical3', 'ref:lexical3', system, system, 'cmd:python3 test/adapters/cheat.py empty'];
  [first, other, mine, again, failing] = ['first', 'other', 'mine', 'again', 'failing'].map(
    (one) => `${shared}/${one}`,
  );
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter'];
  for (const [i, out] of [first, other, mine, again, failing].entries())
    expect(await cib(...words, String(adapters[i]), '--out', String(out))).toMatchObject({ status: 0 });
  for (const run of [again, failing]) asImage(String(run), SYSTEM.adapter.slice('image:'.length));
});

/** An entry of a submitter. Its image is in no registry, and no test here needs one. */
const SYSTEM = { kind: 'system', adapter: `image:example.org/mine@sha256:${'0'.repeat(64)}` } as const;

const LATE = '2999-01-01T00:00:00.000Z';

const CONFIRMED: ClaimReview = {
  verdict: 'confirmed',
  reason: 'Every reply equals that of the board’s run.',
  metric: 'retrieval_sufficiency',
  claimed: 1,
  measured: 1,
  ci90: [0, 0],
  tasks: 12,
  differing: 0,
  discordance: null,
  deterministic: 'declared',
  unsteady: false,
};

let varied: { readonly folder: string; readonly rerun: string } | undefined;

/** A board with an entry in each state; made once, then copied. */
async function variedBoard() {
  if (varied) return { ...board(varied.folder), rerun: varied.rerun };
  const made = board();
  for (const slug of ['told', 'doubted', 'gone']) made.merge(slug, String(first));
  for (const slug of ['seen', 'rerun']) made.merge(slug, String(mine), SYSTEM);
  await made.receipt('seen', { suites: scored(made.path('seen', 'cib')) });
  await made.receipt('doubted', { event: 'disputed', reason: 'its answers are another’s' });
  await made.receipt('gone', { event: 'removed', reason: 'asked for by its maker <b>' });
  const suites = scored(made.path('rerun', 'cib'), { runs: [manifestOf(String(again))], claim: CONFIRMED });
  const receipt = await made.receipt('rerun', { event: 'board-run', suites }, { cib: [String(again)] });
  varied = { folder: `${shared}/board`, rerun: runPath(receipt, 'cib', 1) };
  cpSync(made.folder, varied.folder, { recursive: true });
  return { ...made, rerun: varied.rerun };
}

/** The site of that board, made by the Action; tests only read it. */
const variedSite = () => (shown ??= published());
let shown: ReturnType<typeof published> | undefined;

async function published() {
  const checkout = (await variedBoard()).checkout(sharedFolder());
  return { checkout, step: await publish(checkout) };
}

const tiers = (html = '') => [...html.matchAll(/class="tier ([\w-]+)"/g)].map(([, tier]) => tier);

describe('the Action `publish`', () => {
  it('shows each entry with the tier of its receipts, and every decision, but no page of a removed entry', async () => {
    const { checkout, step } = await variedSite();
    expect(step.log).toMatch(/25 pages in .*: 4 entries with 4 verified bundles and 4 receipts, .* Removed: gone\./);
    expect(step).toMatchObject({ status: 0, outputs: { pages: '25', path: checkout.site, withheld: '' }, leaked: '' });
    const site = siteOf(checkout);
    const pageOf = (slug: string) => site[`systems/${slug}.html`];
    expect(['told', 'seen', 'doubted', 'rerun'].map((slug) => tiers(pageOf(slug)))).toEqual([
      ['computed'],
      ['self-reported'],
      ['disputed'],
      ['board-run'],
    ]);
    expect(pageOf('gone')).toBeUndefined();
    expect(site['index.html']).not.toContain('gone');
    expect(pageOf('doubted')).toMatch(/<b>Disputed<\/b> since .*its answers are another’s/);
    expect(pageOf('told')).toContain('computed again at every build');
    expect(pageOf('seen')).toContain('not run by the board');
    expect(pageOf('rerun')).toContain('run by the board on 2026-01-02 (10 days ago)');
    const log = site['decisions.html'] ?? '';
    expect(log).toMatch(/gone <code[^>]*>\w{12}<\/code>\s*<td class="what"><span class="event removed">removed/);
    expect(log).toContain('asked for by its maker &lt;b&gt;');
    const runs = log.slice(log.indexOf('id="runs"'), log.indexOf('id="log"'));
    expect(runs).toContain(
      '<time datetime="2026-01-02">2026-01-02</time>: <a href="systems/rerun.html">System rerun</a> on Context Integrity',
    );
    // A submitter's run is not one of the board's.
    expect(runs).not.toContain('seen');
  });

  it('shows the board’s own run, with the claimed figures beside it', async () => {
    const { checkout } = await variedSite();
    const page = siteOf(checkout)['systems/rerun.html'] ?? '';
    expect(page).toMatch(/Submitted figures and the board’s<\/h3>[\s\S]*Every reply equals that of the board’s run/);
    expect(page).toContain('one run that the board made');
    const nonce = JSON.parse(readFileSync(`${again}/manifest.json`, 'utf8')).nonce;
    expect(page).toContain(nonce);
    // The commands on the page work.
    const commands = /<pre class="command"[^>]*><code>([^<]*)<\/code>/.exec(page)?.[1] ?? '';
    expect(commands.split('\n')).toHaveLength(3);
    for (const line of commands.split('\n').slice(1)) {
      const words = line.replace('npx context-integrity', '').trim().split(' ');
      execFileSync(process.execPath, [CLI, ...words], { cwd: checkout.tip });
    }
  });

  it('shows the board’s figure everywhere for a contradicted claim, and strikes out the claim', async () => {
    const made = board();
    made.merge('forged', String(mine), { ...SYSTEM, name: 'Forged' });
    made.merge('claimed', String(mine), { ...SYSTEM, name: 'Claimed' });
    const reason = 'Sufficient: 100.0% claimed, 0.0% measured <b>.';
    const claim = { ...CONFIRMED, verdict: 'contradicted', reason, measured: 0, ci90: [1, 1], differing: 12 } as const;
    const runs = [manifestOf(String(failing)), manifestOf(String(failing))];
    const suites = scored(made.path('forged', 'cib'), {
      runs,
      claim: { ...claim, ci90: [1, 1], discordance: 0, deterministic: 'lost' },
    });
    await made.receipt(
      'forged',
      { event: 'contradicted', reason, suites },
      { cib: [String(failing), String(failing)] },
    );
    const checkout = made.checkout();
    expect(await publish(checkout, { url: 'https://ada.github.io/board/' })).toMatchObject({ status: 0 });
    const site = siteOf(checkout);
    const text = (path: string) => (site[path] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    for (const path of ['index.html', 'suites/cib.html', 'systems/forged.html']) {
      expect([path, site[path]]).toEqual([
        path,
        expect.stringMatching(/<s><span class="sr">claimed <\/span>100\.0%<\/s>/),
      ]);
      expect([path, text(path)]).toEqual([
        path,
        expect.stringMatching(/0\.0%.* claimed 100\.0% contradicted: 100\.0 points/),
      ]);
      expect([path, text(path)]).toEqual([path, expect.stringMatching(/board-run · contradicted · determinism lost/)]);
    }
    // The claim of an entry without a board run is listed separately, after the entries with one.
    expect(text('index.html')).toMatch(
      /Systems .*0\.0%.* Claims, not run by this board self-reported, unranked .*Claimed .*100\.0% claimed/,
    );
    const page = site['systems/forged.html'] ?? '';
    expect(page).toMatch(
      /<b class="contradicted">contradicted<\/b>.*Sufficient: 100\.0% claimed, 0\.0% measured &lt;b&gt;\./,
    );
    expect(page).toContain('mean of 2 runs that the board made');
    expect(page).toMatch(
      /Retrieval sufficiency<td class="number">0\.0%<td class="number"><s>100\.0%<\/s><td class="number">100\.0 points/,
    );
    for (const round of [1, 2])
      expect(page).toMatch(new RegExp(`verify reruns/forged/\\w{16}/cib/${round} --at origin/receipts`));
    const [row] = JSON.parse(site['data/leaderboard.json'] ?? '').boards[0].rows.filter(isOf('forged'));
    expect(row).toMatchObject({
      tier: 'board-run',
      main: { value: 0 },
      claimed_main: { value: 1 },
      claim: { verdict: 'contradicted', reason, claimed: 1, measured: 0, difference: 1, ci90: [1, 1] },
      board_runs: { count: 2, manifests: runs },
      claimed_fields: [],
    });
    const [claimed] = JSON.parse(site['data/leaderboard.json'] ?? '').boards[0].rows.filter(isOf('claimed'));
    expect(claimed).toMatchObject({ tier: 'self-reported', rank: null, claim: null, board_runs: { count: 0 } });
    expect(claimed.claimed_fields).toContain('latency_ms');
    const badgeOf = (slug: string) => JSON.parse(site[`badges/${slug}/cib.json`] ?? '').message;
    expect(badgeOf('forged')).toMatch(/^0\.0% · partial · claim contradicted/);
    expect(badgeOf('claimed')).toMatch(/^100\.0% · partial · claimed/);
    for (const path of ['decisions.html', 'feed.xml', 'data/decisions.json'])
      expect([path, site[path]]).toEqual([
        path,
        expect.stringMatching(/contradicted[\s\S]*Sufficient: 100\.0% claimed, 0\.0% measured/),
      ]);
    expect(JSON.stringify(site)).not.toMatch(/No board has run|Built without verifying/);
  });

  const isOf = (wanted: string) => (row: { readonly slug: string }) => row.slug === wanted;

  it('says on every page and in every data file that no board ran what it shows', async () => {
    const made = board();
    made.merge('claimed', String(mine), SYSTEM);
    const checkout = made.checkout();
    expect(await publish(checkout, { url: 'https://ada.github.io/board/' })).toMatchObject({ status: 0 });
    const site = siteOf(checkout);
    const said = 'No board has run the self-reported systems: their figures are what their makers submitted.';
    for (const [path, text] of Object.entries(site)) {
      if (/(?<!404)\.html$|^feed\.xml$/.test(path)) expect([path, text.includes(said)]).toEqual([path, true]);
      if (/^data\/.*\.json$/.test(path)) expect([path, JSON.parse(text).notices]).toEqual([path, ['no board run']]);
      if (/^badges\//.test(path)) expect([path, text]).toEqual([path, expect.stringContaining('not run by a board')]);
    }
    const [names, line] = (site['data/leaderboard.csv'] ?? '').split('\r\n').map((cells) => cells.split(','));
    const cell = (name: string) => line?.[names?.indexOf(name) ?? -1];
    expect(['notices', 'tier', 'claim_verdict', 'claimed_value', 'board_runs'].map(cell)).toEqual([
      'no board run',
      'self-reported',
      '',
      '',
      '0',
    ]);
    expect(cell('claimed_fields')?.split(' ')).toEqual(expect.arrayContaining(['value', 'latency_p50_ms', 'finished']));
  });

  it('gives the same bytes twice, in another folder, and by the command line', async () => {
    const { checkout: one } = await variedSite();
    const two = (await variedBoard()).checkout();
    await publish(two);
    await publish(two);
    expect(siteOf(two)).toEqual(siteOf(one));
    const words = ['site', '--entries', 'leaderboard/entries', '--receipts', '../receipts', '--as-of', AS_OF];
    words.push('--url', 'https://ada.github.io/board/');
    execFileSync(process.execPath, [CLI, ...words, '--out', '../by-hand/'], { cwd: one.tip });
    expect(await cibIn(one.tip, {}, ...words, '--out', '../by-hand/')).toMatchObject({ status: 0 });
    // Only what is published names the commit, in two places.
    const { 'about.html': about, 'data/leaderboard.json': data, ...pages } = siteOf({ site: `${one.to}/by-hand` });
    const published = siteOf(one);
    expect({ ...published, ...pages }).toEqual(published);
    const withoutCommit = (text = '') => text.replace(/"commit":"[0-9a-f]{40}"/, '"commit":null');
    expect(data).toBe(withoutCommit(published['data/leaderboard.json']));
    const sentences = /<p>This site was published from the commit .*?<\/p>\s*| and this commit(?=\.)/g;
    expect(about).toBe(published['about.html']?.replace(sentences, ''));
  });

  it('reads what Git has at the commit, not the work tree [E3]', async () => {
    const to = temporaryFolder();
    cpSync((await variedSite()).checkout.to, to, { recursive: true });
    const checkout = { to, tip: `${to}/tip`, receipts: `${to}/receipts`, site: `${to}/site` };
    const before = siteOf(checkout);
    writeFileSync(`${checkout.tip}/leaderboard/entries/told/cib/scorecard.json`, '{}');
    rmSync(`${checkout.tip}/leaderboard/entries/seen`, { recursive: true });
    expect(await publish(checkout)).toMatchObject({ status: 0 });
    expect(siteOf(checkout)).toEqual(before);
  });

  it('applies a receipt only to the files that it names; a changed entry starts without one', async () => {
    const made = await variedBoard();
    for (const slug of ['seen', 'gone', 'rerun']) made.merge(slug, String(again), SYSTEM);
    const checkout = made.checkout();
    expect(await publish(checkout)).toMatchObject({ status: 0 });
    const site = siteOf(checkout);
    expect(['seen', 'gone', 'rerun'].flatMap((slug) => tiers(site[`systems/${slug}.html`]))).toEqual([
      'self-reported',
      'self-reported',
      'self-reported',
    ]);
    expect(site['decisions.html']?.match(/other files since/g)).toHaveLength(3);
  });
});

describe('the Action `publish` with runs and merges in any order', () => {
  // M is a merge, V its receipt, X a removal, and R a publication that begins at that moment.
  it.each([
    ['three merges, then three runs', 'M1 M2 M3 V1 V2 V3 R R R'],
    ['a run in between', 'M1 R M2 M3 V3 R V2 V1 R'],
    ['each merge with its run, receipts late and in the wrong order', 'M1 R M2 R M3 R V3 V1 V2 R'],
    ['an entry that is changed and taken away again', 'M1 M2 V2 R M2 X1 R M3 V3 R'],
  ])('publishes the site of a clean build of the tip: %s [H2]', async (_what, order) => {
    const made = board();
    const pages = temporaryFolder();
    for (const step of order.split(' ')) {
      const slug = `entry-${step.slice(1)}`;
      const bundle = String(existsSync(made.path(slug)) ? other : first);
      if (step.startsWith('M')) made.merge(slug, bundle);
      else if (step.startsWith('V')) await made.receipt(slug, { suites: scored(`${made.path(slug)}cib`) });
      else if (step.startsWith('X')) {
        rmSync(made.path(slug), { recursive: true });
        made.commit();
      } else expect(await publishHere(made.checkout(pages))).toMatchObject({ withheld: [] });
    }
    const clean = made.checkout();
    expect(await publish(clean)).toMatchObject({ status: 0 });
    expect(siteOf({ site: `${pages}/site` })).toEqual(siteOf(clean));
    expect(readdirSync(pages).sort()).toEqual(['receipts', 'site', 'tip']);
  });
});

describe('the Action `publish` with an invalid entry', () => {
  const break_ = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(/"verdict":"(\w+)"/, flip));
  const flip = (_: string, verdict: string) => `"verdict":"${verdict === 'passed' ? 'failed' : 'passed'}"`;

  it.each<[string, RegExp, string, (made: Awaited<ReturnType<typeof variedBoard>>) => void]>([
    [
      'a forged outcome',
      /told: leaderboard\/entries\/told\/cib does not verify/,
      'Its evidence does not verify (bundle.invalid).',
      (made) => break_(made.path('told', 'cib/outcomes.jsonl')),
    ],
    [
      'no manifest',
      /told\/cib is not a bundle: it has no manifest\.json/,
      'What was submitted cannot be read (entry.invalid).',
      (made) => rmSync(made.path('told', 'cib/manifest.json')),
    ],
    [
      'an entry.json of another',
      /\$\.slug/,
      'What was submitted cannot be read (entry.invalid).',
      (made) => cpSync(made.path('seen', 'entry.json'), made.path('told', 'entry.json')),
    ],
    [
      'a link',
      /told/,
      'What was submitted cannot be read (entry.invalid).',
      (made) => {
        rmSync(made.path('told', 'cib'), { recursive: true });
        symlinkSync('../seen/cib', made.path('told', 'cib'));
      },
    ],
  ])(
    'withholds an entry with %s, names it, and publishes all others [A9, H2]',
    async (_what, message, reason, spoil) => {
      const made = await variedBoard();
      spoil(made);
      made.commit();
      const checkout = made.checkout();
      const step = await publish(checkout);
      expect(step).toMatchObject({ status: 0, outputs: { pages: '24', withheld: 'told' } });
      expect(step.annotations.map(([, text]) => text)).toEqual([expect.stringMatching(message)]);
      expect(step.annotations[0]?.[1]).toMatch(/^told is not shown: /);
      expect(step.summary).toMatch(/Not shown, because a check failed: told/);
      const site = siteOf(checkout);
      expect(site['systems/told.html']).toBeUndefined();
      expect(site['index.html']).not.toContain('told.html');
      expect(site['decisions.html']).toContain(`<b>told</b>: ${reason}`);
      expect(['seen', 'doubted', 'rerun'].flatMap((slug) => tiers(site[`systems/${slug}.html`]))).toEqual([
        'self-reported',
        'disputed',
        'board-run',
      ]);
    },
  );

  it.each<[string, string, RegExp, (folder: string, rerun: string) => void]>([
    [
      'a receipt that is not canonical',
      'gone',
      /is not canonical JSON/,
      (folder) => respell(`${folder}/receipts/gone`),
    ],
    ['a receipt under another name', 'gone', /its name does not follow/, (folder) => rename(`${folder}/receipts/gone`)],
    ['a receipt cut short', 'seen', /seen\/\w+\.json/, (folder) => cut(`${folder}/receipts/seen`)],
    ['a folder among its receipts', 'seen', /not a regular file/, (folder) => mkdirSync(`${folder}/receipts/seen/x`)],
    [
      'a receipt in the folder of no entry',
      'gone',
      /Gone\/\w+\.json belongs at .*gone/,
      (folder) => renameSync(`${folder}/receipts/gone`, `${folder}/receipts/Gone`),
    ],
    [
      'a receipt of the next millennium',
      'gone',
      /is dated 2999-01-01.*, more than a day after the present time/,
      (folder) => {
        const path = only(`${folder}/receipts/gone`);
        const later = Receipt.parse({ ...JSON.parse(readFileSync(path, 'utf8')), event: 'settled', date: LATE });
        writeFileSync(`${folder}/${receiptPath(later)}`, receiptText(later));
      },
    ],
    [
      'a re-run whose manifest is a link to a device',
      'rerun',
      /"manifest\.json" is a symbolic link/,
      (folder, rerun) => {
        rmSync(`${folder}/${rerun}/manifest.json`);
        symlinkSync('/dev/zero', `${folder}/${rerun}/manifest.json`);
      },
    ],
    [
      'a re-run that is not there',
      'rerun',
      /cannot be shown/,
      (folder, rerun) => rmSync(`${folder}/${rerun}`, { recursive: true }),
    ],
    [
      'a re-run that is forged',
      'rerun',
      /does not verify/,
      (folder, rerun) => break_(`${folder}/${rerun}/outcomes.jsonl`),
    ],
  ])('withholds an entry with %s, which may be a removal', async (_what, slug, message, spoil) => {
    const made = await variedBoard();
    const checkout = made.checkout();
    spoil(checkout.receipts, made.rerun);
    const step = await publish(checkout);
    expect(step).toMatchObject({ status: 0, outputs: { withheld: slug } });
    expect(step.annotations.map(([, text]) => text)).toEqual([expect.stringMatching(message)]);
    const site = siteOf(checkout);
    expect(site[`systems/${slug}.html`]).toBeUndefined();
    expect(site['decisions.html']).toContain(`<b>${slug}</b>: `);
    // No path of this machine is on a page: it would be another one on the next.
    for (const html of Object.values(site)) expect(html.includes(checkout.to)).toBe(false);
  });

  const only = (folder: string) => `${folder}/${readdirSync(folder)[0]}`;
  const respell = (folder: string) => writeFileSync(only(folder), ` ${readFileSync(only(folder), 'utf8')}`);
  const cut = (folder: string) => writeFileSync(only(folder), readFileSync(only(folder), 'utf8').slice(0, 40));
  const rename = (folder: string) => {
    cpSync(only(folder), `${folder}/${'0'.repeat(16)}.json`);
    rmSync(`${folder}/${readdirSync(folder).find((name) => !name.startsWith('0000'))}`);
  };

  it('withholds an entry whose entry.json describes another version than its run, as after a bad merge', async () => {
    const made = board();
    made.merge('told', String(first));
    made.merge('mine', String(mine), SYSTEM);
    const path = made.path('mine', 'entry.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"version":"1.0.0"', '"version":"1.0.1"'));
    made.commit();
    const checkout = made.checkout();
    const { outputs, annotations } = await publish(checkout);
    expect(outputs).toMatchObject({ withheld: 'mine' });
    expect(annotations[0]?.[1]).toMatch(
      /^mine is not shown: entry\.json: \$\.version is "1\.0\.1", but .* has "1\.0\.0"\.\n→ Correct entry\.json, or run/,
    );
    const site = siteOf(checkout);
    expect(site['decisions.html']).toContain('Its entry.json does not describe the system of its runs');
    expect(Object.keys(site)).toEqual(expect.not.arrayContaining(['systems/mine.html']));
  });

  it('publishes nothing and keeps the former site if it is the only entry', async () => {
    const made = board();
    made.merge('alone', String(first));
    const checkout = made.checkout();
    await publish(checkout);
    const before = siteOf(checkout);
    break_(made.path('alone', 'cib/outcomes.jsonl'));
    made.commit();
    const step = await publish(made.checkout(checkout.to));
    expect(step).toMatchObject({ status: 1, outputs: { pages: '', path: '' } });
    expect(step.annotations.map(([code]) => code)).toEqual(['bundle.invalid']);
    expect(siteOf(checkout)).toEqual(before);
  });

  it('publishes nothing and keeps the former site if every entry was deleted', async () => {
    const made = board();
    made.merge('only', String(first));
    const before = made.checkout();
    expect(await publish(before)).toMatchObject({ status: 0 });
    rmSync(made.path('only'), { recursive: true });
    writeFileSync(`${made.folder}/leaderboard/entries/.gitkeep`, '');
    made.commit();
    const { status, annotations } = await publish(made.checkout(before.to));
    expect([status, annotations]).toEqual([
      2,
      [['input.missing', expect.stringMatching(/no entry in .* there were some/)]],
    ]);
    expect(siteOf(before)['systems/only.html']).toBeDefined();
  });

  it('publishes a board without an entry once the record says of each deleted one that it was removed', async () => {
    const made = board();
    made.merge('first', String(first));
    made.merge('last', String(first), { licence: 'Apache-2.0' });
    await made.receipt('first', { event: 'removed', reason: 'held malware' });
    await made.receipt('last', { event: 'removed' });
    await made.receipt('last', { event: 'settled', date: '2026-01-03T00:00:00.000Z' });
    const remove = () => {
      rmSync(`${made.folder}/leaderboard`, { recursive: true });
      made.commit();
    };
    remove();
    const refused = await publish(made.checkout());
    expect(refused).toMatchObject({ status: 2, outputs: { pages: '' } });
    expect(refused.annotations).toEqual([
      [
        'input.missing',
        expect.stringMatching(/were some before that were not removed: "last"\.\n→ .* --event removed/),
      ],
    ]);
    made.merge('last', String(first), { licence: 'Apache-2.0' });
    await made.receipt('last', { event: 'removed', reason: 'an old one', date: '2026-01-04T00:00:00.000Z' });
    remove();
    const checkout = made.checkout();
    expect(await publish(checkout)).toMatchObject({ status: 0, annotations: [] });
    const site = siteOf(checkout);
    expect(Object.keys(site).filter((path) => path.startsWith('systems/'))).toEqual([]);
    expect(site['decisions.html']).toContain('held malware');
    const { tip, receipts } = checkout;
    expect(await runAction('plan-reruns', tip, { receipts })).toMatchObject({ status: 0, outputs: { matrix: '[]' } });
    // A later content that was deleted without a record is missed.
    made.merge('last', String(first), { licence: 'MIT' });
    remove();
    expect(await publish(made.checkout())).toMatchObject({ status: 2 });
  });

  it('publishes nothing from a folder of entries that the board never had', async () => {
    const made = board();
    made.merge('told', String(first));
    const step = await publish(made.checkout(), { entries: 'leaderboard/entrys' });
    expect(step).toMatchObject({ status: 2, outputs: { pages: '' } });
    expect(step.annotations).toEqual([
      ['input.missing', expect.stringMatching(/^There is no folder leaderboard\/entrys/)],
    ]);
  });

  it('publishes nothing with the checkout of another branch as receipts, which has no removal', async () => {
    const checkout = (await variedBoard()).checkout();
    const step = await publish({ ...checkout, receipts: checkout.tip });
    expect(step).toMatchObject({ status: 2, outputs: { pages: '' } });
    expect(step.annotations).toEqual([
      ['receipt.invalid', expect.stringMatching(/it holds the folder "leaderboard", and no/)],
    ]);
  });

  it('publishes nothing if the receipts contain a stray file, which could belong to any entry', async () => {
    const checkout = (await variedBoard()).checkout();
    writeFileSync(`${checkout.receipts}/receipts/stray`, '');
    const step = await publish(checkout);
    expect(step).toMatchObject({ status: 2, outputs: { pages: '' } });
    expect(step.annotations).toEqual([['receipt.invalid', expect.stringMatching(/holds "stray"/)]]);
    expect(existsSync(checkout.site)).toBe(false);
  });
});

/** Whether the moment has come; an error while files move means that it has not. */
function reached(moment: () => boolean): boolean {
  try {
    return moment();
  } catch {
    return false;
  }
}

describe('a publication that does not finish', () => {
  it.skipIf(!smallDisks)('keeps the former site on a full disk [H2]', async () => {
    const made = board();
    for (const slug of ['one', 'two']) made.merge(slug, String(first));
    const checkout: Checkout = made.checkout();
    const [disk, left] = [`${checkout.to}/disk`, `${checkout.to}/left`];
    const env = `INPUT_OUT="${disk}/site" INPUT_RECEIPTS="${checkout.receipts}" INPUT_AS-OF=${AS_OF} INPUT_REPOSITORY=ada/board`;
    const run = `cd "${checkout.tip}" && env ${env} "${process.execPath}" "${ACTION}" >"${checkout.to}/log"`;
    for (const kib of [4, 24, 48, 72]) {
      rmSync(left, { recursive: true, force: true });
      const lines = [
        `mkdir "${disk}/site" && echo former > "${disk}/site/index.html"`,
        run,
        'status=$?',
        `cp -a "${disk}" "${left}"`,
        'exit $status',
      ];
      const end = onSmallDisk(disk, kib, ...lines);
      expect(end.status, `${kib}: ${end.stderr}`).toBe(2);
      expect(readFileSync(`${checkout.to}/log`, 'utf8')).toMatch(/::error title=file\.unwritable::.*ENOSPC/);
      expect(readdirSync(left)).toEqual(['site']);
      expect(readFileSync(`${left}/site/index.html`, 'utf8')).toBe('former\n');
    }
  });

  it('leaves the former or the new site after a kill at any moment, and the next run repairs it [H2]', async () => {
    const made = board();
    made.merge('one', String(first));
    const checkout = made.checkout();
    const words = ['site', '--entries', 'leaderboard/entries', '--out', checkout.site];
    const run = () => spawn(process.execPath, [CLI, ...words], { cwd: checkout.tip, stdio: 'ignore' });
    const ended = (child: ReturnType<typeof run>) => new Promise<void>((done) => child.once('close', () => done()));
    await ended(run());
    const former = siteOf(checkout);
    const kept = temporaryFolder();
    cpSync(checkout.site, kept, { recursive: true });
    const name = `${checkout.tip}/leaderboard/entries/one/entry.json`;
    writeFileSync(name, readFileSync(name, 'utf8').replace('System one', 'Another name'));
    await ended(run());
    const next = siteOf(checkout);
    expect(next).not.toEqual(former);
    const drafted = () =>
      existsSync(`${checkout.to}/.site.cib-draft`)
        ? readdirSync(`${checkout.to}/.site.cib-draft`, { recursive: true, withFileTypes: true }).filter((one) =>
            one.isFile(),
          )
        : [];
    // Either so many files of the new site are written, or all of them are and the draft is gone.
    const count = Object.keys(next).length;
    const written = Array.from({ length: 6 }, (_, i) => Math.floor((i * count) / 6));
    const moments = [...written.map((some) => () => drafted().length > some), () => siteIs(next)];
    const siteIs = (wanted: object) => isDeepStrictEqual(siteOf(checkout), wanted);
    const found: boolean[] = [];
    for (const [i, moment] of moments.entries()) {
      do {
        rmSync(checkout.site, { recursive: true });
        cpSync(kept, checkout.site, { recursive: true });
        const child = run();
        const killed = ended(child);
        while (child.exitCode === null && !reached(moment)) await sleep(1);
        child.kill('SIGKILL');
        await killed;
        expect(siteIs(former) || siteIs(next), `after kill ${i}`).toBe(true);
        // Tried again if this process was too slow for the first moment.
      } while (i === 0 && siteIs(next));
      found.push(siteIs(next));
    }
    expect([found[0], found.at(-1)]).toEqual([false, true]);
    await ended(run());
    expect(siteOf(checkout)).toEqual(next);
    expect(readdirSync(checkout.to).sort()).toEqual(['receipts', 'site', 'tip']);
  });

  it('is repaired by the next run, which first restores the former site if the kill came during the exchange', async () => {
    const made = board();
    made.merge('one', String(first));
    const checkout = made.checkout();
    const words = ['site', '--entries', `${checkout.tip}/leaderboard/entries`, '--out', checkout.site];
    expect(await cib(...words)).toMatchObject({ status: 0 });
    const former = siteOf(checkout);
    const aside = `${checkout.to}/.site.cib-former`;
    cpSync(checkout.site, aside, { recursive: true });
    rmSync(checkout.site, { recursive: true });
    writeFileSync(`${checkout.tip}/leaderboard/entries/one/entry.json`, '{}');
    expect(await cib(...words)).toMatchObject({ status: 1, stderr: expect.stringContaining('entry.invalid') });
    expect(siteOf(checkout)).toEqual(former);
    expect(existsSync(aside)).toBe(false);
  });
});

it('no build gives a rank to a submission that later changes made into what no receipt names [A12]', async () => {
  const bundle = copyOf(String(mine));
  const adapter = 'dir:adapters/mine';
  forgeManifest(bundle, (manifest) => {
    manifest.adapter.spec = adapter;
    manifest.image = { id: `sha256:${'0'.repeat(64)}`, repo_digest: null, platform: 'linux/amd64' };
    manifest.engine = { name: 'docker', version: '28.0.0' };
  });
  const made = board();
  made.merge('mine', bundle, { kind: 'system', adapter });
  await made.receipt('mine', { submitter: { login: 'eve', id: 7 }, suites: scored(made.path('mine', 'cib')) });
  mkdirSync(`${made.folder}/adapters/mine`, { recursive: true });
  writeFileSync(`${made.folder}/adapters/mine/Dockerfile`, 'FROM scratch\n');
  made.merge('mine', bundle, { kind: 'system', adapter, licence: 'Apache-2.0' });
  const checkout = made.checkout();
  expect(await publishHere(checkout)).toMatchObject({ withheld: [], entries: 1 });
  const { runs } = JSON.parse(readFileSync(`${checkout.site}/data/entries/mine.json`, 'utf8'));
  expect(runs).toMatchObject([{ tier: 'self-reported' }]);
  const where = ['--entries', `${checkout.tip}/leaderboard/entries`, '--receipts', checkout.receipts];
  expect(await cib('site', ...where, '--out', `${checkout.site}-here`)).toMatchObject({ status: 0 });
  const here = JSON.parse(readFileSync(`${checkout.site}-here/data/entries/mine.json`, 'utf8'));
  expect(here.runs).toMatchObject([{ tier: 'self-reported' }]);
});

it('the Action `publish` names the right input for an unknown or wrong one', async () => {
  const checkout = board().checkout.length >= 0 ? temporaryFolder() : '';
  const step = await publish(
    { to: checkout, tip: checkout, receipts: checkout, site: `${checkout}/s` },
    { 'asof': AS_OF, 'as-of': 'today' },
  );
  expect(step.status).toBe(2);
  expect(step.annotations).toEqual([
    ['input.unknown', expect.stringMatching(/There is no input "asof".*"as-of"/s)],
    ['input.invalid', expect.stringMatching(/"as-of" is "today": it must be a day/)],
  ]);
});
