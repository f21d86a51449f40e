// Deep: kills many runs at random moments; resume.test.ts and kills.container.test.ts kill at chosen ones.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWithDocker } from './support/docker.ts';
import { sharedFolder } from './support/folder.ts';
import { containersOf, lines, phaseOf, startRun } from './support/killable.ts';

const KILLS = Number(process.env.KILLS ?? 10);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];
const FINAL = [...EVIDENCE, 'timing.json', 'manifest.json'];
const TASKS = 250;

const same = (left: string, right: string) => readFileSync(left).equals(readFileSync(right));

/** How many tasks the last process of a run asked: its rate times its duration. */
function tasksAsked(out: string): number {
  const { episodes_per_second, wall_ms } = JSON.parse(readFileSync(`${out}/timing.json`, 'utf8'));
  return Math.round((episodes_per_second * wall_ms) / 1000);
}

describeWithDocker('a killed and resumed cib run with a container', () => {
  const folder = sharedFolder();
  const build = ['build', '--quiet', 'examples/adapters/python'];

  it(
    `gives the same bundle after ${KILLS} runs, each killed once at a random moment [H2]`,
    async () => {
      const image = execFileSync('docker', build, { encoding: 'utf8' }).trim();
      const words = ['--suite', 'cib', '--adapter', `image:${image}`, '--nonce', 'c1'.repeat(32)];
      const whole = `${folder}/whole`;
      let duration = 0;
      // The second run counts too, because the first one may start slowly.
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
        // Tasks in the journal were not asked again.
        if (!/done|manifest|timing/.test(phase)) expect(tasksAsked(out), `${about} (${phase})`).toBe(TASKS - kept);
      }
      console.info(`${KILLS} kills within ${Math.round(duration)} ms, seed ${SEED}:`, Object.fromEntries(phases));
    },
    KILLS * 60_000,
  );
});
