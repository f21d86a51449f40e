import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cib, cibJson } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { temporaryFolder } from './support/folder.ts';

interface Checked {
  readonly id: string;
  /** Null for a check that was not made. */
  readonly held: boolean | null;
  readonly detail?: string;
  readonly warning?: string;
  readonly hint?: string;
}

const defective = (defect: string) => `cmd:${process.execPath} test/adapters/defective.mjs ${defect}`;

/** The checks that fail. */
async function failed(spec: string): Promise<readonly Checked[]> {
  const { stdout } = await cib('check', spec, '--json');
  return (JSON.parse(stdout) as Checked[]).filter(({ held }) => held === false);
}

describe('cib check', () => {
  it('finds nothing wrong with the smallest adapter, as docs/protocol.md shows it', async () => {
    const [, program = ''] = /```python\n(.+?)```/s.exec(readFileSync('docs/protocol.md', 'utf8')) ?? [];
    const path = join(temporaryFolder(), 'adapter.py');
    writeFileSync(path, program);
    expect(await failed(`cmd:python3 ${path}`)).toEqual([]);
    expect(program).not.toBe('');
  });

  it.each([
    `cmd:${process.execPath} examples/adapters/typescript/adapter.ts`,
    'cmd:python3 examples/adapters/python/adapter.py',
    defective('nothing'),
  ])('finds nothing wrong with %s', async (spec) => {
    const { status, stdout } = await cib('check', spec);
    expect({ status, wrong: stdout.match(/^✗.*/gm) }).toEqual({ status: 0, wrong: null });
    expect(stdout).toMatch(/^✓ starts, and says who it is \(.+; declares written, context/);
    expect(stdout).toMatch(
      /\nAll checks passed: the adapter follows the protocol\.\nIt answered \d+ calls\. Its slowest call was \w+, [\d.]+ m?s\.\nNext: cib run --suite cib --adapter 'cmd:.*' --out results\/cib\n$/,
    );
  });

  it('proposes the run with the options that it was given', async () => {
    const given = ['--episode-seconds', '30', '--start-seconds', '9'];
    const { stdout } = await cib(
      'check',
      'cmd:python3 examples/adapters/python/adapter.py',
      ...given,
      '--suite',
      'writ',
    );
    expect(stdout).toMatch(
      /\nNext: cib run --suite writ --adapter '.*' --episode-seconds 30 --start-seconds 9 --out results\/writ\n$/,
    );
  });

  it('names the check that others prevented, and tells the same fault once', async () => {
    const { stdout } = await cib('check', defective('extra'));
    expect(stdout).toMatch(
      /\n4 of 10 checks failed\. Two were not made, because they need the others: “gives the same answers after a restart, .*” and “still answers after more episodes, .*”\.\n/,
    );
    expect(stdout.match(/Unknown fields are refused/g)).toHaveLength(1);
    expect(stdout.match(/^✗ .*\n {4}The same as above\.$/gm)).toHaveLength(3);
    const checked = JSON.parse((await cib('check', defective('extra'), '--json')).stdout) as Checked[];
    expect(checked.flatMap(({ id, held }) => (held === null ? [id] : []))).toHaveLength(2);
    expect([checked.length, new Set(checked.map(({ id }) => id)).size]).toEqual([12, 12]);
    const { stdout: none } = await cib('check', 'cmd:false');
    expect(none).toMatch(/\n1 of 1 checks failed\. The others were not made\.\n$/);
    const all = JSON.parse((await cib('check', 'cmd:false', '--json')).stdout) as Checked[];
    expect(all.map(({ id }) => id).sort()).toEqual(checked.map(({ id }) => id).sort());
    expect(all.filter(({ held }) => held === null)).toHaveLength(11);
  });

  it('does not warn of an adapter that returns its own memories, without sources', async () => {
    const checks = await cibJson<Checked[]>('check', defective('consolidates'));
    const query = checks.find(({ id }) => id === 'query');
    expect(query?.held).toBe(true);
    expect(query).not.toHaveProperty('warning');
  });

  it('offers only adapters that it can check', async () => {
    const { status, stderr } = await cib('check', 'python3 adapter.py');
    expect([status, stderr]).toEqual([2, expect.stringContaining('→ Use one of cmd:COMMAND LINE')]);
    expect(stderr).not.toContain('ref:');
    expect((await cib('check', 'ref:null')).stderr).toContain('runs in process, so there is no program to check.');
  });

  it('stops at the first call without an answer', async () => {
    const { status, stdout } = await cib('check', defective('hangs'), '--episode-seconds', '0.5');
    expect([status, stdout.match(/^✗.*/gm)]).toEqual([1, ['✗ answers a question with sources that it was shown']]);
    expect(stdout).toMatch(/\n1 of \d checks failed\. The others were not made\.\n/);
  });

  it('waits for a start as long as it is told', async () => {
    const late = join(temporaryFolder(), 'late.py');
    const example = readFileSync('examples/adapters/python/adapter.py', 'utf8');
    writeFileSync(late, `import time\ntime.sleep(2)\n${example.replace('from __future__ import annotations', '')}`);
    const checked = (seconds: string) => cib('check', `cmd:python3 ${late}`, '--start-seconds', seconds);
    const { status, stdout } = await checked('0.5');
    expect([status, stdout]).toEqual([1, expect.stringContaining('No answer to initialize within 0.5 s.')]);
    expect(stdout).toContain('give more time with --start-seconds. No board accepts a run with more than');
    expect((await checked('60')).status).toBe(0);
  });

  it.each([
    ['cib check', (adapter: string) => cib('check', adapter, '--start-seconds', '3.2')],
    [
      'cib run',
      (adapter: string) =>
        cib('run', '--suite', 'cib', '--adapter', adapter, '--out', `${temporaryFolder()}/b`, '--start-seconds', '3.2'),
    ],
  ])('%s says once, after a few seconds, that it waits for the start', async (_, start) => {
    const told = vi.spyOn(process.stderr, 'write');
    onTestFinished(() => told.mockRestore());
    await start('cmd:sleep 30');
    const lines = told.mock.calls.filter(([text]) => String(text).startsWith('waiting for the answer to initialize'));
    expect(lines).toEqual([['waiting for the answer to initialize, up to 3.2 s\n']]);
  });

  it('estimates how long a run would take with a slow adapter', async () => {
    const slow = join(temporaryFolder(), 'slow.py');
    writeFileSync(slow, readFileSync('test/adapters/slow.py', 'utf8').replace('sleep(0.1)', 'sleep(2.6)'));
    // Its other checks fail, because this adapter stores nothing.
    const { stdout } = await cib('check', `cmd:python3 ${slow}`);
    const [, seconds, minutes] =
      /It answered \d\d calls\. Its slowest call was query, (\d\.\d) s\. A run of cib makes about 250 queries: at that a query it takes (\d\d) min\. --jobs/.exec(
        stdout,
      ) ?? [];
    // A busy machine makes the call slower.
    expect(Number(seconds)).toBeGreaterThanOrEqual(2.6);
    expect(Math.abs(Number(minutes) - (250 * Number(seconds)) / 60)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['version', ['initialize'], /result\.protocol is 2: it must be the number 1, the version of this protocol\./],
    [
      'quoted-version',
      ['initialize'],
      /result\.protocol is "1": it must be the number 1 without quotation marks, the ver/,
    ],
    ['misspelt', ['initialize'], /result\.capabilities\.2 is "contexts": there is no such name\./],
    ['long-prompt', ['initialize'], /prompt_template is "p+…": it may have at most 200,000 characters/],
    ['null-reset', ['reset'], /reset gave null/],
    ['invents', ['observe'], /`written` holds "5A0C97B1E24FD683", which is not the id of an event/],
    ['silent-action', ['query'], /declares `action`, does not abstain, and gives no `action`/],
    ['silent-confidence', ['query'], /declares `confidence`, does not abstain, and gives no `confidence`/],
    ['extra', ['query', 'optional', 'forgets', 'texts'], /debug/],
    ['remembers', ['forgets'], /After reset it still knew what it had observed before/],
    ['recalls', ['forgets'], /After reset it still knew what it had observed before/],
    ['guesses', ['forgets'], /With nothing to remember, it cited a source id that it never got/],
    ['short', ['texts'], /exited: exit status 3/],
    ['full', ['texts'], /exited: exit status 5/],
    ['tires', ['lasts'], /^Call 50 of its process: The adapter exited: exit status 6/],
    ['agrees', ['inspections'], /It answered history, which it does not declare/],
    ['no-history', ['inspections'], /history with error -32601/],
    ['random', ['deterministic'], /gave two answers/],
    ['restart', ['deterministic'], /gave two answers/],
    ['second', ['deterministic'], /gave two answers/],
    ['seldom', ['lasts'], /gave two answers/],
    ['stays', ['shutdown', 'end-of-input'], /still running/],
    ['lingers', ['end-of-input'], /still running/],
  ])('says what is wrong with an adapter (%s), and continues', async (defect, ids, words) => {
    const wrong = await failed(defective(defect));
    expect(wrong.map(({ id }) => id)).toEqual(ids);
    expect(wrong[0]?.detail).toMatch(words);
    expect(wrong.every(({ hint }) => hint !== '')).toBe(true);
  });

  it.each([
    ['cites-none', ['query', 'It cited no event, though two of the three events answer the question.'], /not awaited/],
    ['late', ['texts', 'It answered `observe` before the events could be found.'], /^Await the store: .* 250 ms later/],
    [
      'never-abstains',
      ['forgets', 'It declares `abstain`, and did not abstain with nothing to remember.'],
      /`abstain: true`/,
    ],
  ])(
    'warns of an adapter that keeps to the protocol and would measure nothing (%s)',
    async (defect, [id, warning], hint) => {
      const checks = await cibJson<Checked[]>('check', defective(defect));
      const found = checks.find((one) => one.id === id);
      expect(found).toMatchObject({ held: true, warning, hint: expect.stringMatching(hint) });
      const { status, stdout } = await cib('check', defective(defect));
      expect(status).toBe(0);
      expect(stdout).toMatch(/^! [^\n]+\n {4}It /m);
      expect(stdout).toMatch(/\nAll checks passed: the adapter follows the protocol\.\n(?:! .+\n)*It answered/);
      expect(stdout.split('All checks passed')[1]).toContain(`\n! ${warning}\n`);
    },
  );

  it.each([
    ['promise', /^In JavaScript, a Promise without `await` becomes \{\}\. See docs\/protocol\.md/],
    ['null-action', /^Leave the field out if it has no value\. See/],
    ['null-evidence', /^See docs/],
  ])('says where an empty value comes from (%s)', async (defect, hint) => {
    const [wrong] = await failed(defective(defect));
    expect(wrong?.hint).toMatch(hint);
  });

  it.each([
    [
      "OSError: [Errno 30] Read-only file system: '/.cache'",
      /^If it runs in a container: only \/tmp can be written to there\./,
    ],
    [
      'socket.gaierror: [Errno -3] Temporary failure in name resolution',
      /^If it runs in a container: it has no network\./,
    ],
    ["ModuleNotFoundError: No module named 'numpy'", /^A module is missing .* COPY and the step that installs/],
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'x' imported from /adapter/adapter.ts", /^A module is missing/],
    ["KeyError: 'OPENAI_BASE_URL'", /^Give the adapter its model with --gateway/],
  ])('says what a program lacks that ends with %s', async (printed, hint) => {
    const program = join(temporaryFolder(), 'ends.py');
    writeFileSync(program, `import sys\nsys.exit(${JSON.stringify(printed)})`);
    const [wrong] = await failed(`cmd:python3 ${program}`);
    expect(wrong?.hint).toMatch(hint);
  });

  it('prints a hint of two lines in two lines', async () => {
    const { stdout: start } = await cib('check', 'cmd:sleep 30', '--start-seconds', '0.5');
    expect(start).toMatch(/\n {4}Flush .*\.\n {4}Otherwise, give more time with --start-seconds\./);
  });

  it('names the capability that is probably meant', async () => {
    const [wrong] = await failed(defective('misspelt'));
    expect(wrong?.hint).toMatch(/^Did you mean "context"\? See docs\/protocol\.md/);
  });

  it('finds an adapter that repeats all citations but those of many equally good events', async () => {
    const wrong = await failed(defective(`ties ${join(temporaryFolder(), 'starts')}`));
    expect(wrong).toEqual([
      expect.objectContaining({ id: 'deterministic', hint: expect.stringContaining('of a set') }),
    ]);
  });

  it('names every call during which an adapter prints other text on standard output', async () => {
    const wrong = await failed(defective('chatty'));
    expect(wrong.length).toBeGreaterThan(5);
    expect(wrong[0]).toMatchObject({ id: 'reset', detail: expect.stringMatching(/^During reset: .*: "thinking"$/) });
    // A program that fails in initialize is asked nothing else.
    const [first, ...more] = await failed(defective('banner'));
    expect(first).toMatchObject({
      id: 'initialize',
      detail: expect.stringMatching(/^During initialize: .*: "thinking"$/),
    });
    expect(more).toEqual([]);
  });

  it('says why a program does not start', async () => {
    const { status, stdout } = await cib('check', 'cmd:exit 7');
    expect(status).toBe(1);
    expect(stdout).toContain('✗ starts, and says who it is\n    The adapter exited: exit status 7.');
  });

  it('says what to check if there is no such program', async () => {
    const { stdout } = await cib('check', 'cmd:no-such-program');
    expect(stdout).toMatch(/exit status 127\.[\s\S]*the program was not found\. Check its name and path/);
  });

  it('says what can have killed a program', async () => {
    const [wrong] = await failed('cmd:exit 137');
    expect(wrong?.hint).toMatch(/^Status 137 means that it was killed, in a container usually .* 2048 MiB of memory/);
  });

  it.each(['python3 no-such-file.py', 'python3 -u no/such/file.py', `${process.execPath} missing.js`, 'sh missing.sh'])(
    'says where a path starts if there is no such file: %s',
    async (command) => {
      const [wrong] = await failed(`cmd:${command}`);
      expect(wrong?.hint).toMatch(/^There is no such file\. A relative path in cmd: starts in the current folder; /);
    },
  );

  it('says nothing of missing files if a program fails for another reason', async () => {
    const program = join(temporaryFolder(), 'fails.py');
    writeFileSync(program, 'open("/no/such/data")');
    const [wrong] = await failed(`cmd:python3 ${program}`);
    expect(wrong?.detail).toBe('The adapter exited: exit status 1.');
    expect(wrong?.hint).toBeUndefined();
  });

  it.each([
    ['v20.20.2', /^Node 20\.20 does not run TypeScript\. Install Node 22\.18 or newer/],
    ['v22.17.1', /^Node 22\.17 does not run TypeScript/],
    ['v22.18.0', undefined],
  ])('says which Node runs TypeScript (%s)', async (version, hint) => {
    const program = join(temporaryFolder(), 'said.py');
    const said = `/x/adapter.ts:3\ntype A = { b?: string };\n     ^\n\nSyntaxError: Unexpected identifier 'A'\n\nNode.js ${version}`;
    writeFileSync(program, `import sys\nsys.exit(${JSON.stringify(said)})`);
    const [wrong] = await failed(`cmd:python3 ${program}`);
    if (hint === undefined) expect(wrong?.hint).toBeUndefined();
    else expect(wrong?.hint).toMatch(hint);
  });

  it('says that a path is wrong, even where the container engine is missing', async () => {
    const { stderr } = await cib('check', 'dir:no/such/folder', '--engine', 'podman');
    expect(stderr).toContain('"dir:no/such/folder": there is no folder no/such/folder.\n');
    const without = await cib('check', 'dir:docs', '--engine', 'podman');
    expect(without.stderr).toMatch(/there is no docs\/Dockerfile\.\n.* init --lang python` writes one/);
  });

  it('refuses a reference, which is no program', async () => {
    expect(await cib('check', 'ref:oracle')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no program'),
    });
  });
});

describe('with a container engine of which this is all', () => {
  /** Runs the command with an engine whose `run` is this script. */
  const withEngine = async (script: string) => {
    const folder = temporaryFolder();
    const image = [{ Id: `sha256:${'1'.repeat(64)}`, Os: 'linux', Architecture: 'amd64', Size: 1 }];
    const answers = {
      version: 'echo 28.0.0',
      info: 'echo memory cpu pids',
      image: `echo '${JSON.stringify(image)}'`,
      run: script,
    };
    const cases = Object.entries(answers).map(([word, answer]) => `${word}) ${answer};;`);
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\ncase $1 in\n${cases.join('\n')}\nesac\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    return cib('check', 'image:you/memory').finally(() => vi.unstubAllEnvs());
  };
  const refuses = 'echo "docker: Error response from daemon: Range of CPUs is from 0.01 to 1.00" >&2';

  it('cib check blames the engine, not the adapter, if it makes no container', async () => {
    const { status, stderr } = await withEngine(`${refuses}; exit 125`);
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error engine.refused: The container engine docker could not make a container: "Error response',
    );
    expect(stderr).not.toContain('126');
  });

  it('cib check does not believe a program in a container that it was not started', async () => {
    const made = 'while [ "$1" != --cidfile ]; do shift; done; echo 1 >"$2"';
    const { status, stdout } = await withEngine(`${made}; ${refuses}; exit 126`);
    expect(status).toBe(1);
    expect(stdout).toContain('✗ starts, and says who it is');
  });
});

describeWithDocker('cib check in a container', () => {
  it('finds nothing wrong with an example', async () => {
    const checks = await cibJson<Checked[]>('check', 'dir:examples/adapters/python');
    expect(checks.filter(({ held }) => !held)).toEqual([]);
  });
});
