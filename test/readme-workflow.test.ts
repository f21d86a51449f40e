import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../src/protocol/project.ts';
import { describeWithDocker } from './support/docker.ts';
import { startGitHub } from './support/github/github.ts';
import { blocksOf } from './support/workflow/policy/policy-file.ts';
import { problemsIn, RULES } from './support/workflow/policy/rules.ts';
import { runWorkflow } from './support/workflow/run-workflow.ts';
import { onCib } from './support/workflow/workflow-file.ts';

/** A comment without the times of calls, which differ from run to run. */
const timeless = (body: string) => body.replace(/^\| (?:observe|query) .*$/gm, '');

const ROOT = join(import.meta.dirname, '..');
const PYTHON = join(ROOT, 'examples/adapters/python');
const FILE = '.github/workflows/memory.yml';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const [, block = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(readme) ?? [];
const quick = onCib(block);

it('the README’s workflow follows the policy of our own workflows [A2, A3]', () => {
  expect(problemsIn(blocksOf('README.md', readme)[0] ?? expect.fail('no workflow'), RULES)).toEqual([]);
});

describeWithDocker('the README’s workflow', () => {
  /** A user's repository with the workflow and the example adapter, and a pull request. */
  async function opened(workflow: string, { fromFork }: { fromFork: boolean }) {
    const github = await startGitHub();
    github.repository(github.user('context-integrity', 'Organization'), 'context-integrity');
    const repository = github.repository(github.user('ada'), 'memory');
    const adapter = readdirSync(PYTHON, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [`memory-adapter/${name}`, readFileSync(join(PYTHON, name))]);
    // An image of its own: other tests push the example's to a registry, after which a run names it by its digest.
    const dockerfile = `${readFileSync(join(PYTHON, 'Dockerfile'), 'utf8')}LABEL test=readme-workflow\n`;
    const files = { ...Object.fromEntries(adapter), 'memory-adapter/Dockerfile': dockerfile };
    github.push(repository, 'main', { [FILE]: workflow, ...files });
    const from = fromFork ? github.fork(repository, github.user('stranger')) : repository;
    github.push(from, 'better', { 'memory-adapter/notes.txt': 'better\n' });
    const pull = github.pullRequest(repository, { from, branch: 'better' });
    const event = { name: 'pull_request', payload: github.pullRequestEvent(pull) };
    const folders = { [PROJECT]: ROOT };
    const run = () => runWorkflow({ github, repository, file: FILE, event, folders });
    return { github, pull, run };
  }

  it('measures, gates and comments on a pull request', async () => {
    const { github, pull, run } = await opened(block, { fromFork: false });
    const { jobs, conclusion } = await run();
    // The engine of the machine may cause a warning.
    const log = jobs.memory?.log.replace(/^::warning .*AF_VSOCK.*$/m, '');
    expect(log).not.toMatch(/^::(error|warning)|##\[error\]/m);
    expect(conclusion).toBe('success');
    expect(jobs.memory?.steps[1]).toMatchObject({ outputs: { valid: 'true' } });
    const [comment, ...more] = github.commentsOn(pull);
    expect([more, comment?.user]).toEqual([[], github.bot]);
    const before = comment?.body ?? '';
    expect(before).toContain('**✅ Valid** · example-lexical-python 1.0.0');
    expect(before).toContain(`Commit \`${pull.headSha}\` · run ${github.world.runs[0]?.id}, attempt 1 · harness`);
  });

  it('changes only the run’s number in the comment in a second run [C7]', async () => {
    const { github, pull, run } = await opened(quick, { fromFork: false });
    const bodies = () => github.commentsOn(pull).map(({ body }) => body ?? '');
    expect((await run()).conclusion).toBe('success');
    const [before = ''] = bodies();
    expect(before).toContain('**✅ Valid** · example-lexical-python 1.0.0');
    expect((await run()).conclusion).toBe('success');
    const again = before.replace(/run \d+, attempt 1/, `run ${github.world.runs[1]?.id}, attempt 1`);
    expect(bodies().map(timeless)).toEqual([timeless(again)]);
  });

  it('gives a fork’s pull request the same verdict without a comment, and says why', async () => {
    const { github, pull, run } = await opened(quick, { fromFork: true });
    const { jobs, conclusion } = await run();
    expect(conclusion).toBe('success');
    expect(jobs.memory?.log).toMatch(/^::warning title=No comment::The pull request comes from a fork.*pull-requests/m);
    expect(jobs.memory?.steps[1]?.summary).toContain('**✅ Valid** · example-lexical-python 1.0.0');
    expect(github.commentsOn(pull)).toEqual([]);
  });
});
