import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Entry } from '../src/evidence/entry.ts';
import { PROJECT, RELEASE } from '../src/protocol/project.ts';
import { SUBMIT_WORKFLOW } from '../src/usecases/submit-workflow.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';
import { gitText } from './support/github/git-store.ts';
import { startGitHub } from './support/github/github.ts';
import { withRegistry } from './support/registry.ts';
import { dispatchEvent } from './support/workflow/events.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = '.github/workflows/submit.yml';
const guide = readFileSync(join(ROOT, 'docs/guide-submit.md'), 'utf8');

it('the guide shows the kit’s workflow Submit, which names this release', () => {
  expect(/^```yaml\n(name: Submit\n[\s\S]*?)^```$/m.exec(guide)?.[1]).toBe(SUBMIT_WORKFLOW);
  expect(SUBMIT_WORKFLOW).toContain(`npx --yes context-integrity@${RELEASE.slice(1)} entry`);
});

/** Programs in place of the machine's: a login that stores nothing, a package that is private at first, this clone. */
function programs(state: string): string {
  const folder = temporaryFolder();
  const docker = execFileSync('which', ['docker'], { encoding: 'utf8' }).trim();
  const scripts = {
    docker: `#!/bin/sh
case "$1" in
  login) test -n "$(cat)" ;;
  pull) test -e ${state}/public && exec ${docker} "$@"; echo denied >&2; exit 1 ;;
  *) exec ${docker} "$@" ;;
esac
`,
    npx: `#!/bin/sh\nshift 2\nexec ${process.execPath} ${ROOT}/dist/cli.js "$@"\n`,
  };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  return folder;
}

describeWithDocker('the kit’s workflow Submit', () => {
  it('pushes the image, stops until it is public, then runs it by digest and opens the pull request', async () => {
    const kit = temporaryFolder();
    expect(await cib('init', kit, '--lang', 'python', '--name', 'green')).toMatchObject({ status: 0 });
    const about = join(kit, 'memory-adapter/entry.json');
    const state = temporaryFolder();
    const github = await startGitHub();
    const [owner = '', name = ''] = PROJECT.split('/');
    const board = github.repository(github.user(owner, 'Organization'), name);
    github.push(board, 'main', { 'leaderboard/entries/other/entry.json': '{}\n' });
    const ada = github.user('Ada');
    const repository = github.repository(ada, 'Memory');
    const secrets = { BOARD_TOKEN: github.personalToken(ada, { 'contents': 'write', 'pull-requests': 'write' }) };
    await withRegistry(async (registry) => {
      const workflow = readFileSync(join(kit, FILE), 'utf8')
        .replaceAll('ghcr.io', registry)
        .replace('          out: results\n', '          out: results\n          limit: 5\n');
      const push = () => {
        const adapter = readdirSync(`${kit}/memory-adapter`).map(
          (file) => [`memory-adapter/${file}`, readFileSync(`${kit}/memory-adapter/${file}`)] as const,
        );
        github.push(repository, 'main', { [FILE]: workflow, ...Object.fromEntries(adapter) });
      };
      push();
      const request: WorkflowRequest = {
        github,
        repository,
        file: FILE,
        event: dispatchEvent(github.world, repository, { suites: 'cib' }),
        secrets,
        folders: { [PROJECT]: ROOT },
        programs: programs(state),
      };
      // A board refuses the licence of the kit, so the workflow stops before it builds anything.
      const unset = await runWorkflow(request);
      expect([unset.jobs.image?.result, unset.jobs.submit?.result]).toEqual(['failure', 'skipped']);
      expect(unset.jobs.image?.log).toContain('Replace your-licence in memory-adapter/entry.json by the licence');
      expect(unset.jobs.image?.log).not.toContain('docker');
      writeFileSync(
        about,
        readFileSync(about, 'utf8').replace('your-licence', 'MIT').replace('"slug": "green"', '"slug": "gr_een"'),
      );
      push();

      const first = await runWorkflow({
        ...request,
        event: dispatchEvent(github.world, repository, { suites: 'cib' }),
      });
      expect([first.jobs.image?.result, first.jobs.submit?.result]).toEqual(['success', 'failure']);
      expect(first.jobs.submit?.log).toContain('::error title=Private image::Nobody else can pull');
      expect(github.world.pulls).toEqual([]);

      writeFileSync(`${state}/public`, '');
      const { jobs, conclusion } = await runWorkflow({ ...request, again: first });
      expect([conclusion, jobs.submit?.log]).toEqual(['success', expect.stringContaining('Opened pull request #1')]);
      expect(github.world.pulls).toMatchObject([{ repository: board, author: ada, title: 'Add green 1.0.0' }]);
      const image = jobs.image?.outputs.image;
      expect(image).toMatch(new RegExp(`^${registry}/ada/gr-een-cib-adapter@sha256:[0-9a-f]{64}$`));
      const fork = github.world.repositories.find(({ parent }) => parent === board);
      const text = gitText(fork?.folder ?? '', 'show', 'entry/gr_een:leaderboard/entries/gr_een/entry.json');
      expect(Entry.parse(JSON.parse(text))).toMatchObject({ adapter: `image:${image}`, suites: { cib: 'cib' } });
      expect(github.world.artifacts.map(({ name }) => name)).toEqual(['entry']);

      // Without the secret, the job keeps the entry, and its last step says what is left to do.
      const other = await runWorkflow({ ...request, secrets: {} });
      expect([other.conclusion, other.jobs.submit?.log]).toEqual([
        'failure',
        expect.stringContaining('the input github-token is empty'),
      ]);
      expect(github.world.artifacts.map(({ name }) => name)).toEqual(['entry', 'entry']);
    });
  });
});
