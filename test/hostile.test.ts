import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { type Ended, hostile, runAsProcess, runInThisProcess, running } from './support/hostile.ts';
import { commandsIn, controlsIn } from './support/runner-commands.ts';

interface Case {
  /** The first question at which it misbehaves. */
  from?: number;
  limit?: number;
  seconds?: number;
}

const folder = sharedFolder();

/** Runs a mode of test/adapters/hostile.py, and checks that no command was printed and no process is left. */
async function ranBy<E extends Omit<Ended, 'peak'>>(
  run: (adapter: string, out: string, words: readonly string[]) => Promise<E>,
  mode: string,
  { from = 1, limit = 4, seconds = 10 }: Case = {},
): Promise<E & { out: string }> {
  const marker = `marker-${randomUUID()}`;
  const out = `${folder}/${marker}`;
  const words = ['--limit', String(limit), '--episode-seconds', String(seconds)];
  const ended = await run(hostile(mode, from, marker), out, words);
  // A process that forks all the time can be missing from one list of processes, so it is listed several times.
  const left = Array.from({ length: mode === 'breeder' ? 10 : 1 }, () => running(marker)).flat();
  expect({ obeyed: ended.obeyed, left }).toEqual({ obeyed: [], left: [] });
  return { ...ended, out };
}

const against = (mode: string, given?: Case) => ranBy(runInThisProcess, mode, given);
const againstProcess = (mode: string, given?: Case) => ranBy(runAsProcess, mode, given);

describe('the test’s reader of a log, which works as GitHub’s runner', () => {
  it.each([
    '::error::x',
    '::Set-Env name=A::b',
    ' \u0085\u00a0\u3000::add-mask::x',
    'ok\r::group::x',
    'a ##[ADD-PATH]/x',
    '##[error file=a;line=1]x',
  ])('finds a command in %j', (log) => expect(commandsIn(log)).toHaveLength(1));

  it.each(['x ::error::y', '::unknown::x', ': :error::x', '##[unknown]x', '## [error]x', '::error:x'])(
    'finds no command in %j',
    (log) => expect(commandsIn(log)).toEqual([]),
  );

  it('finds characters that control a terminal', () => {
    expect(controlsIn('a\u001b[2J\r\u0007\u009b\u202e\n')).toEqual(['U+001b', 'U+000d', 'U+0007', 'U+009b', 'U+202e']);
  });
});

describe('cib run with a hostile adapter in a process', () => {
  it.each([
    ['garbage', 'protocol.json'],
    ['garbage-late', 'protocol.json'],
    ['two-documents', 'protocol.json'],
    ['bom', 'protocol.json'],
    ['nul', 'protocol.json'],
    ['duplicate-key', 'protocol.json'],
    ['escaped-key', 'protocol.json'],
    ['nan', 'protocol.json'],
    ['overflow', 'protocol.json'],
    ['minus-zero', 'protocol.json'],
    ['proto', 'protocol.json'],
    ['surrogate', 'protocol.json'],
    ['deep', 'protocol.json'],
    ['utf8', 'protocol.utf8'],
    ['cut-utf8', 'protocol.utf8'],
    ['frame', 'protocol.frame'],
    ['request', 'protocol.frame'],
    ['batch', 'protocol.frame'],
    ['text-id', 'protocol.frame'],
    ['inexact-id', 'protocol.frame'],
    ['fraction-id', 'protocol.frame'],
    ['exponent-id', 'protocol.frame'],
  ])('errors each task if %s precedes each answer, as %s, and continues the session [B7]', async (mode, code) => {
    const { status, counts, out, seconds } = await against(mode, { seconds: 60 });
    // Each fault counts once for its line and once for its task; the answer after it is dropped.
    expect({ status, counts }).toMatchObject({ status: 3, counts: { errored: 4, faults: { [code]: 4 } } });
    expect(Object.keys(counts?.faults ?? {})).toEqual([code]);
    expect(seconds).toBeLessThan(40);
    expect((await cib('verify', out)).stdout).toContain('rule.errored-tasks: 4 of 4 tasks errored');
  });

  it.each([
    ['wrong-id', 'protocol.id'],
    ['old-id', 'protocol.id'],
    ['duplicate', 'protocol.unexpected'],
    ['early', 'protocol.unexpected'],
  ])('counts additional output (%s) as %s, and keeps the answers [B7]', async (mode, code) => {
    const { status, counts, out } = await against(mode);
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 0, faults: { [code]: 4 } } });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it.each(['instead', 'instead-utf8', 'instead-frame'])(
    'stops early if every answer is a malformed line (%s), and shows the line [B9]',
    async (mode) => {
      const { status, counts, seconds, output } = await against(mode, { limit: 250, seconds: 60 });
      expect({ status, counts }).toMatchObject({ status: 3, counts: { errored: 250 } });
      expect(seconds).toBeLessThan(40);
      expect(output).toMatch(
        /error run\.errored: 250 of 250 tasks errored\. .*in reset of task \w+: During reset: .*no message/,
      );
    },
  );

  it.each(['carriage-return', 'chatter', 'huge'])('counts no fault for allowed output (%s)', async (mode) => {
    const { status, counts, out } = await against(mode, { limit: 2 });
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 0, faults: {} } });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it.each([
    ['extra-field', 'protocol.result'],
    ['no-evidence', 'protocol.result'],
    ['null', 'protocol.result'],
    ['confidence', 'protocol.result'],
    ['tokens', 'protocol.result'],
    ['many-ids', 'protocol.result'],
    ['long-id', 'protocol.result'],
    ['error', 'adapter.error'],
  ])('errors each task with a wrong answer (%s) as %s, and continues the session', async (mode, code) => {
    const { status, counts } = await against(mode);
    expect({ status, counts }).toMatchObject({ status: 3, counts: { errored: 4, faults: { [code]: 4 } } });
  });

  it.each([
    ['exit-0', 'adapter.exit'],
    ['exit-1', 'adapter.exit'],
    ['exit-137', 'adapter.exit'],
    ['abort', 'adapter.exit'],
    ['half-frame', 'adapter.exit'],
    ['flood', 'protocol.line-too-long'],
    ['flood-lines', 'protocol.json'],
    ['flood-empty-lines', 'protocol.json'],
    ['flood-answers', 'protocol.id'],
    ['flood-stderr', 'protocol.output-limit'],
    ['padded', 'protocol.output-limit'],
    ['many-values', 'protocol.json'],
  ])(
    'errors the task of an adapter that breaks at its second question (%s) with %s, and starts it again',
    async (mode, code) => {
      const { status, counts, out } = await against(mode, { from: 2 });
      expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 2 } });
      expect(counts?.faults[code]).toBeGreaterThanOrEqual(2);
      expect(await cib('verify', out)).toMatchObject({ status: 0 });
    },
  );

  // They wait, and side by side they wait no longer than one of them.
  it.concurrent.each(['hang', 'deaf', 'drip', 'late'])(
    'errors the task of an adapter that does not answer in time (%s)',
    async (mode) => {
      const { status, counts, seconds } = await againstProcess(mode, { from: 2, limit: 2, seconds: 3 });
      expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 1 } });
      expect(counts?.faults).toEqual({ 'adapter.timeout': 1 });
      expect(seconds).toBeLessThan(40);
    },
  );

  it.each(['exit-1', 'half-frame'])('stops with 3 if the adapter breaks at every first question (%s)', async (mode) => {
    const { status, output } = await against(mode, { limit: 5 });
    expect(status).toBe(3);
    expect(output.includes('adapter.unsteady')).toBe(true);
  });

  it.each([
    ['start-exit-0', 'adapter.exit'],
    ['start-exit-1', 'adapter.exit'],
    ['start-exit-137', 'adapter.exit'],
    ['start-error', 'adapter.error'],
    ['start-protocol', 'protocol.version'],
    ['start-field', 'protocol.result'],
    ['start-twice', 'protocol.result'],
    ['start-capability', 'protocol.result'],
    ['start-noise', 'protocol.json'],
    ['start-flood', 'protocol.line-too-long'],
  ])('exits with 3 if the adapter does not start (%s), and names %s [B1, B2, B5]', async (mode, code) => {
    const { status, output } = await against(mode);
    expect({ status, named: output.includes(`error ${code}: `) }).toEqual({ status: 3, named: true });
  });

  it('exits with 3 if the adapter never answers, after the time to start', async () => {
    const out = `${temporaryFolder()}/b`;
    const ended = await runAsProcess(hostile('start-hang', 1, 'x'), out, ['--start-seconds', '1']);
    expect(ended).toMatchObject({ status: 3, output: expect.stringContaining('adapter.timeout') });
    expect(ended.seconds).toBeLessThan(40);
  });

  it('is invalid if the adapter cites sources that it was not shown', async () => {
    const { status, output } = await against('invented-ids');
    expect({ status, named: output.includes('Rule known-sources') }).toEqual({ status: 1, named: true });
  });
});

describe('cib run with an adapter that leaves processes behind', () => {
  it.each(['setsid', 'holds-output', 'daemon', 'breeder'])('ends processes in their own session (%s)', async (mode) => {
    const { status, seconds } = await againstProcess(mode);
    expect(status).toBe(0);
    expect(seconds).toBeLessThan(40);
  });

  it('ends all processes if the run is stopped while the adapter hangs', async () => {
    const marker = `marker-${randomUUID()}`;
    const out = `${temporaryFolder()}/b`;
    const ended = await runAsProcess(hostile('hang', 2, marker), out, ['--limit', '2'], async (harness) => {
      while (!running(marker).some((line) => /^\S*python3 /.test(line))) await sleep(20);
      harness.kill('SIGTERM');
    });
    expect({ status: ended.status, left: running(marker) }).toEqual({ status: 130, left: [] });
  });
});

describe('cib with hostile texts of an adapter', () => {
  const names = Array.from({ length: 10 }, (_, index) => `name-${2 * index}`);

  it.each(names)('escapes name and version (%s) in all output [B1, B2, B5]', async (mode) => {
    // One by the built program; what it prints is the same text.
    const { status, out } = await (mode === names[0] ? againstProcess : against)(mode, { limit: 2 });
    expect(status).toBe(0);
    for (const words of [
      ['score', out],
      ['score', out, '--json'],
      ['verify', out],
      ['compare', out, out, '--json'],
    ]) {
      const { stdout, stderr } = await cib(...words);
      expect([...commandsIn(stdout + stderr), ...controlsIn(stdout + stderr)], words.join(' ')).toEqual([]);
    }
  });

  it('escapes answers, actions, flags and context in cib explain [B1, B2, B5]', async () => {
    // The adapter cites no source for its answers, which breaks a rule.
    const { status, out } = await againstProcess('texts');
    expect(status).toBe(1);
    const [outcome = ''] = readFileSync(`${out}/outcomes.jsonl`, 'utf8').split('\n');
    for (const more of [[], ['--json']]) {
      const { stdout } = await cib('explain', out, '--task', JSON.parse(outcome).id, ...more);
      expect(stdout.includes('set-env')).toBe(true);
      expect([...commandsIn(stdout), ...controlsIn(stdout)]).toEqual([]);
    }
  });
});

describe('the memory of cib run', () => {
  it.concurrent.each([
    ['flood', 3, 256],
    ['flood-lines', 3, 256],
    ['flood-empty-lines', 3, 256],
    ['flood-answers', 3, 256],
    ['flood-stderr', 3, 256],
    ['flood-stderr-lines', 3, 256],
    ['padded', 3, 256],
    ['drip-flood', 3, 256],
    ['many-values', 3, 256],
    ['many-groups', 3, 256],
    ['many-objects', 3, 256],
    ['many-doubled-keys', 3, 256],
    // Answers of 10 MiB are allowed: they are parsed, kept as evidence and scored one after the other.
    ['huge', 0, 512],
  ])('stays limited during a flood (%s): the run ends with %i, below %i MiB [B6]', async (mode, expected, most) => {
    const { status, peak, seconds } = await againstProcess(
      mode,
      expected === 0 ? { limit: 2, seconds: 60 } : { limit: 4, seconds: 2 },
    );
    expect(status).toBe(expected);
    expect(peak).toBeGreaterThan(20);
    expect(peak).toBeLessThan(most);
    expect(seconds).toBeLessThan(60);
  });
});

describe('two runs of one adapter', () => {
  it('differ in ids and order, and are timed by the host’s clock [F6]', async () => {
    const runs = await Promise.all([againstProcess('slow', { limit: 20 }), againstProcess('slow', { limit: 20 })]);
    const sent = runs.map(({ out }) =>
      readFileSync(`${out}/transcript.jsonl`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    );
    expect(sent.map((ids) => ids.length)).toEqual([20, 20]);
    expect(sent[0]?.filter((id) => sent[1]?.includes(id))).toEqual([]);
    const timing = JSON.parse(readFileSync(`${runs[0]?.out}/timing.json`, 'utf8'));
    expect(timing.latency_ms.query.p50).toBeGreaterThan(199);
  });
});
