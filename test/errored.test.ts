import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runAction } from './support/action.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { hostile } from './support/hostile.ts';
import { commandsIn, controlsIn } from './support/runner-commands.ts';

const NONCE = 'ab'.repeat(32);
const run = (adapter: string, out: string, ...words: string[]) =>
  cib('run', '--suite', 'cib', '--adapter', adapter, '--out', out, '--nonce', NONCE, ...words);
const read = (path: string) => readFileSync(path, 'utf8');
const stateOf = (bundle: string) => JSON.parse(read(`${bundle}/scorecard.json`)).validity.state;

describe('an adapter with one unknown field in every reply', () => {
  it('fails the run with exit 3 and three lines that say what to change [G8]', async () => {
    const out = `${temporaryFolder()}/b`;
    const adapter = hostile('extra-field', 1, 'm');
    const { status, stdout, stderr } = await run(adapter, out);
    expect(status).toBe(3);
    const lines = stderr.split('\n').filter((line) => !line.startsWith('cib · '));
    expect(lines).toEqual([
      expect.stringMatching(
        /^error run\.errored: 250 of 250 tasks errored\. The first error was protocol\.result, in query of task cib_\d{6}: The result of query does not follow the protocol: result: there is no field "elapsed_ms" here\.$/,
      ),
      '  → See docs/protocol.md for the fields of each result. Unknown fields are refused.',
      `  → Run \`cib check '${adapter}'\`: it makes each call and reports what is wrong with the answers. Then run again in a new folder.`,
      '',
    ]);
    expect(stdout).toContain('failed · 0 of 250 tasks passed, 250 errored');
    expect(stdout).toContain('Rule errored-tasks: 250 of 250 tasks errored');
    expect(stdout).toContain('No figure: every task errored.');
    expect(stdout).not.toMatch(/Retrieval sufficiency|On the board|All tables|A task passes|Not passed|Next:/);
    expect((await cib('explain', out)).stdout).toBe(
      'Of 250 tasks: 0 passed, 0 failed, 250 errored, 0 not measured.\n' +
        'The 100 recorded errors are the same: protocol.result in query: The result of query does not follow the protocol: result: there is no field "elapsed_ms" here.\n' +
        'Next: `cib check SPEC`, with the adapter of the run, says what is wrong with its answers\n',
    );
    expect((await cib('score', out)).stdout).toContain('Rule errored-tasks: 250 of 250 tasks errored');
    const verified = await cib('verify', out);
    expect(verified.status).toBe(1);
    expect(verified.stdout).toMatch(/rule\.errored-tasks: 250 of 250 tasks errored\n +Run `cib check SPEC`/);
    expect(verified.stdout).toContain('This bundle is failed.');
    const checked = await cib('check', adapter);
    expect([checked.status, checked.stdout]).toEqual([
      1,
      expect.stringContaining('there is no field "elapsed_ms" here'),
    ]);
  });

  it('is told to check it with its model, if it got one', async () => {
    const given = ['--gateway', 'http://127.0.0.1:9/v1', '--gateway-model', 'm', '--limit', '1'];
    const { stderr } = await run(hostile('extra-field', 1, 'm'), `${temporaryFolder()}/b`, ...given);
    expect(stderr).toMatch(/→ Run `cib check '.*' --gateway URL --gateway-model NAME`: it makes each call/);
    const lost = await run(hostile('exit-1', 1, 'm'), `${temporaryFolder()}/b`, ...given.slice(0, 4), '--limit', '5');
    expect(lost.stderr).toMatch(/→ Fix the adapter \(`cib check '.*' --gateway URL --gateway-model NAME` makes each/);
  });

  it('has a bundle that is failed, and invalid if it was changed after the run', async () => {
    const out = `${temporaryFolder()}/b`;
    await run(hostile('extra-field', 1, 'm'), out, '--limit', '3');
    expect(await cib('verify', out)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('This bundle is failed.'),
    });
    writeFileSync(`${out}/timing.json`, `${read(`${out}/timing.json`)} `);
    expect(await cib('verify', out)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('This bundle is invalid.'),
    });
  });

  it('also fails the run with --json, whose standard output is the scorecard alone', async () => {
    const out = `${temporaryFolder()}/b`;
    const { status, stdout, stderr } = await run(hostile('extra-field', 1, 'm'), out, '--limit', '3', '--json');
    expect(status).toBe(3);
    const { state, rules } = JSON.parse(stdout).validity;
    expect(state).toBe('failed');
    expect(rules).toContainEqual({ id: 'errored-tasks', held: false, detail: '3 of 3 tasks errored' });
    expect(stderr).toContain('error run.errored: 3 of 3 tasks errored.');
  });

  it.each(['1', '2'])('fails a run of %s, which breaks no rule, in the command and the Action', async (limit) => {
    const adapter = hostile('extra-field', 1, 'm');
    const { status, stderr } = await run(adapter, `${temporaryFolder()}/b`, '--limit', limit);
    expect([status, stderr]).toEqual([3, expect.stringContaining(`${limit} of ${limit} tasks errored.`)]);
    const step = await runAction('run', temporaryFolder(), { adapter, limit });
    expect([step.status, step.annotations.at(-1)?.[0]]).toEqual([3, 'run.errored']);
    expect(step.summary).not.toContain('✅');
  });

  it('fails no shard: only the merged bundle is failed, with exit 3', async () => {
    const folder = temporaryFolder();
    for (const shard of [1, 2]) {
      const made = await run(hostile('extra-field', 1, 'm'), `${folder}/${shard}`, '--shard', `${shard}/2`);
      expect([made.status, stateOf(`${folder}/${shard}`)]).toEqual([0, 'partial']);
      expect(made.stdout).toMatch(/125 of 125 tasks errored\. The first error was protocol\.result/);
    }
    const merged = await cib('merge', `${folder}/1`, `${folder}/2`, '--out', `${folder}/all`);
    expect([merged.status, stateOf(`${folder}/all`)]).toEqual([3, 'failed']);
    // The shards may be somebody else's, whose SPEC is a command.
    expect(merged.stderr).toMatch(/error run\.errored: 250 of 250 tasks errored\.\n {2}→ Run `cib check SPEC`/);
    expect(merged.stdout).toContain(`\nBundle: ${folder}/all\n`);
    expect(merged.stdout).not.toContain('Next:');
  });

  it('fails the step of the Action with exit 3, without a ✅ in its summary', async () => {
    const inputs = { adapter: hostile('extra-field-loudly', 1, 'm'), limit: '5', out: 'out' };
    const { status, summary, annotations, outputs, log } = await runAction('run', temporaryFolder(), inputs);
    expect(status).toBe(3);
    // At once, since a long run may be stopped for it.
    expect(log).toMatch(/first error: protocol\.result, in query: .*"elapsed_ms" here\..*cib · .*: 5 of 5/s);
    expect(summary).toContain('**❌ Failed: too many tasks errored**');
    expect(summary).not.toContain('✅');
    expect(summary).toContain('### What went wrong\n\n5 of 5 tasks errored. The first error was protocol.result');
    expect(summary).toMatch(/standard error \(stderr\.txt has more\).*\n\n```text\n[^`]*loud/s);
    expect(annotations.at(-1)).toEqual([
      'run.errored',
      expect.stringMatching(
        /^5 of 5 tasks errored\..*elapsed_ms.*\n→ See https:\/\/\S+\/docs\/protocol\.md.*\n→ Run `cib check/,
      ),
    ]);
    expect(outputs.valid).toBe('false');
    expect(JSON.parse(outputs.results ?? '')).toMatchObject([
      { state: 'failed', valid: false, errors: ['run.errored'] },
    ]);
  });
});

describe('the Action with an adapter that crashes', () => {
  const HOSTILE = '::error::x ``` </details> <!-- @org/team';
  const crashing = (script: string, line: string) => {
    writeFileSync(
      script,
      `import json, sys
print(${JSON.stringify(HOSTILE)}, file=sys.stderr)
${line}
for call in sys.stdin:
    call = json.loads(call)
    started = {"protocol": 1, "name": "x", "version": "1", "capabilities": []}
    result = {"initialize": started, "reset": {}, "observe": {}}[call["method"]]
    print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)
`,
    );
    return `cmd:python3 -u ${script}`;
  };

  it.each([
    ['at its start', 'import nosuchlib', 'adapter.exit', "ModuleNotFoundError: No module named 'nosuchlib'"],
    ['at each question', '', 'adapter.unsteady', "KeyError: 'query'"],
  ])(
    'shows its last lines in the log and the summary, if it does so %s [B1, B2, B5]',
    async (_when, line, code, says) => {
      const folder = temporaryFolder();
      const adapter = crashing(`${folder}/crashing.py`, line);
      const { status, log, summary, annotations } = await runAction('run', folder, { adapter, limit: '5' });
      expect([status, annotations.at(-1)?.[0]]).toEqual([3, code]);
      expect(log.split('\n')).toContain(`  | ${says}`);
      expect(log).toContain('  | : :error: :x ``` </details>');
      const commands = commandsIn(log).filter((one) => !/^::(?:group|endgroup|error title=adapter)/.test(one));
      expect([...commands, ...controlsIn(log)]).toEqual([]);
      // The fence is longer than any in the lines, and GitHub links nothing in it.
      expect(summary).toContain('````text\n: :error: :x ``` \\u003c/details> \\u003c!-- @org/team\n');
      expect(summary).toContain(`\n${says}\n\`\`\`\`\n`);
    },
  );

  it('advises in its summary, step by step, only what a workflow can do', async () => {
    const folder = temporaryFolder();
    const adapter = crashing(`${folder}/crashing.py`, '');
    const { summary, annotations } = await runAction('run', folder, { adapter, limit: '5' });
    expect(summary).toMatch(/\n- Fix the adapter \(.*cib check .*\), then run all tasks again in a new folder\.\n/);
    for (const text of [summary, annotations.at(-1)?.[1]]) expect(text).not.toMatch(/u000a|--resume/);
  });
});

describe('the standard error of an adapter', () => {
  it('is kept in the folder of the bundle, only its end, and is escaped wherever it is shown [B1, B2, B5]', async () => {
    const out = `${temporaryFolder()}/b`;
    // Each question fails, and 200 of them write more to standard error than is kept.
    const { status, stdout, stderr } = await run(hostile('extra-field-loudly', 1, 'm'), out, '--limit', '200');
    expect(status).toBe(3);
    expect([...commandsIn(stdout + stderr), ...controlsIn(stdout + stderr)]).toEqual([]);
    const kept = read(`${out}/stderr.txt`);
    expect([...commandsIn(kept), ...controlsIn(kept)]).toEqual([]);
    expect(statSync(`${out}/stderr.txt`).size).toBeLessThan(6 * 65_536);
    expect(kept.length).toBeGreaterThan(60_000);
    expect(kept).not.toContain('loud 1\n');
    expect(kept).toMatch(/loud 200\n.*$/s);
    const { stdout: one } = await cib('explain', out, '--task', 'cib_000000');
    expect(one).toContain(
      `Why it errored\n  protocol.result in query: The result of query does not follow the protocol: result: there is no field "elapsed_ms" here.\n  What the adapter wrote to standard error in this run: ${out}/stderr.txt\n`,
    );
    const quoted = stderr.split('\n').filter((line) => line.startsWith('  | '));
    expect(quoted.join('\n').length).toBeLessThan(3_000);
    expect(quoted.join('\n')).toContain('loud 200');
    // The manifest does not list it.
    expect(read(`${out}/manifest.json`)).not.toContain('stderr');
  });

  it('is not kept if nothing was written, even if episodes errored', async () => {
    const out = `${temporaryFolder()}/b`;
    await run(hostile('extra-field', 1, 'm'), out, '--limit', '4');
    expect(existsSync(`${out}/stderr.txt`)).toBe(false);
  });

  it('is kept if the run stops, and a resumed run appends to it', async () => {
    const folder = temporaryFolder();
    const script = `${folder}/adapter.py`;
    const program = (word: string, body: string) =>
      writeFileSync(
        script,
        `import json, os, sys
for line in sys.stdin:
    m = json.loads(line)
    sys.stderr.write("${word}\\n"); sys.stderr.flush()
    r = {"protocol": 1, "name": "x", "version": "1", "capabilities": []} if m["method"] == "initialize" else {}
    if m["method"] == "query": ${body}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
    if m["method"] == "shutdown": break
`,
      );
    program('first', 'os._exit(9)');
    const words = [`cmd:python3 -u ${script}`, `${folder}/b`, '--limit', '80'] as const;
    const failed = await run(...words);
    expect([failed.status, failed.stderr]).toEqual([3, expect.stringContaining('adapter.unsteady')]);
    expect(read(`${folder}/b/stderr.txt`)).toMatch(/^(first\n)+$/);
    program('second', 'r = {"evidence": []}');
    expect(await run(...words, '--resume')).toMatchObject({ status: 0 });
    expect(read(`${folder}/b/stderr.txt`)).toMatch(/^(first\n)+(second\n)+$/);
    expect((await cib('verify', `${folder}/b`)).status).toBe(0);
  });

  it('is ignored by `cib verify` and `cib merge` beside a run, and refused in an entry [E4]', async () => {
    const folder = temporaryFolder();
    for (const shard of [1, 2])
      await run(hostile('chatter', 1, 'm'), `${folder}/${shard}`, '--limit', '4', '--shard', `${shard}/2`);
    expect(existsSync(`${folder}/1/stderr.txt`)).toBe(true);
    expect(await cib('merge', `${folder}/1`, `${folder}/2`, '--out', `${folder}/all`)).toMatchObject({ status: 0 });
    expect(await cib('verify', `${folder}/1`)).toMatchObject({ status: 0 });
    mkdirSync(`${folder}/entry`);
    writeFileSync(`${folder}/entry/entry.json`, '{}');
    cpSync(`${folder}/1`, `${folder}/entry/cib`, { recursive: true });
    const refused = await cib('verify', `${folder}/entry/cib`);
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('bundle.stray')]);
    expect(refused.stdout).toContain('"stderr.txt"');
    rmSync(`${folder}/entry/cib/stderr.txt`);
    expect(await cib('verify', `${folder}/entry/cib`)).toMatchObject({ status: 0 });
    // Every other additional file is refused.
    writeFileSync(`${folder}/1/stdout.txt`, '');
    expect((await cib('verify', `${folder}/1`)).stdout).toContain('bundle.stray');
  });
});

describe('cib run with a few errors', () => {
  it('keeps the state of the run, shows the first error, and lists the task before those that failed', async () => {
    const out = `${temporaryFolder()}/b`;
    const { status, stdout } = await run(hostile('exit-1', 30, 'm'), out, '--limit', '30');
    expect([status, stateOf(out)]).toEqual([0, 'partial']);
    expect(stdout).toMatch(
      /\n1 of 30 tasks errored\. The first error was adapter\.exit, in query of task cib_\d+: The adapter exited: exit status 1\.\n/,
    );
    expect(stdout).toMatch(/\nNot passed, the first 5 of \d+ tasks:\n {2}cib_\d+ · errored .*\n {2}cib_\d+ · failed /);
  });
});
