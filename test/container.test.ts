import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Engine } from '../src/adapters/container/engine.ts';
import { buildImage } from '../src/adapters/container/image.ts';
import { nodePorts } from '../src/system/ports.ts';
import { nodeProcesses } from '../src/system/processes.ts';
import { cib, cibJson } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { docker, leftContainers, pythonImage } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { runAsProcess } from './support/hostile.ts';
import { until } from './support/killable.ts';
import { withRegistry } from './support/registry.ts';

/** BuildKit accepts the options that limit a step, and may ignore them. */
const buildKit = process.env.DOCKER_BUILDKIT !== '0' && spawnSync('docker', ['buildx', 'version']).status === 0;

interface Scorecard {
  counts: { tasks: number; errored: number; faults: Record<string, number> };
}

const run = (...words: string[]) => cib('run', '--suite', 'cib', ...words);

/** They are empty in a container. */
const PROXIES = ['ALL', 'FTP', 'HTTP', 'HTTPS', 'NO']
  .map((one) => `${one}_PROXY`)
  .flatMap((name) => [name, name.toLowerCase()]);

describeWithDocker('cib run with a container', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  it.each(['python', 'typescript'])('builds and measures examples/adapters/%s', async (language) => {
    const out = `${temporaryFolder()}/b`;
    expect(
      await run('--adapter', `dir:examples/adapters/${language}`, '--engine', 'docker', '--out', out),
    ).toMatchObject({ status: 0 });
    expect((await cib('verify', out)).stdout).toContain('This bundle is valid.');
    const manifest = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
    expect(manifest.engine.name).toBe('docker');
    expect(manifest.image.id).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('starts one container for all episodes of a worker, and two for two workers', async () => {
    // An image of this test alone, so that its containers can be counted.
    const image = pythonImage('cheat.py', `LABEL counted=${Date.now()}`, 'CMD ["empty"]');
    for (const [jobs, containers] of [
      ['1', 1],
      ['2', 2],
    ] as const) {
      // The engine keeps only the last 256 events, and other runs cause some, so they are read as they occur.
      const since = (Date.now() / 1000).toFixed(3);
      const filters = ['event=create', 'event=destroy', `image=${image}`].flatMap((one) => ['--filter', one]);
      const words = ['events', '--since', since, ...filters, '--format', '{{.Action}}'];
      const events = spawn('docker', words, { stdio: ['ignore', 'pipe', 'inherit'] });
      let told = '';
      events.stdout.setEncoding('utf8').on('data', (text) => {
        told += text;
      });
      const count = (action: string) => told.split('\n').filter((line) => line === action).length;
      const limits = ['--adapter', `image:${image}`, '--limit', '12', '--jobs', jobs];
      expect(await run(...limits, '--out', `${temporaryFolder()}/b`)).toMatchObject({ status: 0 });
      // All containers are removed by now; the event of the last one may arrive later.
      await until(() => count('destroy') > 0 && count('destroy') === count('create'));
      events.kill();
      expect(count('create')).toBe(containers);
    }
  });

  it('pulls an image by digest, and records the digest; it names a missing image [F4]', async () => {
    await withRegistry(async (registry) => {
      const reference = `${registry}/probe`;
      docker('tag', pythonImage('probe.py'), reference);
      docker('push', '--quiet', reference);
      const digest = docker('image', 'inspect', '--format', '{{index .RepoDigests 0}}', reference);
      docker('rmi', '--force', reference, digest);
      const out = `${temporaryFolder()}/b`;
      expect(await run('--adapter', `image:${digest}`, '--limit', '2', '--out', out)).toMatchObject({ status: 0 });
      expect(JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8')).image.repo_digest).toBe(digest);
      const absent = `image:${reference}@sha256:${'0'.repeat(64)}`;
      const missing = await run('--adapter', absent, '--out', `${out}2`);
      expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('image.missing') });
    });
  });

  it('gives no proxy of the settings of Docker to a container, which may contain a password [F1]', async () => {
    const [folder, config] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(
      `${folder}/Dockerfile`,
      'FROM python:3.13-slim\nCMD ["python3", "-c", "import os; exit(str(os.environ))"]\n',
    );
    const proxy = 'http://ada:S3CRET@proxy:3128';
    const proxies = {
      httpProxy: proxy,
      httpsProxy: proxy,
      ftpProxy: proxy,
      allProxy: proxy,
      noProxy: 'S3CRET.internal',
    };
    writeFileSync(`${config}/config.json`, JSON.stringify({ proxies: { default: proxies } }));
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('DOCKER_CONFIG', config);
    expect(docker('run', '--rm', 'python:3.13-slim', 'env')).toContain('S3CRET');
    const { stderr } = await run('--adapter', `dir:${folder}`, '--limit', '1', '--out', `${config}/b`);
    expect(stderr).toContain("'http_proxy': ''");
    expect(stderr).not.toContain('S3CRET');
  });

  // The harness overrides the user and the health check of an image.
  const SELFISH = [
    'USER 0:0',
    `HEALTHCHECK --interval=100ms CMD ["python3", "-c", "open('/tmp/health', 'w')"]`,
    'LABEL org.context-integrity.adapter=somebody-else',
  ];

  it.each([
    ['an image', []],
    ['an image of root’s, with a health check', SELFISH],
  ])('runs %s without network, capabilities and access to the host [F2, F3]', async (_, lines) => {
    const out = `${temporaryFolder()}/b`;
    const adapter = `image:${pythonImage('probe.py', ...lines)}`;
    await run('--adapter', adapter, '--limit', '1', '--memory', '256', '--pids', '64', '--out', out);
    const [line] = readFileSync(`${out}/transcript.jsonl`, 'utf8').split('\n');
    const query = JSON.parse(line as string).replies.find(({ method }: { method: string }) => method === 'query');
    expect(JSON.parse(query.result.context)).toEqual({
      'uid': 65534,
      'capabilities': 0,
      'connect': 'OSError',
      'interfaces': ['lo'],
      'write root': 'OSError',
      'write tmp': 'could',
      'fill tmp': 'OSError',
      'execute from tmp': 'PermissionError',
      'write mqueue': 'OSError',
      'open a queue': 'OSError',
      'name servers': ['192.0.2.1'],
      'environment': [...PROXIES, 'HOME', 'HOSTNAME', 'PATH'].sort(),
      'hostname': 'sandbox',
      // Its own process, and the first one, which waits for it.
      'processes': 2,
      // Files that the engine creates in every container.
      'mounted': ['/etc/hostname', '/etc/hosts', '/etc/resolv.conf', '/sbin/docker-init'],
      'engine': false,
      'fork': 'BlockingIOError',
      'allocate': 'MemoryError',
      'health check': false,
    });
  });

  it.each([
    ['VOLUME /data', 'declares volumes (1)'],
    ['ENV HF_TOKEN=hunter2', 'has variables that look like secrets: "HF_TOKEN"'],
    ['ENV LD_PRELOAD=/hunter2.so', 'sets variables that load code into other programs: LD_PRELOAD', 'image.loader'],
    ['ENV LD_AUDIT=/hunter2.so', 'sets variables that load code into other programs: LD_AUDIT', 'image.loader'],
  ])('refuses an image with %s, and says why [F3]', async (line, reason, code = 'image.unsuitable') => {
    const adapter = `image:${pythonImage('probe.py', line)}`;
    const { status, stderr } = await run('--adapter', adapter, '--out', `${temporaryFolder()}/b`);
    expect(status).toBe(2);
    expect(stderr).toContain(`error ${code}: `);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('hunter2');
  });

  it('warns before a run if the engine leaves AF_VSOCK open, and so does `cib doctor` [F7]', async () => {
    const version = docker('version', '--format', '{{.Server.Version}}');
    const open = Number.parseInt(version, 10) < 23;
    const adapter = `image:${pythonImage('probe.py')}`;
    const { output } = await runAsProcess(adapter, `${temporaryFolder()}/b`, ['--limit', '1']);
    expect(output.includes(`Docker ${version} lets containers open AF_VSOCK sockets`)).toBe(open);
    const [found] = JSON.parse((await cib('doctor', '--json')).stdout).findings.filter(({ name }: { name: string }) =>
      name.startsWith('docker '),
    );
    expect(found).toMatchObject({
      ok: true,
      ...(open && { warnings: [expect.stringContaining('AF_VSOCK')] }),
      detail: expect.stringContaining(open ? 'AF_VSOCK' : version),
    });
  });

  /** A folder with a Dockerfile of these lines. */
  const folderOf = (...lines: string[]) => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/Dockerfile`, ['FROM python:3.13-slim', ...lines].join('\n'));
    return folder;
  };

  it.skipIf(buildKit)('limits memory and processors of a build step, and shows what it printed [F8]', async () => {
    const hog = `import glob; [print("limit", *open(p).read().split()) for p in sorted(glob.glob("/sys/fs/cgroup/memory/memory.limit_in_bytes") + glob.glob("/sys/fs/cgroup/memory.max") + glob.glob("/sys/fs/cgroup/cpu/cpu.cfs_quota_us") + glob.glob("/sys/fs/cgroup/cpu.max"))]; print("\\x1b[2Jfarewell"); raise SystemExit(7)`;
    const folder = folderOf(`RUN ["python3", "-c", ${JSON.stringify(hog)}]`);
    const { status, stderr } = await run('--adapter', `dir:${folder}`, '--out', `${temporaryFolder()}/b`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/error build\.failed: .*\n {2}Last lines of the build output:\n( {2}\| .*\n)*/);
    expect(stderr).toContain('  | limit 4294967296');
    expect(stderr).toMatch(/ {2}\| limit 200000/);
    expect(stderr).toContain('  | farewell\n');
    expect(stderr).not.toContain('\u001b');
  });

  it('stops a build that takes too long, and says so; the engine ends the step [F8]', async () => {
    const mark = `slow-${Date.now()}`;
    const folder = folderOf(`RUN ["python3", "-c", "import time; time.sleep(300)", "${mark}"]`);
    const engine: Engine = {
      name: 'docker',
      version: '1',
      // The harness allows minutes; here they are seconds.
      exec: (args, seconds) => nodeProcesses.exec('docker', args, seconds / 600),
    };
    await expect(buildImage(nodePorts(), engine, folder)).rejects.toMatchObject({
      code: 'build.failed',
      message: `Building ${folder} took longer than 30 minutes, and was stopped.`,
    });
    const left = () => docker('ps', '--quiet', '--no-trunc', '--format', '{{.Command}}').includes(mark);
    for (let look = 0; look < 100 && left(); look += 1) await sleep(100);
    expect(left()).toBe(false);
  });

  it('names a missing image and a missing engine', async () => {
    const out = `${temporaryFolder()}/b`;
    const missing = await run('--adapter', 'image:127.0.0.1:1/no/such@sha256:'.concat('0'.repeat(64)), '--out', out);
    expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('image.missing') });
    const engineless = await run('--adapter', 'image:x', '--engine', 'podman', '--out', out);
    expect(engineless).toMatchObject({ status: 2, stderr: expect.stringMatching(/engine\.missing|image\.missing/) });
    expect(existsSync(out)).toBe(false);
  });

  it('returns a finished run with --resume for the same image only, also for that of a folder', async () => {
    const kit = temporaryFolder();
    cpSync('examples/adapters/python', kit, { recursive: true });
    const words = (adapter: string, out: string) => ['--adapter', adapter, '--limit', '1', '--out', `${kit}/${out}`];
    const resumed = (...given: string[]) => cib('run', '--suite', 'cib', ...given, '--resume');
    // The image of a kit leaves `results` out, so the first run does not change it.
    const folder = words(`dir:${kit}`, 'results');
    expect(await resumed(...folder)).toMatchObject({ status: 0 });
    expect((await resumed(...folder)).stderr).toContain('was finished already: nothing was run');
    appendFileSync(`${kit}/adapter.py`, '\n# changed\n');
    const refused = {
      status: 2,
      stderr: expect.stringMatching(
        /resume\.mismatch: The finished run in .* is of another image than .* is now\.\n {2}→ It was sha256:.* Give --out a new folder/,
      ),
    };
    expect(await resumed(...folder)).toMatchObject(refused);
    const tag = `localhost/cib-resumed-${process.pid}`;
    onTestFinished(() => void docker('rmi', '--force', tag));
    const tagged = words(`image:${tag}`, 'tagged');
    docker('tag', pythonImage('probe.py'), tag);
    expect(await resumed(...tagged)).toMatchObject({ status: 0 });
    docker('tag', pythonImage('probe.py', 'LABEL changed=1'), tag);
    expect(await resumed(...tagged)).toMatchObject(refused);
  });

  it('removes the container on a signal and keeps the journal, from which --resume continues', async () => {
    const out = `${temporaryFolder()}/b`;
    const adapter = `image:${pythonImage('slow.py')}`;
    const words = ['--adapter', adapter, '--limit', '40', '--out', out];
    const child = spawn(process.execPath, ['src/cli/bin.ts', 'run', '--suite', 'cib', ...words], { stdio: 'ignore' });
    while (!existsSync(`${out}/journal.jsonl`) || readFileSync(`${out}/journal.jsonl`, 'utf8').split('\n').length < 5)
      await sleep(50);
    const began = Date.now();
    child.kill('SIGTERM');
    const status = await new Promise((resolve) => child.once('exit', resolve));
    expect(status).toBe(130);
    expect(Date.now() - began).toBeLessThan(10_000);
    const card = await cibJson<Scorecard>('run', '--suite', 'cib', ...words, '--resume');
    expect(card.counts).toMatchObject({ tasks: 40, errored: 0 });
  });
});
