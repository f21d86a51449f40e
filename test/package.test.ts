import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Harness, harnessOf } from '../src/system/harness.ts';
import { KITS, LANGUAGES } from '../src/usecases/kits.ts';
import type { Harnesses } from '../src/verify/tier.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const MOST_BYTES = 1_500_000;
const MOST_FIGURES = 50_000;

const project = sharedFolder();
const home = sharedFolder();
const installed = join(home, 'node_modules/context-integrity');
let tarball: string;

const pieces = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[]; bin: Record<string, string> };

beforeAll(() => {
  for (const name of ['package.json', 'README.md', 'LICENSE', ...pieces.files])
    if (name !== 'dist' && !name.startsWith('!')) cpSync(name, join(project, name), { recursive: true });
  cpSync('dist', join(project, 'dist'), { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent'], { cwd: project, encoding: 'utf8' });
  tarball = join(project, packed.trim());
  const quietly = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', '--prefix', home, ...quietly, tarball], { cwd: home });
});

describe('the npm package', () => {
  it('is small, and installs no other package', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(MOST_BYTES);
    expect(readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'context-integrity',
    ]);
  });

  it('contains the program, schemas, kits, licence and the figures of the board, and nothing else', () => {
    expect(readdirSync(installed).sort()).toEqual(
      ['LICENSE', 'README.md', 'dist', 'examples', 'leaderboard', 'package.json', 'schemas'].sort(),
    );
    expect(readdirSync(join(installed, 'leaderboard')).sort()).toEqual(['assets', 'harnesses.json', 'standings.json']);
    expect(statSync(join(installed, 'leaderboard/standings.json')).size).toBeLessThanOrEqual(MOST_FIGURES);
    for (const language of LANGUAGES)
      for (const source of Object.values(KITS[language])) if (typeof source === 'object') mustHold(source);
  });

  it('contains no Action and no GitHub client, but every file that a command loads', () => {
    const seen = new Set<string>();
    const follow = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const imported = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
      for (const [, to = ''] of imported) follow(join(dirname(path), to));
    };
    expect(() => follow(join(installed, 'dist/cli.js'))).not.toThrow();
    expect(seen.size).toBeGreaterThan(100);
    for (const chunk of ['github', 'ordered-runs', 'summary'])
      expect(existsSync(join(installed, `dist/chunks/${chunk}.js`))).toBe(false);
    expect(readdirSync(join(installed, 'dist/chunks')).filter((name) => name.startsWith('action'))).toEqual([]);
    expect(existsSync(join(installed, 'dist/actions'))).toBe(false);
  });

  it('has the digest that the list of harnesses names, as has the archive with the files of the Actions', () => {
    const doctor = spawnSync(process.execPath, [join(installed, 'dist/cli.js'), 'doctor', '--json'], {
      encoding: 'utf8',
    });
    const { harness } = JSON.parse(doctor.stdout) as { harness: Harness };
    const { harnesses } = JSON.parse(readFileSync('leaderboard/harnesses.json', 'utf8')) as Harnesses;
    expect(harness).toEqual(harnessOf(process.cwd(), 'dist'));
    expect(harnesses).toContainEqual(expect.objectContaining(harness));
  });

  it('has the version, copyright and licence of each package that it contains parts of', () => {
    const text = readFileSync(join(installed, 'dist/THIRD-PARTY.txt'), 'utf8');
    const [list = ''] = text.split('\nNotices in ');
    const ids = [...list.matchAll(/(?<=^|, )(?:@[\w.-]+\/)?[\w.-]+ \d[^\s,:]*(?=, |:$)/gm)].map(([id]) => id);
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };
    const locked = Object.entries(packages).map(
      ([path, one]) => `${path.replace(/^.*node_modules\//, '')} ${one.version}`,
    );
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter((id) => !locked.includes(id))).toEqual([]);
    for (const name of imported()) expect(ids.map((id) => id.replace(/ .*/, ''))).toContain(name);
    for (const [, number = ''] of list.matchAll(/\[(\d+)\]/g))
      expect(text).toMatch(new RegExp(`^\\[${number}\\]\\n\\n\\S.{9}`, 'm'));
    for (const title of ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0'])
      expect(text).toMatch(new RegExp(`^  ${title}, \\[`, 'm'));
    for (const [path, some] of [
      ['dist/browser/compare.js', '@stdlib (Apache-2.0)'],
      [`${KITS.mcp.files['bridge.mjs']}`, '@modelcontextprotocol/client (Apache-2.0)'],
    ] as const) {
      const [note = ''] = readFileSync(join(installed, path), 'utf8').split('\n', 1);
      expect(note).toMatch(/^\/\*! With parts of .+ \(MIT\).*\/dist\/THIRD-PARTY\.txt \*\/$/);
      expect(note).toContain(some);
    }
  });

  it('installs one command under two names', () => {
    expect(pieces.bin).toEqual({ 'context-integrity': 'dist/cli.js', 'cib': 'dist/cli.js' });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    for (const name of Object.keys(pieces.bin))
      expect(execFileSync(join(home, 'node_modules/.bin', name), ['--version'], { encoding: 'utf8' })).toBe(
        `${version}\n`,
      );
  });

  it('names its commands as they were called, and gives pages as addresses', () => {
    const call = (env: object, ...words: string[]) =>
      spawnSync(process.execPath, [join(installed, 'dist/cli.js'), ...words], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
      }).stderr;
    expect(call({}, 'verify', 'nothing')).toContain('`cib run --out`');
    expect(call({ npm_command: 'exec' }, 'verify', 'nothing')).toContain('`npx context-integrity run --out`');
    const heldOut = ['run', '--suite', 'cib', '--adapter', 'ref:null', '--out', 'x', '--wording', 'y'];
    const address = /https:\/\/github\.com\/context-integrity\/context-integrity\/blob\/v[\d.]+\/docs\//.source;
    expect(call({}, ...heldOut)).toMatch(new RegExp(`${address}heldout\\.md`));
    const adapter = `cmd:python3 -u ${join(installed, 'examples/adapters/python/adapter.py')}`;
    const run = [
      'run',
      '--suite',
      'writ',
      '--adapter',
      adapter,
      '--limit',
      '40',
      '--out',
      join(temporaryFolder(), 'x'),
    ];
    expect(call({}, ...run)).toMatch(new RegExp(`can be measured.+\\. ${address}protocol\\.md says`));
  });
});

type Packages = Readonly<Record<string, { readonly version?: string }>>;

/** The packages that `src/` imports values of. */
function imported(): readonly string[] {
  const lines = execFileSync(
    'git',
    ['grep', '-hE', "^(import|export|} from)[^']* from '[^.]", '--', 'src', ':!*.test.ts'],
    { encoding: 'utf8' },
  );
  const names = lines
    .split('\n')
    .filter((line) => !/^import type|node:/.test(line))
    .map((line) => /from '((?:@[^/']+\/)?[^/']+)/.exec(line)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean);
}

function mustHold(files: Readonly<Record<string, string>>): void {
  for (const path of Object.values(files)) expect([path, existsSync(join(installed, path))]).toEqual([path, true]);
}

/** Every major version of Node on the path, beginning with that of the tests. */
const nodes = [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))]
  .filter((node) => existsSync(node))
  .map((node) => ({ node, major: execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }) }))
  .map(({ node, major }) => ({ node, major: Number.parseInt(major, 10) }))
  .filter(({ major }, i, all) => all.findIndex((one) => one.major === major) === i);

const MOST_MS = 60_000;

it.each(nodes.filter(({ major }) => major < 22))(
  'the commands say with Node $major, before and after the adapter ends, that TypeScript needs a newer one',
  ({ node }) => {
    const cli = (...words: readonly string[]) =>
      spawnSync(node, [join(installed, 'dist/cli.js'), ...words], { cwd: folder, encoding: 'utf8' });
    const folder = temporaryFolder();
    const written = cli('init', '--lang', 'typescript');
    expect([written.status, written.stderr]).toEqual([
      0,
      expect.stringMatching(
        /^This is Node \d+\.\S+, which does not run TypeScript: the adapter needs Node 22\.18 or newer\.$/m,
      ),
    ]);
    expect(cli('check', `cmd:${node} memory-adapter/adapter.ts`).stdout).toMatch(
      / Node \d+\.\d+ does not run TypeScript\. Install Node 22\.18 or newer/,
    );
  },
);

describe.each(nodes)('the commands in an empty folder with Node $major', ({ node, major }) => {
  // The TypeScript program of the kit does not run on Node 20.
  it.each(['python', ...(major >= 22 ? ['typescript'] : [])])(
    'lead from one to the next: init, check, run, explain, verify (%s)',
    (language) => {
      const started = performance.now();
      const folder = temporaryFolder();
      const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter), npm_command: '' };
      const shell = (command: string) =>
        execFileSync('sh', ['-c', command.replace(/^cib /, '"$NODE" "$CIB" ')], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...env, NODE: node, CIB: join(installed, 'dist/cli.js') },
        });
      const next = (said: string) => /^Next: (.*)$/m.exec(said)?.[1] ?? expect.fail(`no next command in ${said}`);
      const written = shell(`cib init --lang ${language}`);
      const checked = shell(next(written));
      expect(checked).toContain('All checks passed: the adapter follows the protocol.');
      const ran = shell(next(checked));
      expect(ran).toMatch(/\bvalid\b/);
      expect(shell(next(ran))).toMatch(/^ {2}why /m);
      expect(shell('cib verify results/cib')).toContain('This bundle is valid.');
      expect(performance.now() - started).toBeLessThan(MOST_MS);
    },
  );
});
