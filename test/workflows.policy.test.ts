import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { gitRepository } from './support/git.ts';
import { holds } from './support/workflow/expressions.ts';
import { blocksOf, filesOf, linesOf, type PolicyFile, policyFile } from './support/workflow/policy/policy-file.ts';
import { ACTION_RULES, inconsistentPins, problemsIn, RULES } from './support/workflow/policy/rules.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const files = filesOf(ROOT);
const workflows = files.filter(({ kind }) => kind === 'workflow');
const actions = files.filter(({ kind }) => kind === 'action');
const PAGES = ['README.md', 'docs/guide-action.md', 'leaderboard/README.md', 'docs/guide-submit.md'];
const callers = PAGES.flatMap((path) => blocksOf(path, read(path)));
const workflow = (name: string) => workflows.find(({ path }) => path.endsWith(`/${name}.yml`)) as PolicyFile;

describe('the policy of this project’s workflows and Actions', () => {
  it.each(workflows.map((file) => [file.path, file] as const))(
    'is followed by the workflow %s [A1, A2, A3, A8]',
    (_, file) => {
      expect(problemsIn(file, RULES)).toEqual([]);
    },
  );

  it.each(actions.map((file) => [file.path, file] as const))('is followed by the Action %s [A2, A8]', (_, file) => {
    expect(problemsIn(file, ACTION_RULES)).toEqual([]);
  });

  it.each(callers.map((file) => [file.path, file] as const))(
    'is followed by the workflow on the page %s [A2, A3]',
    (_, file) => {
      expect(problemsIn(file, RULES)).toEqual([]);
    },
  );

  it('is followed with one commit for each Action, also on the pages [A3]', () => {
    expect(inconsistentPins(workflows)).toEqual([]);
    expect(inconsistentPins(callers)).toEqual([]);
    expect(inconsistentPins([...workflows, ...callers], 'commit')).toEqual([]);
  });

  it('is followed after Dependabot changed the workflows and not the pages', () => {
    const bumped = workflows.map(({ path }) =>
      policyFile(path, read(path).replaceAll(/(actions\/checkout)@\S+ # \S+/g, `$1@${'0'.repeat(40)} # v99.0.0`)),
    );
    expect(bumped.flatMap((file) => problemsIn(file, RULES))).toEqual([]);
    expect(inconsistentPins(bumped)).toEqual([]);
    expect(inconsistentPins([...bumped, ...callers], 'commit')).toEqual([]);
  });

  it('covers every workflow and Action', () => {
    expect(workflows.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ['ci', 'deep', 'publish', 'release', 'rerun', 'submission', 'verify'].map(
          (name) => `.github/workflows/${name}.yml`,
        ),
      ),
    );
    expect(actions.map(({ path }) => path)).toContain('action.yml');
    expect(callers.map(({ data }) => data.name)).toEqual([
      'Memory',
      'Memory comment',
      'Submit',
      'Submission',
      'Verify',
      'Publish',
      'Rerun',
      'Submit',
    ]);
    const used = callers.flatMap(linesOf).filter(({ key }) => key === 'uses');
    const shown = PAGES.flatMap((path) => read(path).match(/^ +(?:- )?uses:/gm) ?? []);
    expect(used).toHaveLength(shown.length);
    // Steps that a page shows alone begin the line, and use no other Action or commit than the workflows.
    const alone = PAGES.flatMap((path) => [...read(path).matchAll(/^- uses: (\S+)/gm)].map(([, action]) => action));
    expect(used.map(({ value }) => value)).toEqual(expect.arrayContaining(alone));
    expect(alone).not.toEqual([]);
  });
});

it('every job that reads the receipts looks first whether a board that has some lost their branch', () => {
  const lines = ['publish', 'rerun', 'verify'].flatMap((name) => linesOf(workflow(name)));
  const runs = lines.flatMap(({ key, value }) => (key === 'run' ? [String(value)] : []));
  const scripts = runs.filter((run) => run.includes('origin/receipts'));
  const lost = scripts.flatMap((run) => run.match(/^.*::error title=receipt\.missing::.*$/gm) ?? []);
  expect([scripts.length, lost.length, new Set(lost).size]).toEqual([4, 4, 1]);
  expect(new Set(scripts.filter((run) => run.includes('tar '))).size).toBe(1);
});

it.each([
  ['', ['reruns/on-board/f']],
  ['proposed', ['reruns/on-board/f', 'reruns/proposed/f']],
])('of the runs of a board only those of its entries are put into a folder, and of “%s”', (SLUG, runs) => {
  const repository = gitRepository();
  const add = (path: string) => {
    mkdirSync(dirname(`${repository.folder}/${path}`), { recursive: true });
    writeFileSync(`${repository.folder}/${path}`, '');
  };
  const slugs = ['on-board', 'on-board-too', 'on', 'proposed', 'a*'];
  const files = [...slugs.flatMap((slug) => [`receipts/${slug}/f`, `reruns/${slug}/f`]), 'README.md'];
  for (const path of files) add(path);
  const git = (...words: string[]) => execFileSync('git', ['-C', repository.folder, ...words]);
  git('update-ref', 'refs/remotes/origin/receipts', repository.commit());
  add('leaderboard/entries/on-board/entry.json');
  const scripts = linesOf(workflow('verify')).flatMap(({ key, value }) => (key === 'run' ? [String(value)] : []));
  const env = { PATH: process.env.PATH, RUNNER_TEMP: temporaryFolder(), SLUG };
  const script = scripts.find((run) => run.includes('tar ')) ?? '';
  execFileSync('bash', ['-e', '-c', script], { cwd: repository.folder, env });
  const extracted = readdirSync(`${env.RUNNER_TEMP}/receipts`, { recursive: true, encoding: 'utf8' });
  const kept = files.filter((path) => !path.startsWith('reruns/') || runs.includes(path));
  expect(extracted.filter((path) => files.includes(path)).sort()).toEqual(kept.sort());
});

/** The smallest workflow that keeps every rule, with one thing changed. */
const PIN = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const GOOD = `
on: [push]
permissions: {}
jobs:
  one:
    runs-on: ubuntu-latest
    timeout-minutes: 1
    permissions:
      contents: read # to read
    steps:
      - uses: actions/checkout@${PIN} # v7.0.1
        with:
          persist-credentials: false
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
`;
const changed = (from: string, to: string) => {
  if (!GOOD.includes(from)) throw new Error(`There is no ${from}.`);
  return GOOD.replace(from, to);
};
const step = (text: string) => changed('      - run: echo "$TITLE"\n', `      - run: echo "$TITLE"\n        ${text}\n`);
const script = (text: string) => changed('run: echo "$TITLE"', `run: ${text}`);
const privileged = (text: string) =>
  `${changed('contents: read # to read', 'contents: write # to write')}      - ${text}\n`;

describe('the policy of workflows', () => {
  it('accepts the smallest good workflow', () => {
    expect(problemsIn(policyFile('good', GOOD), RULES)).toEqual([]);
  });

  it('refuses an alias, because the rules do not follow it [A1]', () => {
    const text = `${changed('on: [push]', 'env: { ONE: &one actions/checkout@v7 }\non: [push]')}      - uses: *one\n`;
    expect(() => policyFile('bad', text)).toThrow('bad: an alias, *one');
  });

  it.each([
    ['pull_request_target', 'noPullRequestTarget', changed('[push]', '[pull_request_target]')],
    [
      'allow-unsafe-pr-checkout',
      'noUnsafeCheckout',
      changed('persist-credentials: false', 'persist-credentials: false\n          allow-unsafe-pr-checkout: true'),
    ],
  ])('forbids %s [A2]', (_, rule, text) => {
    expect(problemsIn(policyFile('bad', text), RULES)).toMatchObject([expect.stringMatching(`^bad: ${rule}: `)]);
  });

  it.each([
    ['a tag', changed(`@${PIN} # v7.0.1`, '@v7.0.1 # v7.0.1')],
    ['a short commit', changed(PIN, PIN.slice(0, 7))],
    ['a branch that looks like a commit', changed(`@${PIN}`, `@${PIN.toUpperCase()}`)],
    ['no version in the comment', changed(' # v7.0.1', ' # newest')],
    ['no comment', changed(' # v7.0.1', '')],
    ['an image', changed(`actions/checkout@${PIN} # v7.0.1`, 'docker://alpine:3.21')],
    ['a ref behind $/', `${GOOD}      - uses: $/check@v1\n`],
  ])('forbids a `uses:` with %s [A3]', (_, text) => {
    expect(problemsIn(policyFile('bad', text), { pinned: RULES.pinned })).toHaveLength(1);
  });

  it.each([
    ['a title in a script', 'noExpressionInScripts', script('echo "${{ github.event.pull_request.title }}"')],
    ['a branch in a script', 'noExpressionInScripts', script('echo "${{ github.head_ref }}"')],
    [
      "another job's output in a script",
      'noExpressionInScripts',
      script('docker pull "${{ needs.bind.outputs.image }}"'),
    ],
    ['a matrix that outputs fed in a script', 'noExpressionInScripts', script('echo "${{ matrix.suite }}"')],
    [
      'a branch filter on workflow_run',
      'noBranchOfRuns',
      changed('[push]', '{ workflow_run: { workflows: [S], branches: [main] } }').replace(
        '    runs-on',
        "    if: github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'\n    runs-on",
      ),
    ],
    [
      'the head checked out',
      'noHeadCheckout',
      changed(
        'persist-credentials: false',
        'persist-credentials: false\n          ref: ${{ github.event.workflow_run.head_sha }}',
      ),
    ],
    ['the path of later steps', 'noEnvironmentFiles', script('echo "$TITLE" >> "$GITHUB_PATH"')],
  ])('forbids %s [A8]', (_, rule, text) => {
    expect(problemsIn(policyFile('bad', text), RULES)).toMatchObject([expect.stringMatching(`^bad: ${rule}: `)]);
  });

  it.each([
    ['no permissions on top', 'nothingOnTop', changed('permissions: {}\n', '')],
    ['permissions on top', 'nothingOnTop', changed('permissions: {}', 'permissions: { contents: read }')],
    ['no permissions of a job', 'grantsWithReasons', changed('    permissions:\n      contents: read # to read\n', '')],
    ['a permission without a reason', 'grantsWithReasons', changed(' # to read', '')],
    [
      'all permissions',
      'grantsWithReasons',
      changed('    permissions:\n      contents: read # to read\n', '    permissions: write-all\n'),
    ],
    ['credentials that are kept', 'noKeptCredentials', changed('false', 'true')],
    ['no timeout', 'timeouts', changed('    timeout-minutes: 1\n', '')],
    ['a cache beside a right to write', 'noCacheWithRights', privileged(`uses: actions/cache@${PIN} # v5.0.0`)],
    [
      'a cache of packages beside a right to write',
      'noCacheWithRights',
      privileged(`uses: actions/setup-node@${PIN} # v7.0.0`),
    ],
    ['a part of a text for an element', 'noSubstringTrap', step("if: contains('main release', github.ref_name)")],
    ['a condition with text around it', 'noConstantCondition', step("if: ${{ github.ref == 'x' }} && true")],
    ['a condition with a line end behind it', 'noConstantCondition', step("if: |\n          ${{ github.ref == 'x' }}")],
    ['an actor', 'noActor', step("if: github.actor == 'dependabot[bot]'")],
    [
      'secrets that are handed on',
      'noInheritedSecrets',
      changed('    permissions:', '    secrets: inherit\n    permissions:'),
    ],
    [
      'a run that is followed whatever started it',
      'guardedRuns',
      changed('[push]', '{ workflow_run: { workflows: [S] } }'),
    ],
  ])('forbids %s [A1]', (_, rule, text) => {
    expect(problemsIn(policyFile('bad', text), RULES)).toMatchObject([expect.stringMatching(`^bad: ${rule}: `)]);
  });

  it('forbids two commits of one Action [A3]', () => {
    const other = policyFile('other', changed(PIN, 'a'.repeat(40)));
    expect(inconsistentPins([policyFile('good', GOOD), other])).toHaveLength(1);
  });
});

describe('the calls of the Actions in workflows', () => {
  const ours = [...workflows, ...callers].flatMap((file) =>
    Object.values<{ steps?: { uses?: string; with?: object }[] }>(file.data.jobs)
      .flatMap(({ steps = [] }) => steps)
      .map(
        (one) =>
          [one, /^(?:\$|context-integrity\/context-integrity)(?:\/([\w-]*))?(?:@.*)?$/.exec(one.uses ?? '')] as const,
      )
      .flatMap(([one, ours]) => (ours ? [[file.path, ours[1] ?? '', Object.keys(one.with ?? {})] as const] : [])),
  );

  it.each(ours)('have only existing inputs: %s calls `%s` (call %#)', (_, name, inputs) => {
    const action = actions.find(({ path }) => path === (name === '' ? 'action.yml' : `${name}/action.yml`));
    expect(Object.keys(action?.data.inputs ?? {})).toEqual(expect.arrayContaining(inputs));
  });

  it('pass on each limit that a run of _Rerun_ may be given', () => {
    const { on, jobs } = workflow('rerun').data;
    const { with: given } = jobs.plan.steps.find(({ id }: { id?: string }) => id === 'plan');
    expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['budget-minutes', 'max-entries']);
    for (const name of Object.keys(on.workflow_dispatch.inputs))
      expect(given).toMatchObject({ [name]: `\${{ inputs.${name} }}` });
  });

  it.each([
    ['check', workflow('verify'), 'bind'],
    ['scorecard', workflow('verify'), 'report'],
  ])('read only existing outputs of `%s`', (name, file, job) => {
    const { data } = actions.find(({ path }) => path === `${name}/action.yml`) as PolicyFile;
    const asked = JSON.stringify(file.data.jobs[job]).matchAll(
      new RegExp(`steps\\.${name}\\.outputs\\.([\\w-]+)`, 'g'),
    );
    for (const [, output = ''] of asked) expect(Object.keys(data.outputs)).toContain(output);
  });

  it('have the permissions that the called jobs need on a board, and no others', () => {
    for (const name of ['submission', 'verify', 'publish', 'rerun']) {
      const caller = callers.find(({ data }) => JSON.stringify(data.jobs).includes(`/workflows/${name}.yml@`));
      const [granted] = Object.values<{ permissions: Record<string, string> }>(caller?.data.jobs);
      const jobs = Object.values<{ permissions: Record<string, string> }>(workflow(name).data.jobs);
      const union: Record<string, string> = {};
      for (const [right, access] of jobs.flatMap(({ permissions }) => Object.entries(permissions)))
        union[right] = union[right] === 'write' ? 'write' : access;
      expect(granted?.permissions).toEqual(union);
      const on = { ...workflow(name).data.on };
      delete on.workflow_call;
      // A board uses a new version of the program by a new tag in its workflows.
      if (name === 'rerun') on.push = { branches: ['main'], paths: ['.github/workflows/**'] };
      expect(caller?.data.on).toEqual(on);
      expect(caller?.data.name).toBe(workflow(name).data.name);
    }
  });
});

describe('the settings of a board on its page', () => {
  const rows = [...read('leaderboard/README.md').matchAll(/^\| `(\w+)\.yml` \| `([\w-]+)` \|.* \| (.*) \|$/gm)];
  const settings = rows.map(([, name = '', input = '', value = '']) => ({ name, input, value }));

  it.each(['submission', 'verify', 'publish', 'rerun'])(
    'are all inputs of %s.yml that its block does not set',
    (name) => {
      const caller = callers.find(({ data }) => JSON.stringify(data.jobs).includes(`/workflows/${name}.yml@`));
      const [{ with: given = {} }] = Object.values<{ with?: object }>(caller?.data.jobs) as [{ with?: object }];
      const inputs = Object.keys(workflow(name).data.on.workflow_call?.inputs ?? {});
      expect(inputs).toEqual(expect.arrayContaining(Object.keys(given)));
      const told = settings.filter((one) => one.name === name).map(({ input }) => input);
      expect(new Set([...told, ...Object.keys(given)])).toEqual(new Set(inputs));
    },
  );

  it('have the defaults of the workflows', () => {
    for (const { name, input, value } of settings) {
      const found = workflow(name).data.on.workflow_call.inputs[input].default;
      if (found !== undefined) expect([name, input, value]).toEqual([name, input, found]);
    }
    const cap = workflow('verify').data.jobs.bind.steps.find(({ id }: { id?: string }) => id === 'check');
    expect(cap.with['max-runs-per-day']).toBe('${{ inputs.max-runs-per-day || 5 }}');
  });
});

describe('the job in verify.yml that runs a submitter’s container', () => {
  const { rerun, again } = workflow('verify').data.jobs;

  it('has no permissions, no secret, no token and no checkout', () => {
    expect(rerun.permissions).toEqual({});
    expect(JSON.stringify(rerun)).not.toMatch(/secrets|token|checkout/i);
  });

  it.each([
    ['first', rerun, 'rerun-${{ needs.bind.outputs.slug }}-1-${{ strategy.job-index }}'],
    ['second and third', again, 'rerun-${{ needs.bind.outputs.slug }}-${{ matrix.round }}-${{ strategy.job-index }}'],
  ])('names its artifacts by its place in the matrix, and outputs their ids, in the %s run', (_, job, name) => {
    const ids = Object.entries(job.outputs);
    expect(ids).toEqual(
      ids.map((_, index) => [
        `artifact-${index}`,
        `\${{ strategy.job-index == ${index} && steps.upload.outputs.artifact-id || '' }}`,
      ]),
    );
    expect(ids).toHaveLength(16);
    expect(job.steps.at(-1).with.name).toBe(name);
  });
});

it.each([
  ['a finished check of a pull request', 'pull_request', 'success', true],
  ['one that failed', 'pull_request', 'failure', true],
  ['one that was cancelled', 'pull_request', 'cancelled', false],
  ['one that waits for approval', 'pull_request', 'action_required', false],
  ['one that a push started', 'push', 'success', false],
  ['one that was started by hand', 'workflow_dispatch', 'success', false],
])('verify.yml follows finished checks of pull requests only: %s [A7]', (_, event, conclusion, follows) => {
  const { bind } = workflow('verify').data.jobs;
  const github = { event_name: 'workflow_run', ref_name: 'main', event: { workflow_run: { event, conclusion } } };
  const contexts = { github, inputs: {}, needs: {} };
  expect(holds(bind.if, { contexts, functions: { success: () => true } })).toBe(follows);
});

describe('the tests', () => {
  it('run in CI in shards that together are all of them', () => {
    const { test } = workflow('ci').data.jobs;
    const { shard } = test.strategy.matrix;
    expect(shard).toEqual(Array.from(shard, (_, i) => i + 1));
    expect(test.steps.at(-1)).toMatchObject({
      run: `npm run test:fast -- "--shard=$SHARD/${shard.length}"`,
      env: { SHARD: '${{ matrix.shard }}', REQUIRE_DOCKER: '1', REQUIRE_BROWSER: '1' },
    });
  });

  it('run on Windows in a shell that ends at the first command that fails', () => {
    const jobs = Object.values<{ strategy?: { matrix: { os?: string[] } }; steps: { run?: string; shell?: string }[] }>(
      workflow('ci').data.jobs,
    );
    const steps = jobs.flatMap((job) => (job.strategy?.matrix.os?.includes('windows-latest') ? job.steps : []));
    const shells = steps.flatMap(({ run, shell }) => (run?.trim().includes('\n') ? [shell] : []));
    expect(shells).toEqual(['bash']);
  });

  it('run each night and before a release if they are deep', () => {
    const { deep } = workflow('deep').data.jobs;
    expect(deep.steps.slice(-3)).toMatchObject([
      { run: '.ci/act "$RUNNER_TEMP/act"' },
      {
        run: 'PATH="$RUNNER_TEMP/act:$PATH" npm run test:deep',
        env: { REQUIRE_DOCKER: '1', REQUIRE_BROWSER: '1', REQUIRE_ACT: '1' },
      },
      { if: '${{ !cancelled() }}', run: 'npm audit --audit-level=high' },
    ]);
    const models = { run: 'npm run test:model', env: { REQUIRE_DOCKER: '1', REQUIRE_MODEL: '1' } };
    expect(deep.steps).toContainEqual(expect.objectContaining(models));
    expect(workflow('deep').data.on.schedule).toHaveLength(1);
    const { jobs } = workflow('release').data;
    expect(jobs.deep.uses).toBe('$/.github/workflows/deep.yml');
    expect(jobs.release.needs).toContain('deep');
  });
});

describe('actionlint and zizmor', () => {
  const { jobs } = workflow('ci').data;

  it.each([
    ['actionlint', /\/actionlint@v\d+\.\d+\.\d+ /],
    ['zizmor', / zizmor==\d+\.\d+\.\d+;/],
  ])('run in CI, at one version, and CI waits for them: %s [A1]', (name, version) => {
    expect(jobs[name].steps.at(-1).run).toBe(`.ci/${name}`);
    expect(jobs['ci-ok'].needs).toContain(name);
    expect(read(`.ci/${name}`)).toMatch(version);
  });

  it('look up each pinned commit in its repository, with a token [A3]', () => {
    expect(jobs.zizmor.steps.at(-1).env).toEqual({ GH_TOKEN: '${{ github.token }}' });
    expect(read('.ci/zizmor')).toContain('[ -n "${GH_TOKEN:-}" ] || offline=(--offline)');
  });

  it('ignore one finding each, for a stated reason [A1]', () => {
    const [forks] = callers.filter(({ data }) => data.name === 'Memory comment');
    const [verify] = callers.filter(({ data }) => data.name === 'Verify');
    const ignored = [...workflows, ...callers].flatMap((file) =>
      [...file.document.toString().matchAll(/# zizmor: ignore\[([\w-]+)\](.*)/g)].map(([, what, why]) => [
        file.path,
        what,
        why?.trim(),
      ]),
    );
    const why = 'the jobs with rights run no code of the pull request';
    expect(ignored).toEqual([
      ['.github/workflows/verify.yml', 'dangerous-triggers', why],
      [forks?.path, 'dangerous-triggers', 'the job runs no code of the pull request'],
      [verify?.path, 'dangerous-triggers', why],
    ]);
    expect(read('.github/actionlint.yaml')).toBe(`paths:
  .github/workflows/*.yml:
    ignore:
      # actionlint does not know \`uses: $/…\`, the repository's own Actions and workflows at the running commit.
      - ^specifying action "\\$/
      - ^reusable workflow call "\\$/
`);
  });
});
