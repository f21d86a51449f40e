import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeWithDocker } from './support/docker.ts';
import { pythonImage } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { containersOf, lines, startRun, until } from './support/killable.ts';

describeWithDocker('cib run with a container that ignores signals', () => {
  it('leaves the container if it is killed; the next run on that folder removes it [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const words = ['--suite', 'cib', '--adapter', `image:${pythonImage('stubborn.py')}`, '--limit', '40', '--out', out];
    const killed = startRun(...words);
    await until(() => lines(`${out}/journal.jsonl`) >= 3);
    killed.child.kill('SIGKILL');
    await killed.ended();
    const [left] = containersOf(out);
    expect(left).toMatch(/^[0-9a-f]{64}$/);
    const resumed = startRun(...words, '--resume');
    await until(() => !containersOf(out).includes(left ?? ''));
    expect(lines(`${out}/journal.jsonl`)).toBeLessThan(40);
    expect(await resumed.ended()).toMatchObject({ status: 0 });
    expect(containersOf(out)).toEqual([]);
  });

  it('replaces the container if the engine’s client is killed [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const words = ['--suite', 'cib', '--adapter', `image:${pythonImage('stubborn.py')}`, '--limit', '40', '--out', out];
    const { child, ended } = startRun(...words);
    await until(() => lines(`${out}/journal.jsonl`) >= 2);
    const [first] = containersOf(out);
    for (const client of childrenOf(child.pid)) process.kill(client, 'SIGKILL');
    expect(await ended()).toMatchObject({ status: 0 });
    expect(first).toBeDefined();
    expect(containersOf(out)).toEqual([]);
    const { counts } = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8'));
    expect(counts).toMatchObject({ tasks: 40, errored: 1 });
  });
});

describeWithDocker('a cib run that is cancelled as by GitHub’s runner', () => {
  it('removes a container that hangs and ignores signals within 7.5 s; the second signal damages nothing [F5, H2]', async () => {
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
    expect(status).toBe(130);
    expect(stderr).toContain(
      'error run.stopped: The run was stopped after 3 of 250 tasks.\n  → Continue it with --resume.\n',
    );
    expect(containersOf(out)).toEqual([]);
    expect(readdirSync(out).sort()).toEqual(['journal.jsonl', 'run.json']);
    expect(lines(`${out}/journal.jsonl`)).toBe(3);
  });

  it('removes a container that is being started [F5]', async () => {
    const out = `${temporaryFolder()}/b`;
    const image = pythonImage('stubborn.py');
    for (const moment of [0, 100, 300]) {
      const { child, ended } = startRun('--suite', 'cib', '--adapter', `image:${image}`, '--out', out, '--resume');
      await until(() => childrenOf(child.pid).length > 0 && existsSync(out));
      await sleep(moment);
      child.kill('SIGTERM');
      expect(await ended()).toMatchObject({ status: 130, stderr: expect.stringContaining('error run.stopped:') });
      mkdirSync(out, { recursive: true });
      expect(containersOf(out)).toEqual([]);
    }
  });
});

function childrenOf(pid = 0): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
