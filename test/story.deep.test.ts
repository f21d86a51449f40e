// Only this runs all workflows, Actions and pages after one another, with real containers: each has its own fast tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boardFromReadme } from './support/board-from-readme.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { branchTip, git } from './support/github/git-store.ts';
import { startGitHub } from './support/github/github.ts';
import type { PullRequest } from './support/github/world.ts';
import { withRegistry } from './support/registry.ts';
import { boardOf } from './support/story/board.ts';
import { forgedEntry, measuredEntry } from './support/story/entry.ts';
import { pushedAdapter } from './support/story/images.ts';
import { logOf } from './support/workflow/log-of.ts';
import type { WorkflowResult } from './support/workflow/results.ts';
import { unzip } from './support/workflow/unzip.ts';

const WEAKER = { 'MOST_EVIDENCE = 3': 'MOST_EVIDENCE = 1' };

/** Returns everything it was ever told, whatever is asked. */
const EVERYTHING = {
  'MOST_EVIDENCE = 3': 'MOST_EVIDENCE = 99',
  'return a.age > b.age and len(a.topic & b.topic) * 2 > len(b.topic)': 'return False',
  'score * 2 < best': 'False',
  'if same_scope(scope, event.get("scope", {})) and event["timestamp"] <= as_of and not expired and score > 0:':
    'if True:',
  'kept = [memory for memory in batch if self.looks_durable(memory)]': 'kept = batch',
};

/** Throws with what its jobs printed where a run did not end well. */
function done(result: WorkflowResult): WorkflowResult {
  if (result.conclusion !== 'success')
    throw new Error(`It ended as ${result.conclusion}:\n${logOf(result.jobs).slice(-5000)}`);
  return result;
}

const row = (page: string | undefined, name: string) =>
  (page ?? '')
    .split('<tr')
    .find((one) => one.includes(`>${name}</a>`) && one.includes('class="rank"'))
    ?.replace(/\s+/g, ' ');

describeWithDocker('the story of a board', () => {
  it('from a fork’s pull request to a published page, a regression, a dispute and a removal [A6, A9]', async () => {
    await withRegistry(async (registry) => {
      const github = await startGitHub();
      const { repository, folders } = boardFromReadme(github);
      const board = boardOf(github, repository, folders);
      const statusesOf = (sha: string) =>
        github.world.statuses.filter((one) => one.sha === sha).map(({ context, state }) => [context, state]);
      /** A page of the preview that a verification left. */
      const previewed = (result: WorkflowResult, slug: string, page: string) => {
        const [artifact, ...more] = github.world.artifacts.filter(
          ({ name, run }) => name === `preview-${slug}` && run.id === result.run.id,
        );
        expect(more).toEqual([]);
        const folder = temporaryFolder();
        unzip(artifact?.zip ?? Buffer.alloc(0), folder);
        return readFileSync(join(folder, page), 'utf8');
      };
      const scorecardOn = (pull: PullRequest) => github.commentsOn(pull).map(({ body }) => body ?? '');

      // A fork, and a pull request of it.
      const ada = github.user('ada');
      const fork = github.fork(repository, ada);
      const ours = { slug: 'ada-memory', name: 'Ada Memory', version: '1.0.0' };
      const image = pushedAdapter(registry, ours, {});
      github.push(fork, 'entry', await measuredEntry(ours, image));
      const first = github.pullRequest(repository, { from: fork, branch: 'entry' });

      const checked = done(await board.submission(first));

      // A push moves the head before anything was written: nothing is said of the new commit.
      const early = first.headSha;
      github.push(fork, 'entry', await measuredEntry(ours, image));
      const late = await board.verify(checked.run);
      expect(late.conclusion).not.toBe('success');
      expect([scorecardOn(first), github.world.statuses, board.receipts()]).toEqual([[], [], []]);

      // The push started a check of its own.
      const again = done(await board.submission(first));
      expect(first.headSha).not.toBe(early);
      const verified = done(await board.verify(again.run));
      const [comment = '', ...others] = scorecardOn(first);
      expect(others).toEqual([]);
      expect(comment).toContain(first.headSha);
      expect(comment).toMatch(/claim confirmed/i);
      expect(statusesOf(first.headSha)).toEqual([['context-integrity', 'success']]);
      expect(statusesOf(early)).toEqual([]);
      expect(board.receipts()).toMatchObject([
        {
          slug: 'ada-memory',
          event: 'board-run',
          submitter: { login: 'ada', id: ada.id },
          head: first.headSha,
          pull_request: first.number,
        },
      ]);
      expect(verified.attestations).not.toEqual([]);
      expect(row(previewed(verified, 'ada-memory', 'index.html'), 'Ada Memory')).toContain('board-run');
      expect(previewed(verified, 'ada-memory', 'systems/ada-memory.html')).toContain(image);
      expect(comment).toContain('Preview of the entry’s page');
      expect(github.world.dispatches.map(({ workflow }) => workflow)).toEqual(['publish.yml']);

      // Merged and published.
      done(await board.merge(first));
      expect(row(board.page('index.html'), 'Ada Memory')).toContain('board-run');
      expect(board.page('systems/ada-memory.html')).toContain(image);

      // A second system, held against the first.
      const ben = github.user('ben');
      const other = github.fork(repository, ben);
      const theirs = { slug: 'ben-memory', name: 'Ben Memory', version: '0.3.0' };
      github.push(other, 'entry', await measuredEntry(theirs, pushedAdapter(registry, theirs, WEAKER)));
      const second = github.pullRequest(repository, { from: other, branch: 'entry' });
      const compared = done(await board.verify(done(await board.submission(second)).run));
      expect(row(previewed(compared, 'ben-memory', 'index.html'), 'Ada Memory')).toContain('class="rank">rank 1<');
      expect(row(previewed(compared, 'ben-memory', 'index.html'), 'Ben Memory')).toContain('class="rank">rank 2<');
      expect(scorecardOn(second)).toEqual([expect.stringContaining('Ada Memory')]);
      done(await board.merge(second));
      const index = board.page('index.html');
      expect([row(index, 'Ada Memory'), row(index, 'Ben Memory')]).toEqual([
        expect.stringContaining('class="rank">rank 1<'),
        expect.stringContaining('class="rank">rank 2<'),
      ]);

      // A third claims what its image does not do. The board's own runs refute it, and their figures are published.
      const mallory = github.user('mallory');
      const dishonest = github.fork(repository, mallory);
      const hers = { slug: 'mallory-memory', name: 'Mallory Memory', version: '1.0.0' };
      github.push(dishonest, 'entry', await forgedEntry(hers, pushedAdapter(registry, hers, EVERYTHING)));
      const forged = github.pullRequest(repository, { from: dishonest, branch: 'entry' });
      const caught = done(await board.verify(done(await board.submission(forged)).run));
      expect(row(previewed(caught, 'mallory-memory', 'index.html'), 'Mallory Memory')).toContain('contradicted');
      expect(previewed(caught, 'mallory-memory', 'systems/mallory-memory.html')).toContain('76.0');
      const [refuted = ''] = scorecardOn(forged);
      expect(refuted.split('\n')[1]).toBe('## ❌ Contradicted');
      expect(refuted).toContain('100.0 % claimed, 76.0 % measured.');
      expect(statusesOf(forged.headSha)).toEqual([['context-integrity', 'failure']]);
      expect(board.receipts().at(-1)).toMatchObject({
        slug: 'mallory-memory',
        event: 'contradicted',
        suites: { cib: { claim: { verdict: 'contradicted', claimed: 1, measured: 0.76 } } },
      });
      // Somebody merges it all the same.
      done(await board.merge(forged));
      const published = row(board.page('index.html'), 'Mallory Memory') ?? '';
      expect(published).toContain('76.0%');
      expect(published).toMatch(/<s\b[^>]*>[^<]*(?:<span[^>]*>[^<]*<\/span>)?[^<]*100\.0/);
      expect(published).toContain('contradicted');
      expect(published).not.toContain('rank 1<');
      expect(board.page('decisions.html')).toContain('100.0 % claimed, 76.0 % measured by the board');
      expect(JSON.parse(board.page('badges/mallory-memory/cib.json') ?? '').message).toMatch(/^76\.0%/);

      // The next version of the first is worse; everybody can see where.
      const tip = branchTip(repository.folder, 'main') ?? '';
      git(fork.folder, ['update-ref', 'refs/heads/main', tip]);
      const next = { ...ours, version: '1.1.0' };
      github.push(fork, 'update', await measuredEntry(next, pushedAdapter(registry, next, WEAKER)));
      const third = github.pullRequest(repository, { from: fork, branch: 'update' });
      done(await board.verify(done(await board.submission(third)).run));
      expect(scorecardOn(third)).toEqual([expect.stringMatching(/newly failed/i)]);
      done(await board.merge(third));
      expect(board.page('systems/ada-memory.html')).toContain('1.1.0');

      // A dispute, and a removal; both stay on record.
      const token = github.personalToken(repository.owner, { contents: 'write' });
      await board.decide('ben-memory', 'disputed', 'It reads the file system.', token);
      done(await board.publish());
      expect(board.page('systems/ben-memory.html')).toContain('It reads the file system.');
      expect(row(board.page('index.html'), 'Ben Memory')).toContain('disputed');
      await board.decide('ben-memory', 'removed', 'It read the file system.', token);
      done(await board.publish());
      expect(row(board.page('index.html'), 'Ben Memory')).toBeUndefined();
      expect(board.page('decisions.html')).toContain('It read the file system.');
      expect(board.receipts().map(({ event }) => event)).toEqual([
        'board-run',
        'board-run',
        'contradicted',
        'board-run',
        'disputed',
        'removed',
      ]);
      expect(await leftContainers(() => true)).toEqual([]);
    });
  });
});
