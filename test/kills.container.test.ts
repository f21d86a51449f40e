import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWithDocker } from './support/docker.ts';
import { pythonImage } from './support/engine.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { containersOf, lines, phaseOf, startRun, until } from './support/killable.ts';

const KILLS = Number(process.env.KILLS ?? 10);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];
const FINAL = [...EVIDENCE, 'timing.json', 'manifest.json'];
const TASKS = 250;

const same = (left: string, right: string) => readFileSync(left).equals(readFileSync(right));

/** How many tasks the last process of a run asked: its pace times its time. */
function tasksAsked(out: string): number {
  const { episodes_per_second, wall_ms } = JSON.parse(readFileSync(`${out}/timing.json`, 'utf8'));
  return Math.round((episodes_per_second * wall_ms) / 1000);
}

describeWithDocker('a run whose harness is killed', () => {
  const folder = sharedFolder();
  const build = ['build', '--quiet', 'examples/adapters/python'];

  it(
    `reaches the same bundle however it was killed: ${KILLS} runs, each killed once at any moment, and resumed [H2]`,
    async () => {
      const image = execFileSync('docker', build, { encoding: 'utf8' }).trim();
      const words = ['--suite', 'cib', '--adapter', `image:${image}`, '--nonce', 'c1'.repeat(32)];
      const whole = `${folder}/whole`;
      let duration = 0;
      // Of two, so that a slow start of the first is not taken for the rule.
      for (const out of [`${folder}/first`, whole]) {
        const began = performance.now();
        expect(await startRun(...words, '--out', out).ended()).toMatchObject({ status: 0 });
        duration = performance.now() - began;
      }
      const moments = fc.sample(fc.noBias(fc.nat(Math.ceil(duration))), { numRuns: KILLS, seed: SEED });
      const phases = new Map<string, number>();
      for (const [number, moment] of moments.entries()) {
        const about = `SEED=${SEED}, run ${number}, killed after ${moment} of ${Math.round(duration)} ms`;
        const out = `${folder}/${number}`;
        const killed = startRun(...words, '--out', out);
        await sleep(moment);
        killed.child.kill('SIGKILL');
        await killed.ended();
        const phase = phaseOf(out);
        phases.set(phase, (phases.get(phase) ?? 0) + 1);
        const kept = lines(`${out}/journal.jsonl`);
        const resumed = await startRun(...words, '--out', out, '--resume').ended();
        expect(resumed.status, `${about} (${phase}): ${resumed.stderr}`).toBe(0);
        expect(containersOf(out), about).toEqual([]);
        expect(readdirSync(out).sort(), about).toEqual([...FINAL].sort());
        for (const file of EVIDENCE) expect(same(`${out}/${file}`, `${whole}/${file}`), `${file}: ${about}`).toBe(true);
        // What stood in the journal was not asked again.
        if (!/done|manifest|timing/.test(phase)) expect(tasksAsked(out), `${about} (${phase})`).toBe(TASKS - kept);
      }
      console.info(`${KILLS} kills within ${Math.round(duration)} ms, seed ${SEED}:`, Object.fromEntries(phases));
    },
    KILLS * 30_000,
  );

  it('leaves a container that no signal and no closed input ends: the next harness on that folder ends it [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const words = ['--suite', 'cib', '--adapter', `image:${pythonImage('stubborn.py')}`, '--limit', '9', '--out', out];
    const killed = startRun(...words);
    await until(() => lines(`${out}/journal.jsonl`) >= 3);
    killed.child.kill('SIGKILL');
    await killed.ended();
    const [left] = containersOf(out);
    expect(left).toMatch(/^[0-9a-f]{64}$/);
    const resumed = startRun(...words, '--resume');
    await until(() => !containersOf(out).includes(left ?? ''));
    expect(lines(`${out}/journal.jsonl`)).toBeLessThan(9);
    expect(await resumed.ended()).toMatchObject({ status: 0 });
    expect(containersOf(out)).toEqual([]);
  });

  it('loses the engine’s client to a kill: the container goes as well, and a fresh one goes on [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const words = ['--suite', 'cib', '--adapter', `image:${pythonImage('stubborn.py')}`, '--limit', '9', '--out', out];
    const { child, ended } = startRun(...words);
    await until(() => lines(`${out}/journal.jsonl`) >= 2);
    const [first] = containersOf(out);
    for (const client of childrenOf(child.pid)) process.kill(client, 'SIGKILL');
    expect(await ended()).toMatchObject({ status: 0 });
    expect(first).toBeDefined();
    expect(containersOf(out)).toEqual([]);
    const { counts } = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8'));
    expect(counts).toMatchObject({ tasks: 9, errored: 1 });
  });
});

describeWithDocker('a run that is cancelled as GitHub’s runner does it', () => {
  it('ends a container that hangs and takes no signal within 7.5 s of the first signal; the second tears nothing [F5, H2]', async () => {
    const out = `${temporaryFolder()}/b`;
    const image = pythonImage('stubborn.py', 'CMD ["4"]');
    const { child, ended } = startRun('--suite', 'cib', '--adapter', `image:${image}`, '--out', out);
    await until(() => lines(`${out}/journal.jsonl`) >= 3);
    await sleep(300);
    const began = performance.now();
    child.kill('SIGINT');
    const second = setTimeout(() => child.kill('SIGTERM'), 2_000);
    const { status, stderr } = await ended();
    clearTimeout(second);
    expect(performance.now() - began).toBeLessThan(7_500);
    expect(performance.now() - began).toBeGreaterThan(2_000);
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error run.stopped: The run was stopped after 3 of 250 tasks.\n  → Go on with --resume.\n',
    );
    expect(containersOf(out)).toEqual([]);
    expect(readdirSync(out).sort()).toEqual(['journal.jsonl', 'run.json']);
    expect(lines(`${out}/journal.jsonl`)).toBe(3);
  });

  it('ends the container that is just being started [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const image = pythonImage('stubborn.py');
    for (const moment of [0, 100, 300]) {
      const { child, ended } = startRun('--suite', 'cib', '--adapter', `image:${image}`, '--out', out, '--resume');
      await until(() => childrenOf(child.pid).length > 0 && existsSync(out));
      await sleep(moment);
      child.kill('SIGTERM');
      expect(await ended()).toMatchObject({ status: 2, stderr: expect.stringContaining('error run.stopped:') });
      mkdirSync(out, { recursive: true });
      expect(containersOf(out)).toEqual([]);
    }
  });
});

function childrenOf(pid = 0): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
