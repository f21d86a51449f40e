import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelled } from '../scripts/own-entries.ts';
import { temporaryFolder } from './support/folder.ts';
import { git, gitMaybe } from './support/github/git-store.ts';
import { type Changes, startGitHub } from './support/github/github.ts';
import { pushEvent } from './support/workflow/events.ts';
import { runWorkflow, type WorkflowRequest } from './support/workflow/run-workflow.ts';

const FILE = '.github/workflows/release.yml';
const WORKFLOW = readFileSync(join(import.meta.dirname, '..', FILE), 'utf8');

interface Project {
  readonly version: string;
  readonly built: string | null;
  /** The versions of the harnesses that the board knows. */
  readonly listed: readonly string[];
  /** The date of their release, if the list has one. */
  readonly released: string | null;
  /** The folders of its example adapters. */
  readonly adapters: readonly string[];
  /** The command of its deep tests. */
  readonly deep: string;
  /** The command that checks its other generated files. */
  readonly generated: 'true' | 'false';
  /** The copy of a built file. */
  readonly copied: string;
}

const DIGEST = 'd'.repeat(64);

/** A `dist/cli.js` that prints its own digest, and fails where it checks an adapter `silent` or one that needs a model. */
const CLI = (version: string) => `console.log('${JSON.stringify({ harness: { version, sha256: DIGEST } })}');
if (process.argv[2] === 'check' && !/^image:.*\\/(?:one|two):v/.test(process.argv[3])) process.exit(1);
`;

/** A command in place of the deep tests. */
const DEEP = (command: string) => `
on: workflow_call
jobs:
  deep:
    runs-on: ubuntu-latest
    steps:
      - run: "${command}"
`;

/** Writes `dist/`, and the copy of a file of it that an example has. */
const BUILD = 'mkdir -p dist && cp src/* dist && cp src/index.js examples/copy.mjs';

/** A small project: its build writes `dist/` from `src/`. */
const project = (
  name: string,
  {
    version = name.slice(1),
    built,
    listed = [version],
    released = '2026-01-01',
    deep = 'true',
    generated = 'true',
    copied = `// ${name}\n`,
    adapters = ['one'],
  }: Partial<Project> = {},
): Changes => ({
  [FILE]: WORKFLOW,
  '.github/workflows/deep.yml': DEEP(deep),
  '.gitignore': 'node_modules\n',
  'package.json': JSON.stringify({ version, scripts: { 'build': BUILD, 'check:built': generated } }),
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
  'leaderboard/harnesses.json': JSON.stringify({
    schema: 'harnesses/1',
    harnesses: listed.map((one) => ({ version: one, sha256: DIGEST, released })),
  }),
  'scripts/push-images.sh': readFileSync(join(import.meta.dirname, '../scripts/push-images.sh')),
  ...Object.fromEntries(adapters.map((one) => [`examples/adapters/${one}/Dockerfile`, 'FROM scratch'])),
  'examples/adapters/README.md': 'No adapter.',
  'examples/bridges/http/Dockerfile': 'FROM scratch\nCOPY bridge.mjs /',
  'examples/copy.mjs': copied,
  'src/cli.js': CLI(version),
  'dist/cli.js': CLI(version),
  'src/index.js': `// ${name}\n`,
  'dist/index.js': built === undefined ? `// ${name}\n` : built,
});

/** Replaces GitHub's command line: a release is a file with the arguments that it was made with. */
const gh = (releases: string) => `#!/usr/bin/env bash
set -euo pipefail
cd ${releases}
test -n "$GH_TOKEN"
case "$1 $2" in
  'release view') test -e "$3" ;;
  'release create') test ! -e "$3"; printf '%s\\n' "\${@:4}" > "$3" ;;
  api*) test -e "\${2##*/}"; if [ -e meanwhile ]; then bash meanwhile; fi; if [ -e mutable ]; then echo false; else echo true; fi ;;
  *) exit 64 ;;
esac
`;

/** Replaces npm's access to the registry: a package is a file with the arguments that it was published with. */
const npm = (packages: string) => `#!/usr/bin/env bash
set -euo pipefail
case "$1" in
  view) if [ -e "${packages}/$2" ]; then echo 'sha512-same'; else exit 1; fi ;;
  pack) if [ -e "${packages}/other" ]; then echo '[{"integrity":"sha512-other"}]'; else echo '[{"integrity":"sha512-same"}]'; fi ;;
  publish) printf '%s\\n' "\${@:2}" > "${packages}/context-integrity@$(node -p 'require("./package.json").version')" ;;
  *) exec ${execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()} "$@" ;;
esac
`;

/** Replaces Docker's access to the registry: an image is a line with the folder that it was built from. */
const docker = (images: string) => `#!/usr/bin/env bash
set -euo pipefail
case "$1 $2" in
  'login ghcr.io') test -n "$(cat)" ;;
  'pull --quiet') grep --quiet "^$3 " ${images} ;;
  'build --quiet') test "$7" != examples/adapters/broken; printf '%s %s\\n' "$6" "$7" > ${images}.built ;;
  'push --quiet') cat ${images}.built >> ${images} ;;
  'image inspect') printf '%s@sha256:${DIGEST}\\n' "\${5%:*}" ;;
  *) exit 64 ;;
esac
`;

async function repositoryWithReleases() {
  const github = await startGitHub();
  const repository = github.repository(github.user('context-integrity', 'Organization'), 'context-integrity');
  const [programs, releases, packages] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(programs, 'npm'), npm(packages), { mode: 0o755 });
  writeFileSync(join(programs, 'gh'), gh(releases), { mode: 0o755 });
  const images = join(temporaryFolder(), 'images');
  writeFileSync(images, '');
  writeFileSync(join(programs, 'docker'), docker(images), { mode: 0o755 });
  return {
    folder: repository.folder,
    /** What a tag points to. */
    at: (tag: string) => gitMaybe(repository.folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}`),
    /** Makes a commit and a tag of it. */
    tagged(name: string, more?: Partial<Project>): string {
      const sha = github.push(repository, 'main', project(name, more));
      git(repository.folder, ['update-ref', `refs/tags/${name}`, sha]);
      return sha;
    },
    run(tag: string, more: Pick<WorkflowRequest, 'again'> = {}) {
      const event = pushEvent(github.world, repository, `refs/tags/${tag}`, '0'.repeat(40));
      return runWorkflow({ github, repository, file: FILE, event, programs, ...more });
    },
    /** The arguments that a release was made with; undefined if there is none. */
    release: (tag: string) => (existsSync(join(releases, tag)) ? readFileSync(join(releases, tag), 'utf8') : undefined),
    /** The arguments that the npm package of a version was published with; undefined if it was not. */
    published(version: string) {
      const path = join(packages, `context-integrity@${version}`);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    },
    /** Lets what is packed differ from what is on npm. */
    packOther: () => writeFileSync(join(packages, 'other'), ''),
    /** The images in the registry, each with the folder that it was built from. */
    images: () => readFileSync(images, 'utf8').split('\n').filter(Boolean),
    /** Lets GitHub report that releases can be changed. */
    mutable: (yes: boolean) => (yes ? writeFileSync(join(releases, 'mutable'), '') : rmSync(join(releases, 'mutable'))),
    /** Runs a command between the release and the move of the tag. */
    meanwhile: (script: string) => writeFileSync(join(releases, 'meanwhile'), script),
  };
}

const words = (tag: string, latest: boolean) => `--verify-tag\n--generate-notes\n--title\n${tag}\n--latest=${latest}\n`;

it('release.yml makes a release of the tag’s commit, and moves the major version’s tag to it', async () => {
  const { at, release, run, tagged } = await repositoryWithReleases();
  const first = tagged('v1.9.0');
  const { conclusion, jobs } = await run('v1.9.0');
  expect([jobs.release?.log, conclusion]).toEqual([expect.not.stringContaining('##[error]'), 'success']);
  for (const name of ['release', 'package', 'images'])
    expect([name, jobs[name]?.legs[0]?.environment]).toEqual([name, 'release']);
  expect([release('v1.9.0'), at('v1')]).toEqual([words('v1.9.0', true), first]);
  const second = tagged('v1.10.0');
  expect((await run('v1.10.0')).conclusion).toBe('success');
  expect([release('v1.10.0'), at('v1'), at('v1.9.0')]).toEqual([words('v1.10.0', true), second, first]);
});

it.each([
  ['an older release does not move the tag', 'v1.9.0', ['v1.10.0'], false, false],
  [
    'the newest release of an older major version moves the tag of that version',
    'v1.9.0',
    ['v2.0.0', 'v11.0.0'],
    true,
    false,
  ],
  ['tags that are no releases do not count as newer', 'v1.9.0', ['v1.10.0-rc.1', 'x-v1.11.0', 'v1.10'], true, true],
])('release.yml: %s', async (_, tag, others, moves, latest) => {
  const { at, release, run, tagged } = await repositoryWithReleases();
  const before = tagged('v1');
  const sha = tagged(tag);
  for (const other of others) tagged(other);
  expect((await run(tag)).conclusion).toBe('success');
  expect([release(tag), at('v1')]).toEqual([words(tag, latest), moves ? sha : before]);
});

it.each<[string, Partial<Project>, string]>([
  ['src builds something else', { built: '// edited\n' }, 'The build changes nothing'],
  ['dist lacks a file', { built: null }, 'The build changes nothing'],
  ['a copy elsewhere is not what src builds', { copied: '// old' }, 'The build changes nothing'],
  ['another generated file is out of date', { generated: 'false' }, 'The other generated files are up to date'],
  ['package.json has another version', { version: '1.0.1' }, 'The tag is the version of package.json'],
  ['its harness has no release date', { released: null }, "The harness is on the board's list"],
  ['the board does not know its harness', { listed: ['0.9.0'] }, "The harness is on the board's list"],
])('release.yml makes no release if %s', async (_, more, step) => {
  const { at, release, run, tagged } = await repositoryWithReleases();
  tagged('v1.0.0', more);
  const { jobs } = await run('v1.0.0');
  expect(jobs.build?.steps.find(({ outcome }) => outcome === 'failure')?.name).toBe(step);
  expect([jobs.release?.result, release('v1.0.0'), at('v1')]).toEqual(['skipped', undefined, undefined]);
});

it('release.yml makes no release if the deep tests fail', async () => {
  const { at, release, run, tagged } = await repositoryWithReleases();
  tagged('v1.0.0', { deep: 'false' });
  const { jobs } = await run('v1.0.0');
  expect([jobs.build?.result, jobs.deep?.result, jobs.release?.result]).toEqual(['success', 'failure', 'skipped']);
  expect([release('v1.0.0'), at('v1')]).toEqual([undefined, undefined]);
});

it('release.yml moves no tag while the release is mutable; a second attempt continues with the same release', async () => {
  const { at, mutable, release, run, tagged } = await repositoryWithReleases();
  const sha = tagged('v1.0.0');
  mutable(true);
  const first = await run('v1.0.0');
  expect([first.conclusion, release('v1.0.0'), at('v1')]).toEqual(['failure', words('v1.0.0', true), undefined]);
  expect(first.jobs.release?.log).toContain('Enable release immutability');
  mutable(false);
  expect((await run('v1.0.0', { again: first })).conclusion).toBe('success');
  expect(at('v1')).toBe(sha);
});

it('release.yml does not move a tag that another release moved', async () => {
  const { at, folder, meanwhile, run, tagged } = await repositoryWithReleases();
  const [, , newer] = [tagged('v1'), tagged('v1.1.0'), tagged('other')];
  meanwhile(`git --git-dir ${folder} update-ref refs/tags/v1 ${newer}`);
  const { conclusion, jobs } = await run('v1.1.0');
  expect([conclusion, at('v1')]).toEqual(['failure', newer]);
  expect(jobs.release?.log).toContain('stale info');
});

it('release.yml publishes to npm once, with provenance; an older major version does not become the default of npx', async () => {
  const { published, run, tagged } = await repositoryWithReleases();
  tagged('v2.0.0');
  expect((await run('v2.0.0')).conclusion).toBe('success');
  expect(published('2.0.0')).toBe('--provenance\n--access\npublic\n--tag\nlatest\n');
  const before = published('2.0.0');
  expect((await run('v2.0.0')).conclusion).toBe('success');
  expect(published('2.0.0')).toBe(before);
  tagged('v1.9.1');
  expect((await run('v1.9.1')).conclusion).toBe('success');
  expect(published('1.9.1')).toContain('--tag\nv1-newest\n');
});

it.each([
  ['of an older major version', ['v1.10.0', 'v2.0.0']],
  ['of the newest one', ['v1.10.0']],
])('release.yml: an older patch %s moves no channel of npm to itself', async (_, others) => {
  const { published, run, tagged } = await repositoryWithReleases();
  for (const tag of [...others, 'v1.9.1']) tagged(tag);
  expect((await run('v1.9.1')).conclusion).toBe('success');
  expect(published('1.9.1')).toContain('--tag\nolder\n');
});

it('release.yml fails if npm has another package of this version', async () => {
  const { packOther, run, tagged } = await repositoryWithReleases();
  tagged('v1.0.0');
  expect((await run('v1.0.0')).conclusion).toBe('success');
  packOther();
  const { jobs } = await run('v1.0.0');
  expect([jobs.release?.result, jobs.package?.result]).toEqual(['success', 'failure']);
  expect(jobs.package?.log).toContain('context-integrity@1.0.0 on npm is not what this tag packs to');
});

it('release.yml makes no release of a tag that moved during its tests', async () => {
  const { at, folder, release, run, tagged } = await repositoryWithReleases();
  const other = tagged('other');
  const tested = tagged('v1.0.0', { deep: `git --git-dir ${folder} update-ref refs/tags/v1.0.0 ${other}` });
  const { jobs } = await run('v1.0.0');
  expect([jobs.deep?.result, jobs.release?.result, release('v1.0.0'), at('v1')]).toEqual([
    'success',
    'failure',
    undefined,
    undefined,
  ]);
  expect(jobs.release?.log).toContain(`v1.0.0 no longer points to ${tested}`);
});

it('release.yml publishes nothing if the release failed', async () => {
  const { mutable, published, run, tagged } = await repositoryWithReleases();
  tagged('v1.0.0');
  mutable(true);
  expect((await run('v1.0.0')).conclusion).toBe('failure');
  expect(published('1.0.0')).toBeUndefined();
});

it('release.yml names the command that moves the major version’s tag if GitHub refuses the job’s token', async () => {
  const { at, folder, published, run, tagged } = await repositoryWithReleases();
  const [before, sha] = [tagged('v1'), tagged('v1.0.0')];
  const hook = join(folder, 'hooks', 'update');
  mkdirSync(join(folder, 'hooks'), { recursive: true });
  const refusal = 'refusing to allow a GitHub App to create or update workflow without `workflows` permission';
  writeFileSync(hook, `#!/bin/sh\necho '${refusal}' >&2\nexit 1\n`, { mode: 0o755 });
  const refused = await run('v1.0.0');
  const command = `git push --force-with-lease=refs/tags/v1:${before} origin ${sha}:refs/tags/v1`;
  expect([refused.conclusion, at('v1'), published('1.0.0')]).toEqual(['failure', before, undefined]);
  expect(refused.jobs.release?.log).toContain(command);
});

it('release.yml pushes the adapters’ images once, and one that fails or breaks the protocol does not stop the others', async () => {
  const { images, run, tagged } = await repositoryWithReleases();
  tagged('v1.0.0', { adapters: ['broken', 'one', 'silent', 'two', ...modelled] });
  const { conclusion, jobs } = await run('v1.0.0');
  expect([conclusion, jobs.images?.result, jobs.package?.result]).toEqual(['failure', 'failure', 'success']);
  const name = (adapter: string) => `ghcr.io/context-integrity/context-integrity/${adapter}`;
  const pushed = ['one', 'two', ...modelled].sort().map((one) => `${name(one)}:v1.0.0 examples/adapters/${one}`);
  expect(images()).toEqual(pushed);
  expect(jobs.images?.log).toContain(`| examples/adapters/one | \`${name('one')}@sha256:${DIGEST}\` |`);
  for (const one of ['broken', 'silent']) expect(jobs.images?.log).toContain(`| examples/adapters/${one} | failed |`);
  expect((await run('v1.0.0')).jobs.images?.result).toBe('failure');
  expect(images()).toEqual(pushed);
});
