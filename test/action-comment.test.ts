import { hash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Step } from './support/act-here.ts';
import { runAction } from './support/action.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { type GitHub, startGitHub } from './support/github/github.ts';
import { fullName } from './support/github/repositories.ts';
import type { Permissions, PullRequest, Repository } from './support/github/world.ts';
import { nodesOf, parsed, wordsOf } from './support/markdown.ts';

const WRITES: Permissions = { 'contents': 'read', 'pull-requests': 'write' };

interface Scene {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly pull: PullRequest;
}

/** A user's repository, and a pull request from a branch of it, or from a fork. */
async function scene({ fromFork = false, hidden = false } = {}): Promise<Scene> {
  const github = await startGitHub();
  const repository = github.repository(github.user('ada'), 'memory', { private: hidden });
  const from = fromFork ? github.fork(repository, github.user('stranger')) : repository;
  github.push(from, 'better', { 'memory.txt': 'better\n' });
  return { github, repository, pull: github.pullRequest(repository, { from, branch: 'better' }) };
}

interface Job {
  readonly event?: string;
  readonly permissions?: Permissions;
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The step of a job that the pull request started. */
function act(at: Scene, inputs: Readonly<Record<string, string>> = {}, job: Job = {}): Promise<Step> {
  const { github, repository, pull } = at;
  const { workspace = temporaryFolder(), permissions = WRITES } = job;
  const event = join(workspace, 'event.json');
  writeFileSync(event, JSON.stringify(github.pullRequestEvent(pull)));
  const token = github.jobToken(repository, permissions);
  const given = { 'adapter': 'ref:scopedHybrid3', 'comment': 'true', 'github-token': token, ...inputs };
  return runAction('run', workspace, given, {
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: job.event ?? 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_JOB: 'memory',
    GITHUB_REPOSITORY: fullName(repository),
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '77',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_WORKFLOW_REF: `${fullName(repository)}/.github/workflows/memory.yml@refs/pull/1/merge`,
    ...job.env,
  });
}

const bodies = ({ github, pull }: Scene) => github.commentsOn(pull).map(({ body }) => body ?? '');
const FEW = { limit: '3' };

describe('the Action on a pull request of its own repository', () => {
  it('writes one comment, in which a second attempt changes only the run and the attempt [C7]', async () => {
    const at = await scene();
    const workspace = temporaryFolder();
    const inputs = { 'fail-below': 'retrieval_sufficiency=0.5' };
    const first = await act(at, inputs, { workspace });
    expect(first).toMatchObject({ status: 0, annotations: [], leaked: '' });
    expect(first.log).toMatch(/^Comment created: /m);
    const [before = '', ...more] = bodies(at);
    expect(more).toEqual([]);
    const lines = before.split('\n');
    expect(lines[0]).toMatch(/^<!-- context-integrity:run [0-9a-f]{16} -->$/);
    const digests = lines.indexOf('<details><summary>Digests</summary>');
    expect(lines.slice(1, digests).join('\n').trim()).toBe(first.summary.trim());
    const run = '[run 77, attempt 1](https://github.example/ada/memory/actions/runs/77)';
    expect(lines.at(-2)).toBe(`Commit \`${at.pull.headSha}\` · ${run} · harness 0.1.0`);
    const card = hash('sha256', readFileSync(join(workspace, first.outputs.scorecard ?? '')));
    expect(lines.slice(digests).filter((line) => line.startsWith('cib '))).toEqual([
      expect.stringMatching(/^cib dataset {9}[0-9a-f]{64}$/),
      expect.stringMatching(/^cib outcomes\.jsonl {2}[0-9a-f]{64}$/),
      `cib scorecard.json  ${card}`,
    ]);

    const again = await act(at, inputs, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.log).toMatch(/^Comment updated: /m);
    expect(bodies(at)).toEqual([before.replace('attempt 1', 'attempt 2')]);
  });

  it('shows the headline with intervals, families and gates, and fails if a gate is missed', async () => {
    const at = await scene();
    const step = await act(at, { 'fail-below': 'retrieval_sufficiency=0.5, avg_tokens=0' });
    expect(step.status).toBe(1);
    expect(step.annotations.map(([title]) => title)).toEqual(['gate.missed']);
    const [body = ''] = bodies(at);
    expect(body).toMatch(/^\*\*❌ Gate missed · Valid\*\* · scopedHybrid3 /m);
    expect(body).toMatch(/^\*\*Retrieval sufficiency: [\d.]+%\*\* · 95% interval .+, clustered .+$/m);
    expect(body).toMatch(/^\| Retrieval sufficiency \| [\d.]+% \| at least 50\.0% \| held \|$/m);
    expect(body).toMatch(/^\| Avg tokens \| [\d.]+ \| at most 0\.0 \| missed \|$/m);
    expect(body).toMatch(/^\| Knowledge update \| 40 \|/m);
  });

  it('lists the tasks that a baseline passed and this run did not', async () => {
    const at = await scene();
    const workspace = temporaryFolder();
    await cib('run', '--suite', 'cib', '--adapter', 'ref:scopedHybrid3', '--out', join(workspace, 'before'));
    const step = await act(at, { adapter: 'ref:null', baseline: 'before' }, { workspace });
    expect(step.status).toBe(1);
    const [body = ''] = bodies(at);
    expect(body).toContain('**❌ Worse than the baseline · Valid**');
    const [, lost = ''] = /tasks passed only here 0, only by the baseline (\d+); clustered p/.exec(body) ?? [];
    expect(body).toContain(`<details><summary>${lost} tasks passed by the baseline, not here</summary>`);
    expect(body.match(/^\| cib&#95;\d+ \| .+ \| .+ \|$/gm)).toHaveLength(50);
    expect(body).toContain(`\n… and ${Number(lost) - 50} more.\n`);
  });

  it('fails on the tasks passed and on other metrics where the headline is level, and names them', async () => {
    const at = await scene();
    const workspace = temporaryFolder();
    cpSync('leaderboard/entries/mem0/cib', join(workspace, 'before'), { recursive: true });
    const step = await act(at, { adapter: 'ref:spam', baseline: 'before' }, { workspace });
    expect(step.status).toBe(1);
    const [[code, message] = []] = step.annotations;
    expect([code, message]).toEqual([
      'gate.missed',
      expect.stringMatching(
        /^cib: significantly worse than the baseline, mem0 .*: Tasks passed 0 of 250, baseline 190 of 250 \(p <?0\.0\d+\); Context flood /,
      ),
    ]);
    const [body = ''] = bodies(at);
    expect(body).toContain('**❌ Worse than the baseline · Valid**');
    expect(body).toMatch(/^\| Tasks passed \| 0 of 250 \| 190 of 250 \| (?:&#60;)?0\.0\d+ \|$/m);
    expect(body).toContain(
      '**significantly worse** by the figures below. Retrieval sufficiency: difference 0.0 points; ',
    );
    expect(body).toContain('tasks passed only here 0, only by the baseline 190;');
    expect(body).toContain('<details><summary>190 tasks passed by the baseline, not here</summary>');
  });

  it('comments that a run did not end', async () => {
    const at = await scene();
    const step = await act(at, { adapter: 'cmd:exit 7' });
    expect(step.status).toBe(3);
    expect(bodies(at)).toEqual([expect.stringContaining('**❌ This run did not end**')]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a missing baseline', { baseline: 'nowhere' }, 'nowhere/cib is not a bundle: there is no such folder.'],
    ['an input that does not exist', { colour: 'red' }, 'There is no input "colour".'],
  ])('replaces an earlier result by the reason why nothing was run, such as %s', async (_, inputs, reason) => {
    const at = await scene();
    await act(at, FEW);
    expect(bodies(at)).toEqual([expect.stringContaining('**⚠️ Partial')]);
    const step = await act(at, { ...FEW, ...inputs });
    expect(step.status).toBe(2);
    const [body = '', ...more] = bodies(at);
    expect(more).toEqual([]);
    expect(body).toContain('**❌ Nothing was run: the settings have errors**');
    expect(body).not.toContain('Partial');
    expect(wordsOf(parsed(body))).toContain(reason);
  });

  it.each([
    ['adapter', 'docker run -e KEY=S3CRET img'],
    ['adapter', `S3CRET${'x'.repeat(2_000)}`],
    ['fail-below', 'S3CRET'],
    ['fail-below', 'S3CRET=1'],
    ['fail-below', 'S3CRET:retrieval_sufficiency=1'],
    ['suites', 'S3CRET'],
    ['nonce', 'S3CRET'],
  ])(
    'quotes nothing of an input %s that is refused, which may have a secret that GitHub masks only in logs',
    async (name, value) => {
      const at = await scene();
      const step = await act(at, { ...FEW, [name]: value });
      expect([step.status, step.annotations[0]?.[1]]).toEqual([2, expect.stringContaining('S3CRET')]);
      const [body = ''] = bodies(at);
      expect(wordsOf(parsed(body))).toContain(`Input "${name}" is refused: the log of the job says why.`);
      expect(body).not.toContain('S3CRET');
    },
  );

  it.each([
    ['in an error', "fail({ code: 1, message: 'Incorrect API key provided: sk-S3CRET' });"],
    ['on standard error, before it exits', "{ console.error('postgres://ada:S3CRET@db'); process.exit(7); }"],
    ['as a source', "give({ evidence: [{ source_id: 'S3CRET', text: 'x' }] });"],
  ])('quotes nothing that the adapter says %s, which may have such a secret too', async (_, query) => {
    const at = await scene();
    const workspace = temporaryFolder();
    writeFileSync(
      join(workspace, 'leaky.cjs'),
      `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        const say = (more) => console.log(JSON.stringify({ jsonrpc: '2.0', id, ...more }));
        const give = (result) => say({ result });
        const fail = (error) => say({ error });
        if (method === 'query') ${query}
        else give(method === 'initialize' ? { protocol: 1, name: 'leaky', version: '1', capabilities: [] } : {});
      });`,
    );
    const adapter = `cmd:KEY=S3CRET ${process.execPath} leaky.cjs`;
    const step = await act(at, { ...FEW, adapter }, { workspace });
    expect(step.summary).toContain('S3CRET');
    const [body = ''] = bodies(at);
    expect(body).toMatch(/log of the job says (?:more|why)/);
    expect(body).not.toContain('S3CRET');
  });

  it('changes neither another account’s comment with its marker nor the comment of the board [C5]', async () => {
    const at = await scene();
    const { github, pull } = at;
    await act(at, FEW);
    const ours = github.commentsOn(pull)[0];
    const body = `${ours?.body?.split('\n')[0]}\ntheirs`;
    github.world.comments.length = 0;
    const theirs = github.comment(pull, github.user('mallory'), body);
    const board = github.comment(pull, github.bot, '<!-- context-integrity:scorecard -->\nthe board', github.actions);
    await act(at, FEW);
    await act(at, FEW);
    expect([theirs.body, board.body]).toEqual([body, '<!-- context-integrity:scorecard -->\nthe board']);
    expect(github.commentsOn(pull)).toHaveLength(3);
  });

  it('writes one comment for each job, and for each comment-id', async () => {
    const at = await scene();
    for (const job of ['memory', 'other', 'memory']) await act(at, FEW, { env: { GITHUB_JOB: job } });
    expect(bodies(at)).toHaveLength(2);
    for (const id of ['a', 'b --> <b>', 'a']) await act(at, { ...FEW, 'comment-id': id });
    expect(bodies(at)).toHaveLength(4);
    expect(new Set(bodies(at).map((body) => body.split('\n')[0])).size).toBe(4);
  });

  it('escapes mentions, links and markup in an adapter’s name [C1, C2, C3]', async () => {
    const at = await scene();
    const workspace = temporaryFolder();
    const name = '@org/team #1 GH-3 ![x](https://evil.test/p.png) <!-- </details> ``` | [x](javascript:1)\n## x';
    writeFileSync(
      join(workspace, 'hostile.cjs'),
      `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id, method } = JSON.parse(line);
        const initialize = { protocol: 1, name: ${JSON.stringify(name)}, version: '1', capabilities: [] };
        const result = { initialize, query: { evidence: [] } }[method] ?? {};
        console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
      });`,
    );
    await act(at, { ...FEW, adapter: `cmd:${process.execPath} hostile.cjs` }, { workspace });
    const [body = ''] = bodies(at);
    const tree = parsed(body);
    const kinds = nodesOf(tree).map(({ type }) => type);
    expect(kinds.filter((kind) => ['link', 'image', 'linkReference', 'definition'].includes(kind))).toEqual(['link']);
    expect(kinds.filter((kind) => kind === 'heading')).toHaveLength(1);
    expect(wordsOf(tree)).not.toMatch(/@\w|#\d|GH-\d|:\/\//);
    expect(body.match(/<!--/g)).toHaveLength(1);
  });
});

describe('the Action if it cannot comment', () => {
  it.each([
    ['a pull request from a fork', { fromFork: true }, { 'contents': 'read', 'pull-requests': 'read' }],
    ['a job without the permission', {}, { 'contents': 'read', 'pull-requests': 'read' }],
    ['a job of a private repository without any for pull requests', { hidden: true }, { contents: 'read' }],
  ] satisfies [string, { fromFork?: boolean; hidden?: boolean }, Permissions][])(
    'warns and names the permission, with the same verdict, for %s',
    async (_, from, permissions) => {
      const at = await scene(from);
      const gate = { ...FEW, 'fail-below': 'avg_tokens=0' };
      const step = await act(at, gate, { permissions });
      const silent = await act(at, { ...gate, comment: 'false' }, { permissions });
      const [[title, says] = [], ...rest] = step.annotations;
      expect(title).toBe('No comment');
      expect(says).toContain('pull-requests: write');
      expect(says?.includes('comes from a fork')).toBe('fromFork' in from);
      expect(says).not.toContain('pull-requests: read"');
      expect(rest).toEqual(silent.annotations);
      expect([step.status, step.summary]).toEqual([silent.status, silent.summary]);
      expect(step.status).toBe(1);
      expect(bodies(at)).toEqual([]);
    },
  );

  it('writes a notice and no comment if the head moved during the run [A6]', async () => {
    const at = await scene();
    at.github.before('issues/list-comments', () => at.github.push(at.repository, 'better', { more: 'x' }));
    const step = await act(at, FEW);
    expect(step.status).toBe(0);
    expect(step.log).toMatch(/^::notice title=No comment::Pull request #1 moved from /m);
    expect(bodies(at)).toEqual([]);
  });

  it('does not wait longer than its limit when GitHub asks it to', async () => {
    const at = await scene();
    const answer = { status: 429, message: 'slow down', headers: { 'retry-after': '600' } };
    at.github.refuse('issues/create-comment', answer, 9);
    const step = await act(at, FEW);
    expect(step).toMatchObject({
      status: 0,
      annotations: [['No comment', expect.stringContaining('but the limit is')]],
    });
    expect(bodies(at)).toEqual([]);
  });

  it('keeps its result if the token is invalid', async () => {
    const at = await scene();
    const step = await act(at, { ...FEW, 'github-token': 'ghs_nobody' });
    expect(step).toMatchObject({ status: 0, annotations: [['No comment', expect.stringContaining('github-token')]] });
    expect(step.log).not.toContain('ghs_nobody');
  });

  it.each([
    ['another event', { event: 'push' }, {}],
    ['an empty input `comment`', {}, { comment: '' }],
  ])('sends no request to GitHub with %s', async (_, job, inputs) => {
    const at = await scene();
    const asked = at.github.world.exchanges.length;
    const step = await act(at, { ...FEW, ...inputs }, job);
    expect(step).toMatchObject({ status: 0, annotations: [] });
    expect(step.log.includes('No comment: only a run that the event pull_request started')).toBe('event' in job);
    expect(at.github.world.exchanges).toHaveLength(asked);
  });
});
