import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { probeArguments } from '../src/adapters/container/arguments.ts';
import { nodeProcesses } from '../src/system/processes.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { docker, leftContainers, pythonImage, RUN_LABEL, runOf } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

// Needs real containers: whether the engine's arguments have their effect, and whether containers are left.

const SIDECAR = 'alpine/socat:1.8.0.3';
const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** The arguments of a run of the adapter's image in one of its modes. */
const words = (mode: string, out: string, ...more: readonly string[]) => {
  const image =
    mode === 'misuse' ? pythonImage('misuser.py') : pythonImage('modelled.py', `CMD ${JSON.stringify([mode])}`);
  const run = ['run', '--suite', 'cib', '--adapter', `image:${image}`, '--gateway-sidecar', SIDECAR];
  return [...run, ...more, '--out', out];
};

/** Runs them with a model. */
async function recorded(mode: string, out: string, ...more: readonly string[]) {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
  return cib(...words(mode, out, ...names, ...more)).finally(model.close);
}

/** The first reply of a probe, which holds what it found. */
function probed(out: string) {
  const [line = ''] = read(out, 'transcript.jsonl').split('\n');
  const query = JSON.parse(line).replies.find(({ method }: { method: string }) => method === 'query');
  expect(query.error).toBeUndefined();
  return JSON.parse(query.result.context);
}

describeWithDocker('the gateway of an adapter in a container', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  it('records the exchanges of two containers, and replays them to one without the endpoint', async () => {
    const [out, again] = [`${temporaryFolder()}/a`, `${temporaryFolder()}/b`];
    expect(await recorded('', out, '--limit', '4', '--jobs', '2')).toMatchObject({ status: 0 });
    expect(await cib(...words('', again, '--limit', '4', '--replay', out))).toMatchObject({ status: 0 });
    for (const name of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
      expect(read(again, name)).toBe(read(out, name));
    const { gateway } = JSON.parse(read(out, 'manifest.json'));
    expect(gateway.sidecar.id).toBe(docker('image', 'inspect', '--format', '{{.Id}}', SIDECAR));
  });

  it('is all that the adapter reaches: its model on the loopback interface [F9]', async () => {
    const out = `${temporaryFolder()}/a`;
    expect(await recorded('probe', out, '--limit', '1')).toMatchObject({ status: 0 });
    expect(probed(out)).toEqual({
      'model': 'one more',
      'interfaces': ['lo'],
      'routes': 0,
      'listening': [28657],
      'a name': 'gaierror',
      'the metadata address': 'OSError',
      'the host': 'OSError',
      'another port': 'ConnectionRefusedError',
      "the host's sockets": 0,
      'raw sockets': 'PermissionError',
      "the socket's folder": false,
      'name servers': ['192.0.2.1'],
      'hostname': 'sandbox',
      // Its own, and the first that waits for it.
      'processes': 2,
      'environment': {
        ALL_PROXY: '',
        FTP_PROXY: '',
        HTTPS_PROXY: '',
        HTTP_PROXY: '',
        NO_PROXY: '127.0.0.1',
        OPENAI_API_KEY: 'none',
        OPENAI_BASE_URL: 'http://127.0.0.1:28657/v1',
        all_proxy: '',
        ftp_proxy: '',
        http_proxy: '',
        https_proxy: '',
        no_proxy: '127.0.0.1',
      },
    });
  });

  it('answers each misuse through the sidecar with a named error [J1]', async () => {
    const out = `${temporaryFolder()}/a`;
    const ended = await recorded('misuse', out, '--limit', '1', '--gateway-budget', '100');
    // The last misuse ends the run.
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining('error model.budget: ') });
    expect(JSON.parse(read(out, 'stderr.txt'))).toEqual({
      'an unknown field': 'gateway.field',
      'several answers': 'gateway.field',
      'a picture at an address': 'gateway.field',
      'a file of the provider': 'gateway.field',
      'an earlier response': 'gateway.field',
      'a conversation of the provider': 'gateway.field',
      'work in the background': 'gateway.field',
      'a search of the web': 'gateway.field',
      'a connector': 'gateway.field',
      'no JSON': 'gateway.body',
      'a key twice': 'gateway.body',
      'a prototype': 'gateway.body',
      'a deep nest': 'gateway.body',
      'a packed body': 'gateway.body',
      'a huge body': 'gateway.size',
      'a huge head': 'gateway.size',
      'another route': 'gateway.route',
      'a path with dots': 'gateway.route',
      'a proxy': 'gateway.route',
      'a tunnel': 'gateway.route',
      'both lengths': 'gateway.request',
      'two lengths': 'gateway.request',
      'a folded header': 'gateway.request',
      'a head that never ends': 'gateway.slow',
      'bodies that never end': 'gateway.busy',
      'calls without end': 'gateway.budget',
    });
  });

  it('loses only the episode if its sidecar is killed: the next episode has another one [F9]', async () => {
    const out = `${temporaryFolder()}/a`;
    const running = recorded('waits', out, '--limit', '2');
    // The first question was asked; the adapter waits before it answers.
    while (!existsSync(`${out}/exchanges.jsonl`) || read(out, 'exchanges.jsonl') === '') await sleep(50);
    docker(
      'kill',
      ...docker('ps', '-q', '--filter', `label=${RUN_LABEL}=${runOf(out)}`, '--filter', `ancestor=${SIDECAR}`).split(
        '\n',
      ),
    );
    expect(await running).toMatchObject({ status: 0, stdout: expect.stringContaining('The sidecar container, which') });
    expect(JSON.parse(read(out, 'scorecard.json')).counts).toMatchObject({
      errored: 1,
      faults: { 'gateway.sidecar': 1 },
    });
  });

  it('has a sidecar that can only read the folder of its socket [F9]', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o777);
    const named = { engine: 'docker' as const, name: `cib-test-${Date.now()}`, run: 'test', cidFile: `${folder}/cid` };
    const probe = probeArguments({
      ...named,
      image: docker('image', 'inspect', '--format', '{{.Id}}', SIDECAR),
      folder,
    });
    const written = await nodeProcesses.exec('docker', [...probe.slice(0, -1), 'CREATE:/gw/x'], 60);
    expect(written).toMatchObject({ code: 1, stderr: expect.stringContaining('Read-only file system') });
  });

  it.each([
    [['--gateway-sidecar', 'no/such/image'], 'image.missing'],
    // An image without socat, as an engine elsewhere, does not reach the socket.
    [['--gateway-sidecar', 'python:3.13-slim'], 'gateway.unsupported'],
  ])('does not start with %s', async (more, code) => {
    const out = `${temporaryFolder()}/a`;
    const { status, stderr } = await recorded('', out, ...more);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(`error ${code}: `) });
    expect(existsSync(out)).toBe(false);
  });
});
