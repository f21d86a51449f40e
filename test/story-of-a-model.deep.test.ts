// Deep: runs all workflows and pages for a memory system with a model, in its container, with a sidecar.
import { expect, it } from 'vitest';
import { boardFromReadme } from './support/board-from-readme.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { startExtractor } from './support/extractor.ts';
import { branchTip, git } from './support/github/git-store.ts';
import { startGitHub } from './support/github/github.ts';
import { withRegistry } from './support/registry.ts';
import { boardOf, succeeded } from './support/story/board.ts';
import { MODEL, recordedEntry, SIDECAR } from './support/story/entry.ts';
import { pushedImage } from './support/story/images.ts';

const MEM0 = { slug: 'mem0', name: 'mem0 (extraction)', version: '2.2.1' };

describeWithDocker('mem0 with extraction on a board', () => {
  it('is replayed by a board without a model, and run by a board with its own endpoint', async ({ skip }) => {
    const built = builtImage('examples/adapters/mem0-extraction', skip);
    await withRegistry(async (registry) => {
      const image = pushedImage(registry, MEM0.slug, built);
      const github = await startGitHub();
      const { repository, folders } = boardFromReadme(github);
      const vars: Record<string, string> = { CIB_GATEWAY_SIDECAR: pushedImage(registry, 'socat', SIDECAR) };
      const board = boardOf(github, repository, folders, vars);
      const rowOf = () => JSON.parse(board.page('data/leaderboard.json') ?? '').boards[0].rows[0];

      // The submitter's run asks the submitter's endpoint, which is gone when the board replays the tape.
      const theirs = await startExtractor();
      const ada = github.user('ada');
      const fork = github.fork(repository, ada);
      const entry = await recordedEntry(MEM0, image, theirs.baseURL).finally(theirs.close);
      github.push(fork, 'entry', entry);
      const pull = github.pullRequest(repository, { from: fork, branch: 'entry' });
      succeeded(await board.verify(succeeded(await board.submission(pull)).run));
      const [replayed = ''] = github.commentsOn(pull).map(({ body }) => body ?? '');
      expect(replayed.split('\n')[1]).toBe('## ☑️ Replayed by the board');
      expect(board.receipts()).toMatchObject([
        { event: 'board-run', suites: { cib: { claim: { verdict: 'confirmed', differing: 0 } } } },
      ]);
      succeeded(await board.merge(pull));
      expect(rowOf()).toMatchObject({ slug: 'mem0', tier: 'replayed', rank: null });
      expect(board.page('systems/mem0.html')).toContain('replayed by the board from the submitted tape');

      // The board gets an endpoint with the same model, with which it runs the next push.
      const ours = await startExtractor();
      Object.assign(vars, { CIB_GATEWAY: ours.baseURL, CIB_GATEWAY_MODEL: MODEL.model });
      Object.assign(vars, { CIB_GATEWAY_EMBEDDINGS: MODEL.embeddings });
      git(fork.folder, ['update-ref', 'refs/heads/main', branchTip(repository.folder, 'main') ?? '']);
      github.push(fork, 'again', { ...entry, ...renamed(entry) });
      const second = github.pullRequest(repository, { from: fork, branch: 'again' });
      succeeded(await board.verify(succeeded(await board.submission(second)).run));
      await ours.close();
      const writes = JSON.parse(text(entry, 'cib/scorecard.json')).gateway.write.calls;
      expect(ours.asked.length).toBeGreaterThan(writes);
      expect(github.commentsOn(second).map(({ body }) => body?.split('\n')[1])).toEqual([
        '## ✅ Run by the board, claim confirmed',
      ]);
      succeeded(await board.merge(second));
      expect(rowOf()).toMatchObject({ slug: 'mem0', tier: 'board-run', rank: expect.anything() });
      expect(await leftContainers(() => true)).toEqual([]);
    });
  }, 1_800_000);
});

const PLACE = 'leaderboard/entries/mem0';
const text = (entry: Readonly<Record<string, unknown>>, name: string) => String(entry[`${PLACE}/${name}`]);

/** Changes a field of the entry on which no run depends. */
function renamed(entry: Readonly<Record<string, unknown>>) {
  const about = { ...JSON.parse(text(entry, 'entry.json')), homepage: 'https://example.invalid/mem0' };
  return { [`${PLACE}/entry.json`]: `${JSON.stringify(about, null, 2)}\n` };
}
