import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { maintainer } from './support/maintainer.ts';

let bundle: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/bundle`;
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter', 'ref:lexical3', '--out', bundle];
  expect(await cib(...words)).toMatchObject({ status: 0 });
});

/** A maintainer's clone, in which the entry was changed and committed. */
function changed(change: (folder: string) => void) {
  const made = maintainer(bundle);
  const git = (...words: string[]) => execFileSync('git', ['-C', made.clone, ...words], { stdio: 'pipe' }).toString();
  change(`${made.clone}/leaderboard/entries/mine`);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  return { ...made, git };
}

const described = (fields: object) => (folder: string) => {
  const path = `${folder}/entry.json`;
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
};

const instead = (make: (path: string) => void) => (folder: string) => {
  rmSync(`${folder}/entry.json`);
  make(`${folder}/entry.json`);
};

describe('cib receipt for an entry that cannot be shown', () => {
  it.each<[string, RegExp, (folder: string) => void]>([
    ['of another slug', /\$\.slug is "other", but the folder is "mine"/, described({ slug: 'other' })],
    ['with no suite', /\$\.suites is empty/, described({ suites: {} })],
    ['with an unknown suite', /no suite "constructor"/, described({ suites: { constructor: 'cib' } })],
    [
      'with a suite of control characters',
      /no suite "\\u001b\[31m: :error: :x\\u202e"/,
      described({ suites: { '\u001b[31m::error::x\u202e': 'cib' } }),
    ],
    [
      'with the bundle of another suite',
      /it is of suite "cib", the entry says "writ"/,
      described({ suites: { writ: 'cib' } }),
    ],
    ['that is a symbolic link', /entry\.json is a symbolic link/, instead((path) => symlinkSync('/etc/passwd', path))],
    ['that is missing', /There is no file or folder \S+entry\.json in commit/, instead(() => {})],
    ['nested too deeply', /nested more than 64 deep/, instead((path) => writeFileSync(path, '['.repeat(100_000)))],
    ['that is too large', /larger than 4 MiB/, instead((path) => writeFileSync(path, ' '.repeat(5_000_000)))],
    ['that is not UTF-8', /not valid UTF-8/, instead((path) => writeFileSync(path, Buffer.from([123, 0xff, 125])))],
  ])('writes nothing for an entry %s', async (_what, message, change) => {
    const { record, receipts } = changed(change);
    const { status, stderr } = await record('verified');
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^error entry\.invalid: /) });
    expect(stderr).toMatch(message);
    expect(stderr).toContain('→ No receipt was written. Correct the entry');
    expect(existsSync(`${receipts}/receipts`)).toBe(false);
    // A decision that confirms no evidence can still be recorded.
    expect(await record('disputed')).toMatchObject({ status: 0 });
  });

  it('names the file of an object that the repository lost, and what Git says', async () => {
    const { record, git, clone } = changed(described({ licence: 'changed' }));
    const id = git('rev-parse', 'HEAD:leaderboard/entries/mine/entry.json').trim();
    rmSync(`${clone}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`);
    const { status, stderr } = await record('verified');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error file\.unreadable: Git could not read leaderboard\/entries\/mine\/entry\.json \(object \w+\): \S.*\n {2}→ `git fsck`/,
    );
  });
});

describe('cib receipt with a checkout of receipts that leads elsewhere', () => {
  it.each<[string, (receipts: string, outside: string) => void]>([
    ['the folder of receipts', (receipts, outside) => symlinkSync(outside, `${receipts}/receipts`)],
    [
      'the folder of the slug',
      (receipts, outside) => {
        mkdirSync(`${receipts}/receipts`);
        symlinkSync(outside, `${receipts}/receipts/mine`);
      },
    ],
  ])('writes nothing through a symbolic link in place of %s', async (_what, link) => {
    const { record, receipts } = maintainer(bundle);
    const outside = temporaryFolder();
    link(receipts, outside);
    const { status, stderr } = await record('disputed');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error receipt\.invalid: \S+ must be a folder, but is a symbolic link\.\n {2}→ No receipt was written/,
    );
    expect(readdirSync(outside)).toEqual([]);
  });

  it('says what is in place of a folder', async () => {
    const { record, receipts } = maintainer(bundle);
    writeFileSync(`${receipts}/receipts`, '');
    expect((await record('disputed')).stderr).toMatch(/^error receipt\.invalid: \S+ must be a folder, but is a file/);
  });
});

it('cib receipt writes half a surrogate pair of a command line as a replacement character', async () => {
  const { record, receipts } = maintainer(bundle);
  const words = ['--reason', 'so \ud800', '--actor', 'me\udc00'];
  expect(await record('disputed', ...words)).toMatchObject({ status: 0, stderr: '' });
  const [name] = readdirSync(`${receipts}/receipts/mine`);
  const receipt = JSON.parse(readFileSync(`${receipts}/receipts/mine/${name}`, 'utf8'));
  expect(receipt).toMatchObject({ reason: 'so \ufffd', actor: { login: 'me\ufffd' } });
});
