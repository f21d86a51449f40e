// Deep: runs all workflows, Actions and pages of a board one after the other on one repository, with real containers.
import { expect, it } from 'vitest';
import { PROJECT } from '../src/protocol/project.ts';
import { boardFromReadme, filesInReadme, settingsInReadme } from './support/board-from-readme.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers } from './support/engine.ts';
import { branchTip, git } from './support/github/git-store.ts';
import { startGitHub } from './support/github/github.ts';
import type { PullRequest, Repository } from './support/github/world.ts';
import { withRegistry } from './support/registry.ts';
import { boardOf, succeeded } from './support/story/board.ts';
import { forgedEntry, measuredEntry, ownEntry } from './support/story/entry.ts';
import { pushedAdapter } from './support/story/images.ts';
import { earlierProgram } from './support/story/program.ts';

const EARLIER = '0.9.0';
const EXAMPLE = 'examples/adapters/python';
const PUBLISH = '.github/workflows/publish.yml';
const WEAKER = { 'MOST_EVIDENCE = 3': 'MOST_EVIDENCE = 1' };

/** An adapter that returns all events for every question. */
const EVERYTHING = {
  'MOST_EVIDENCE = 3': 'MOST_EVIDENCE = 99',
  'return a.age > b.age and len(a.topic & b.topic) * 2 > len(b.topic)': 'return False',
  'score * 2 < best': 'False',
  'if same_scope(scope, event.get("scope", {})) and event["timestamp"] <= as_of and not expired and score > 0:':
    'if True:',
  'kept = [memory for memory in batch if self.looks_durable(memory)]': 'kept = batch',
};

const row = (page: string | undefined, name: string) =>
  (page ?? '')
    .split('<tr')
    .find((one) => one.includes(`>${name}</a>`) && one.includes('class="rank"'))
    ?.replace(/\s+/g, ' ');

describeWithDocker('a board', () => {
  it('publishes entries from a first pull request to a domain of its own [A6, A9, K5]', async () => {
    await withRegistry(async (registry) => {
      const github = await startGitHub();
      const { world } = github;
      const { repository, folders } = boardFromReadme(github);
      repository.settings = { forkApproval: 'first_time_contributors' };
      const earlier = earlierProgram('cib', EARLIER);
      const release = { ...folders, [PROJECT]: earlier };
      const board = boardOf(github, repository, release);
      const statusesOf = (sha: string) =>
        world.statuses.filter((one) => one.sha === sha).map(({ context, state }) => [context, state]);
      const scorecardOn = (pull: PullRequest) => github.commentsOn(pull).map(({ body }) => body ?? '');
      const proposed = (from: Repository, branch = 'entry') => github.pullRequest(repository, { from, branch });
      /** For each entry on the site: whether its run is of the earlier version, its tier, and whether it has a rank. */
      const standing = () =>
        Object.fromEntries(
          JSON.parse(board.page('data/leaderboard.json') ?? '').boards.flatMap(
            ({ suite, rows }: { suite: { version: string }; rows: { slug: string; tier: string; rank: unknown }[] }) =>
              rows.map(({ slug, tier, rank }) => [slug, [suite.version === EARLIER, tier, rank !== null]]),
          ),
        );

      // The first pull request from a fork: nothing runs or comments until a maintainer approves.
      const ada = github.user('ada');
      const fork = github.fork(repository, ada);
      const ours = { slug: 'ada-memory', name: 'Ada Memory', version: '1.0.0' };
      const image = pushedAdapter(registry, ours, {});
      github.push(fork, 'entry', await measuredEntry(ours, image, earlier));
      const first = proposed(fork);
      const held = await board.submission(first);
      expect([held.conclusion, held.jobs]).toEqual(['action_required', {}]);
      expect((await board.verify(held.run)).conclusion).toBe('skipped');
      expect([world.exchanges, world.artifacts, world.comments, world.statuses, board.receipts()]).toEqual(
        Array(5).fill([]),
      );
      const [hers, maintainers] = [ada, repository.owner].map((user) =>
        github.personalToken(user, { actions: 'write' }),
      );
      expect(await board.approve(held.run, hers ?? '')).toBe(false);
      expect((await board.submission(first, held)).conclusion).toBe('action_required');
      expect(await board.approve(held.run, maintainers ?? '')).toBe(true);
      const checked = succeeded(await board.submission(first, held));
      expect([checked.run.id, checked.run.attempt]).toEqual([held.run.id, 1]);

      // A push moves the head before anything was written: nothing is written about the old commit.
      const left = first.headSha;
      github.push(fork, 'entry', {});
      const late = await board.verify(checked.run);
      expect(late.conclusion).not.toBe('success');
      expect([scorecardOn(first), world.statuses, board.receipts()]).toEqual([[], [], []]);

      // The check of the push waits for approval again. Then follow: board run, comment, status, receipt, preview.
      const again = succeeded(await board.accepted(first));
      expect(first.headSha).not.toBe(left);
      const verified = succeeded(await board.verify(again.run));
      const [comment = '', ...others] = scorecardOn(first);
      expect(others).toEqual([]);
      expect(comment).toContain(first.headSha);
      expect(comment).toMatch(/claim confirmed/i);
      expect(statusesOf(first.headSha)).toEqual([
        ['context-integrity', 'pending'],
        ['context-integrity', 'success'],
      ]);
      expect(statusesOf(left)).toEqual([]);
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
      expect(row(board.preview(verified, 'ada-memory', 'index.html'), 'Ada Memory')).toContain('board-run');
      expect(board.preview(verified, 'ada-memory', 'systems/ada-memory.html')).toContain(image);
      expect(comment).toContain('Preview of the entry’s page');
      expect(world.dispatches.map(({ workflow }) => workflow)).toEqual(['publish.yml']);

      // The entry is merged and published.
      succeeded(await board.merge(first));
      expect(row(board.page('index.html'), 'Ada Memory')).toContain('board-run');
      expect(board.page('systems/ada-memory.html')).toContain(image);

      // Another entry is merged before its verification; a maintainer starts the board run. Its author is its owner.
      const carol = github.user('carol');
      const merged = { slug: 'carol-memory', name: 'Carol Memory', version: '1.0.0' };
      const third = github.fork(repository, carol);
      github.push(third, 'entry', await measuredEntry(merged, pushedAdapter(registry, merged, WEAKER), earlier));
      succeeded(await board.merge(proposed(third)));
      expect(standing()).toMatchObject({ 'carol-memory': [true, 'self-reported', false] });
      const written = [world.comments.length, world.statuses.length];
      succeeded(await board.verifyEntry('carol-memory'));
      expect(board.receipts().at(-1)).toMatchObject({
        slug: 'carol-memory',
        event: 'board-run',
        pull_request: null,
        submitter: { login: 'carol', id: carol.id },
        suites: { cib: { state: 'valid', claim: { verdict: 'confirmed' } } },
      });

      // The suite's version is raised by a release that the board names from now on.
      const before = board.receipts().length;
      release[PROJECT] = folders[PROJECT] ?? '';
      const newer = Object.entries(filesInReadme()).map(([path, text]) => [
        path,
        text.replaceAll('@v0.1.0', '@v0.2.0'),
      ]);
      await board.push(Object.fromEntries(newer), 'rerun');
      const marked = [true, 'board-run', false];
      expect(standing()).toEqual({ 'ada-memory': marked, 'carol-memory': marked });
      expect(board.page('suites/cib.html')).toContain('The present version is');
      const reruns = board.receipts().slice(before);
      expect(reruns.map(({ slug, pull_request }) => [slug, pull_request])).toEqual([
        ['ada-memory', null],
        ['carol-memory', null],
      ]);
      for (const { suites } of reruns)
        expect(suites).toMatchObject({ cib: { state: 'valid', claim: null, runs: [expect.anything()] } });

      // An adapter of the board's own has no run: the weekly plan makes one, and then nothing is due.
      const own = { slug: 'own-memory', name: 'example-lexical-python', version: '1.0.0' };
      await board.push(await ownEntry(own, EXAMPLE, 'memories/own'));
      expect(standing()).toMatchObject({ 'own-memory': [false, 'own', expect.anything()] });
      succeeded(await board.rerun());
      expect(board.receipts().at(-1)).toMatchObject({
        slug: 'own-memory',
        event: 'board-run',
        submitter: null,
        suites: { cib: { state: 'valid', claim: { verdict: 'confirmed' } } },
      });
      expect((await board.rerun()).jobs.rerun?.jobs?.verify?.result).toBe('skipped');
      expect([world.comments.length, world.statuses.length]).toEqual(written);
      succeeded(await board.publish());
      const boardRun = [false, 'board-run', true];
      expect(standing()).toMatchObject({ 'ada-memory': boardRun, 'carol-memory': boardRun, 'own-memory': boardRun });
      expect(board.page('systems/ada-memory.html')).toContain(`is of cib ${EARLIER}. It is not compared`);

      // A second submitter's system, compared with the others.
      const ben = github.user('ben');
      const other = github.fork(repository, ben);
      const theirs = { slug: 'ben-memory', name: 'Ben Memory', version: '0.3.0' };
      github.push(other, 'entry', await measuredEntry(theirs, pushedAdapter(registry, theirs, WEAKER)));
      const second = proposed(other);
      const compared = succeeded(await board.verify(succeeded(await board.accepted(second)).run));
      expect(row(board.preview(compared, 'ben-memory', 'index.html'), 'Ada Memory')).toMatch(/class="rank">rank 1 ?</);
      expect(row(board.preview(compared, 'ben-memory', 'index.html'), 'Ben Memory')).toMatch(/class="rank">rank 2 ?</);
      expect(scorecardOn(second)).toEqual([expect.stringContaining('Ada Memory')]);
      succeeded(await board.merge(second));
      const index = board.page('index.html');
      expect([row(index, 'Ada Memory'), row(index, 'Ben Memory')]).toEqual([
        expect.stringMatching(/class="rank">rank 1 ?</),
        expect.stringMatching(/class="rank">rank 2 ?</),
      ]);

      // The next version of the first system is worse, and the comment shows where. It needs no approval.
      git(fork.folder, ['update-ref', 'refs/heads/main', branchTip(repository.folder, 'main') ?? '']);
      const next = { ...ours, version: '1.1.0' };
      github.push(fork, 'update', await measuredEntry(next, pushedAdapter(registry, next, WEAKER)));
      const update = proposed(fork, 'update');
      succeeded(await board.verify(succeeded(await board.submission(update)).run));
      expect(scorecardOn(update)).toEqual([expect.stringMatching(/newly failed/i)]);
      succeeded(await board.merge(update));
      expect(board.page('systems/ada-memory.html')).toContain('1.1.0');

      // A dispute, which the next publication shows.
      const token = github.personalToken(repository.owner, { contents: 'write' });
      await board.decide('ben-memory', 'disputed', 'It reads the file system.', token);

      // A claim that the image does not support. The board's runs contradict it, and their figures are published.
      const dishonest = github.fork(repository, github.user('mallory'));
      const claimed = { slug: 'mallory-memory', name: 'Mallory Memory', version: '1.0.0' };
      github.push(dishonest, 'entry', await forgedEntry(claimed, pushedAdapter(registry, claimed, EVERYTHING)));
      const forged = proposed(dishonest);
      const caught = succeeded(await board.verify(succeeded(await board.accepted(forged)).run));
      expect(row(board.preview(caught, 'mallory-memory', 'index.html'), 'Mallory Memory')).toContain('contradicted');
      expect(board.preview(caught, 'mallory-memory', 'systems/mallory-memory.html')).toContain('76.0');
      const [refuted = ''] = scorecardOn(forged);
      // The reviewer is told that the percentiles were changed, but not the counts.
      expect(refuted.split('\n')[1]).toBe('## ❌ Contradicted · 1 flag');
      expect(refuted).toContain('Its times do not look measured');
      expect(refuted).toContain('submitted 100.0%, board 76.0%.');
      expect(statusesOf(forged.headSha).at(-1)).toEqual(['context-integrity', 'failure']);
      expect(board.receipts().at(-1)).toMatchObject({
        slug: 'mallory-memory',
        event: 'contradicted',
        suites: { cib: { claim: { verdict: 'contradicted', claimed: 1, measured: 0.76 } } },
      });
      // The entry is merged in spite of that.
      succeeded(await board.merge(forged));
      expect(board.page('systems/ben-memory.html')).toContain('It reads the file system.');
      expect(row(board.page('index.html'), 'Ben Memory')).toContain('disputed');
      const published = row(board.page('index.html'), 'Mallory Memory') ?? '';
      expect(published).toContain('76.0%');
      expect(published).toMatch(/<s\b[^>]*>[^<]*(?:<span[^>]*>[^<]*<\/span>)?[^<]*100\.0/);
      expect(published).toContain('contradicted');
      expect(published).not.toContain('rank 1<');
      expect(board.page('decisions.html')).toContain('submitted 100.0%, board 76.0%');
      expect(JSON.parse(board.page('badges/mallory-memory/cib.json') ?? '').message).toMatch(/^76\.0%/);

      // A removal, which stays on record. The board gets a title and its own domain.
      await board.decide('ben-memory', 'removed', 'It read the file system.', token);
      await board.push({ [PUBLISH]: `${filesInReadme()[PUBLISH]}${settingsInReadme()}` });
      expect(row(board.page('index.html'), 'Ben Memory')).toBeUndefined();
      expect(board.page('decisions.html')).toContain('It read the file system.');
      expect(board.page('index.html')).toContain(' · Memory at Example</title>');
      expect(board.page('index.html')).toContain('<link rel="canonical" href="https://memory.example.org/index.html">');
      expect(board.page('feed.xml')).toContain('<id>https://memory.example.org/</id>');
      expect(row(board.page('index.html'), 'Mallory Memory')).toContain('contradicted');

      expect(board.receipts().map(({ slug, event }) => `${slug} ${event}`)).toEqual([
        'ada-memory board-run',
        'carol-memory board-run',
        'ada-memory board-run',
        'carol-memory board-run',
        'own-memory board-run',
        'ben-memory board-run',
        'ada-memory board-run',
        'ben-memory disputed',
        'mallory-memory contradicted',
        'ben-memory removed',
      ]);
      // Each receipt of a verification started a publication.
      expect(world.dispatches.map(({ workflow }) => workflow)).toEqual(Array(8).fill('publish.yml'));
      expect(await leftContainers(() => true)).toEqual([]);
    });
  }, 1_200_000);
});
