import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { type Ended, hostile, runForReal, runHere, running } from './support/hostile.ts';
import { commandsIn, controlsIn } from './support/runner-commands.ts';

interface Case {
  /** The question from which it misbehaves. */
  from?: number;
  limit?: number;
  seconds?: number;
}

const folder = sharedFolder();

/** A run against one mode of test/adapters/hostile.py. Whatever it does, nothing is obeyed and nothing is left. */
async function ranBy<E extends Omit<Ended, 'peak'>>(
  run: (adapter: string, out: string, words: readonly string[]) => Promise<E>,
  mode: string,
  { from = 1, limit = 4, seconds = 10 }: Case = {},
): Promise<E & { out: string }> {
  const marker = `marker-${randomUUID()}`;
  const out = `${folder}/${marker}`;
  const words = ['--limit', String(limit), '--episode-seconds', String(seconds)];
  const ended = await run(hostile(mode, from, marker), out, words);
  // What forks without end may be nowhere at a glance.
  const left = Array.from({ length: mode === 'breeder' ? 10 : 1 }, () => running(marker)).flat();
  expect({ obeyed: ended.obeyed, left }).toEqual({ obeyed: [], left: [] });
  return { ...ended, out };
}

const against = (mode: string, given?: Case) => ranBy(runHere, mode, given);
const againstProcess = (mode: string, given?: Case) => ranBy(runForReal, mode, given);

describe('a log that is judged as GitHub’s runner judges it', () => {
  it.each([
    '::error::x',
    '::Set-Env name=A::b',
    ' \u0085\u00a0\u3000::add-mask::x',
    'ok\r::group::x',
    'a ##[ADD-PATH]/x',
    '##[error file=a;line=1]x',
  ])('has a command in %j', (log) => expect(commandsIn(log)).toHaveLength(1));

  it.each(['x ::error::y', '::unknown::x', ': :error::x', '##[unknown]x', '## [error]x', '::error:x'])(
    'has none in %j',
    (log) => expect(commandsIn(log)).toEqual([]),
  );

  it('has what a terminal obeys', () => {
    expect(controlsIn('a\u001b[2J\r\u0007\u009b\u202e\n')).toEqual(['U+001b', 'U+000d', 'U+0007', 'U+009b', 'U+202e']);
  });
});

describe('an adapter that is hostile, in a process', () => {
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
  ])('prints %s before each answer: each task is errored with %s, and the session goes on [B7]', async (mode, code) => {
    const { status, counts, out, seconds } = await against(mode, { seconds: 60 });
    // Once as a line and once as the end of the task; the answer behind it is dropped.
    expect({ status, counts }).toMatchObject({ status: 3, counts: { errored: 4, faults: { [code]: 8 } } });
    expect(Object.keys(counts?.faults ?? {})).toEqual([code]);
    expect(seconds).toBeLessThan(40);
    expect((await cib('verify', out)).stdout).toContain('rule.errored-tasks: 4 of 4 tasks errored');
  });

  it.each([
    ['wrong-id', 'protocol.id'],
    ['old-id', 'protocol.id'],
    ['duplicate', 'protocol.unexpected'],
    ['early', 'protocol.unexpected'],
  ])('says %s beside its answers: it is counted as %s, and the answers stand [B7]', async (mode, code) => {
    const { status, counts, out } = await against(mode);
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 0, faults: { [code]: 4 } } });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it.each(['instead', 'instead-utf8', 'instead-frame'])(
    'prints a malformed line in place of every answer (%s): a whole run ends at once, and shows the line [B9]',
    async (mode) => {
      const { status, counts, seconds, output } = await against(mode, { limit: 250, seconds: 60 });
      expect({ status, counts }).toMatchObject({ status: 3, counts: { errored: 250 } });
      expect(seconds).toBeLessThan(40);
      expect(output).toMatch(
        /error run\.errored: 250 of 250 tasks errored\. .*in reset of task \w+: During reset: .*no message/,
      );
    },
  );

  it.each(['carriage-return', 'chatter', 'huge'])('does what is allowed (%s): nothing is counted', async (mode) => {
    const { status, counts, out } = await against(mode, { limit: 2 });
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 0, faults: {} } });
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it.each([
    ['extra-field', 'protocol.result'],
    ['no-evidence', 'protocol.result'],
    ['null', 'protocol.result'],
    ['confidence', 'protocol.result'],
    ['many-ids', 'protocol.result'],
    ['long-id', 'protocol.result'],
    ['error', 'adapter.error'],
  ])('answers wrongly (%s): each task is errored with %s, and the session goes on', async (mode, code) => {
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
  ])('breaks at its second question (%s): the task is errored with %s, a fresh one goes on', async (mode, code) => {
    const { status, counts, out } = await against(mode, { from: 2 });
    expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 2 } });
    expect(counts?.faults[code]).toBeGreaterThanOrEqual(2);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  // They wait, and side by side they wait no longer than one of them.
  it.concurrent.each(['hang', 'deaf', 'drip', 'late'])(
    'does not answer in time (%s): the task is errored, within the bounds of time',
    async (mode) => {
      const { status, counts, seconds } = await againstProcess(mode, { from: 2, limit: 2, seconds: 3 });
      expect({ status, counts }).toMatchObject({ status: 0, counts: { errored: 1 } });
      expect(counts?.faults).toEqual({ 'adapter.timeout': 1 });
      expect(seconds).toBeLessThan(40);
    },
  );

  it.each(['exit-1', 'half-frame'])(
    'breaks at every first question (%s): the run is given up with exit 3',
    async (mode) => {
      const { status, output } = await against(mode, { limit: 5 });
      expect(status).toBe(3);
      expect(output.includes('adapter.unsteady')).toBe(true);
    },
  );

  it.each([
    ['start-exit-0', 'adapter.exit'],
    ['start-exit-1', 'adapter.exit'],
    ['start-exit-137', 'adapter.exit'],
    ['start-error', 'adapter.error'],
    ['start-protocol', 'protocol.version'],
    ['start-field', 'protocol.result'],
    ['start-capability', 'protocol.result'],
    ['start-noise', 'protocol.json'],
    ['start-flood', 'protocol.line-too-long'],
  ])('does not start (%s): exit 3 with %s [B1, B2, B5]', async (mode, code) => {
    const { status, output } = await against(mode);
    expect({ status, named: output.includes(`error ${code}: `) }).toEqual({ status: 3, named: true });
  });

  it('never says a word: exit 3 when its time to start is over', async () => {
    const out = `${temporaryFolder()}/b`;
    const ended = await runForReal(hostile('start-hang', 1, 'x'), out, ['--start-seconds', '1']);
    expect(ended).toMatchObject({ status: 3, output: expect.stringContaining('adapter.timeout') });
    expect(ended.seconds).toBeLessThan(40);
  });

  it('cites what it was never shown: the run is invalid', async () => {
    const { status, output } = await against('invented-ids');
    expect({ status, named: output.includes('Rule known-sources') }).toEqual({ status: 1, named: true });
  });
});

describe('an adapter that leaves processes behind', () => {
  it.each(['setsid', 'holds-output', 'daemon', 'breeder'])(
    'in a session of their own (%s): they are ended',
    async (mode) => {
      const { status, seconds } = await againstProcess(mode);
      expect(status).toBe(0);
      expect(seconds).toBeLessThan(40);
    },
  );

  it('while it hangs, and the run is stopped: all are ended', async () => {
    const marker = `marker-${randomUUID()}`;
    const out = `${temporaryFolder()}/b`;
    const ended = await runForReal(hostile('hang', 2, marker), out, ['--limit', '2'], async (harness) => {
      while (!running(marker).some((line) => /^\S*python3 /.test(line))) await sleep(20);
      harness.kill('SIGTERM');
    });
    expect({ status: ended.status, left: running(marker) }).toEqual({ status: 130, left: [] });
  });
});

describe('an adapter that speaks to the runner and the terminal', () => {
  const names = Array.from({ length: 10 }, (_, index) => `name-${2 * index}`);

  it.each(names)('in its name and version (%s): nothing that is printed is obeyed [B1, B2, B5]', async (mode) => {
    const { status, out } = await againstProcess(mode, { limit: 2 });
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

  it('in its answers, actions, flags and context: an explanation shows them inert [B1, B2, B5]', async () => {
    // It cites nothing for what it claims: a rule does not hold.
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

describe('the harness’s memory', () => {
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
    // Answers of 10 MiB are legal: parsed, kept as evidence and scored, one after the other.
    ['huge', 0, 512],
  ])('whatever is poured into it (%s): the run ends with %i, below %i MiB [B6]', async (mode, expected, most) => {
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
  it('differ in ids and order, and are timed on the host’s clock, whatever the adapter says [F6]', async () => {
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
