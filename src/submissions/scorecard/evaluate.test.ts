import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { gitRepository } from '../../../test/support/git.ts';
import { publishedHeldOut } from '../../../test/support/heldout.ts';
import { entryOf, plantOn } from '../../../test/support/submission.ts';
import { gitTree } from '../../git/tree.ts';
import { nodePorts } from '../../system/ports.ts';
import { decide, type SubmissionResult } from './decide.ts';
import { evaluateSubmission } from './evaluate.ts';

const { processes } = nodePorts();
const FOLDER = 'leaderboard/entries/mine';
const ENTRY = {
  ...{ schema: 'entry/1', slug: 'mine', kind: 'system', name: 'memory', version: '1', licence: 'MIT' },
  ...{ adapter: 'cmd:program', platform: 'any', network: false, reads_labels: false, suites: {} },
};

const requestOf = (head: Awaited<ReturnType<typeof gitTree>>, checkout: string) => ({
  ...{ slug: 'mine', submission: head, board: head, checkout, receipts: undefined, rerun: undefined, nonce: undefined },
  ...{ tree: '1'.repeat(40), date: '2026-01-01T00:00:00.000Z' },
  harness: { version: '1.0.0', sha256: 'e'.repeat(64) },
  run: { id: '7', attempt: 1, url: 'https://github.test/o/r/actions/runs/7' },
  temporary: temporaryFolder(),
});

it.each([
  ['a plain file', 0o644, []],
  ['executable', 0o755, [`"${FOLDER}/entry.json" is executable.`]],
])('evaluateSubmission of an entry whose entry.json is %s', async (_, mode, problems) => {
  const repository = gitRepository();
  mkdirSync(`${repository.folder}/${FOLDER}`, { recursive: true });
  writeFileSync(`${repository.folder}/${FOLDER}/entry.json`, JSON.stringify(ENTRY));
  chmodSync(`${repository.folder}/${FOLDER}/entry.json`, mode);
  const head = await gitTree(processes, repository.folder, repository.commit());
  const { facts } = await evaluateSubmission(nodePorts(), requestOf(head, repository.folder));
  expect(facts.problems.map(({ message }) => message)).toEqual(problems);
});

it('evaluateSubmission judges a held-out run by its outcomes only if a maintainer allowed it', async () => {
  const repository = gitRepository();
  writeFileSync(`${repository.folder}/README.md`, 'A board');
  repository.commit();
  const commit = plantOn(`${repository.folder}/.git`, 'entry', entryOf(await publishedHeldOut(temporaryFolder())));
  const head = await gitTree(processes, repository.folder, commit);
  const decisions: SubmissionResult[] = [];
  for (const allowHeldOut of [false, true])
    decisions.push(
      decide((await evaluateSubmission(nodePorts(), { ...requestOf(head, repository.folder), allowHeldOut })).facts),
    );
  expect(decisions).toEqual([
    expect.objectContaining({ event: undefined, status: expect.objectContaining({ state: 'failure' }) }),
    {
      event: 'verified',
      status: { state: 'success', description: 'Self-reported: the board did not run cib.' },
      reason: expect.stringMatching(
        /^cib: only its hashes and sums can be checked before the reveal; not run by the board: .*the data is held out/,
      ),
    },
  ]);
});
