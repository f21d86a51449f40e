// Only this runs rerun.yml, and verify.yml for entries that stand on the board, with real containers and artifacts.
import { expect, it } from 'vitest';
import { boardFromReadme } from './support/board-from-readme.ts';
import { describeWithDocker } from './support/docker.ts';
import { startGitHub } from './support/github/github.ts';
import { withRegistry } from './support/registry.ts';
import { boardOf } from './support/story/board.ts';
import { earlierEntry, measuredEntry, ownEntry } from './support/story/entry.ts';
import { pushedAdapter } from './support/story/images.ts';
import { logOf } from './support/workflow/log-of.ts';
import type { WorkflowResult } from './support/workflow/results.ts';

const EARLIER = '0.9.0';
const EXAMPLE = 'examples/adapters/python';

function done(result: WorkflowResult): WorkflowResult {
  if (result.conclusion !== 'success')
    throw new Error(`It ended as ${result.conclusion}:\n${logOf(result.jobs).slice(-5000)}`);
  return result;
}

describeWithDocker('the board’s own runs of entries that stand on it', () => {
  it('are planned, made, recorded and published, and made again only when they are due', async () => {
    await withRegistry(async (registry) => {
      const github = await startGitHub();
      const { repository, folders } = boardFromReadme(github);
      const board = boardOf(github, repository, folders);
      const merged = { slug: 'merged-early', name: 'Merged Early', version: '1.0.0' };
      const earlier = { slug: 'earlier', name: 'Earlier Memory', version: '1.0.0' };
      const own = { slug: 'own-memory', name: 'example-lexical-python', version: '1.0.0' };
      // Merged before its verification ended.
      const ada = github.user('ada');
      const fork = github.fork(repository, ada);
      github.push(fork, 'entry', await measuredEntry(merged, pushedAdapter(registry, merged, {})));
      github.merge(github.pullRequest(repository, { from: fork, branch: 'entry' }));
      github.push(repository, 'main', {
        // Of the suite before its version was raised.
        ...(await earlierEntry(earlier, pushedAdapter(registry, earlier, {}), EARLIER)),
        // An adapter of the board's own.
        ...(await ownEntry(own, EXAMPLE, 'memories/own')),
      });
      done(await board.publish());
      const tierOf = (slug: string) => {
        const { boards } = JSON.parse(board.page('data/leaderboard.json') ?? '');
        for (const { suite, rows } of boards)
          for (const row of rows)
            if (row.slug === slug) return [suite.version === EARLIER, row.tier, row.rank !== null];
        return undefined;
      };
      // A board without any receipt ranks claims.
      expect(tierOf('merged-early')).toEqual([false, 'self-reported', true]);
      expect(tierOf('earlier')).toEqual([true, 'self-reported', false]);
      expect(tierOf('own-memory')?.[1]).toBe('own');

      done(await board.rerun());
      const receipts = board.receipts();
      expect(receipts.map(({ slug }) => slug)).toEqual(['earlier', 'merged-early', 'own-memory']);
      for (const receipt of receipts) expect(receipt).toMatchObject({ event: 'board-run', pull_request: null });
      // Whose pull request brought an entry is its owner; what maintainers pushed is theirs.
      expect(receipts.map(({ submitter }) => submitter)).toEqual([null, { login: 'ada', id: ada.id }, null]);
      const cib = (slug: string) => receipts.find((one) => one.slug === slug)?.suites as { cib: object };
      expect(cib('merged-early').cib).toMatchObject({ state: 'valid', claim: { verdict: 'confirmed' } });
      expect(cib('own-memory').cib).toMatchObject({ state: 'valid', claim: { verdict: 'confirmed' } });
      expect(cib('earlier').cib).toMatchObject({ state: 'valid', claim: null, runs: [expect.anything()] });
      expect(github.world.dispatches.map(({ workflow }) => workflow)).toEqual(Array(3).fill('publish.yml'));
      expect(github.world.comments).toEqual([]);
      expect(github.world.statuses).toEqual([]);

      done(await board.publish());
      expect(tierOf('merged-early')).toEqual([false, 'board-run', true]);
      expect(tierOf('earlier')).toEqual([false, 'board-run', true]);
      expect(tierOf('own-memory')).toEqual([false, 'board-run', true]);
      expect(board.page('systems/earlier.html')).toContain(`is of cib ${EARLIER}. It is not compared`);

      // Nothing is due any more; a maintainer can have one run all the same.
      const again = done(await board.rerun());
      expect(again.jobs.rerun?.jobs?.verify?.result).toBe('skipped');
      done(await board.verifyEntry('merged-early'));
      expect(board.receipts().map(({ slug }) => slug)).toEqual([...receipts.map(({ slug }) => slug), 'merged-early']);
    });
  });
});
