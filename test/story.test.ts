import { expect, it } from 'vitest';
import { boardFromReadme } from './support/board-from-readme.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { startGitHub } from './support/github/github.ts';
import type { PullRequest } from './support/github/world.ts';
import { withRegistry } from './support/registry.ts';
import { boardOf } from './support/story/board.ts';
import { measuredEntry } from './support/story/entry.ts';
import { pushedAdapter } from './support/story/images.ts';

const WEAKER = { 'MOST_EVIDENCE = 3': 'MOST_EVIDENCE = 1' };
const LATER = { '"version": "1.0.0"': '"version": "1.1.0"' };

const row = (page: string | undefined, name: string) =>
  (page ?? '').split('<tr').find((one) => one.includes(`>${name}</a>`) && one.includes('class="rank"'))?.replace(/\s+/g, ' ');

describeWithDocker('the story of a board', () => {
  it('from a fork’s pull request to a published page, a regression, a dispute and a removal [A6, A9]', async () => {
    await withRegistry(async (registry) => {
      const github = await startGitHub();
      const { repository, folders } = boardFromReadme(github);
      const board = boardOf(github, repository, folders);
      const statusesOf = (sha: string) =>
        github.world.statuses.filter((one) => one.sha === sha).map(({ context, state }) => [context, state]);
      const scorecardOn = (pull: PullRequest) => github.commentsOn(pull).map(({ body }) => body ?? '');

      // A fork, and a pull request of it.
      const ada = github.user('ada');
      const fork = github.fork(repository, ada);
      const image = pushedAdapter(registry, 'ada/memory', {});
      const ours = { slug: 'ada-memory', name: 'Ada’s memory', version: '1.0.0', image };
      github.push(fork, 'entry', await measuredEntry(ours));
      const first = github.pullRequest(repository, { from: fork, branch: 'entry' });

      const checked = await board.submission(first);
      expect(checked.jobs.submission?.log).not.toContain('##[error]');
      expect(checked.conclusion).toBe('success');

      // A push moves the head before anything was written: nothing is said of the new commit.
      const early = first.headSha;
      github.push(fork, 'entry', await measuredEntry(ours));
      const late = await board.verify(checked.run);
      expect(late.conclusion).not.toBe('success');
      expect([scorecardOn(first), github.world.statuses, board.receipts()]).toEqual([[], [], []]);

      // The push started a check of its own.
      const again = await board.submission(first);
      expect(first.headSha).not.toBe(early);
      const verified = await board.verify(again.run);
      expect(verified.jobs.verify?.log).not.toContain('##[error]');
      expect(verified.conclusion).toBe('success');
      const [comment = '', ...others] = scorecardOn(first);
      expect(others).toEqual([]);
      expect(comment).toContain(first.headSha);
      expect(comment).toMatch(/reproduced/i);
      expect(statusesOf(first.headSha)).toEqual([['context-integrity', 'success']]);
      expect(statusesOf(early)).toEqual([]);
      expect(board.receipts()).toMatchObject([
        { slug: 'ada-memory', event: 'reproduced', head: first.headSha, pull_request: first.number },
      ]);
      expect(verified.attestations).not.toEqual([]);
      expect(github.world.dispatches.map(({ workflow }) => workflow)).toEqual(['publish.yml']);

      // Merged and published.
      expect((await board.merge(first)).conclusion).toBe('success');
      expect(row(board.page('index.html'), 'Ada’s memory')).toContain('reproduced');
      expect(board.page('systems/ada-memory.html')).toContain(image);

      // A second system, held against the first.
      const ben = github.user('ben');
      const other = github.fork(repository, ben);
      const weaker = pushedAdapter(registry, 'ben/memory', { ...WEAKER, 'example-lexical-python': 'bens-memory' });
      github.push(other, 'entry', await measuredEntry({ ...ours, slug: 'ben-memory', name: 'Ben’s memory', image: weaker }));
      const second = github.pullRequest(repository, { from: other, branch: 'entry' });
      await board.verify((await board.submission(second)).run);
      expect(scorecardOn(second)).toEqual([expect.stringContaining('Ada’s memory')]);
      await board.merge(second);
      const index = board.page('index.html');
      expect([row(index, 'Ada’s memory'), row(index, 'Ben’s memory')]).toEqual([
        expect.stringContaining('class="rank">1<'),
        expect.stringContaining('class="rank">2<'),
      ]);

      // The next version of the first is worse; everybody can see where.
      const worse = pushedAdapter(registry, 'ada/memory', { ...WEAKER, ...LATER });
      github.push(fork, 'update', await measuredEntry({ ...ours, version: '1.1.0', image: worse }));
      const third = github.pullRequest(repository, { from: fork, branch: 'update' });
      await board.verify((await board.submission(third)).run);
      expect(scorecardOn(third)).toEqual([expect.stringMatching(/newly failed/i)]);
      await board.merge(third);
      expect(board.page('systems/ada-memory.html')).toContain('1.1.0');

      // A dispute, and a removal; both stay on record.
      const token = github.personalToken(repository.owner, { contents: 'write' });
      await board.decide('ben-memory', 'disputed', 'It reads the file system.', token);
      expect((await board.publish()).conclusion).toBe('success');
      expect(board.page('systems/ben-memory.html')).toContain('It reads the file system.');
      expect(row(board.page('index.html'), 'Ben’s memory')).toContain('disputed');
      await board.decide('ben-memory', 'removed', 'It read the file system.', token);
      await board.publish();
      expect(row(board.page('index.html'), 'Ben’s memory')).toBeUndefined();
      expect(board.page('decisions.html')).toContain('It read the file system.');
      expect(board.receipts().map(({ event }) => event)).toEqual([
        'reproduced',
        'reproduced',
        'reproduced',
        'disputed',
        'removed',
      ]);
      expect(await leftContainers()).toEqual([]);
    });
  });
});
