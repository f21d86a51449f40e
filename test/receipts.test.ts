import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BUNDLE } from '../src/evidence/bundle.ts';
import { type Receipt, receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { nodePorts } from '../src/system/ports.ts';
import { temporaryFolder } from './support/folder.ts';
import { startGitHub } from './support/github/github.ts';
import { receiptOf } from './support/receipt.ts';
import { append, bareRepository, someBundle } from './support/receipts.ts';

/** What `append` returns if the first try succeeded. */
const AT_ONCE = { fault: undefined, waits: [], notes: [] };

const lineCount = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;

describe('appendReceipt', () => {
  it('creates the branch, and adds canonical JSON under the receipt’s id on top of its tip', async () => {
    const { folder, git, paths, text, history } = bareRepository();
    const [first, second] = [receiptOf(), receiptOf({ event: 'disputed' })];
    await append({ remote: folder, receipt: first });
    expect(await append({ remote: folder, receipt: second })).toEqual(AT_ONCE);
    expect(paths()).toEqual([receiptPath(first), receiptPath(second)].sort());
    expect(`${text(receiptPath(first))}\n`).toBe(receiptText(first));
    expect(history()).toHaveLength(2);
    expect(git('log', '-1', '--format=%an %aI %s', 'receipts')).toBe(
      'github-actions[bot] 2026-01-02T03:04:05+00:00 Record that mine was disputed',
    );
  });

  it('writes it once, and changes nothing the second time', async () => {
    const { folder, history } = bareRepository();
    const receipt = receiptOf();
    await append({ remote: folder, receipt });
    expect(await append({ remote: folder, receipt })).toEqual(AT_ONCE);
    expect(history()).toHaveLength(1);
  });

  it('writes the receipts of five publishers at once, one after the other, without force [H2]', async () => {
    const { folder, git, paths, history } = bareRepository();
    git('config', 'core.logAllRefUpdates', 'always');
    const receipts = [1, 2, 3, 4, 5].map((n) => receiptOf({ reason: `publisher ${n}` }));
    const ends = await Promise.all(receipts.map((receipt) => append({ remote: folder, receipt })));
    expect(ends.map(({ fault }) => fault)).toEqual(receipts.map(() => undefined));
    expect(paths()).toEqual(receipts.map(receiptPath).sort());
    expect(history().map((line) => line.split(' ').length)).toEqual([2, 2, 2, 2, 1]);
    // One publisher had to retry, and each move of the branch is a fast-forward.
    expect(Math.max(...ends.map(({ notes }) => notes.length))).toBeGreaterThan(0);
    const tips = git('log', '--walk-reflogs', '--format=%H', 'receipts').split('\n');
    expect(tips).toEqual(git('rev-list', 'receipts').split('\n'));
  });

  it('gives up after ten rejections, with the number of tries, and bounded waits [H2]', async () => {
    const { folder, hook } = bareRepository();
    const counter = `${folder}/pushes`;
    hook('pre-receive', `echo x >> ${counter}; echo "no thanks ::error::x"; exit 1`);
    const { fault, waits, notes } = await append({ remote: folder, receipt: receiptOf() });
    expect(fault).toMatchObject({
      code: 'github.conflict',
      message: expect.stringMatching(
        /^The push to the branch receipts was rejected in 10 tries: .*pre-receive hook declined/,
      ),
    });
    expect(lineCount(counter)).toBe(10);
    expect(notes).toHaveLength(9);
    expect(notes[2]).toMatch(/^The receipt was not written at try 3 of 10: .*no thanks : :error: :x/);
    for (const [i, wait] of waits.entries()) {
      const longest = Math.min(8_000, 500 * 2 ** i);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
    }
  });

  it('writes at the second try, on the new tip, after one rejection', async () => {
    const { folder, hook, paths, history } = bareRepository();
    const [mine, other] = [receiptOf(), receiptOf({ slug: 'other' })];
    await append({ remote: folder, receipt: other });
    hook('pre-receive', `test -e ${folder}/seen || { : > ${folder}/seen; exit 1; }`);
    const { fault, waits, notes } = await append({ remote: folder, receipt: mine });
    expect(fault).toBeUndefined();
    expect([waits.length, notes.length, paths().length, history().length]).toEqual([1, 1, 2, 2]);
  });

  it('overwrites no commit that somebody else pushed just before [H2]', async () => {
    const { folder, git, paths, history } = bareRepository();
    const [mine, before] = [receiptOf(), receiptOf({ slug: 'other' })];
    await append({ remote: folder, receipt: before });
    const ports = nodePorts();
    let faster = '';
    const spawn: typeof ports.processes.spawn = (command, args, options) => {
      if (args.includes('push') && faster === '') {
        const person = ['-c', 'user.name=somebody', '-c', 'user.email=somebody@example.invalid'];
        faster = git(...person, 'commit-tree', '-m', 'Faster', '-p', 'receipts', 'receipts^{tree}');
        git('update-ref', 'refs/heads/receipts', faster);
      }
      return ports.processes.spawn(command, args, options);
    };
    const racing = { ...ports, processes: { ...ports.processes, spawn } };
    const { fault, notes } = await append({ remote: folder, receipt: mine }, racing);
    expect([fault, notes.length]).toEqual([undefined, 1]);
    expect(history()[0]).toBe(`${git('rev-parse', 'receipts')} ${faster}`);
    expect(paths()).toEqual([mine, before].map(receiptPath).sort());
  });

  it('does not write again if the push arrived and its answer was lost [H2]', async () => {
    const { folder, hook, history } = bareRepository();
    // The server ends during its answer, once.
    hook('post-receive', `test -e ${folder}/seen || { : > ${folder}/seen; kill -9 $PPID; }`);
    const { fault, notes } = await append({ remote: folder, receipt: receiptOf() });
    expect(existsSync(`${folder}/seen`)).toBe(true);
    expect([fault, notes.length]).toEqual([undefined, 1]);
    expect(history()).toHaveLength(1);
  });

  it('gives up for a board that does not exist, and says so', async () => {
    const { fault } = await append({ remote: `${temporaryFolder()}/nowhere`, receipt: receiptOf() });
    expect(fault).toMatchObject({ code: 'github.unavailable', message: expect.stringMatching(/in 10 tries/) });
  });
});

describe('appendReceipt with board runs', () => {
  const naming = (...runs: string[]) =>
    receiptOf({ event: 'board-run', suites: { cib: { manifest: '2'.repeat(64), state: 'valid', runs, claim: null } } });

  it('stores them beside their receipt in order, byte for byte, under the receipt’s id', async () => {
    const { folder, paths, text } = bareRepository();
    const bundles = ['a', 'b', 'c'].map(someBundle);
    const receipt = naming(...bundles.map(({ manifest }) => manifest));
    await append({ remote: folder, receipt, runs: { cib: bundles.map((bundle) => bundle.folder) } });
    expect(paths()).toHaveLength(1 + 3 * 5);
    for (const [i, bundle] of bundles.entries()) {
      for (const name of Object.values(BUNDLE))
        expect(`${text(`${runPath(receipt, 'cib', i + 1)}/${name}`)}\n`).toBe(
          readFileSync(`${bundle.folder}/${name}`, 'utf8'),
        );
    }
  });

  it.each<[string, RegExp, (folder: string) => void]>([
    [
      'has a link for a file',
      /run\/timing\.json is not a regular file/,
      (folder) => link(`${folder}/timing.json`, '/etc/passwd'),
    ],
    ['lacks a file', /run\/outcomes\.jsonl is not a regular file/, (folder) => rmSync(`${folder}/outcomes.jsonl`)],
    [
      'has a folder for a file',
      /run\/scorecard\.json is not a regular file/,
      (folder) => folderAt(`${folder}/scorecard.json`),
    ],
    [
      'is not the named one',
      /is not the one that the receipt names/,
      (folder) => writeFileSync(`${folder}/manifest.json`, ''),
    ],
  ])('refuses a run that %s, and pushes nothing [E3]', async (_what, message, spoil) => {
    for (const spoiled of [0, 1]) {
      const { folder, git } = bareRepository();
      const bundles = ['a', 'b'].map(someBundle);
      const receipt = naming(...bundles.map(({ manifest }) => manifest));
      spoil(bundles[spoiled]?.folder ?? '');
      const { fault } = await append({ remote: folder, receipt, runs: { cib: bundles.map((one) => one.folder) } });
      expect(fault).toMatchObject({ code: 'receipt.invalid', message: expect.stringMatching(message) });
      expect(git('for-each-ref')).toBe('');
    }
  });

  it.each<[string, RegExp, (folders: readonly string[]) => readonly string[]]>([
    ['one is named and not given', /run 2 of cib is named, and not given/, ([first = '']) => [first]],
    ['they are in another order', /is not the one that the receipt names/, (folders) => folders.toReversed()],
  ])('refuses runs if %s, and pushes nothing', async (_what, message, given) => {
    const { folder, git } = bareRepository();
    const bundles = ['a', 'b'].map(someBundle);
    const receipt = naming(...bundles.map(({ manifest }) => manifest));
    const { fault } = await append({ remote: folder, receipt, runs: { cib: given(bundles.map((one) => one.folder)) } });
    expect(fault).toMatchObject({ code: 'receipt.invalid', message: expect.stringMatching(message) });
    expect(git('for-each-ref')).toBe('');
  });
});

function link(path: string, target: string): void {
  rmSync(path);
  symlinkSync(target, path);
}

function folderAt(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

describe('appendReceipt with a token', () => {
  /** Ports that record with which arguments each program is started. */
  function watched() {
    const ports = nodePorts();
    const words: string[] = [];
    const spawn: typeof ports.processes.spawn = (command, args, options) => {
      words.push(command, ...args);
      return ports.processes.spawn(command, args, options);
    };
    return { words, ports: { ...ports, processes: { ...ports.processes, spawn } } };
  }

  it('passes it in the environment only, and may push the branch', async () => {
    const github = await startGitHub();
    const board = github.repository(github.user('board', 'Organization'), 'board');
    const token = github.jobToken(board, { contents: 'write' });
    const { words, ports } = watched();
    const remote = `${github.url}/board/board.git`;
    for (const reason of ['once', 'again'])
      expect(await append({ remote, token, receipt: receiptOf({ reason }) }, ports)).toEqual(AT_ONCE);
    const secrets = [token, Buffer.from(`x-access-token:${token}`).toString('base64')];
    expect(words.filter((word) => secrets.some((secret) => word.includes(secret)))).toEqual([]);
  });

  it('names the missing permission at the first try', async () => {
    const github = await startGitHub();
    const board = github.repository(github.user('board', 'Organization'), 'board');
    const token = github.jobToken(board, { contents: 'read' });
    const { fault, waits } = await append({ remote: `${github.url}/board/board.git`, token, receipt: receiptOf() });
    expect(fault).toMatchObject({ code: 'github.permission', hint: expect.stringMatching(/"contents: write"/) });
    expect(waits).toEqual([]);
  });

  it('does not send it to another host', async () => {
    const heard: (string | undefined)[] = [];
    const other = await listening((request) => {
      heard.push(request.headers.authorization);
      return {};
    });
    const first: (string | undefined)[] = [];
    const board = await listening((request) => {
      first.push(request.headers.authorization);
      return { location: `${other}${request.url}` };
    });
    const { fault } = await append({ remote: `${board}/a/b.git`, token: 'ghs_secret', receipt: receiptOf() });
    expect(fault).toMatchObject({ code: 'github.unavailable' });
    expect(first[0]).toBe(`Basic ${Buffer.from('x-access-token:ghs_secret').toString('base64')}`);
    expect(heard).toEqual([]);
    expect(JSON.stringify(fault)).not.toMatch(/ghs_secret|Basic/);
  });

  type Heard = (request: { headers: { authorization?: string | undefined }; url?: string | undefined }) => {
    location?: string;
  };

  async function listening(hear: Heard): Promise<string> {
    const server = createServer((request, response) => {
      const { location } = hear(request);
      response.writeHead(location ? 302 : 404, location ? { location } : {}).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
});

it('appendReceipt ignores the user’s own Git settings, hooks, templates, index and object store', async () => {
  const board = bareRepository();
  const home = temporaryFolder();
  const marker = `${home}/ran`;
  const hooks = `${home}/hooks`;
  mkdirSync(hooks);
  for (const hook of ['pre-push', 'post-index-change', 'reference-transaction', 'pre-commit']) {
    writeFileSync(`${hooks}/${hook}`, `#!/bin/sh\necho ${hook} >> ${marker}\nexit 1\n`, { mode: 0o755 });
  }
  mkdirSync(`${home}/templates/hooks`, { recursive: true });
  writeFileSync(`${home}/templates/hooks/pre-push`, `#!/bin/sh\necho template >> ${marker}\nexit 1\n`, { mode: 0o755 });
  const settings = [
    `[core]\n hooksPath = ${hooks}\n attributesFile = ${home}/attributes\n autocrlf = true`,
    `[init]\n templateDir = ${home}/templates\n defaultObjectFormat = sha256`,
    `[commit]\n gpgSign = true\n[gpg]\n program = ${hooks}/pre-push\n[user]\n name = somebody else`,
    `[url "${home}/elsewhere"]\n insteadOf = ${board.folder}\n[push]\n followTags = true`,
  ].join('\n');
  writeFileSync(`${home}/.gitconfig`, settings);
  writeFileSync(`${home}/attributes`, '* text eol=crlf ident\n');
  const hostile = {
    HOME: home,
    GIT_DIR: `${home}/nowhere`,
    GIT_INDEX_FILE: `${home}/index`,
    GIT_OBJECT_DIRECTORY: `${home}/objects`,
    GIT_CONFIG_PARAMETERS: `'core.hooksPath=${hooks}'`,
    GIT_NAMESPACE: 'elsewhere',
    GIT_TEMPLATE_DIR: `${home}/templates`,
  };
  const receipt: Receipt = receiptOf();
  for (const [name, value] of Object.entries(hostile)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { fault } = await append({ remote: board.folder, receipt });
  vi.unstubAllEnvs();
  expect(fault).toBeUndefined();
  expect(existsSync(marker) && readFileSync(marker, 'utf8')).toBe(false);
  expect(board.paths()).toEqual([receiptPath(receipt)]);
  expect(`${board.text(receiptPath(receipt))}\n`).toBe(receiptText(receipt));
  expect(board.git('log', '-1', '--format=%an %cn', 'receipts')).toBe('github-actions[bot] github-actions[bot]');
  expect(existsSync(`${home}/index`) || existsSync(`${home}/objects`)).toBe(false);
});
