import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Receipt, receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { publish, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { maintainer } from './support/maintainer.ts';

let bundle: string;

beforeAll(async () => {
  const folder = sharedFolder();
  bundle = `${folder}/bundle`;
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter', 'ref:lexical3', '--out', bundle];
  expect(await cib(...words)).toMatchObject({ status: 0 });
});

describe('cib receipt', () => {
  it.each([
    ['verified', 'computed'],
    ['rescored', 'computed'],
    ['disputed', 'disputed'],
    ['settled', 'computed'],
    ['removed', undefined],
  ])('writes a receipt %s, says how to push it, and the next publication shows it', async (event, tier) => {
    const { origin, receipts, record } = maintainer(bundle);
    const { status, stdout, stderr } = await record(event);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`tree ${origin.tree('mine')}`);
    const commands = stdout.split('\n').filter((line) => line.startsWith('  git '));
    expect(commands).toHaveLength(3);
    for (const command of commands) execFileSync('sh', ['-c', command], { stdio: 'pipe' });
    const checkout = origin.checkout();
    expect(await publish(checkout)).toMatchObject({ status: 0 });
    const site = siteOf(checkout);
    expect(/class="tier ([\w-]+)"/.exec(site['systems/mine.html'] ?? '')?.[1]).toBe(tier);
    expect(site['decisions.html']).toContain(`<span class="event ${event}">${event}</span><td`);
    expect(readdirSync(`${receipts}/receipts/mine`)).toHaveLength(1);
  });

  it('records what is committed, whatever the work tree contains', async () => {
    const { origin, clone, receipts, record } = maintainer(bundle);
    writeFileSync(`${clone}/leaderboard/entries/mine/cib/outcomes.jsonl`, 'forged\n');
    expect(await record('verified')).toMatchObject({ status: 0 });
    const [name] = readdirSync(`${receipts}/receipts/mine`);
    const receipt = JSON.parse(readFileSync(`${receipts}/receipts/mine/${name}`, 'utf8'));
    expect(receipt).toMatchObject({ tree: origin.tree('mine'), actor: { login: 'me', id: 7 } });
  });

  it.each<[string, RegExp, (made: ReturnType<typeof maintainer>) => readonly string[]]>([
    [
      'a slug without an entry',
      /input\.invalid: There is no entry "other" in .* at commit \w{40}/,
      () => ['--slug', 'other'],
    ],
    ['a slug with a letter too many', /Did you mean "mine"\? Check the slug/, () => ['--slug', 'minee']],
    ['a slug that leaves the folder', /input\.invalid: There is no entry "\.\.\/mine"/, () => ['--slug', '../mine']],
    ['entries outside of a repository', /is not in a Git repository/, () => ['--entries', temporaryFolder()]],
    [
      'another branch’s checkout',
      /is not a checkout of the branch receipts[\s\S]*switch --orphan receipts/,
      ({ clone }) => ['--receipts', clone],
    ],
    ['a missing folder', /nowhere is not a checkout of the branch receipts/, () => ['--receipts', 'nowhere']],
    ['an empty reason', /The value of --reason is empty/, () => ['--reason', '']],
    ['a reason that is too long', /the receipt: \$\.reason/, () => ['--reason', 'x'.repeat(10_000)]],
    [
      'an event that needs a board run',
      /argument 'contradicted' is invalid\. Allowed choices are verified, rescored, disputed, settled, removed/,
      () => ['--event', 'contradicted'],
    ],
  ])('refuses %s, and writes nothing', async (_what, message, words) => {
    const made = maintainer(bundle);
    const { status, stderr } = await made.record('verified', ...words(made));
    expect(status).not.toBe(0);
    expect(stderr).toMatch(message);
    expect(existsSync(`${made.receipts}/receipts`)).toBe(false);
  });

  it('refuses a decision from a clone that is behind, on an entry that changed or is gone', async () => {
    const { origin, clone, receipts, record } = maintainer(bundle);
    const other = { homepage: 'https://mine.example' };
    origin.merge('other', bundle);
    expect(await record('disputed')).toMatchObject({ status: 0, stdout: expect.not.stringContaining('origin’s') });
    const written = readdirSync(`${receipts}/receipts/mine`);
    origin.merge('mine', bundle, other);
    const refs = execFileSync('git', ['-C', clone, 'for-each-ref']).toString();
    const { status, stderr } = await record('removed');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/Entry mine is another one at origin’s commit \w{12}, and this clone is behind/),
    ]);
    expect(stderr).toContain(`git -C ${clone} pull`);
    expect(readdirSync(`${receipts}/receipts/mine`)).toEqual(written);
    expect(execFileSync('git', ['-C', clone, 'for-each-ref']).toString()).toBe(refs);
    rmSync(origin.path('mine'), { recursive: true });
    origin.commit();
    for (const event of ['removed', 'disputed'])
      expect(await record(event)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('There is no entry mine at'),
      });
    origin.merge('mine', bundle, other);
    execFileSync('git', ['-C', clone, 'pull', '--quiet']);
    const { stdout } = await record('removed');
    expect(stdout).toContain(`tree ${origin.tree('mine')}`);
  });

  it.each([
    ['here and at origin', true],
    ['at origin only', false],
  ])('records the removal of an entry that was deleted %s, with its last content', async (_where, pulled) => {
    const { origin, clone, receipts, record } = maintainer(bundle);
    const tree = origin.tree('mine');
    origin.merge('other', bundle);
    rmSync(origin.path('mine'), { recursive: true });
    origin.commit();
    if (pulled) {
      execFileSync('git', ['-C', clone, 'pull', '--quiet']);
      expect(await record('disputed')).toMatchObject({ status: 2, stderr: expect.stringContaining('no entry "mine"') });
    }
    const { status, stdout, stderr } = await record('removed');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`tree ${tree}`);
    expect(stdout).not.toContain('no effect');
    const [name] = readdirSync(`${receipts}/receipts/mine`);
    expect(JSON.parse(readFileSync(`${receipts}/receipts/mine/${name}`, 'utf8'))).toMatchObject({
      tree,
      event: 'removed',
    });
  });

  it('writes a decision on a content that is not on the board, and says that it has no effect until it is', async () => {
    const { clone, record } = maintainer(bundle);
    writeFileSync(`${clone}/leaderboard/entries/mine/entry.json`, '{}');
    execFileSync('git', ['-C', clone, 'commit', '--quiet', '--all', '--message', 'As in a pull request']);
    expect(await record('settled')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('this decision has no effect until the board has this content.'),
    });
  });

  it('writes a decision if origin cannot be reached, and says that nothing was compared', async () => {
    const { clone, record } = maintainer(bundle);
    execFileSync('git', ['-C', clone, 'remote', 'set-url', 'origin', `${clone}/nowhere`]);
    expect(await record('disputed')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The entry could not be compared with that of origin: fatal: .*nowhere/m),
    });
    execFileSync('git', ['-C', clone, 'remote', 'remove', 'origin']);
    expect(await record('settled')).toMatchObject({ status: 0, stdout: expect.not.stringContaining('compared') });
  });

  it('refuses a decision that would not count, as a receipt of the same files is dated later', async () => {
    const { receipts, record } = maintainer(bundle);
    expect(await record('settled')).toMatchObject({ status: 0 });
    const folder = `${receipts}/receipts/mine`;
    const path = `${folder}/${readdirSync(folder)[0]}`;
    const date = new Date(Date.now() + 3_600_000).toISOString();
    const later = Receipt.parse({ ...JSON.parse(readFileSync(path, 'utf8')), date });
    rmSync(path);
    writeFileSync(`${receipts}/${receiptPath(later)}`, receiptText(later));
    const { status, stderr } = await record('removed');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/is dated 20.* so a new receipt would not count after it/),
    ]);
    expect(readdirSync(folder)).toHaveLength(1);
    // A date that no clock can be wrong by is false, and blocks nothing.
    rmSync(`${receipts}/${receiptPath(later)}`);
    const forged = { ...later, date: '2999-01-01T00:00:00.000Z' };
    writeFileSync(`${receipts}/${receiptPath(forged)}`, receiptText(forged));
    expect(await record('removed')).toMatchObject({ status: 0 });
  });

  it('refuses a decision if the checkout of the receipts is behind, so that no dispute is settled that nobody read', async () => {
    const { origin, receipts, record } = maintainer(bundle);
    await origin.receipt('mine', { event: 'verified' });
    expect(await record('settled')).toMatchObject({ status: 2 });
    for (const words of [
      ['fetch', 'origin', 'receipts'],
      ['reset', '--hard', 'origin/receipts'],
    ])
      execFileSync('git', ['-C', receipts, ...words], { stdio: 'pipe' });
    await origin.receipt('mine', { event: 'disputed', reason: 'its answers are another’s' });
    const { status, stderr } = await record('settled');
    expect([status, stderr]).toEqual([2, expect.stringContaining('lacks receipts that the branch receipts of origin')]);
    const [pull = ''] = /git -C \S+ pull --rebase origin receipts/.exec(stderr) ?? [];
    execFileSync('sh', ['-c', pull], { stdio: 'pipe' });
    expect(readdirSync(`${receipts}/receipts/mine`)).toHaveLength(2);
    const { stdout } = await record('settled');
    expect(stdout).toMatch(
      /If it is a new dispute of mine, .*: do not push, but git -C \S+ reset --hard origin\/receipts/,
    );
  });

  it('does not record forged evidence as verified', async () => {
    const { origin, clone, record } = maintainer(bundle);
    const path = origin.path('mine', 'cib/outcomes.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"verdict":"passed"', '"verdict":"failed"'));
    origin.commit();
    execFileSync('git', ['-C', clone, 'pull', '--quiet']);
    const { status, stderr } = await record('verified');
    expect(status).toBe(1);
    expect(stderr).toMatch(/mine\/cib does not verify/);
    expect(await record('disputed')).toMatchObject({ status: 0 });
  });
});

describe('cib site in a clone of a board', () => {
  async function build(clone: string, ...more: string[]) {
    const out = `${temporaryFolder()}/site`;
    const ended = await cib('site', '--entries', `${clone}/leaderboard/entries`, '--out', out, ...more);
    return { ...ended, isShown: existsSync(`${out}/systems/mine.html`) };
  }
  const unread = /The record of the board, the branch receipts, is not read: removed entries are shown.* --receipts /;

  it('notes what it does not read if Git refuses the repository', async () => {
    const { clone } = maintainer(bundle);
    const programs = temporaryFolder();
    const says = `fatal: detected dubious ownership in repository at '${clone}'\nTo add an exception, call:\n\n\tgit config --global --add safe.directory ${clone}`;
    writeFileSync(`${programs}/git`, `#!/bin/sh\ncat >&2 <<'END'\n${says}\nEND\nexit 128\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    const { status, stderr } = await build(clone);
    const verified = await cib('verify', 'b', '--repository', clone, '--at', 'HEAD').finally(() => vi.unstubAllEnvs());
    expect(verified.stderr).toMatch(/dubious ownership .*\n {2}→ git config --global --add safe\.directory /);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /the branch receipts, .* is not looked for: Git does not read .*dubious ownership .* → git config --global --add safe\.directory /,
    );
  });

  it('notes that it does not read the record, if the clone has one', async () => {
    const { origin, clone, receipts, record } = maintainer(bundle);
    expect((await build(clone)).stderr).not.toMatch(unread);
    const { stdout } = await record('removed');
    for (const line of stdout.split('\n').filter((one) => one.startsWith('  git '))) execFileSync('sh', ['-c', line]);
    expect(await build(clone)).toMatchObject({ status: 0, stderr: expect.stringMatching(unread), isShown: true });
    const fresh = `${temporaryFolder()}/clone`;
    execFileSync('git', ['clone', '--quiet', origin.folder, fresh]);
    expect((await build(fresh)).stderr).toMatch(unread);
    const { stderr, isShown } = await build(clone, '--receipts', receipts);
    expect([stderr, isShown]).toEqual([expect.not.stringMatching(unread), false]);
  });
});

describe('cib verify --attestation', () => {
  const digest = /of its manifest/;
  const flags = [
    '--repo context-integrity/context-integrity',
    '--signer-workflow context-integrity/context-integrity/.github/workflows/verify.yml',
    '--source-ref "refs/heads/$(git rev-parse --abbrev-ref origin/HEAD | cut -d / -f 2-)"',
    '--cert-oidc-issuer https://token.actions.githubusercontent.com',
    '--deny-self-hosted-runners',
  ];
  const commandsIn = (text: string) =>
    text
      .replaceAll(/ \\\n\s+/g, ' ')
      .split('\n')
      .filter((line) => /^ {2}(?:git|gh) /.test(line))
      .map((line) => line.trim());

  it('prints the commands that show who signed, and why a signature alone is not enough', async () => {
    const { status, stdout } = await cib('verify', bundle, '--attestation');
    expect(status).toBe(0);
    const [verdict, rest = ''] = stdout.split('Who made this run');
    expect(verdict).toMatch(/This bundle is partial\./);
    expect(rest).toMatch(digest);
    expect(rest).toMatch(/any workflow can sign any file/);
    const checks = commandsIn(rest).filter((line) => line.startsWith('gh '));
    expect(checks).toEqual(
      ['receipt.json', 'manifest.json'].map((file) => `gh attestation verify ${file} ${flags.join(' ')}`),
    );
  });

  it('finds the receipt by commands that work, and names the files of the board’s run', async () => {
    const { origin, clone, record } = maintainer(bundle);
    const { stdout: recorded } = await record('verified');
    for (const line of recorded.split('\n').filter((one) => one.startsWith('  git '))) execFileSync('sh', ['-c', line]);
    const { stdout } = await cib('verify', bundle, '--attestation');
    const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: clone, encoding: 'utf8' }).trim();
    const [fetch = '', grep = ''] = commandsIn(stdout);
    run(fetch);
    expect(run(grep)).toMatch(/^origin\/receipts:receipts\/mine\/\w{16}\.json$/);
    expect(origin.git('ls-tree', '-r', '--name-only', 'receipts')).toBe(run(grep).split(':')[1]);

    const place = `${temporaryFolder()}/reruns/mine/0123456789abcdef/cib/2`;
    execFileSync('mkdir', ['-p', place]);
    execFileSync('cp', ['-a', `${bundle}/.`, place]);
    const { stdout: exact } = await cib('verify', place, '--attestation', '--board', 'a-b/c.d');
    expect(commandsIn(exact).filter((line) => line.startsWith('git show'))).toEqual([
      'git show origin/receipts:receipts/mine/0123456789abcdef.json > receipt.json',
      'git show origin/receipts:reruns/mine/0123456789abcdef/cib/2/manifest.json > manifest.json',
    ]);
    expect(exact).toContain('--repo a-b/c.d ');
    expect(exact).toMatch(/runs a copy of that workflow signs as a-b\/c\.d\/\.github\/workflows\/verify\.yml/);
  });

  it('requires the default branch of the board, whatever its name', async () => {
    const { clone } = maintainer(bundle);
    const { stdout } = await cib('verify', bundle, '--attestation');
    const [, branch = ''] = /--source-ref (refs\S+|"[^"]+")/.exec(stdout) ?? [];
    const required = () => execFileSync('sh', ['-c', `echo ${branch} 2> /dev/null`], { cwd: clone, encoding: 'utf8' });
    expect(required()).toBe('refs/heads/main\n');
    const git = (...words: string[]) => execFileSync('git', ['-C', clone, ...words]);
    git('update-ref', 'refs/remotes/origin/trunk/1', 'HEAD');
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk/1');
    expect(required()).toBe('refs/heads/trunk/1\n');
    // Without one nothing passes the check, since no branch has this name.
    git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD');
    expect(required()).toBe('refs/heads/HEAD\n');
  });

  it.each(['board', 'a/b/c', '-a/b', 'a/b;id', '$(id)/b'])('refuses the board name %s', async (name) => {
    expect(await cib('verify', bundle, '--attestation', '--board', name)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/OWNER\/NAME/),
    });
  });
});
