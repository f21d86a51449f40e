import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { runAction } from './support/action.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { docker } from './support/engine.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forge, forgeManifest } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';
import { git, writeBlob, writeCommit, writeTree } from './support/github/git-store.ts';
import { withRegistry } from './support/registry.ts';
import { entryOf, type Planted, plant } from './support/submission.ts';

const ADAPTER = 'cmd:python3 examples/adapters/python/adapter.py';
const IMAGE = `image:registry.test/memory@sha256:${'a'.repeat(64)}`;
const MODEL = {
  name: 'tiny-1',
  endpoint_family: 'e',
  temperature: 0,
  max_output_tokens: 1,
  date: '2026-01-01',
  prompt_template: 'p',
};
const PERSON = { name: 'A person', email: 'person@example.invalid', date: '2026-01-01T00:00:00Z' };
const mine = (name: string) => `leaderboard/entries/mine/${name}`;

let bundle: string;

beforeAll(async () => {
  bundle = `${sharedFolder()}/b`;
  expect(await run(ADAPTER, bundle)).toMatchObject({ status: 0 });
});

const run = (adapter: string, out: string, ...more: readonly string[]) =>
  cib('run', '--suite', 'cib', '--adapter', adapter, '--out', out, ...more);

/** Runs the Action on two commits of a checkout: an empty one, and one with these files added. */
async function checked(files: readonly Planted[], base: readonly Planted[] = []) {
  const { folder, commit } = gitRepository();
  const store = `${folder}/.git`;
  const from = plant(store, commit(), base);
  const head = plant(store, from, files);
  const { status, outputs, annotations, log, summary } = await runAction('check', folder, { base: from, head });
  const said = annotations.map(([code, message]) => `${code}: ${message.split('\n')[0]}`);
  return { status, outputs, said, log, summary, head };
}

async function saidOf(folder: string, base: string, head: string): Promise<readonly string[]> {
  const { annotations } = await runAction('check', folder, { base, head });
  return annotations.map(([code, message]) => `${code}: ${message.split('\n')[0]}`);
}

/** A merge commit with an empty tree. */
function merge(folder: string, ...parents: readonly string[]): string {
  return writeCommit(folder, writeTree(folder, undefined, []), parents, 'Merge', PERSON);
}

const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
const commitId = '0123456789abcdef0123456789abcdef01234567';
const lot = (count: number) => Array.from({ length: count }, (_, i) => ({ path: mine(`cib/${i}`), content: 'x' }));
const large = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: mine(`${i}`), content: Buffer.alloc(33_000_000) }));

describe('the Action `check` on a file that an entry may not contain', () => {
  it.each<[string, string, readonly Planted[], number?]>([
    [
      'a link',
      'file: "MINE/cib/link" is a symbolic link.',
      [{ path: mine('cib/link'), mode: '120000', content: '/etc/passwd' }],
    ],
    ['a submodule', 'file: "MINE/sub" is a submodule.', [{ path: mine('sub'), mode: '160000', content: commitId }]],
    [
      'an executable',
      'file: "MINE/run" is executable.',
      [{ path: mine('run'), mode: '100755', content: '#!/bin/sh\n' }],
    ],
    [
      'a pointer of Git LFS',
      'file: "MINE/cib/data" is a pointer of Git LFS, not the file.',
      [{ path: mine('cib/data'), content: LFS }],
    ],
    [
      'attributes',
      'file: "MINE/cib/.gitattributes" changes what Git does',
      [{ path: mine('cib/.gitattributes'), content: '* ident\n' }],
    ],
    [
      'a list of what to pass over',
      'file: "MINE/.gitignore" changes what Git does',
      [{ path: mine('.gitignore'), content: 'x\n' }],
    ],
    ['a hidden file', 'file: "MINE/.env" has a name that begins with a dot.', [{ path: mine('.env'), content: 'x' }]],
    [
      'a hidden folder',
      'file: "MINE/.ssh/x" has a name that begins with a dot.',
      [{ path: mine('.ssh/x'), content: 'x' }],
    ],
    [
      'a line feed in its name',
      String.raw`file: "MINE/a\u{a}b" has a name with other characters`,
      [{ path: mine('a\nb'), content: 'x' }],
    ],
    ['a name beyond ASCII', 'file: "MINE/é" has a name with other characters', [{ path: mine('é'), content: 'x' }]],
    ['a very long name', 'has too long a name.', [{ path: mine('n'.repeat(101)), content: 'x' }]],
    [
      'another one but for capitals',
      'file: "MINE/cib/manifest.json" differs from "MINE/cib/Manifest.json" only in capital letters.',
      [{ path: mine('cib/Manifest.json'), content: 'x' }],
    ],
    [
      'a folder that is another one but for capitals',
      'file: "MINE/cib/manifest.json" differs from "MINE/CIB" only in capital letters.',
      [{ path: mine('CIB/x'), content: 'x' }],
      5,
    ],
    ['more files than it may have', 'size: The entry contains more than 64 files.', lot(70)],
    [
      'a large file',
      'file: "MINE/0" is larger than 32 MiB.',
      large(1).map((one) => ({ ...one, content: Buffer.alloc(34_000_000) })),
    ],
    ['more bytes than it may have', 'size: The entry contains more than 96 MiB.', large(4)],
  ])('names the file and refuses it: %s [E3]', async (_, says, files, faults = 1) => {
    // The base has the valid files already: the check covers the whole folder.
    const { status, outputs, said } = await checked([...entryOf(bundle)], files);
    expect([status, said.length, outputs.slug, outputs.reproducible]).toEqual([1, faults, '', 'false']);
    expect(said[0]).toContain(says.replaceAll('MINE', 'leaderboard/entries/mine'));
    expect(said[0]).toMatch(/^submission\./);
  });
});

describe('the Action `check` on an invalid entry', () => {
  const forged = (change: (folder: string) => void) => {
    const folder = copyOf(bundle);
    change(folder);
    return entryOf(folder);
  };
  const changed = (change: Parameters<typeof entryOf>[2]) => entryOf(bundle, 'mine', change);
  const without = (name: string) => entryOf(bundle).filter(({ path }) => !path.endsWith(name));

  it.each<[string, string, () => readonly Planted[]]>([
    [
      'another slug',
      'entry.invalid: leaderboard/entries/mine/entry.json: $.slug is "other"',
      () => changed({ slug: 'other' }),
    ],
    [
      'an unknown suite',
      'entry.invalid: leaderboard/entries/mine/entry.json: $.suites: there is no suite "guess"',
      () => changed({ suites: { cib: 'cib', guess: 'guess' } }),
    ],
    [
      'no suite',
      'submission.mismatch: leaderboard/entries/mine/entry.json: $.suites is empty.',
      () => changed({ suites: {} }),
    ],
    [
      'no bundle where it says',
      'entry.invalid: leaderboard/entries/mine/other is not a bundle',
      () => changed({ suites: { cib: 'other' } }),
    ],
    [
      'a field too much',
      'entry.invalid: leaderboard/entries/mine/entry.json: $: there is no field "score" here',
      () => changed({ score: 100 } as object),
    ],
    [
      'no entry.json',
      'entry.invalid: There is no file or folder leaderboard/entries/mine/entry.json',
      () => without('entry.json'),
    ],
    ['another name', 'submission.mismatch: entry.json: $.name is "Other", but', () => changed({ name: 'Other' })],
    ['another version', 'submission.mismatch: entry.json: $.version is "9", but', () => changed({ version: '9' })],
    [
      'another command',
      'submission.mismatch: entry.json: $.adapter is "cmd:true", but',
      () => changed({ adapter: 'cmd:true' }),
    ],
    [
      'an image that was not run',
      'submission.mismatch: entry.json: $.adapter is "sha256:aaa',
      () => changed({ adapter: IMAGE }),
    ],
    [
      'a model that was not asked',
      'submission.mismatch: entry.json: $.model is "tiny-1", but leaderboard/entries/mine/cib/manifest.json has no model.',
      () => changed({ model: MODEL }),
    ],
    [
      'a stray file',
      'submission.stray: "leaderboard/entries/mine/cib/notes.txt" is no part of the entry.',
      () => [...entryOf(bundle), { path: mine('cib/notes.txt'), content: 'x' }],
    ],
    [
      'a stray bundle',
      'submission.stray: "leaderboard/entries/mine/second/manifest.json" is no part of the entry.',
      () => [...entryOf(bundle), { path: mine('second/manifest.json'), content: '{}' }],
    ],
    [
      'a tampered transcript',
      'bundle.invalid: leaderboard/entries/mine/cib does not verify: Outcomes follow',
      () =>
        forged((folder) =>
          forge(folder, 'transcript.jsonl', (text) => text.replace(/"evidence":\[[^\]]+\]/, '"evidence":[]')),
        ),
    ],
    [
      'a transcript both plain and packed',
      'bundle.invalid: leaderboard/entries/mine/cib does not verify: The files of a bundle, and no other',
      () => [...entryOf(bundle), { path: mine('cib/transcript.jsonl.gz'), content: 'x' }],
    ],
    [
      'a packed transcript that is not gzip',
      'bundle.invalid: leaderboard/entries/mine/cib does not verify: Every file',
      () =>
        entryOf(bundle).map((one) =>
          one.path.endsWith('transcript.jsonl') ? { path: `${one.path}.gz`, content: 'x' } : one,
        ),
    ],
    [
      'a hash that is wrong',
      'bundle.invalid: leaderboard/entries/mine/cib does not verify: Every file',
      () =>
        entryOf(bundle).map((one) =>
          one.path.endsWith('transcript.jsonl') ? { ...one, content: `${one.content}\n` } : one,
        ),
    ],
    [
      'more tasks than a check can make',
      'submission.size: leaderboard/entries/mine/cib has a dataset of 9000000 tasks.',
      () =>
        forged((folder) => {
          const tasks = { id: 'builtin-9000000', tasks: 9_000_000 };
          forge(folder, 'scorecard.json', (text) => {
            const card = JSON.parse(text);
            Object.assign(card.dataset, tasks);
            return `${canonical(card)}\n`;
          });
          forgeManifest(folder, ({ dataset }) => Object.assign(dataset, tasks));
        }),
    ],
  ])('refuses %s', async (_, says, files) => {
    const { status, outputs, said, head } = await checked(files());
    expect(said.join('\n')).toContain(says);
    expect(status).toBeGreaterThan(0);
    expect(outputs).toMatchObject({
      'slug': 'mine',
      head,
      'pull-request': '',
      'reproducible': 'false',
      'matrix': '[]',
      'nonce': '',
    });
    expect(outputs.tree).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('the commits that the Action `check` compares', () => {
  it('must be available commits, named by their full ids', async () => {
    const { folder, commit } = gitRepository();
    const inputs = { base: commit(), head: '0'.repeat(40) };
    expect((await runAction('check', folder, inputs)).annotations).toEqual([
      ['revision.unknown', expect.stringContaining('the checkout has no remote "origin"')],
    ]);
    const wrong = await runAction('check', folder, { base: 'main', head: '--upload-pack=x', bass: 'x' });
    const codes = ['input.unknown', 'input.invalid', 'input.invalid'];
    expect([wrong.status, wrong.annotations.map(([code]) => code)]).toEqual([2, codes]);
  });

  it('must have exactly one merge base', async () => {
    const { folder, commit } = gitRepository();
    const store = `${folder}/.git`;
    const root = commit();
    const [left, right] = ['left', 'right'].map((path) => plant(store, root, [{ path, content: path }])) as [
      string,
      string,
    ];
    const join = (a: string, b: string) => merge(store, a, b);
    const head = plant(store, join(left, right), entryOf(bundle));
    const alone = plant(store, merge(store), entryOf(bundle));
    expect([await saidOf(folder, join(right, left), head), await saidOf(folder, root, alone)]).toEqual([
      ['submission.scope: The head and the base have 2 merge bases instead of one.'],
      ['submission.scope: The head has no commit in common with the base.'],
    ]);
  });

  it('need their history, which a shallow checkout does not have', async () => {
    const origin = gitRepository();
    const root = origin.commit();
    const head = plant(`${origin.folder}/.git`, root, entryOf(bundle));
    execFileSync('git', ['-C', origin.folder, 'branch', 'entry', head]);
    const base = origin.commit();
    const shallow = `${temporaryFolder()}/clone`;
    execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=main', `file://${origin.folder}`, shallow]);
    const { status, log } = await runAction('check', shallow, { base, head });
    expect([status, log]).toEqual([
      2,
      expect.stringMatching(/revision\.unknown.*does not have the history.*`fetch-depth: 0`/s),
    ]);
  });

  it('are refused by the fetch if a tree contains a name twice [E3]', async () => {
    const origin = gitRepository();
    const base = origin.commit();
    const store = `${origin.folder}/.git`;
    const item = Buffer.concat([Buffer.from('100644 a\0'), Buffer.from(writeBlob(store, Buffer.from('x')), 'hex')]);
    const literally = ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'];
    const tree = git(store, literally, Buffer.concat([item, item]))
      .toString('utf8')
      .trim();
    const head = writeCommit(store, tree, [base], 'Change', PERSON);
    git(store, ['update-ref', 'refs/heads/entry', head]);
    const clone = `${temporaryFolder()}/clone`;
    execFileSync('git', ['clone', '--quiet', '--single-branch', '--branch=main', `file://${origin.folder}`, clone]);
    expect(await saidOf(clone, base, head)).toEqual([
      expect.stringMatching(
        /^submission\.file: Commit .* contains objects that Git refuses\. .*duplicate file entries/,
      ),
    ]);
  });

  it('come from a supported event or from inputs', async () => {
    const { folder, commit } = gitRepository();
    commit();
    const { status, annotations } = await runAction('check', folder, {});
    expect([status, annotations]).toEqual([
      2,
      [['github.event', expect.stringContaining('There is no event payload.')]],
    ]);
  });
});

describeWithDocker('the Action `check` on an entry whose adapter is an image', () => {
  it('plans a run by its digest with a new nonce for a whole run, and none for a partial one', async () => {
    await withRegistry(async (registry) => {
      const built = docker('build', '--quiet', 'examples/adapters/python');
      const reference = `${registry}/memory`;
      docker('tag', built, reference);
      docker('push', '--quiet', reference);
      const image = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
      const [whole, part] = [`${temporaryFolder()}/b`, `${temporaryFolder()}/b`];
      expect(await run(`image:${image}`, whole)).toMatchObject({ status: 0 });
      expect(await run(`image:${reference}`, part, '--limit', '5')).toMatchObject({ status: 0 });
      docker('rmi', '--force', reference, image);

      const adapter = { adapter: `image:${image}` };
      const first = await checked(entryOf(whole, 'mine', adapter));
      const matrix = '[{"suite":"cib","shard":"1/1"},{"suite":"cib","shard":"1/1","fresh":true}]';
      const again = { image, suites: 'cib', matrix, reproducible: 'true' };
      expect([first.status, first.outputs]).toEqual([0, expect.objectContaining(again)]);
      const second = await checked(entryOf(whole, 'mine', adapter));
      const nonces = [first, second].map(({ outputs }) => outputs.nonce ?? '');
      for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{64}$/);
      const { nonce: theirs } = JSON.parse(readFileSync(`${whole}/manifest.json`, 'utf8'));
      expect(new Set([...nonces, theirs]).size).toBe(3);

      // It was run by a tag, and the manifest recorded the digest.
      const some = await checked(entryOf(part, 'mine', adapter));
      expect(some.outputs).toMatchObject({ image, nonce: '', matrix: '[]', reproducible: 'false' });
      expect(some.summary).toContain('cib: it covers a part of the tasks.');
      const other = await checked(entryOf(whole, 'mine', { adapter: IMAGE }));
      expect(other.said).toEqual([
        expect.stringContaining('submission.mismatch: entry.json: $.adapter is "sha256:aaa'),
      ]);
    });
  });
});
