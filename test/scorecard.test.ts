import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { rewriteScores } from '../src/bundles/write-scores.ts';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { type Receipt, receiptId, receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { nodePorts } from '../src/system/ports.ts';
import { roundNonce } from '../src/verify/rerun-order.ts';
import { manifestOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { docker } from './support/engine.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forge, forgeManifest } from './support/forgery.ts';
import { review } from './support/github/reviews.ts';
import type { Permissions } from './support/github/world.ts';
import { withRegistry } from './support/registry.ts';
import {
  entry,
  entryFiles,
  FOLDER,
  NONCE,
  runAsImage,
  runBundle,
  SLUG,
  type Submission,
  said,
  submission,
  WRITES,
} from './support/scored.ts';
import { readWorkflow } from './support/workflow/workflow-file.ts';

const made = sharedFolder();
const MARKER = '<!-- context-integrity:scorecard -->';
const lines = (text: string | undefined, pattern: RegExp) =>
  (text ?? '').split('\n').filter((line) => pattern.test(line));

beforeAll(async () => {
  const asked = ['--nonce', NONCE];
  await runAsImage(`${made}/submitted`);
  await runAsImage(`${made}/again`, ...asked);
  await runAsImage(`${made}/fresh`, ...asked, '--split', 'fresh');
  for (const round of [2, 3]) await runAsImage(`${made}/round-${round}`, '--nonce', roundNonce(NONCE, round));
  await runAsImage(`${made}/1`, ...asked, '--shard', '1/2');
  await runAsImage(`${made}/2`, ...asked, '--shard', '2/2');
});

/** Puts a bundle where a job of the re-run leaves it. */
function leave({ rerun }: Pick<Submission, 'rerun'>, bundle: string, job = '0', round = 1): string {
  const folder = `${rerun}/${round}/${job}/cib`;
  cpSync(`${made}/${bundle}`, folder, { recursive: true });
  if (round === 1 && job === '0') cpSync(`${made}/fresh`, freshIn({ rerun }), { recursive: true });
  return folder;
}

/** Where the first job leaves its run on fresh tasks. */
const freshIn = ({ rerun }: Pick<Submission, 'rerun'>) => `${rerun}/fresh/0/cib`;

const submitted = (permissions?: Permissions) => submission(entryFiles(`${made}/submitted`), permissions);

describe('the board’s run on fresh tasks', () => {
  /** Makes the run find nothing, as a table of the public answers does on fresh tasks. */
  async function forget(folder: string): Promise<void> {
    forge(folder, 'transcript.jsonl', (text) =>
      text
        .split('\n')
        .map((line, i) => (i < 5 ? line : line.replaceAll(/"evidence":\[[^\]]*\]/g, '"evidence":[]')))
        .join('\n'),
    );
    await rewriteScores(nodePorts().files, folder, {});
  }

  it('takes the rank of a system that knows only the public answers, and is kept for everybody [G14]', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    await forget(freshIn(scene));
    expect(await scene.score()).toMatchObject({ status: 0, outputs: { state: 'board-run' } });
    const [receipt] = scene.receipts();
    const fresh = receipt?.suites.cib?.fresh;
    expect(fresh).toMatchObject({
      manifest: manifestOf(freshIn(scene)),
      contamination: { reference: 'lexical3', system: { public: 0.98 } },
      flagged: expect.stringMatching(/^it has 98\.0% on the public tasks and \d+\.\d% on fresh ones, a gap of /),
    });
    expect(scene.recorded().filter((path) => path.includes('/cib/fresh/'))).toHaveLength(5);
    expect(scene.bodies()[0]).toContain('## ❌ No rank');
    expect(scene.bodies()[0]).toMatch(/\| \d+\.\d% \| 98\.0% \| .* \| No rank: it seems to know the public answers \|/);
    expect(scene.statuses()).toMatchObject([
      { state: 'failure', description: 'No rank on cib: the comment compares its fresh and public tasks.' },
    ]);
  });

  it('does not give the rank back because a later run of the same files shows no gap [K7]', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    await forget(freshIn(scene));
    await scene.score();
    const [first] = scene.receipts() as [Receipt];
    const receipts = temporaryFolder();
    mkdirSync(`${receipts}/receipts/mine`, { recursive: true });
    writeFileSync(`${receipts}/${receiptPath(first)}`, receiptText(first));
    leave(scene, 'again');
    await scene.score({ receipts });
    const counts =
      /it seems to know the public answers\. Found on \d{4}-\d\d-\d\d; it counts until a maintainer settles it \|/;
    expect(scene.bodies()[0]).toContain('| No sign that it knows the public answers |');
    expect(scene.bodies()[0]).toMatch(counts);
    expect(scene.bodies()[0]).toContain('## ❌ No rank');
    expect(scene.statuses()).toMatchObject([{ state: 'failure' }]);
    const reasons = scene.receipts().map(({ reason }) => reason);
    expect(reasons).toEqual([1, 2].map(() => expect.stringContaining('No rank: it has 98.0%')));
    // Without a run of the board there is no rank to take.
    expect((await scene.score({ receipts, nonce: '' })).outputs.state).toBe('verified');
  });

  it('counts for a later commit of the same files that is not run, as status, comment and receipt say [K3]', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    await scene.score();
    const [first] = scene.receipts() as [Receipt];
    const receipts = temporaryFolder();
    mkdirSync(`${receipts}/receipts/mine`, { recursive: true });
    writeFileSync(`${receipts}/${receiptPath(first)}`, receiptText(first));
    const why = 'Not run again: the board already ran these files.';
    expect(await scene.score({ 'receipts': receipts, 'nonce': '', 'not-run': why })).toMatchObject({
      outputs: { state: 'verified' },
    });
    const id = receiptId(first);
    expect(scene.statuses().at(-1)).toMatchObject({
      state: 'success',
      description: `Not run again: the board ran these files before, and receipt ${id} counts.`,
    });
    const body = scene.bodies()[0]?.replaceAll('&#8203;', '') ?? '';
    expect(body).toContain('## ☑️ Not run again');
    expect(body).toContain(`The board’s earlier run of the same files counts: receipt ${id}.`);
    expect(body).toContain('| submitted; the board’s earlier run counts |');
    expect(body).toContain(why);
    expect(scene.receipts().find(({ event }) => event === 'verified')?.reason).toBe(
      `cib: scored again from the submitted evidence; not run again, because receipt ${id} of the same files counts.`,
    );
  });

  it('is not settled in advance by a decision with a later date', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    await forget(freshIn(scene));
    await scene.score();
    const [first] = scene.receipts() as [Receipt];
    const settled: Receipt = {
      ...first,
      event: 'settled',
      suites: {},
      date: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const receipts = temporaryFolder();
    mkdirSync(`${receipts}/receipts/mine`, { recursive: true });
    writeFileSync(`${receipts}/${receiptPath(settled)}`, receiptText(settled));
    leave(scene, 'again');
    const step = await scene.score({ receipts });
    expect([step.status, said(step)]).toEqual([
      2,
      expect.stringMatching(/is dated 20.* so a new receipt would not count after it/),
    ]);
    const reason = 'The board’s runs could not be judged: receipt.invalid.';
    expect(scene.receipts().filter(({ event }) => event !== first.event)).toMatchObject([
      { event: 'unusable', reason },
    ]);
    expect(scene.receipts()).toHaveLength(2);
  });

  it.each([
    ['was not made', (folder: string) => rmSync(folder, { recursive: true }), /none of its jobs produced one/],
    [
      'has other tasks than were ordered',
      (folder: string) => forgeManifest(folder, (manifest) => Object.assign(manifest.dataset, { tasks: 25 })),
      /\$\.dataset\.tasks/,
    ],
    [
      'has the data of another nonce',
      (folder: string) => forgeManifest(folder, (manifest) => Object.assign(manifest, { nonce: 'cd'.repeat(32) })),
      /\$\.nonce/,
    ],
  ])('takes the rank if it %s', async (_, spoil, says) => {
    const scene = await submitted();
    leave(scene, 'again');
    spoil(freshIn(scene));
    expect(await scene.score()).toMatchObject({ status: 0, outputs: { state: 'board-run' } });
    const fresh = scene.receipts()[0]?.suites.cib?.fresh;
    expect(fresh).toMatchObject({ manifest: null, contamination: null, flagged: expect.stringMatching(says) });
    expect(scene.bodies()[0]).toContain('## ❌ No rank');
  });

  it('takes the rank also if the runs name a model that was never asked [G14]', async () => {
    const named = ['--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'small-1'];
    const claim = await runAsImage(`${temporaryFolder()}/claim`, ...named);
    const scene = await submission(entryFiles(claim));
    cpSync(`${made}/fresh`, freshIn(scene), { recursive: true });
    await runAsImage(`${scene.rerun}/1/0/cib`, ...named, '--nonce', NONCE);
    await forget(freshIn(scene));
    expect(await scene.score({ asked: 'cib' })).toMatchObject({ status: 0, outputs: { state: 'board-run' } });
    expect(scene.receipts()[0]?.suites.cib?.fresh?.flagged).toMatch(/^it has 98\.0% on the public tasks and /);
    expect(scene.bodies()[0]).toContain('names the model "small-1", which answered no request on its tape');
  });

  it('says nothing against a system that does as well on them', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    await scene.score();
    expect(scene.receipts()[0]?.suites.cib?.fresh?.flagged).toBeNull();
    expect(scene.bodies()[0]).toContain('| No sign that it knows the public answers |');
  });
});

it('the Action `scorecard` records, comments and sets the status if every reply of both shards is the claimed one', async () => {
  const scene = await submitted();
  leave(scene, '1', '0');
  leave(scene, '2', '1');
  const step = await scene.score();
  expect(said(step)).toBe('');
  expect(step).toMatchObject({ status: 0, leaked: '', outputs: { state: 'board-run', reported: 'true' } });

  const [receipt] = scene.receipts();
  const bodies = scene.bodies();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.split('\n').slice(0, 3)).toEqual([MARKER, '## ✅ Run by the board, claim confirmed', '']);
  expect(step.summary.trim()).toBe(bodies[0]?.slice(MARKER.length).trim());
  expect(scene.github.commentsOn(scene.other)).toEqual([]);
  expect(scene.statuses()).toEqual([
    {
      sha: scene.head,
      state: 'success',
      context: 'context-integrity',
      description: 'Run by the board, whose figures are published; claim confirmed.',
    },
  ]);

  const manifest = readFileSync(`${made}/submitted/manifest.json`);
  const place = `reruns/${SLUG}/${basename(scene.recorded()[0] ?? '', '.json')}/cib/1`;
  const kept = `${scene.show(`${place}/manifest.json`)}\n`;
  expect(receipt).toMatchObject({
    slug: SLUG,
    tree: scene.told.tree,
    event: 'board-run',
    actor: { login: 'github-actions[bot]', id: 41_898_282 },
    submitter: { login: 'stranger', id: expect.any(Number) },
    head: scene.head,
    pull_request: 2,
    run: { id: 77, attempt: 1 },
    suites: {
      cib: {
        manifest: sha256(manifest),
        runs: [sha256(kept)],
        state: 'valid',
        claim: { verdict: 'confirmed', tasks: 250, differing: 0, claimed: 0.98, measured: 0.98 },
      },
    },
  });
  expect(scene.recorded()).toHaveLength(1 + 2 * 5);
  const subjects = step.outputs.subjects?.split('\n') ?? [];
  expect(subjects.map((path) => sha256(readFileSync(path)))).toEqual([
    sha256(`${canonical(receipt)}\n`),
    sha256(kept),
    manifestOf(freshIn(scene)),
  ]);
  expect(subjects[0]).toBe(step.outputs.receipt);
});

it('the Action `scorecard` fetches the submission with the token if the board is private', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`), WRITES, { isPrivate: true });
  const step = await scene.score({ nonce: '' });
  expect(said(step)).toBe('');
  expect(step.outputs.state).toBe('verified');
  expect(step.log).not.toContain(scene.told['github-token']);
});

describe('the Action `scorecard` with an unusable board run', () => {
  it.each<[string, RegExp, (scene: Submission) => void]>([
    ['left nothing', /none of its jobs produced one/, () => {}],
    ['lacks a shard', /This shard is missing: 2\/2/, (scene) => leave(scene, '1')],
    ['has a shard twice', /are both shard 1\/2/, (scene) => [leave(scene, '1'), leave(scene, '1', '1')]],
    ['is under another nonce', /\$\.nonce/, (scene) => leave(scene, 'submitted')],
    [
      'is of another image',
      /\$\.image\.repo/,
      (scene) => forgeManifest(leave(scene, 'again'), (m) => (m.image.repo_digest = 'x')),
    ],
    [
      'is of another harness',
      /\$\.harness/,
      (scene) => forgeManifest(leave(scene, 'again'), (m) => (m.harness.sha256 = '0'.repeat(64))),
    ],
    [
      'is limited',
      /\$\.selection\.limit/,
      (scene) => forgeManifest(leave(scene, 'again'), (m) => (m.selection.limit = 9)),
    ],
    [
      'claims ten million tasks',
      /\$\.dataset/,
      (scene) => forgeManifest(leave(scene, 'again'), (m) => (m.dataset.tasks = 10_000_000)),
    ],
    [
      'has a better scorecard [A9]',
      /bundle\.scorecard/,
      (scene) => forge(leave(scene, 'again'), 'scorecard.json', (text) => text.replace(/"passed":\d+/, '"passed":250')),
    ],
    [
      'passes every task',
      /bundle\.outcomes/,
      (scene) =>
        forge(leave(scene, 'again'), 'outcomes.jsonl', (text) =>
          text.replaceAll('"verdict":"failed"', '"verdict":"passed"'),
        ),
    ],
    [
      'is too large to be stored [K10]',
      /the runs of this verification have more than 32 MiB when they are packed/,
      (scene) => writeFileSync(`${leave(scene, 'again')}/outcomes.jsonl`, Buffer.alloc(33_554_433, 'a')),
    ],
    [
      'lists a device of the board’s machine [E4]',
      /is none of the 4/,
      (scene) => forgeManifest(leave(scene, 'again'), (m) => (m.files[0].path = `${'../'.repeat(20)}dev/zero`)),
    ],
    [
      'has a time that is no number',
      /timing\.json: \$\.wall_ms is -0/,
      (scene) =>
        forge(leave(scene, 'again'), 'timing.json', (text) => text.replace(/"wall_ms":[\d.]+/, '"wall_ms":-0')),
    ],
    [
      'has shards with times of no call',
      /timing\.json: \$\.latency_ms\.episode\.buckets/,
      (scene) => {
        for (const [job, shard] of ['1', '2'].entries())
          forge(leave(scene, shard, `${job}`), 'timing.json', (text) =>
            text.replaceAll(/"buckets":\[(?:\[\d+,\d+\],?)*\]/g, '"buckets":[]'),
          );
      },
    ],
    ['is not JSON', /json\.syntax/, (scene) => writeFileSync(`${leave(scene, 'again')}/manifest.json`, '{"a":')],
    [
      'has a key twice',
      /json\.duplicate-key/,
      (scene) => writeFileSync(`${leave(scene, 'again')}/manifest.json`, '{"a":1,"a":2}'),
    ],
  ])('keeps the claim and comments why if the run %s', async (_, says, spoil) => {
    const scene = await submitted();
    spoil(scene);
    expect(await unusable(scene)).toMatch(says);
  });

  it('names each file of the run that is not a plain file of a bundle, and opens none [A4, A9]', async () => {
    const scene = await submitted();
    const [good, links, claims, broken] = ['0', '1', '2', '3'].map((job) => leave(scene, 'again', job)) as [
      string,
      string,
      string,
      string,
    ];
    writeFileSync(`${scene.rerun}/pr_number`, '1');
    writeFileSync(`${scene.rerun}/1/head`, '1');
    mkdirSync(`${scene.rerun}/4`);
    mkdirSync(`${scene.rerun}/1/00$(id)`);
    symlinkSync(`${made}/again`, `${scene.rerun}/1/4`);
    mkdirSync(`${scene.rerun}/1/0/writ`);
    truncateSync(`${good}/transcript.jsonl`, 101 * 1_048_576);
    for (const name of ['scorecard.json', 'timing.json']) rmSync(`${links}/${name}`);
    symlinkSync('/etc/passwd', `${links}/scorecard.json`);
    execFileSync('mkfifo', [`${links}/timing.json`]);
    writeFileSync(`${claims}/claim.json`, JSON.stringify({ valid: true, score: 100, pr_number: 1 }));
    writeFileSync(`${broken}/run.json`, '{}');
    const told = await unusable(scene);
    for (const says of [
      '"pr_number" is a file',
      '"head" is a file',
      '"4" was not requested',
      '"00$(id)" was not requested',
      '"4" is a symbolic link',
      '"0/writ" was not requested',
      '0/cib/transcript.jsonl is more than 100 MiB',
      '"1/cib/scorecard.json" is a symbolic link',
      '"1/cib/timing.json" is not a regular file',
      '"2/cib/claim.json" is no part of a bundle',
      '3/cib: the run did not finish',
    ])
      expect(lines(told, /^\| The board’s run/).filter((line) => line.includes(says))).toHaveLength(1);
    expect(told).not.toContain('root:');
  });

  it('says that three runs decide if there is one and its replies differ from the claim', async () => {
    const scene = await submitted();
    await forgetful(leave(scene, 'again'));
    expect(await unusable(scene)).toMatch(/3 runs decide; there are 1/);
  });

  it('counts the runs if they could not be judged, and fails [K3]', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    const receipts = temporaryFolder();
    mkdirSync(`${receipts}/receipts`);
    writeFileSync(`${receipts}/receipts/notes.txt`, '');
    const step = await scene.score({ receipts });
    expect([step.status === 0, said(step)]).toEqual([false, expect.stringMatching(/^receipt\.invalid: /)]);
    const reason = 'The board’s runs could not be judged: receipt.invalid.';
    expect(scene.receipts()).toMatchObject([
      { event: 'unusable', reason, submitter: { login: 'stranger' }, suites: {} },
    ]);
    expect([scene.bodies(), scene.statuses()]).toEqual([[], []]);
  });

  it('ignores the run without a nonce', async () => {
    const scene = await submitted();
    leave(scene, 'again');
    expect((await scene.score({ nonce: '' })).outputs.state).toBe('verified');
    expect(scene.bodies()[0]).toContain('no run of the board was started');
  });
});

/** Removes the evidence of every fifth episode. */
async function forgetful(folder: string): Promise<void> {
  const forgets = (text: string) => text.replace(/"evidence":\[[^\]]*\]/, '"evidence":[]');
  forge(folder, 'transcript.jsonl', (text) =>
    text
      .split('\n')
      .map((line, i) => (i % 5 === 0 ? forgets(line) : line))
      .join('\n'),
  );
  await cib('score', folder, '--write');
}

it('the Action `scorecard` says contradicted if three runs of the board answer worse: a failure, and the board’s figures [A9]', async () => {
  const scene = await submitted();
  for (const [i, bundle] of ['again', 'round-2', 'round-3'].entries())
    await forgetful(leave(scene, bundle, '0', i + 1));
  const step = await scene.score();
  expect(said(step)).toBe('');
  expect(step).toMatchObject({ status: 0, outputs: { state: 'contradicted' } });
  const [receipt] = scene.receipts();
  expect(receipt?.suites.cib).toMatchObject({
    runs: [expect.any(String), expect.any(String), expect.any(String)],
    claim: { verdict: 'contradicted', metric: 'retrieval_sufficiency', claimed: 0.98, deterministic: 'lost' },
  });
  const { measured = 0 } = receipt?.suites.cib?.claim ?? {};
  expect(measured).toBeGreaterThan(0.7);
  expect(measured).toBeLessThan(0.85);
  const figures = `submitted 98.0%, board ${(100 * (measured ?? 0)).toFixed(1)}%`;
  expect(receipt?.reason).toContain(figures);
  expect(scene.statuses()).toMatchObject([{ sha: scene.head, state: 'failure' }]);
  expect(scene.statuses()[0]?.description).toBe(`Contradicted: cib: ${figures}.`);
  const body = read(scene.bodies()[0] ?? '');
  expect(lines(body, /^## /)).toEqual(['## ❌ Contradicted']);
  expect(body).toContain(`${figures}.`);
  expect(lines(body, /^Claim contradicted: /)).toHaveLength(1);
  expect(scene.recorded()).toHaveLength(1 + 4 * 5);
  for (const name of ['index.html', `systems/${SLUG}.html`]) {
    const page = readFileSync(join(step.outputs.preview ?? '', name), 'utf8');
    expect(page).toContain('contradicted');
    expect(page).toContain(((measured ?? 0) * 100).toFixed(1));
  }
});

it.each([
  ['are equal: the claim needs no further run', async () => {}, 0],
  ['differ: two more rounds are needed, each under its own nonce', forgetful, 2],
])('the Action `more-runs` compares the first run’s replies with the claim; they %s', async (_, spoil, more) => {
  const scene = await submitted();
  await spoil(leave(scene, 'again'));
  const step = await scene.moreRuns();
  expect(said(step)).toBe('');
  const matrix = JSON.parse(step.outputs.matrix ?? '');
  expect(matrix).toEqual(
    [2, 3].slice(0, more).map((round) => ({ suite: 'cib', shard: '1/1', round, nonce: roundNonce(NONCE, round) })),
  );
  expect(scene.recorded()).toEqual([]);
});

/** The comment, without escapes, if the board's run cannot be used. */
async function unusable(scene: Submission): Promise<string> {
  const step = await scene.score();
  expect(said(step)).toBe('');
  expect(step).toMatchObject({ status: 0, outputs: { state: 'unusable' } });
  const [body = ''] = scene.bodies();
  expect(lines(body, /^## /)).toEqual(['## ⚠️ The board’s run cannot be used']);
  expect(body).not.toContain(scene.rerun);
  // A path of the machine that judged it.
  expect(JSON.stringify([body, scene.receipts()])).not.toContain('cib-scorecard-');
  expect(scene.github.commentsOn(scene.other)).toEqual([]);
  expect(scene.receipts()).toMatchObject([
    { event: 'unusable', suites: { cib: { runs: [], claim: { verdict: 'unusable', measured: null } } } },
  ]);
  expect(scene.recorded()).toHaveLength(1);
  expect(scene.statuses()).toMatchObject([{ sha: scene.head, state: 'error' }]);
  expect(scene.statuses()[0]?.description).toBe('The board’s run of cib cannot be used.');
  return read(body);
}

/** Markdown without its escapes. */
const read = (markdown: string) =>
  markdown.replaceAll('\u200b', '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

/** Lets another commit reach the branch during the first push. */
function race({ board: { folder } }: Submission): void {
  const script = [
    '#!/bin/sh',
    'test -e "$GIT_DIR/raced" && exit 0',
    'touch "$GIT_DIR/raced"',
    'unset GIT_QUARANTINE_PATH',
    'git update-ref refs/heads/receipts refs/heads/main',
  ];
  mkdirSync(`${folder}/hooks`, { recursive: true });
  writeFileSync(`${folder}/hooks/pre-receive`, script.join('\n'));
  chmodSync(`${folder}/hooks/pre-receive`, 0o755);
}

describe('the Action `scorecard` with an invalid submission', () => {
  const altered = (change: (folder: string) => void) => {
    const folder = copyOf(`${made}/submitted`);
    change(folder);
    return entryFiles(folder);
  };
  it.each<[string, string, RegExp, () => Parameters<typeof submission>[0]]>([
    [
      'an altered transcript',
      '❌ Not valid',
      /bundle\.hash/,
      () =>
        altered((b) =>
          writeFileSync(
            `${b}/transcript.jsonl`,
            readFileSync(`${b}/transcript.jsonl`, 'utf8').replace('"abstain":false', '"abstain":true'),
          ),
        ),
    ],
    [
      'a better scorecard [A9]',
      '❌ Not valid',
      /bundle\.scorecard/,
      () => altered((b) => forge(b, 'scorecard.json', (text) => text.replace(/"passed":\d+/, '"passed":250'))),
    ],
    [
      'an image that did not make its bundle',
      '❌ Not valid',
      /\$\.adapter/,
      () => altered((b) => forgeManifest(b, (m) => (m.image.repo_digest = `${m.image.repo_digest.slice(0, -1)}2`))),
    ],
    [
      'another name than its bundle',
      '❌ Not valid',
      /\$\.name/,
      () => entryFiles(`${made}/submitted`, entry({ name: 'Better' })),
    ],
    [
      'an entry.json that is not JSON',
      '❌ Not readable',
      /entry\.json/,
      () => ({ ...entryFiles(`${made}/submitted`), [`${FOLDER}/entry.json`]: '{' }),
    ],
    ['no suite', '❌ Not readable', /cannot be judged/, () => entryFiles(`${made}/submitted`, entry({ suites: {} }))],
    [
      'attributes beside its bundle',
      '❌ Not readable',
      /no part of the entry/,
      () => ({ ...entryFiles(`${made}/submitted`), [`${FOLDER}/.gitattributes`]: '* text\n' }),
    ],
  ])('fails a submission with %s, says why, and writes no receipt', async (_, verdict, says, files) => {
    const scene = await submission(files());
    leave(scene, 'again');
    const step = await scene.score();
    expect(said(step)).toBe('');
    expect(step).toMatchObject({ status: 0, outputs: { state: '', receipt: '', subjects: '' } });
    expect(lines(scene.bodies()[0], /^## /)).toEqual([`## ${verdict}`]);
    expect(read(scene.bodies()[0] ?? '')).toMatch(says);
    expect(scene.bodies()[0]).not.toMatch(/250 of 250 tasks passed/);
    expect(scene.statuses()).toMatchObject([{ sha: scene.head, state: 'failure' }]);
    expect(scene.recorded()).toEqual([]);
  });
});

it('the Action `scorecard` judges no submission with too many tasks', async () => {
  const folder = copyOf(`${made}/submitted`);
  forgeManifest(folder, (manifest) => (manifest.dataset.tasks = 10_000_000));
  const scene = await submission(entryFiles(folder));
  expect((await scene.score()).outputs.state).toBe('');
  expect(lines(scene.bodies()[0], /^## /)).toEqual(['## ⚠️ Not judged']);
  expect(scene.bodies()[0]).toContain('submission.size');
  expect(scene.statuses()).toMatchObject([{ state: 'error' }]);
  expect(scene.recorded()).toEqual([]);
});

it('the Action `scorecard` records nothing if a maintainer took the label or the review back meanwhile [A11]', async () => {
  const scene = await submitted();
  const asked = { 'nonce': '', 'owner-approved': 'true' };
  const refused = await scene.score(asked);
  expect(refused.status).not.toBe(0);
  expect(said(refused)).toMatch(
    /^submission\.owner: The label “owner-approved” or the approving review was taken back while this verification ran\./,
  );
  expect([scene.receipts(), scene.bodies(), scene.statuses()]).toEqual([[], [], []]);
  scene.pull.labels.push('Owner-Approved');
  expect(said(await scene.score(asked))).toMatch(/^submission\.owner: /);
  review(scene.pull, 'APPROVED');
  expect((await scene.score(asked)).outputs.state).toBe('verified');
  expect(scene.receipts()).toMatchObject([{ approved: true }]);
});

it.each([
  ['an outside author, who owns the entry', (_: Submission) => [], 'stranger'],
  [
    'a member of the board’s organisation, whose membership is private',
    ({ pull }: Submission) => [pull.author],
    undefined,
  ],
])('the Action `scorecard` of an entry that was merged before names %s [A11]', async (_, writers, login) => {
  const scene = await submitted();
  const { github, board, pull } = scene;
  leave(scene, 'again');
  const head = github.merge(pull);
  board.writers = writers(scene);
  // Another one, to the branch of a release, has the commit too.
  github.push(board, 'release', { 'NOTES.md': 'x' });
  github.merge(
    github.pullRequest(board, { from: board, branch: 'main', base: 'release', author: github.user('other') }),
  );
  expect(said(await scoreMerged(scene, head))).toBe('');
  expect(scene.receipts().map(({ submitter }) => submitter?.login)).toEqual([login]);
});

/** Runs the Action on the entry of the default branch. */
function scoreMerged(scene: Submission, head: string, inputs: Readonly<Record<string, string>> = {}) {
  execFileSync('git', ['-C', `${scene.rerun}/../..`, 'pull', '--quiet', scene.board.folder, head]);
  Object.assign(scene.event, { workflow_run: undefined });
  return scene.score({ 'pull-request': '', head, ...inputs }, { GITHUB_EVENT_NAME: 'workflow_dispatch' });
}

it.each([
  ['records the board’s runs of', {}, ['unusable']],
  ['records nothing without a run of', { nonce: '' }, []],
])('the Action `scorecard` %s a merged entry that cannot be judged, and fails [K8]', async (_, inputs, events) => {
  const spoilt = copyOf(`${made}/submitted`);
  forge(spoilt, 'scorecard.json', (text) => text.replace(/"passed":\d+/, '"passed":250'));
  const scene = await submission(entryFiles(spoilt));
  leave(scene, 'again');
  const step = await scoreMerged(scene, scene.github.merge(scene.pull), inputs);
  expect([step.status === 0, said(step)]).toEqual([
    false,
    expect.stringMatching(/^bundle\.invalid: No verdict was recorded for mine\. Does not hold for cib/),
  ]);
  expect(scene.receipts().map(({ event }) => event)).toEqual(events);
  for (const receipt of scene.receipts())
    expect(receipt).toMatchObject({ reason: 'The board’s runs could not be judged: bundle.invalid.', suites: {} });
});

it('the Action `scorecard` records no run of the board if it could not judge a claim that it did not run', async () => {
  const scene = await submitted();
  const receipts = temporaryFolder();
  mkdirSync(`${receipts}/receipts`);
  writeFileSync(`${receipts}/receipts/notes.txt`, '');
  const step = await scene.score({ receipts, nonce: '' });
  expect(said(step)).toMatch(/^receipt\.invalid: /);
  expect(scene.receipts()).toEqual([]);
});

describe('the Action `scorecard` after a push', () => {
  it.each([
    ['before the receipt', 0, [0, 0]],
    ['before the comment', 1, [1, 0]],
    ['before the status', 2, [1, 1]],
  ] as const)('stops without a failure if the head moves %s [A6]', async (_, asked, [receipts, comments]) => {
    const scene = await submitted();
    scene.github.before('pulls/get', scene.push, 1, asked);
    const step = await scene.score({ nonce: '' });
    expect(step.status).toBe(0);
    expect(said(step)).toMatch(/^github\.head-moved: Pull request #2 moved from/);
    expect([scene.receipts().length, scene.bodies().length, scene.statuses().length]).toEqual([receipts, comments, 0]);
    expect(step.outputs).toMatchObject({ state: receipts === 0 ? '' : 'verified', reported: 'false' });
  });

  it('stops if the head moves between two tries to push the receipt [A6]', async () => {
    const scene = await submitted();
    race(scene);
    scene.github.before('pulls/get', scene.push, 1, 1);
    expect(await scene.score({ nonce: '' })).toMatchObject({ status: 0, outputs: { state: '' } });
    expect([scene.receipts(), scene.bodies(), scene.statuses()]).toEqual([[], [], []]);
  });

  it('stops before it reads anything if the head moved or the pull request was closed [A6]', async () => {
    const scene = await submitted();
    scene.push();
    expect(await scene.score()).toMatchObject({ status: 0, annotations: [['github.head-moved', expect.anything()]] });
    scene.pull.state = 'closed';
    expect(await scene.score()).toMatchObject({
      status: 0,
      annotations: [['github.pull-request-none', expect.anything()]],
    });
    expect([scene.recorded(), scene.bodies(), scene.statuses()]).toEqual([[], [], []]);
  });
});

it('a second run of the Action `scorecard` changes only the attempt in its comment, and writes a second receipt [C7]', async () => {
  const scene = await submitted();
  leave(scene, 'again');
  await scene.score();
  const [first = ''] = scene.bodies();
  expect((await scene.score({}, { GITHUB_RUN_ATTEMPT: '2' })).status).toBe(0);
  const [second = '', ...more] = scene.bodies();
  expect(more).toEqual([]);
  expect(second).not.toBe(first);
  expect(second.replace('attempt 2', 'attempt 1')).toBe(first);
  // Each attempt has its own receipt.
  expect(
    scene
      .receipts()
      .map(({ run }) => run?.attempt)
      .sort(),
  ).toEqual([1, 2]);
  expect(scene.statuses()).toHaveLength(1);
});

describe('the Action `scorecard` with failing requests', () => {
  it.each(['contents', 'pull-requests', 'statuses'] as const)(
    'names the missing permission %s [H1]',
    async (missing) => {
      const { [missing]: _, ...rest } = WRITES;
      const scene = await submitted(rest);
      const step = await scene.score({ nonce: '' });
      expect(step.status).toBe(2);
      expect(said(step)).toMatch(new RegExp(`^github\\.permission: [^]*"${missing}: write"`));
    },
  );

  it('creates no second comment after a 502 if the first one was created [H1]', async () => {
    const scene = await submitted();
    scene.github.lose('issues/create-comment', { status: 502, message: 'Bad Gateway' });
    expect((await scene.score({ nonce: '' })).status).toBe(0);
    expect([scene.bodies().length, scene.github.asked('issues/create-comment')]).toEqual([1, 1]);
  });

  it('pushes the receipt again if another push was faster [H2]', async () => {
    const scene = await submitted();
    race(scene);
    const step = await scene.score({ nonce: '' });
    expect(existsSync(`${scene.board.folder}/raced`)).toBe(true);
    expect(lines(step.log, /not written at try 1/)).toHaveLength(1);
    expect(step).toMatchObject({ status: 0, outputs: { state: 'verified' } });
    expect(scene.recorded()).toEqual(['README.md', expect.stringMatching(/^receipts\/mine\//)]);
  });
});

describe('the Action `scorecard` with a wrong input or event', () => {
  const other = 'c'.repeat(40);
  it.each([
    ['another pull request [A4]', { 'pull-request': '1' }, /^input\.invalid: Input "pull-request" is "1"/],
    ['another commit', { head: other }, /^input\.invalid: Input "head"/],
    ['another tree', { tree: other }, /^input\.invalid: Input "tree"/],
    ['another entry', { slug: 'other' }, /^input\.invalid: Input "tree"/],
    ['a path for an entry', { slug: '../x' }, /^input\.invalid: Input "slug"/],
    ['no hexadecimal nonce', { nonce: '$(id)' }, /^input\.invalid: Input "nonce"/],
    ['an input by a wrong name', { sha: 'x', 'pull_request': '2' }, /^input\.unknown/],
  ])('refuses %s', async (_, inputs, says) => {
    const scene = await submitted();
    const step = await scene.score(inputs);
    expect(step.status).toBe(2);
    expect(said(step)).toMatch(says);
    expect([scene.recorded(), scene.bodies(), scene.statuses()]).toEqual([[], [], []]);
  });

  it('refuses a run that the pull request itself started [A9]', async () => {
    const scene = await submitted();
    const step = await scene.score({}, { GITHUB_EVENT_NAME: 'pull_request' });
    expect(step.status).toBe(2);
    expect(said(step)).toMatch(/^github\.event: /);
    expect(scene.github.world.exchanges).toEqual([]);
  });

  it('refuses the run of another workflow before any request [A7]', async () => {
    const scene = await submitted();
    scene.event.workflow_run.path = '.github/workflows/evil.yml';
    const step = await scene.score();
    expect(step.status).toBe(2);
    expect(said(step)).toMatch(/^github\.event: /);
    expect(scene.github.world.exchanges).toEqual([]);
  });
});

it('verify.yml downloads the artifacts of the re-run by id, because two may have the same name [H2]', () => {
  const file = '.github/workflows/verify.yml';
  const { jobs } = readWorkflow(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), file);
  const step = (job: string, action: string) =>
    jobs[job]?.steps?.find(({ uses }) => uses?.startsWith(`actions/${action}@`));
  expect(Object.keys(step('report', 'download-artifact')?.with ?? {}).sort()).toEqual([
    'artifact-ids',
    'digest-mismatch',
    'merge-multiple',
    'path',
  ]);
  expect(step('report', 'download-artifact')?.with?.['artifact-ids']).toContain('needs.rerun.outputs');
  const handedOn = Object.values(jobs.rerun?.outputs ?? {}).map(String);
  expect(handedOn).toHaveLength(16);
  for (const [leg, output] of handedOn.entries())
    expect(output).toBe(
      `\${{ strategy.job-index == ${leg} && steps.${step('rerun', 'upload-artifact')?.id}.outputs.artifact-id || '' }}`,
    );
});

describeWithDocker('the Action `scorecard` with real containers', () => {
  it('confirms an entry by the image of the registry', async () => {
    await withRegistry(async (registry) => {
      const reference = `${registry}/example`;
      docker('tag', docker('build', '--quiet', 'examples/adapters/python'), reference);
      docker('push', '--quiet', reference);
      const image = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
      const folder = temporaryFolder();
      const bundle = await runBundle(join(folder, 'submitted'), `image:${image}`);
      const scene = await submission(entryFiles(bundle, entry({ adapter: `image:${image}` })));
      await runBundle(`${scene.rerun}/1/0/cib`, `image:${image}`, '--nonce', NONCE);
      await runBundle(freshIn(scene), `image:${image}`, '--nonce', NONCE, '--split', 'fresh');
      expect((await scene.score()).outputs.state).toBe('board-run');
      docker('rmi', '--force', reference, image);
    });
  });
});
