import { writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Receipt } from '../src/evidence/receipt.ts';
import { describeWithDocker } from './support/docker.ts';
import { docker } from './support/engine.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asImage, copyOf } from './support/forgery.ts';
import { branchTip, filesAt, textAt } from './support/github/git-store.ts';
import { ROOT, type Scene, submission, submitted, VERIFY } from './support/proposal.ts';
import { withRegistry } from './support/registry.ts';
import { runAsImage } from './support/scored.ts';
import { entryOf } from './support/submission.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';

const bundle = `${sharedFolder()}/bundle`;

beforeAll(() => runAsImage(bundle));

/** Verifies an entry on a board whose program `docker` is this script. */
function verified(docker: string) {
  const programs = temporaryFolder();
  writeFileSync(`${programs}/docker`, `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
  return verifiedWith(bundle, { programs });
}

async function verifiedWith(submittedBundle: string, more: Pick<WorkflowRequest, 'programs'>) {
  const scene = await submitted(entryOf(submittedBundle));
  const { github, board, pull } = scene;
  const payload = github.workflowRunEvent((await submission(scene)).run);
  const event = { name: 'workflow_run', payload };
  const folders = { 'board-org/board': ROOT };
  const { jobs } = await runWorkflow({ github, repository: board, file: VERIFY, event, folders, ...more });
  return {
    results: [jobs.rerun?.result, jobs.report?.result],
    log: jobs.rerun?.log ?? '',
    comment: github.commentsOn(pull)[0]?.body ?? '',
    reason: receiptOf(scene).suites.cib?.claim?.reason,
    status: github.world.statuses.at(-1)?.description,
  };
}

function receiptOf({ board }: Scene): Receipt {
  const tip = branchTip(board.folder, 'receipts') ?? '';
  const path = [...filesAt(board.folder, tip).keys()].find((name) => name.startsWith('receipts/')) ?? '';
  return JSON.parse(textAt(board.folder, tip, path));
}

it('a board that cannot pull an image names that in its log, the comment and the receipt', async () => {
  const { results, log, comment, reason, status } = await verified('echo "unauthorized" >&2; exit 1');
  expect(results).toEqual(['failure', 'success']);
  expect(log).toContain('::error title=image.missing::The image cannot be pulled without a login.');
  expect(comment).not.toContain('The board ran the image');
  expect(comment).toContain('The board has no run of the image that counts');
  expect(comment).toContain('the board could not run the system: job 0 ended with image.missing');
  expect(comment).toContain('Make the package of the image public, or push the image again.');
  expect(reason).toMatch(/It produced a bundle: the board could not run the system: job 0 ended with image\.missing/);
  expect(status).toBe('The board’s run of cib cannot be used.');
});

it('a board whose run of an image ends without a bundle names the error in the comment and the receipt', async () => {
  const { results, comment, reason } = await verified('[ "$1" = pull ] || { echo "no daemon" >&2; exit 7; }');
  expect(results).toEqual(['failure', 'success']);
  const says = /the board could not run the system: job 0 ended with (?:engine|image)\.missing/;
  expect(comment).toMatch(says);
  expect(reason).toMatch(says);
});

describeWithDocker('a board with Docker', () => {
  it('says of an image that exits at once that the adapter exited, and of one that is gone that it is missing', async () => {
    await withRegistry(async (registry) => {
      const folder = temporaryFolder();
      writeFileSync(
        `${folder}/Dockerfile`,
        'FROM python:3.13-slim\nUSER 1000\nENTRYPOINT ["python3", "-c", "exit(7)"]\n',
      );
      const reference = `${registry}/example`;
      docker('tag', docker('build', '--quiet', folder), reference);
      docker('push', '--quiet', reference);
      const image = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
      const claimed = copyOf(bundle);
      asImage(claimed, image);
      const { results, comment } = await verifiedWith(claimed, {});
      expect(results).toEqual(['failure', 'success']);
      expect(comment).toContain('the board could not run the system: job 0 ended with adapter.exit');
      docker('rmi', '--force', reference, image);
      const gone = copyOf(bundle);
      asImage(gone, image.replace(/@.*/, `@sha256:${'0'.repeat(64)}`));
      expect((await verifiedWith(gone, {})).reason).toContain('job 0 ended with image.missing');
    });
  });
});
