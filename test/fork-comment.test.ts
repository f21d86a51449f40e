import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT } from '../src/protocol/project.ts';
import { FORK_WORKFLOW, WORKFLOW } from '../src/site/workflow.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { uploadArtifact } from './support/github/artifacts.ts';
import { startGitHub } from './support/github/github.ts';
import type { Run } from './support/github/world.ts';
import { logOf } from './support/workflow/log-of.ts';
import { runWorkflow } from './support/workflow/run-workflow.ts';
import { filesBelow, unzip } from './support/workflow/unzip.ts';
import { onCib } from './support/workflow/workflow-file.ts';

const ROOT = join(import.meta.dirname, '..');
const MEMORY = '.github/workflows/memory.yml';
const COMMENT = '.github/workflows/memory-comment.yml';

/** A user's repository with both workflows and a pull request. */
async function opened({ fromFork = true, adapter = 'ref:scopedHybrid3' } = {}) {
  const github = await startGitHub();
  github.repository(github.user('context-integrity', 'Organization'), 'context-integrity');
  const repository = github.repository(github.user('ada'), 'memory');
  github.push(repository, 'main', {
    // The adapter is a system of the suite, so no container is needed.
    [MEMORY]: onCib(WORKFLOW).replace('dir:memory-adapter', adapter),
    [COMMENT]: onCib(FORK_WORKFLOW),
  });
  const from = fromFork ? github.fork(repository, github.user('stranger')) : repository;
  const push = (text: string) => github.push(from, 'better', { 'notes.txt': text });
  push('better\n');
  const pull = github.pullRequest(repository, { from, branch: 'better' });
  const start = (file: string, name: string, payload: unknown) =>
    runWorkflow({ github, repository, file, event: { name, payload }, folders: { [PROJECT]: ROOT } });
  const comparing = (baseline: string) =>
    github.push(repository, 'main', {
      [COMMENT]: `${onCib(FORK_WORKFLOW)}          baseline: ${baseline}\n          max-lost: 2\n`,
    });
  return {
    comparing,
    github,
    pull,
    push,
    measure: () => start(MEMORY, 'pull_request', github.pullRequestEvent(pull)),
    follow: (event: unknown) => start(COMMENT, 'workflow_run', event),
    bodies: () => github.commentsOn(pull).map(({ body }) => body ?? ''),
  };
}

type Opened = Awaited<ReturnType<typeof opened>>;

it('the second workflow comments on a fork’s pull request, and a later run updates the comment [A4]', async () => {
  const at = await opened();
  const first = await at.measure();
  expect([first.conclusion, at.bodies()]).toEqual(['success', []]);
  const told = await at.follow(at.github.workflowRunEvent(first.run));
  expect([logOf(told.jobs), told.conclusion]).toEqual([expect.stringContaining('Comment created: '), 'success']);
  const [before = '', ...more] = at.bodies();
  expect(more).toEqual([]);
  expect(before).toContain('**✅ Valid** · scopedHybrid3');
  expect(before).toMatch(/^\| Retrieval sufficiency \| [\d.]+% \| at least 70\.0% \| held \|$/m);
  expect(before).toContain('Scored again from what the fork’s run uploaded.');
  expect(before).toContain(`Commit \`${at.pull.headSha}\` · run ${first.run.id}, attempt 1`);
  expect(before).toContain('cib verify cib-results/cib');

  at.push('better still\n');
  const second = await at.measure();
  // The first run's event arrives late, after the pull request moved.
  const late = await at.follow(at.github.workflowRunEvent(first.run));
  expect([late.conclusion, at.bodies()]).toEqual(['success', [before]]);
  await at.follow(at.github.workflowRunEvent(second.run));
  expect(at.bodies()).toEqual([expect.stringContaining(`Commit \`${at.pull.headSha}\` · run ${second.run.id}`)]);
});

it('the second workflow shows a regression against the baseline of the default branch, and fails no job', async () => {
  const folder = temporaryFolder();
  await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--out', `${folder}/before/cib`);
  const at = await opened({ adapter: 'ref:lexical3' });
  const { run } = await at.measure();
  for (const [baseline, shown] of [
    ['before', /^\*\*❌ Worse than the baseline · \d+ tasks lost, more than 2 · Valid\*\*/m],
    ['none', /^\*\*❌ See below · Valid\*\*[\s\S]*none\/cib is not a bundle/m],
  ] as const) {
    at.comparing(`${folder}/${baseline}`);
    const { conclusion } = await at.follow(at.github.workflowRunEvent(run));
    expect(conclusion).toBe('success');
    expect(at.bodies()).toEqual([expect.stringMatching(shown)]);
  }
});

it('the second workflow succeeds after a fork’s run that failed before it left a bundle, and says so', async () => {
  const at = await opened();
  const event = at.github.workflowRunEvent(at.github.run(at.pull, { path: MEMORY, conclusion: 'failure' }));
  const { conclusion, jobs } = await at.follow(event);
  expect([conclusion, logOf(jobs)]).toEqual(['success', expect.stringContaining('The run left no bundle.')]);
  expect(at.bodies()).toEqual([]);
});

it('the second workflow leaves a pull request from the repository’s own branch to its own run', async () => {
  const at = await opened({ fromFork: false });
  const { run } = await at.measure();
  const [own] = at.bodies();
  expect(at.github.world.artifacts.map(({ name }) => name)).toEqual(['cib-results']);
  expect((await at.follow(at.github.workflowRunEvent(run))).conclusion).toBe('skipped');
  expect(at.bodies()).toEqual([own]);
});

describe('the second workflow on a forged artifact', () => {
  let at: Opened;
  let run: Run;
  let files: Record<string, Buffer>;

  beforeEach(async () => {
    at = await opened();
    ({ run } = await at.measure());
    const folder = temporaryFolder();
    unzip(at.github.world.artifacts[0]?.zip ?? Buffer.alloc(0), folder);
    files = filesBelow(folder);
  });

  const edited = (name: string, change: (text: string) => string) => ({ [name]: change(String(files[name])) });

  it.each<[string, () => Record<string, string | Buffer>, RegExp]>([
    [
      'a better score',
      () => edited('cib/scorecard.json', (text) => text.replace(/"value":0\.\d+/, '"value":1')),
      /scorecard\.json/,
    ],
    ['a changed transcript', () => edited('cib/transcript.jsonl', (text) => text.split('\n').slice(1).join('\n')), /./],
    [
      'data that is not built in',
      () => edited('cib/manifest.json', (text) => text.replace('"id":"builtin"', '"id":"mine"')),
      /dataset "mine" \(SHA-256 \w+\)\.%0A→ This Action only verifies runs on built-in data/,
    ],
    ['a text of its own', () => ({ 'comment.md': '# 100%' }), /the folder of no suite/],
    ['another file in the folder of the bundle', () => ({ 'cib/summary.md': '# 100%' }), /no part of a bundle/],
    [
      'a bundle as that of another suite',
      () => Object.fromEntries(Object.entries(files).map(([name, text]) => [name.replace('cib/', 'memtrace/'), text])),
      /it is of suite/,
    ],
  ])('writes no comment for an artifact with %s [A9]', async (_, forged, says) => {
    uploadArtifact(at.github.world, run, 'cib-results', { ...files, ...forged() });
    const result = await at.follow(at.github.workflowRunEvent(run));
    expect(result.conclusion).toBe('failure');
    expect(logOf(result.jobs)).toMatch(/^::error title=bundle\.invalid::No comment was written: /m);
    expect(logOf(result.jobs)).toMatch(says);
    expect(at.bodies()).toEqual([]);
  });

  it('writes no comment for a run of another workflow with the same name [A7]', async () => {
    const event = at.github.workflowRunEvent(run) as { workflow_run: { path: string; name: string } };
    event.workflow_run.path = '.github/workflows/evil.yml';
    event.workflow_run.name = 'Memory';
    uploadArtifact(at.github.world, run, 'cib-results', files);
    const result = await at.follow(event);
    expect(logOf(result.jobs)).toMatch(/^::error title=github\.event::/m);
    expect(at.bodies()).toEqual([]);
  });
});

it('the guide shows the workflow that `cib init` writes', () => {
  const guide = readFileSync(join(ROOT, 'docs/guide-action.md'), 'utf8');
  expect(guide).toContain(`\`\`\`yaml\n${FORK_WORKFLOW}\`\`\``);
});
