import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../src/evidence/digest.ts';
import { receiptId } from '../src/evidence/receipt.ts';
import { nodePorts } from '../src/system/ports.ts';
import { publishBoard } from '../src/usecases/publish.ts';
import { AS_OF, board, type Checkout, scored } from './support/board.ts';
import { cib, PROGRAM } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { asVersion } from './support/forgery.ts';

const ROOT = join(import.meta.dirname, '..');
const shared = sharedFolder();
const bundleOf = (name: string) => `${shared}/${name}`;

beforeAll(async () => {
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter'];
  for (const name of ['recent3', 'lexical3']) {
    expect(await cib(...words, `ref:${name}`, '--out', bundleOf(name))).toMatchObject({ status: 0 });
  }
  expect(await cib(...words, 'ref:lexical3', '--out', bundleOf('again'))).toMatchObject({ status: 0 });
});

type Made = ReturnType<typeof board>;

/** A board on which each bundle became a version of the same entry, one after the other. */
function boardOf(...bundles: readonly string[]): Made {
  const made = board();
  for (const name of bundles) made.merge('mine', bundleOf(name));
  return made;
}

async function publish(checkout: Checkout) {
  const ports = { ...nodePorts(), progress: { begin() {}, advance() {}, wait() {}, note() {}, step() {}, end() {} } };
  return publishBoard(ports, {
    checkout: checkout.tip,
    repository: 'ada/board',
    entries: 'leaderboard/entries',
    receipts: checkout.receipts,
    asOf: AS_OF,
    out: checkout.site,
    templates: join(ROOT, 'leaderboard'),
    scripts: join(ROOT, 'dist/browser'),
  });
}

/** The page of the entry, after a publication that withholds nothing. */
async function pageOf(made: Made, checkout = made.checkout()): Promise<string> {
  expect(await publish(checkout)).toMatchObject({ withheld: [], entries: 1 });
  return readFileSync(`${checkout.site}/systems/mine.html`, 'utf8');
}

/** The cells of the table of versions, row by row, without markup. */
function versionsIn(html: string): string[][] {
  const table = /<table class="plain-table versions">[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(html)?.[1] ?? '';
  const plain = (text: string) => text.replace(/<[^>]+>/g, '').trim();
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split(/<t[dh][^>]*>/)
      .slice(1)
      .map(plain),
  );
}

const digestOf = (name: string) => sha256(readFileSync(`${bundleOf(name)}/manifest.json`)).slice(0, 12);
const manifests = (html: string) => versionsIn(html).map((row) => row.at(-1));

/** Changes the entry.json of an entry. */
function change(made: Made, file: string, given: object): void {
  const path = made.path('mine', file);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...given }));
}

describe('the versions on an entry’s page', () => {
  it('come from Git, the newest first, with their receipts and what changed since', async () => {
    const made = board();
    made.merge('mine', bundleOf('lexical3'));
    const first = await made.receipt('mine', { suites: scored(bundleOf('lexical3')) });
    writeFileSync(`${made.folder}/elsewhere`, 'x');
    made.commit();
    made.git('mv', 'elsewhere', 'renamed');
    made.commit();
    made.merge('mine', bundleOf('recent3'));
    made.merge('mine', bundleOf('again'));
    const html = await pageOf(made);
    expect(manifests(html)).toEqual(['again', 'recent3', 'lexical3'].map(digestOf));
    expect(versionsIn(html)[0]?.[1]).toBe('1.0.0 now');
    expect(versionsIn(html)[2]?.at(-2)).toBe('verified 2026-01-02');
    expect(html).toContain(`href="#r-${receiptId(first)}"`);
    expect(html).toContain(`id="r-${receiptId(first)}"`);
    expect(html).toMatch(
      /Compared with the previous version of \d{4}-\d\d-\d\d, version 1\.0\.0, both as submitted\. No sig/,
    );
    expect(html).toMatch(/<summary>\d+ tasks newly fixed<\/summary>/);
  });

  it('leave out an entry that was removed and restored unchanged', async () => {
    const made = boardOf('lexical3');
    rmSync(made.path('mine'), { recursive: true });
    made.commit();
    made.merge('mine', bundleOf('lexical3'));
    expect(await pageOf(made)).not.toContain('>Versions<');
    // If it was restored with other files, that is one version.
    made.merge('mine', bundleOf('recent3'));
    rmSync(made.path('mine'), { recursive: true });
    made.commit();
    made.merge('mine', bundleOf('lexical3'));
    expect(manifests(await pageOf(made))).toEqual(['lexical3', 'recent3'].map(digestOf));
  });

  it('are those that were on the board, not the commits of a pull request', async () => {
    const made = boardOf('lexical3');
    made.git('switch', '--quiet', '--create', 'request');
    made.merge('mine', bundleOf('recent3'));
    made.merge('mine', bundleOf('again'));
    made.git('switch', '--quiet', 'main');
    const by = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];
    made.git(...by, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'request');
    expect(manifests(await pageOf(made))).toEqual(['again', 'lexical3'].map(digestOf));
  });

  it('are the newest twenty', async () => {
    const made = boardOf('lexical3');
    for (let i = 1; i <= 21; i += 1) {
      change(made, 'entry.json', { version: `1.0.${i}` });
      made.commit();
    }
    const html = await pageOf(made);
    expect(versionsIn(html).map((row) => row[1]?.split(' ')[0])).toEqual(
      Array.from({ length: 21 }, (_, i) => `1.0.${21 - i}`),
    );
    expect(html).toContain('Older versions are left out.');
  });

  it('show no figures of a removed version, and compare nothing with it', async () => {
    const made = boardOf('recent3');
    await made.receipt('mine', { event: 'removed', reason: 'asked for' });
    made.merge('mine', bundleOf('lexical3'));
    const html = await pageOf(made);
    expect(versionsIn(html)[1]?.slice(2, 6)).toEqual(['–', '–', '–', 'removed']);
    expect(html).not.toContain('>What changed<');
  });

  it('are not compared with a run of another version of the suite', async () => {
    cpSync(bundleOf('recent3'), bundleOf('earlier'), { recursive: true });
    asVersion(bundleOf('earlier'), '0.9.0');
    const html = await pageOf(boardOf('earlier', 'lexical3'));
    expect(manifests(html)).toEqual(['lexical3', 'earlier'].map(digestOf));
    expect(html).not.toContain('>What changed<');
  });

  it('are not compared with outcomes that the manifest of a former version does not name', async () => {
    cpSync(bundleOf('recent3'), bundleOf('changed'), { recursive: true });
    const path = `${bundleOf('changed')}/outcomes.jsonl`;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"verdict":"failed"', '"verdict":"passed"'));
    const html = await pageOf(boardOf('changed', 'lexical3'));
    expect(manifests(html)).toEqual(['lexical3', 'changed'].map(digestOf));
    expect(html).not.toContain('>What changed<');
  });

  it('are missing in a checkout without history, which is published without them', async () => {
    const made = boardOf('recent3', 'lexical3');
    const checkout = made.checkout();
    rmSync(checkout.tip, { recursive: true });
    execFileSync('git', [
      'clone',
      '--quiet',
      '--depth',
      '1',
      '--branch',
      'main',
      `file://${made.folder}`,
      checkout.tip,
    ]);
    expect(await pageOf(made, checkout)).not.toContain('>Versions<');
  });
});

describe('a former version on an entry’s page', () => {
  it.each<[string, (made: Made) => void]>([
    ['no JSON', (made) => writeFileSync(made.path('mine', 'entry.json'), '{')],
    ['bytes that are no text', (made) => writeFileSync(made.path('mine', 'entry.json'), Buffer.from([0x22, 0xff]))],
    ['JSON without end', (made) => writeFileSync(made.path('mine', 'entry.json'), '['.repeat(200_000))],
    ['more than anybody writes', (made) => writeFileSync(made.path('mine', 'entry.json'), ' '.repeat(5_000_000))],
    ['an entry of another', (made) => change(made, 'entry.json', { slug: 'other' })],
    ['a folder that leads out', (made) => change(made, 'entry.json', { suites: { cib: '../../x' } })],
    ['a folder that is not there', (made) => change(made, 'entry.json', { suites: { cib: 'none' } })],
    ['a scorecard that its manifest does not name', (made) => change(made, 'cib/scorecard.json', { families: {} })],
    [
      'a folder for a file',
      (made) => {
        rmSync(made.path('mine', 'entry.json'));
        mkdirSync(made.path('mine', 'entry.json'));
        writeFileSync(made.path('mine', 'entry.json/x'), '');
      },
    ],
    [
      'a link for a file',
      (made) => {
        rmSync(made.path('mine', 'entry.json'));
        symlinkSync('/etc/passwd', made.path('mine', 'entry.json'));
      },
    ],
  ])('is left out and counted if it is unreadable (%s)', async (_what, spoil) => {
    const made = boardOf('recent3');
    spoil(made);
    made.commit();
    made.merge('mine', bundleOf('lexical3'));
    const html = await pageOf(made);
    expect(manifests(html)).toEqual(['lexical3', 'recent3'].map(digestOf));
    expect(html).toContain('1 former version cannot be read and is left out.');
  });

  it('is compared with the newest only if its outcomes are readable', async () => {
    const made = boardOf('recent3');
    change(made, 'entry.json', { version: '2.0.0' });
    writeFileSync(made.path('mine', 'cib/outcomes.jsonl'), '{}\n');
    made.commit();
    made.merge('mine', bundleOf('lexical3'));
    expect(await pageOf(made)).toMatch(/Compared with the previous version of [\d-]+, version 1\.0\.0,/);
  });

  it('has its text escaped [D1]', async () => {
    const made = boardOf('recent3');
    change(made, 'entry.json', { version: '"><svg onload=alert(1)>{{constructor}}' });
    made.commit();
    made.merge('mine', bundleOf('lexical3'));
    const html = await pageOf(made);
    expect(html).not.toMatch(/<svg onload/);
    expect(versionsIn(html)[1]?.[1]).toContain('&quot;&gt;&lt;svg onload&#x3D;alert(1)&gt;{{constructor}}');
  });
});

describe('the command on an entry’s page that runs it again', () => {
  it('gives the recorded replies, verifies, and finds no difference', async () => {
    const made = boardOf('lexical3');
    const checkout = made.checkout();
    const html = await pageOf(made, checkout);
    const blocks = [...html.matchAll(/<pre class="command"[^>]*><code>([^<]*)<\/code>/g)].map(([, text = '']) => text);
    const command = blocks.find((text) => text.includes(' run --suite ')) ?? '';
    const script = command.replaceAll('&#x3D;', '=').replaceAll('npx context-integrity', '"$NODE" "$CIB"');
    const env = { ...process.env, NODE: process.execPath, CIB: join(ROOT, PROGRAM) };
    const said = execFileSync('sh', ['-ec', script], { cwd: checkout.tip, env, encoding: 'utf8' });
    const read = (folder: string, file: string) => readFileSync(`${checkout.tip}/${folder}/${file}`, 'utf8');
    for (const file of ['outcomes.jsonl', 'transcript.jsonl', 'scorecard.json']) {
      expect(read('again/mine/cib', file) === read('leaderboard/entries/mine/cib', file), file).toBe(true);
    }
    expect(said.split('\n').some((line) => /no significant difference/i.test(line) || /\b0\.0%/.test(line))).toBe(true);
  });
});
