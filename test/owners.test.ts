import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_OUTPUTS as REFUSED } from '../src/actions/check/action.ts';
import { type Receipt, receiptId, receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { gitTree } from '../src/git/tree.ts';
import { boardEntry } from '../src/submissions/scorecard/board-entry.ts';
import { evaluateSubmission } from '../src/submissions/scorecard/evaluate.ts';
import { harness, harnessOf } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { runAction } from './support/action.ts';
import { board } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forgeManifest } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';
import { branchTip, git, writeRef } from './support/github/git-store.ts';
import { review } from './support/github/reviews.ts';
import type { User } from './support/github/world.ts';
import { publishedHeldOut } from './support/heldout.ts';
import { bound, ROOT, record, runOf, type Scene, submission, submitted } from './support/proposal.ts';
import { receiptOf } from './support/receipt.ts';
import { entryOf, plantOn } from './support/submission.ts';

const DIGEST = `sha256:${'d'.repeat(64)}`;
const IMAGE = `registry.example/memory@${DIGEST}`;
const OWN = 'examples/adapters/python';
const IDENTITY = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];

let bundle: string;
beforeAll(async () => {
  bundle = `${sharedFolder()}/b`;
  expect(
    await cib('run', '--suite', 'cib', '--adapter', 'cmd:python3 examples/adapters/python/adapter.py', '--out', bundle),
  ).toMatchObject({ status: 0 });
});

/** The same run as if in a container, of an image or of a folder; a bundle does not show the difference. */
function contained(spec: string, repo_digest: string | null = null): string {
  const folder = copyOf(bundle);
  forgeManifest(folder, (manifest) => {
    manifest.adapter.spec = spec;
    manifest.image = { id: DIGEST, repo_digest, platform: 'linux/amd64' };
    manifest.engine = { name: 'docker', version: '28.0.0' };
  });
  return folder;
}

const ofImage = () => contained(`image:${IMAGE}`, IMAGE);

/** The result of the pull request's own check and of the board's verification, which must be equal. */
async function checked(scene: Scene) {
  const first = await submission(scene);
  const second = await bound(scene, runOf(scene));
  expect([second.result, second.errors, { ...second.outputs, nonce: '' }]).toEqual([
    first.result,
    first.errors,
    { ...first.outputs, nonce: '', status: first.result === 'failure' ? REFUSAL.outputs.status : 'pending' },
  ]);
  return second;
}

const REFUSAL = {
  result: 'failure',
  outputs: { ...REFUSED, status: expect.stringMatching(/^(?:failure)?$/) },
  levels: ['error'],
};

/** A board with the entry `mine`, and a pull request of another account that changes it. */
async function changing(by: (scene: Scene) => User | null): Promise<Scene> {
  const scene = await submitted(entryOf(bundle));
  const { github, board, fork, pull } = scene;
  github.merge(pull);
  const submitter = by(scene);
  if (submitter) record(scene, [{ slug: 'mine', submitter, date: '2026-01-02T00:00:00.000Z' }]);
  plantOn(fork.folder, 'entry', entryOf(bundle, 'mine', { homepage: 'https://stranger.example' }));
  return { ...scene, pull: github.pullRequest(board, { from: fork, branch: 'entry' }) };
}

describe('an existing entry', () => {
  it('may be changed by its owner, also after the account was renamed [A11, K1]', async () => {
    const scene = await changing(({ pull }) => ({ ...pull.author, login: 'former-name' }));
    const { result, errors, outputs, summary } = await checked(scene);
    expect([result, errors]).toEqual(['success', []]);
    expect(outputs).toMatchObject({ slug: 'mine', approved: '' });
    expect(summary).toContain('| Owner | the author of the pull request |');
  });

  it('may not be changed by another account, even if that account has a later receipt of it [A11, K1]', async () => {
    const scene = await changing(({ github }) => github.user('owner'));
    const later = { slug: 'mine', submitter: scene.pull.author, date: '2026-01-03T00:00:00.000Z' };
    record(scene, [later]);
    const { errors, log, summary, ...rest } = await checked(scene);
    expect(rest).toMatchObject(REFUSAL);
    expect(errors).toEqual([
      expect.stringMatching(
        /^submission\.owner: The entry "mine" belongs to owner \(account \d+\), and this pull request is by stranger \(account \d+\)\.$/,
      ),
    ]);
    expect(log).toContain('approves this commit in a review, puts the label “owner-approved” on the pull request');
    expect(summary).toContain('| Entry | refused |');
  });

  it('belongs to the maintainers if no receipt names a submitter, or only an approved one [A11]', async () => {
    const scene = await changing(() => null);
    const says = [expect.stringContaining('submission.owner: The entry "mine" belongs to the board’s maintainers')];
    expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: says });
    record(scene, [
      { slug: 'mine' },
      { slug: 'mine', submitter: scene.pull.author, approved: true },
      { slug: 'other', submitter: scene.pull.author },
    ]);
    expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: says });
  });

  it('belongs to nobody by receipts on another branch, whose name ends like that of the receipts', async () => {
    const scene = await changing(() => null);
    const receipt = receiptOf({ slug: 'mine', submitter: { login: 'stranger', id: scene.pull.author.id } });
    scene.github.push(scene.board, 'x/refs/heads/receipts', { [receiptPath(receipt)]: receiptText(receipt) });
    const says = [expect.stringContaining('The entry "mine" belongs to the board’s maintainers')];
    expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: says });
  });

  it('may be changed by another account if a maintainer sets the label and approves the commit [A11]', async () => {
    let owner: User | undefined;
    const scene = await changing(({ github }) => (owner = github.user('owner')));
    const payload = runOf(scene);
    scene.pull.labels.push('help wanted', 'Owner-Approved');
    review(scene.pull, 'APPROVED');
    const { outputs, result, errors, summary } = await checked(scene);
    expect([result, errors, outputs]).toMatchObject(['success', [], { slug: 'mine', approved: 'true' }]);
    expect(summary).toContain('| Owner | somebody else; the label owner-approved and a review allow this change |');
    // Also to restore files that somebody else submitted.
    const { tree = '' } = outputs;
    const before = { tree, pull_request: 1, head: 'e'.repeat(40), date: '2026-01-03T00:00:00.000Z' };
    record(scene, [{ slug: 'mine', submitter: owner ?? null, ...before }]);
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { approved: 'true' } });
    // The labels in the event are older than the current ones, which count.
    scene.pull.labels.length = 0;
    expect(await bound(scene, payload)).toMatchObject(REFUSAL);
    const event = scene.github.pullRequestEvent(scene.pull) as { pull_request: { labels: unknown[] } };
    event.pull_request.labels.push({ id: 1, name: 'owner-approved' });
    expect(await submission(scene, event)).toMatchObject(REFUSAL);
  });

  it('may be deleted only by a pull request that a maintainer labels and approves [A11]', async () => {
    const scene = await changing(({ pull }) => pull.author);
    const { pull, fork } = scene;
    const gone = entryOf(bundle).map(({ path }) => ({ path, content: null }));
    plantOn(fork.folder, 'entry', gone);
    const says = ['submission.removal: The entry "mine" would be deleted.'];
    const refused = await checked(scene);
    expect(refused).toMatchObject({ ...REFUSAL, errors: says });
    expect(refused.log).toContain(
      'approves this commit in a review, puts the label “owner-approved” on the pull request',
    );
    pull.labels.push('owner-approved');
    expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: says });
    review(pull, 'APPROVED');
    expect(await submission(scene)).toMatchObject({ result: 'success', errors: [], outputs: REFUSED });
    const allowed = await bound(scene, runOf(scene));
    expect(allowed).toMatchObject({ result: 'success', errors: [], outputs: { ...REFUSED, status: 'success' } });
    expect(allowed.summary).toContain('An entry is deleted');
    // What is pushed later needs a new review.
    plantOn(fork.folder, 'entry', []);
    expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: says });
  });

  it('may not be changed by a push after a maintainer approved an earlier commit [K15]', async () => {
    const scene = await changing(({ github }) => github.user('owner'));
    const { fork, pull } = scene;
    pull.labels.push('owner-approved');
    review(pull, 'APPROVED');
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { approved: 'true' } });
    const more = entryOf(bundle, 'mine', { homepage: 'https://later.example' });
    plantOn(fork.folder, 'entry', more);
    const refused = await checked(scene);
    expect(refused).toMatchObject(REFUSAL);
    expect(refused.log).toContain(
      'A maintainer who allows this change approves this commit in a review, puts the label',
    );
    review(pull, 'APPROVED');
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { approved: 'true' } });
  });

  it('may not be changed if the review is not by a maintainer, or was taken back', async () => {
    const scene = await changing(({ github }) => github.user('owner'));
    const { pull, github } = scene;
    pull.labels.push('owner-approved');
    review(pull, 'APPROVED', github.user('reader'));
    expect(await checked(scene)).toMatchObject(REFUSAL);
    review(pull, 'APPROVED');
    review(pull, 'COMMENTED');
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { approved: 'true' } });
    review(pull, 'CHANGES_REQUESTED');
    expect(await checked(scene)).toMatchObject(REFUSAL);
    pull.reviews.length = 0;
    review(pull, 'DISMISSED');
    expect(await checked(scene)).toMatchObject(REFUSAL);
  });

  it('may be changed with the approval of a maintainer behind that of an app', async () => {
    const scene = await changing(({ github }) => github.user('owner'));
    const { pull, github, board } = scene;
    pull.labels.push('owner-approved');
    review(pull, 'APPROVED', github.appToken(board, 'reviewer', {}).bot);
    expect(await checked(scene)).toMatchObject(REFUSAL);
    review(pull, 'APPROVED');
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { approved: 'true' } });
  });

  it('may not be changed while its receipts cannot be read', async () => {
    const scene = await changing(({ pull }) => pull.author);
    scene.github.push(scene.board, 'receipts', { 'receipts/mine/0000000000000000.json': '{}' });
    const { result, errors } = await checked(scene);
    expect([result, errors]).toEqual(['failure', [expect.stringContaining('receipt.invalid: ./receipts/mine/')]]);
  });

  it('may be changed on a board with thousands of runs', async () => {
    const scene = await changing(({ pull }) => pull.author);
    const { folder } = scene.board;
    const made = (input: string, ...words: string[]) => git(folder, words, input).toString('utf8').trim();
    const tip = branchTip(folder, 'receipts') ?? '';
    // A hundred thousand files: 70 MB as a list.
    let runs = `100644 blob ${made('x', 'hash-object', '-w', '--stdin')}`;
    for (const count of [100, 100, 10]) {
      const items = Array.from({ length: count }, (_, i) => `${runs}\t${String(i).padStart(220, '0')}\n`);
      runs = `040000 tree ${made(items.join(''), 'mktree')}`;
    }
    const receipts = `040000 tree ${made('', 'rev-parse', `${tip}:receipts`)}`;
    const tree = made(`${receipts}\treceipts\n${runs}\treruns\n`, 'mktree');
    writeRef(folder, 'refs/heads/receipts', made('Add\n', ...IDENTITY, 'commit-tree', tree, '-p', tip));
    expect(await submission(scene)).toMatchObject({ result: 'success', errors: [], outputs: { slug: 'mine' } });
  });

  it('may not be changed where the branch `receipts` has other folders, and no receipts', async () => {
    const scene = await changing(() => null);
    scene.github.push(scene.board, 'receipts', { 'reruns/mine/file': 'x' });
    const { result, errors } = await checked(scene);
    expect([result, errors]).toEqual(['failure', [expect.stringContaining('is not the whole branch `receipts`')]]);
  });
});

it('a slug belongs to its first submitter, even if its entry was removed; a new slug belongs to the author [A11, K1]', async () => {
  const scene = await submitted(entryOf(bundle));
  record(scene, [{ slug: 'mine', submitter: scene.github.user('first') }]);
  expect(await checked(scene)).toMatchObject({ ...REFUSAL, errors: [expect.stringContaining('belongs to first')] });
  record(scene, [{ slug: 'free', submitter: scene.github.user('another') }]);
  plantOn(scene.fork.folder, 'free', entryOf(bundle, 'new'));
  const pull = scene.github.pullRequest(scene.board, { from: scene.fork, branch: 'free' });
  expect(await checked({ ...scene, pull })).toMatchObject({
    result: 'success',
    outputs: { slug: 'new', approved: '' },
  });
});

it('a slug cannot be taken by a pull request that is not merged [K12]', async () => {
  const scene = await submitted(entryOf(bundle));
  const { github, board, pull } = scene;
  const eve = github.user('eve');
  const other = github.fork(board, eve);
  plantOn(other.folder, 'first', entryOf(bundle));
  const taken = github.pullRequest(board, { from: other, branch: 'first' });
  record(scene, [
    { slug: 'mine', submitter: eve, pull_request: taken.number, head: taken.headSha, date: '2026-01-02T00:00:00.000Z' },
  ]);
  taken.state = 'closed';
  // Another one had the slug when it got its receipt, and something else when it was merged.
  github.push(other, 'notes', { 'notes.md': 'Notes.\n' });
  const changed = github.pullRequest(board, { from: other, branch: 'notes' });
  const before = { pull_request: changed.number, head: taken.headSha };
  record(scene, [{ slug: 'mine', submitter: eve, ...before, date: '2026-01-02T01:00:00.000Z' }]);
  github.merge(changed);
  expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { slug: 'mine', approved: '' } });
  record(scene, [
    {
      slug: 'mine',
      submitter: pull.author,
      pull_request: pull.number,
      head: pull.headSha,
      date: '2026-01-03T00:00:00.000Z',
    },
  ]);
  github.merge(pull);
  const fork = github.fork(board, eve, 'later');
  plantOn(fork.folder, 'later', entryOf(bundle, 'mine', { homepage: 'https://eve.example' }));
  const later = github.pullRequest(board, { from: fork, branch: 'later' });
  expect(await checked({ ...scene, fork, pull: later })).toMatchObject({
    ...REFUSAL,
    errors: [expect.stringContaining('belongs to stranger')],
  });
});

/** The pull request of somebody who copied the commit of another one. */
function copiedBy(user: User, { github, board, fork }: Scene) {
  const copy = github.fork(board, user);
  git(copy.folder, ['fetch', '--quiet', fork.folder, 'entry:copy']);
  return github.pullRequest(board, { from: copy, branch: 'copy' });
}

it('a refused copy of a pull request sets no status on the commit of the original [K11]', async () => {
  const scene = await changing(({ pull }) => pull.author);
  const first = runOf(scene);
  const pull = copiedBy(scene.github.user('eve'), scene);
  expect(pull.headSha).toBe(scene.pull.headSha);
  const refused = await bound({ ...scene, pull }, runOf({ ...scene, pull }));
  expect(refused).toMatchObject({ result: 'failure', outputs: { ...REFUSED, status: 'none' } });
  expect(await bound(scene, first)).toMatchObject({ result: 'success', outputs: { status: 'pending' } });
});

it('a refused copy sets no status on the commit of a later pull request, either', async () => {
  const scene = await changing(({ pull }) => pull.author);
  const pull = copiedBy(scene.github.user('eve'), scene);
  scene.pull.state = 'closed';
  const original = scene.github.pullRequest(scene.board, { from: scene.fork, branch: 'entry' });
  expect([original.headSha, original.number > pull.number]).toEqual([pull.headSha, true]);
  const refused = await bound({ ...scene, pull }, runOf({ ...scene, pull }));
  expect(refused).toMatchObject({ result: 'failure', outputs: { ...REFUSED, status: 'none' } });
});

it('a pull request may have the commit of an earlier one to another branch, as after a wrong base', async () => {
  const scene = await submitted(entryOf(ofImage()));
  const { github, board, fork, pull } = scene;
  github.push(board, 'dev', { file: 'x' });
  Object.assign(pull, { base: 'dev' });
  const right = { ...scene, pull: github.pullRequest(board, { from: fork, branch: 'entry' }) };
  expect(right.pull.number).toBeGreaterThan(pull.number);
  expect(await submission(right)).toMatchObject({ result: 'success', errors: [] });
  expect(await bound(right, runOf(right))).toMatchObject({ result: 'success', outputs: { status: 'pending' } });
});

/** A receipt of a pull request in its present state. */
const receiptFor = ({ author: submitter, number: pull_request, headSha: head }: Scene['pull'], day: number) => ({
  ...{ slug: 'mine', submitter, pull_request, head, date: `2026-01-0${day}T00:00:00.000Z` },
});

/** The result for an account that changes the entry after the merge. */
function changedBy(author: User, { github, board, ...scene }: Scene) {
  const fork = github.fork(board, author, `later-${author.login}`);
  plantOn(fork.folder, 'later', entryOf(ofImage(), 'mine', { homepage: `https://${author.login}.example` }));
  return checked({ ...scene, github, board, fork, pull: github.pullRequest(board, { from: fork, branch: 'later' }) });
}

it('a copy of a pull request is refused and cannot take the slug, also in one that was opened earlier [K14]', async () => {
  const scene = await submitted(entryOf(ofImage()));
  const { github, board, fork } = scene;
  const eve = github.user('eve');
  const other = github.fork(board, eve);
  github.push(other, 'notes', { 'notes.md': 'Notes.\n' });
  const early = github.pullRequest(board, { from: other, branch: 'notes' });
  scene.pull.state = 'closed';
  const pull = github.pullRequest(board, { from: fork, branch: 'entry' });
  const original = { ...scene, pull };
  expect((await bound(original, runOf(original))).result).toBe('success');
  record(scene, [receiptFor(pull, 3)]);
  git(other.folder, ['fetch', '--quiet', fork.folder, '+entry:notes']);
  const late = copiedBy(github.user('mallory'), scene);
  for (const copy of [early, late]) {
    copy.headSha = pull.headSha;
    const attack = { ...scene, pull: copy };
    expect(await bound(attack, runOf(attack))).toMatchObject({
      result: 'failure',
      outputs: { ...REFUSED, status: 'none' },
      errors: ['submission.owner: A pull request from stranger/board had this commit before this one.'],
    });
  }
  expect(await bound(original, runOf(original))).toMatchObject({ result: 'success', outputs: { status: 'pending' } });
  record(scene, [receiptFor(early, 4)]);
  github.merge(pull);
  expect(early.state).toBe('closed');
  expect((await changedBy(pull.author, scene)).result).toBe('success');
  expect((await changedBy(eve, scene)).errors).toEqual([expect.stringContaining(`belongs to ${pull.author.login}`)]);
});

it('of pull requests with one commit the one that was opened later is refused where GitHub lists no runs [K14]', async () => {
  const scene = await submitted(entryOf(ofImage()), { private: true });
  const twin = { ...scene, pull: copiedBy(scene.github.user('eve'), scene) };
  expect(await submission(twin)).toMatchObject({
    result: 'failure',
    errors: [expect.stringContaining(`Pull request #${scene.pull.number} has the same commit and was opened before`)],
  });
  expect(await submission(scene)).toMatchObject({ result: 'success' });
});

it('the files of another pull request are refused in another commit, so that its figures are not drawn again [K18]', async () => {
  const scene = await submitted(entryOf(ofImage()));
  const { github, board, fork, pull } = scene;
  const { outputs } = await bound(scene, runOf(scene));
  const other = github.fork(board, github.user('eve'));
  git(other.folder, ['fetch', '--quiet', fork.folder, 'entry:copy']);
  const files = entryOf(ofImage());
  plantOn(other.folder, 'same', files);
  plantOn(other.folder, 'same', [{ path: 'leaderboard/entries/mine/entry.json', content: '{}' }]);
  plantOn(other.folder, 'same', files);
  const copy = { ...scene, pull: github.pullRequest(board, { from: other, branch: 'same' }) };
  const before = await bound(copy, runOf(copy));
  expect([before.result, before.outputs.tree]).toEqual(['success', outputs.tree]);
  record(scene, [{ ...receiptFor(pull, 2), tree: outputs.tree ?? '' }]);
  expect(await bound(copy, runOf(copy))).toMatchObject({
    result: 'failure',
    outputs: { ...REFUSED, status: 'none' },
    errors: [`submission.owner: Pull request #${pull.number} had the same files before this one.`],
  });
  // The other way round, the receipt of the copy does not stop the original.
  record(scene, [{ ...receiptFor(copy.pull, 3), tree: outputs.tree ?? '' }]);
  expect((await bound(scene, runOf(scene))).result).toBe('success');
});

describe('an entry whose adapter is a folder of the board', () => {
  it.each([`dir:${OWN}`, `dir: ./${OWN}//`])(
    'is refused unless a maintainer approves it: %s [A12]',
    async (adapter) => {
      const scene = await submitted(entryOf(contained(adapter)));
      scene.github.push(scene.board, 'main', { [`${OWN}/Dockerfile`]: 'FROM scratch\n' });
      const { errors, ...rest } = await checked(scene);
      expect(rest).toMatchObject(REFUSAL);
      expect(errors).toEqual([
        expect.stringContaining(`is a folder of this board. The entry would be shown as one of the board’s own.`),
      ]);
      expect(errors[0]).toMatch(/^submission\.own: /);
      scene.pull.labels.push('owner-approved');
      review(scene.pull, 'APPROVED');
      expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { slug: 'mine', approved: 'true' } });
    },
  );

  it.each([
    ['the board has no such folder', `dir:${OWN}`, 'README.md'],
    ['its path begins at the root of a file system', `dir:/${OWN}`, `${OWN}/Dockerfile`],
  ])('is self-reported if %s', async (_, adapter, file) => {
    const scene = await submitted(entryOf(contained(adapter)));
    scene.github.push(scene.board, 'main', { [file]: 'FROM scratch\n' });
    expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { slug: 'mine', approved: '' } });
  });
});

it('an entry with a held-out run is refused unless a maintainer approves it, because nobody can check its outcomes [A14]', async () => {
  const scene = await submitted(entryOf(await publishedHeldOut(temporaryFolder())));
  const { errors, ...rest } = await checked(scene);
  expect(rest).toMatchObject(REFUSAL);
  expect(errors).toEqual([
    expect.stringMatching(/^submission\.heldout: The run of cib is on held-out data\. Until its seed is revealed/),
  ]);
  scene.pull.labels.push('owner-approved');
  review(scene.pull, 'APPROVED');
  expect(await checked(scene)).toMatchObject({ result: 'success', outputs: { slug: 'mine', approved: 'true' } });
});

it('the Action `check` on given commits checks no owner, and says so in the summary', async () => {
  const { folder, add, commit } = gitRepository();
  add(bundle, 'leaderboard/entries/mine/cib');
  commit();
  const head = plantOn(join(folder, '.git'), 'change', entryOf(bundle));
  const { status, summary, outputs } = await runAction('check', folder, { head });
  expect([status, outputs]).toMatchObject([0, { slug: 'mine', head, approved: '' }]);
  expect(summary).toContain('| Owner | not checked: without a pull request there is no author |');
});

it('the Action `check` names the suites that an entry has if it is asked for another, also one named as a property of objects', async () => {
  const { folder, commit } = gitRepository();
  commit();
  plantOn(join(folder, '.git'), 'main', entryOf(bundle));
  const event = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_EVENT_PATH: `${folder}/event.json` };
  writeFileSync(event.GITHUB_EVENT_PATH, '{}');
  const { status, annotations } = await runAction('check', folder, { slug: 'mine', suites: 'cib,toString' }, event);
  expect([status, annotations]).toEqual([
    2,
    [['input.invalid', 'The entry mine has no run of "toString".\n→ It has cib.']],
  ]);
});

describe('a submission that later merges made into what no receipt names [A12]', () => {
  /** A board with two such entries, and a checkout of it. Their adapter is a folder of the board. */
  async function merged() {
    const made = board();
    mkdirSync(`${made.folder}/${OWN}`, { recursive: true });
    writeFileSync(`${made.folder}/${OWN}/Dockerfile`, 'FROM scratch\n');
    const given = { kind: 'system', adapter: `dir:${OWN}` } as const;
    made.merge('mine', contained(given.adapter), given);
    await made.receipt('mine', { submitter: { login: 'eve', id: 7 } });
    made.merge('mine', contained(given.adapter), { ...given, licence: 'Apache-2.0' });
    return made.checkout();
  }

  it('is not run by the board as one of its own', async () => {
    const { tip } = await merged();
    const event = { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_EVENT_PATH: `${tip}/event.json` };
    writeFileSync(event.GITHUB_EVENT_PATH, '{}');
    const { status, outputs } = await runAction('check', tip, { slug: 'mine', suites: 'cib' }, event);
    expect([status, outputs]).toMatchObject([0, { slug: 'mine', folder: '', matrix: '[]', reproducible: 'false' }]);
    const found = await boardEntry(nodePorts(), { repository: tip, slug: 'mine', token: '' });
    expect(found).toMatchObject({ own: undefined, receipts: [expect.objectContaining({ slug: 'mine' })] });
  });

  it('is not compared with another submission in its comment', async () => {
    const { tip, receipts } = await merged();
    const { processes } = nodePorts();
    const head = plantOn(`${tip}/.git`, 'new', entryOf(contained(`image:${IMAGE}`, IMAGE), 'new'));
    const { facts } = await evaluateSubmission(nodePorts(), {
      ...{ slug: 'new', tree: '1'.repeat(40), date: '2026-02-01T00:00:00.000Z', checkout: tip, receipts },
      submission: await gitTree(processes, tip, head),
      board: await gitTree(processes, tip, 'main'),
      ...{ rerun: undefined, nonce: undefined, temporary: temporaryFolder(), harness: harness() },
      run: { id: '7', attempt: 1, url: 'https://github.test/o/r/actions/runs/7' },
    });
    expect(facts).toMatchObject({ unread: 0, problems: [], suites: [{ state: 'valid', others: [] }] });
  });
});

describe('the board’s runs for one author', () => {
  /** A pull request of the author with an entry and commit of its own, and the end of its check. */
  function another(
    scene: Scene,
    name: string,
    ...fields: Parameters<typeof runOf> extends [Scene, ...infer R] ? R : never
  ) {
    const { github, board, fork } = scene;
    plantOn(fork.folder, name, entryOf(ofImage(), name));
    const pull = github.pullRequest(board, { from: fork, branch: name });
    return { pull, ended: runOf({ ...scene, pull }, ...fields) };
  }
  const reproducible = async (scene: Scene, payload: unknown) => (await bound(scene, payload)).outputs.reproducible;

  /** Today and tomorrow: the test may run at midnight. */
  const today = [0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const runs = (submitter: Receipt['submitter'], n: number, days = today): Partial<Receipt>[] =>
    Array.from({ length: n }, (_, i) => i).flatMap((i) =>
      days.map((day) => ({
        slug: `entry-${i}`,
        submitter,
        event: (['board-run', 'unusable', 'contradicted'] as const)[i % 3] as Receipt['event'],
        date: `${day}T0${i}:00:00.000Z`,
      })),
    );

  it('are made up to the cap of a day, to which other authors, other days and verifications without runs do not count [A13, K3]', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, pull } = scene;
    record(scene, [
      ...runs(pull.author, 4),
      ...runs(pull.author, 3, [yesterday]),
      ...runs(github.user('another'), 5),
      ...today.map((day) => ({
        slug: 'seen',
        submitter: pull.author,
        event: 'verified' as const,
        date: `${day}T09:00:00.000Z`,
      })),
    ]);
    const { result, outputs } = await bound(scene, runOf(scene));
    expect([result, outputs]).toMatchObject(['success', { image: IMAGE, reproducible: 'true', left: '' }]);
    expect(JSON.parse(outputs.matrix ?? '')).toEqual([
      { suite: 'cib', shard: '1/1' },
      { suite: 'cib', shard: '1/1', fresh: true },
    ]);
  });

  it('stop at the cap: the check passes, names the next possible day, and a maintainer can allow a run earlier [A13, K3]', async () => {
    const scene = await submitted(entryOf(ofImage()));
    record(scene, runs(scene.pull.author, 5));
    const { result, errors, outputs, handedOn, summary } = await bound(scene, runOf(scene));
    expect([result, errors]).toEqual(['success', []]);
    expect(outputs).toMatchObject({ slug: 'mine', image: IMAGE, matrix: '[]', nonce: '', reproducible: 'false' });
    expect(outputs.left).toMatch(
      /^Not run: .* of this author or fork 5 times today, and at most 5 times a day\. .*after 00:00 UTC/,
    );
    expect(outputs.left).toContain('“run-approved”');
    expect(handedOn.left).toBe(outputs.left);
    expect(summary).toContain('| Run again | nothing |');
    expect(summary).toContain(
      '| Left out | Not run: the board already ran pull requests of this author or fork 5 times today',
    );
    scene.pull.labels.push('run-approved');
    expect((await bound(scene, runOf(scene))).outputs).toMatchObject({ reproducible: 'true', left: '', approved: '' });
  });

  it('stop at the cap if they have started and left no receipt, however many branches there are [K4]', async () => {
    const scene = await submitted(entryOf(ofImage()), { private: true });
    scene.github.world.limits.perPage = 2;
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const all = names.map((name) => another(scene, name));
    const [fifth, sixth] = all.slice(4) as [(typeof all)[0], (typeof all)[0]];
    // Those that started later do not count: otherwise none of several at once would be run.
    expect(await reproducible(scene, fifth.ended)).toBe('true');
    const { result, outputs } = await bound(scene, sixth.ended);
    expect([result, outputs]).toMatchObject(['success', { matrix: '[]', reproducible: 'false' }]);
    expect(outputs.left).toMatch(/^Not run: .* of this author or fork 5 times today, and at most 5 times a day\./);
    sixth.pull.labels.push('run-approved');
    expect(await reproducible(scene, sixth.ended)).toBe('true');
  });

  it('stop at the cap, above which no further commit is asked about', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => another(scene, name));
    expect(await reproducible(scene, all.at(-1)?.ended)).toBe('false');
    expect(scene.github.asked('repos/list-commit-statuses-for-ref')).toBe(5);
  });

  it('stop at the cap if a push or the end of the pull request cut them off, again and again [K4]', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board, pull } = scene;
    const ended = () => runOf(scene);
    // One of four verifications of this commit wrote a receipt, and then the verdict.
    for (const _ of [1, 2, 3, 4]) ended();
    const { author: submitter, headSha: head } = pull;
    record(
      scene,
      today.map((day) => ({
        slug: 'mine',
        submitter,
        head,
        event: 'board-run' as const,
        date: `${day}T00:00:00.000Z`,
      })),
    );
    status(github, board, head, 'success');
    expect(await reproducible(scene, ended())).toBe('true');
    expect(await reproducible(scene, ended())).toBe('false');
  });

  it('stop at the cap also if other accounts push to the author’s fork, or the author to another’s [A13, K4]', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board, fork } = scene;
    const second = github.user('second');
    for (const name of ['a', 'b', 'c', 'd']) another(scene, name, { actor: second });
    expect(await reproducible(scene, runOf(scene, { actor: second }))).toBe('true');
    // The next are of one commit, so that each is a check of it again.
    expect(await reproducible(scene, runOf(scene, { actor: second }))).toBe('false');
    const pull = github.pullRequest(board, { from: fork, branch: 'a', author: github.user('third') });
    const theirs = { ...scene, pull };
    scene.pull.state = 'closed';
    for (const one of github.world.pulls) if (one !== pull) one.state = 'closed';
    expect(await reproducible(theirs, runOf(theirs))).toBe('false');
  });

  it('stop at the cap also if others push to the author’s fork while the author uses another one [A13, K4]', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board } = scene;
    const other = github.fork(board, github.user('third'));
    plantOn(other.folder, 'entry', entryOf(ofImage()));
    const theirs = { ...scene, fork: other };
    theirs.pull = github.pullRequest(board, { from: other, branch: 'entry', author: scene.pull.author });
    scene.pull.state = 'closed';
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      another(scene, name, { actor: github.user('second') }).pull.state = 'closed';
    expect(await reproducible(theirs, runOf(theirs))).toBe('false');
  });

  it('do not count what others push to branches of the board itself', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board } = scene;
    const maintainers = ['one', 'two'].map((name) => github.user(name));
    board.writers = maintainers;
    const ofBoard = (name: string, author = maintainers[0]) => {
      plantOn(board.folder, name, entryOf(ofImage(), name));
      const pull = github.pullRequest(board, { from: board, branch: name, ...(author && { author }) });
      return { scene: { ...scene, pull }, ended: runOf({ ...scene, pull }) };
    };
    for (const name of ['a', 'b', 'c', 'd', 'e']) ofBoard(name);
    const { scene: theirs, ended } = ofBoard('f', maintainers[1]);
    expect(await reproducible(theirs, ended)).toBe('true');
  });

  it('count the attempts of one verification once', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { author: submitter } = scene.pull;
    const attempts = (id: number, n: number) =>
      runs(submitter, n).map((one, i) => ({ ...one, slug: 'mine', run: { id, attempt: i + 1 } }));
    record(scene, [...attempts(1, 4), ...attempts(2, 2), ...attempts(3, 1), ...attempts(4, 1)]);
    expect(await reproducible(scene, runOf(scene))).toBe('true');
    record(scene, attempts(5, 1));
    expect(await reproducible(scene, runOf(scene))).toBe('false');
  });

  it('do not count checks whose commit a push replaced before the board could run it', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board, fork } = scene;
    const push = () => github.push(fork, 'entry', { 'leaderboard/entries/mine/NOTES.md': String(Math.random()) });
    for (const _ of [1, 2, 3, 4, 5]) {
      runOf(scene);
      push();
    }
    // The checks of these commits could not end.
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      push();
      runOf(scene);
      status(github, board, scene.pull.headSha, 'error');
    }
    plantOn(fork.folder, 'next', entryOf(ofImage()));
    const next = { ...scene, pull: github.pullRequest(board, { from: fork, branch: 'next' }) };
    expect(await reproducible(next, runOf(next))).toBe('true');
    // Those that got as far as the board's runs count, although a push or an error ended them.
    for (const state of ['pending', 'error', 'pending', 'error', 'pending']) {
      push();
      runOf(scene);
      status(github, board, scene.pull.headSha, 'pending');
      if (state === 'error') status(github, board, scene.pull.headSha, state);
    }
    expect(await reproducible(next, runOf(next))).toBe('false');
  });

  it('do not count checks that started no run: of others, cancelled, waiting, of another day, refused, or without an entry', async () => {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board } = scene;
    for (const conclusion of ['cancelled', 'skipped', 'action_required']) another(scene, conclusion, { conclusion });
    another(scene, 'yesterday', { createdAt: '2025-12-31T23:59:59Z' });
    for (const state of ['success', 'failure'] as const) {
      const { pull } = another(scene, state);
      status(github, board, pull.headSha, 'pending');
      status(github, board, pull.headSha, state);
    }
    const others = github.fork(board, github.user('another'));
    for (const name of ['v', 'w', 'x', 'y', 'z']) another({ ...scene, fork: others }, name);
    for (const name of ['running', 'failed'])
      another(scene, name, { conclusion: name === 'failed' ? 'failure' : null });
    const { pull } = another(scene, 'pending');
    status(github, board, pull.headSha, 'pending');
    another(scene, 'without-status');
    // Four count so far.
    expect(await reproducible(scene, runOf(scene))).toBe('true');
    expect(await reproducible(scene, runOf(scene))).toBe('false');
  });
});

describe('files that the board ran', () => {
  const FIGURES = { public: 0.5, unseen: 0.5 };
  const COMPARED = { metric: 'x', reference: 'y', system: FIGURES, reference_values: FIGURES, gap: 0 };
  const RAN = {
    ...{ manifest: 'a'.repeat(64), state: 'valid', runs: ['b'.repeat(64)], claim: null },
    fresh: { manifest: 'c'.repeat(64), contamination: COMPARED, flagged: null },
  } as const;

  /** A pull request whose files the board ran, with a later commit of the same files. */
  async function ranBefore(
    changed: Partial<Receipt> = {},
    { sha256, runs, ...later }: Partial<Receipt> & { readonly sha256?: string; readonly runs?: string } = {},
  ) {
    const scene = await submitted(entryOf(ofImage()));
    const { github, board, fork, pull } = scene;
    const { outputs } = await bound(scene, runOf(scene));
    expect(outputs.reproducible).toBe('true');
    const { login, id } = pull.author;
    const about = { tree: outputs.tree ?? '', submitter: { login, id }, pull_request: pull.number, head: pull.headSha };
    const made = receiptOf({ ...about, event: 'board-run', suites: { cib: RAN as never }, ...changed });
    const manifest = ofImage();
    forgeManifest(manifest, (one) => {
      one.harness.sha256 = sha256 ?? harnessOf(ROOT, 'dist').sha256;
    });
    const newer = receiptOf({ ...about, date: '2026-01-03T00:00:00.000Z', ...later });
    github.push(board, 'receipts', {
      [receiptPath(made)]: receiptText(made),
      [receiptPath(newer)]: receiptText(newer),
      [`${runs ?? runPath(made, 'cib', 1)}/manifest.json`]: readFileSync(`${manifest}/manifest.json`, 'utf8'),
    });
    github.push(fork, 'entry', {});
    const former = pull.headSha;
    github.pullRequestEvent(pull);
    expect(pull.headSha).not.toBe(former);
    return { scene, made };
  }

  it('are not run again for a new commit of the same author, unless a maintainer allows it [A13, K3]', async () => {
    const { scene, made } = await ranBefore();
    const { result, errors, outputs, summary } = await checked(scene);
    expect([result, errors]).toEqual(['success', []]);
    expect(outputs).toMatchObject({ slug: 'mine', matrix: '[]', nonce: '', reproducible: 'false', status: 'pending' });
    const says = `Not run again: the board already ran these files for this author, and receipt ${receiptId(made)} counts.`;
    expect(outputs.left).toContain(says);
    expect(summary).toContain('| Run again | nothing |');
    scene.pull.labels.push('run-approved');
    expect((await bound(scene, runOf(scene))).outputs).toMatchObject({ reproducible: 'true', left: '' });
  });

  it.each<[string, ...Parameters<typeof ranBefore>]>([
    ['the run contradicted the claim', { event: 'contradicted' }],
    ['a later run contradicted the claim', {}, { event: 'contradicted', suites: { cib: RAN as never } }],
    ['a later run cannot be used', {}, { event: 'unusable' }],
    ['another account submitted them', { submitter: { login: 'eve', id: 7 }, pull_request: 99, head: 'e'.repeat(40) }],
    ['no run counts', { suites: { cib: { ...RAN, runs: [] } as never } }],
    ['another suite was run', { suites: { flow: RAN as never } }],
    ['no run on fresh tasks counts', { suites: { cib: { ...RAN, fresh: undefined } as never } }],
    ['the fresh tasks took the rank', { suites: { cib: { ...RAN, fresh: { ...RAN.fresh, flagged: 'x' } } as never } }],
    ['a maintainer disputes them', {}, { event: 'disputed' }],
    ['another program made the run', {}, { sha256: 'd'.repeat(64) }],
    ['the run was purged', {}, { runs: 'reruns/other' }],
    ['the receipt is of other files', { tree: 'd'.repeat(40) }],
  ])('are run again where %s', async (_, changed, later) => {
    const { scene } = await ranBefore(changed, later);
    expect((await bound(scene, runOf(scene))).outputs).toMatchObject({ reproducible: 'true', left: '' });
  });

  it('are run again after a change, such as of the image', async () => {
    const { scene } = await ranBefore();
    plantOn(scene.fork.folder, 'entry', entryOf(ofImage(), 'mine', { homepage: 'https://mine.example' }));
    scene.github.pullRequestEvent(scene.pull);
    expect((await bound(scene, runOf(scene))).outputs).toMatchObject({ reproducible: 'true', left: '' });
  });
});

/** Sets the board's status of a commit, as its verification does. */
function status({ world, bot }: Scene['github'], repository: Scene['board'], sha: string, state: string): void {
  const text = { context: 'context-integrity', description: null, targetUrl: null };
  world.statuses.push({ ...text, id: world.nextId(), repository, sha, state, creator: bot, createdAt: world.now() });
}
