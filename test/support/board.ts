import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE } from '../../src/evidence/bundle.ts';
import { sha256 } from '../../src/evidence/digest.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import type { Receipt } from '../../src/evidence/receipt.ts';
import { projectRoot } from '../../src/system/installation.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { publishBoard as publishSite } from '../../src/usecases/publish.ts';
import { runAction } from './action.ts';
import { temporaryFolder } from './folder.ts';
import { describeAlike } from './forgery.ts';
import { gitRepository } from './git.ts';
import { receiptOf } from './receipt.ts';
import { append } from './receipts.ts';

export const AS_OF = '2026-01-12';

export const manifestOf = (bundle: string) => sha256(readFileSync(`${bundle}/${BUNDLE.manifest}`, 'utf8'));

/** The part of a receipt about the one suite of an entry here. */
export const scored = (bundle: string, more: Partial<Receipt['suites'][string]> = {}): Receipt['suites'] => ({
  cib: { manifest: manifestOf(bundle), state: 'partial', runs: [], claim: null, ...more },
});

/** The `entry.json` of the reference lexical3 with a bundle of CIB. */
export const entryJson = (slug: string, given: Partial<Entry>): string =>
  JSON.stringify({
    schema: 'entry/1',
    slug,
    kind: 'reference',
    name: `System ${slug}`,
    version: '1.0.0',
    licence: 'MIT',
    adapter: 'ref:lexical3',
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
    ...given,
  });

/** What an entry says of the system of a run. */
export function systemOf(bundle: string): Pick<Entry, 'name' | 'version' | 'adapter'> {
  const { system, adapter } = JSON.parse(readFileSync(`${bundle}/${BUNDLE.manifest}`, 'utf8'));
  return { name: system.name, version: system.version, adapter: adapter.spec };
}

/** A board's repository: entries on `main`, receipts on their branch. Its bundles are of the reference lexical3. */
export function board(copied?: string, at?: string) {
  const { folder, add, commit } = gitRepository(at);
  if (copied !== undefined) {
    rmSync(folder, { recursive: true });
    cpSync(copied, folder, { recursive: true });
  }
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
  const place = (slug: string) => `leaderboard/entries/${slug}`;
  return {
    folder,
    git,
    commit,
    path: (slug: string, file = '') => `${folder}/${place(slug)}/${file}`,
    /** Merges an entry with one bundle. */
    merge(slug: string, bundle: string, given: Partial<Entry> = {}): void {
      rmSync(`${folder}/${place(slug)}`, { recursive: true, force: true });
      add(bundle, `${place(slug)}/cib`);
      writeFileSync(`${folder}/${place(slug)}/entry.json`, entryJson(slug, given));
      describeAlike(`${folder}/${place(slug)}`);
      commit();
    },
    tree: (slug: string) => git('rev-parse', `main:${place(slug)}`),
    /** Appends a receipt about an entry as it is now. */
    async receipt(slug: string, given: Partial<Receipt>, runs: Readonly<Record<string, readonly string[]>> = {}) {
      const receipt = receiptOf({ slug, tree: git('rev-parse', `main:${place(slug)}`), ...given });
      const { fault } = await append({ remote: folder, receipt, runs });
      if (fault) throw fault;
      return receipt;
    },
    /**
     * What the publishing job has before the Action runs: a checkout of the tip, and the receipts in a second folder.
     */
    checkout(to = temporaryFolder()) {
      const [tip, receipts] = [join(to, 'tip'), join(to, 'receipts')];
      for (const old of [tip, receipts]) rmSync(old, { recursive: true, force: true });
      execFileSync('git', ['clone', '--quiet', '--branch', 'main', folder, tip]);
      mkdirSync(receipts);
      const there = execFileSync('git', ['-C', tip, 'for-each-ref', 'refs/remotes/origin/receipts'], {
        encoding: 'utf8',
      });
      const archive = 'git -C "$1" archive refs/remotes/origin/receipts | tar --extract --directory "$2"';
      if (there !== '') execFileSync('sh', ['-c', archive, 'sh', tip, receipts]);
      return { to, tip, receipts, site: join(to, 'site') };
    },
  };
}

export type Checkout = ReturnType<ReturnType<typeof board>['checkout']>;

/** Runs the Action on a checkout, as the publishing job does. */
export function publish({ tip, receipts, site }: Checkout, inputs: Readonly<Record<string, string>> = {}) {
  return runAction('publish', tip, { receipts, 'out': site, 'as-of': AS_OF, 'repository': 'ada/board', ...inputs });
}

/** The same in the process of the tests, for many sites; without the outputs and log of the Action. */
export function publishHere({ tip, receipts, site }: Checkout) {
  return publishSite(nodePorts(), {
    checkout: tip,
    repository: 'ada/board',
    entries: 'leaderboard/entries',
    receipts,
    out: site,
    url: 'https://ada.github.io/board/',
    title: undefined,
    suites: undefined,
    asOf: AS_OF,
    templates: `${projectRoot()}/leaderboard`,
    scripts: `${projectRoot()}/dist/browser`,
    cache: undefined,
  });
}

/** Every file of a site with its text. */
export function siteOf({ site }: Pick<Checkout, 'site'>): Record<string, string> {
  const found = readdirSync(site, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(site.length + 1), readFileSync(path, 'utf8')]));
}
