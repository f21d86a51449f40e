import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { GATEWAY_SOCKET } from '../src/adapters/launch.ts';
import { Fault } from '../src/errors/fault.ts';
import { gatewaySource, openGateways } from '../src/run/gateway.ts';
import { nodePorts } from '../src/system/ports.ts';
import { cib } from './support/cli.ts';
import { describeWithDocker } from './support/docker.ts';
import { leftContainers, pythonImage } from './support/engine.ts';
import { temporaryFolder } from './support/folder.ts';
import { answerOf, startModel } from './support/gateway.ts';
import { containersOf, startRun, until } from './support/killable.ts';

const PROGRAM = resolve('test/adapters/modelled.py');

afterEach(() => vi.unstubAllEnvs());

/** A model that answers a number of calls and then none, until `state.most` is raised. */
async function silentModel(most: number) {
  vi.stubEnv('CIB_GATEWAY_API_KEY', 'k');
  const state = { most };
  const model = await startModel((asked) => (model.asked.length > state.most ? undefined : answerOf(asked, 'Noted.')));
  return { ...model, state };
}

const words = (adapter: string, out: string, { baseURL }: { readonly baseURL: string }) => [
  ...['--suite', 'cib', '--adapter', adapter, '--limit', '3', '--out', out],
  ...['--gateway', baseURL, '--gateway-model', 'm', '--gateway-embeddings', 'e'],
];

it('Ctrl-C ends a run whose adapter waits for its model with status 130; --resume asks only for the rest', async () => {
  const out = `${temporaryFolder()}/b`;
  const model = await silentModel(3);
  const run = words(`cmd:echo $$ > ${out}.pid; exec python3 -u ${PROGRAM}`, out, model);
  const { child, ended } = startRun(...run);
  await until(() => model.asked.length > 3);
  await sleep(50);
  const began = performance.now();
  child.kill('SIGINT');
  expect(await ended()).toMatchObject({
    status: 130,
    stderr: expect.stringContaining(
      'error run.stopped: The run was stopped after 0 of 3 tasks.\n  → Continue it with --resume.',
    ),
  });
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(() => process.kill(Number(readFileSync(`${out}.pid`, 'utf8')), 0)).toThrow('ESRCH');
  const size = statSync(`${out}/exchanges.jsonl`).size;
  truncateSync(`${out}/exchanges.jsonl`, 600_000_000);
  expect(await cib('run', ...run, '--resume')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^error journal\.invalid: .*exchanges\.jsonl:4 /),
  });
  truncateSync(`${out}/exchanges.jsonl`, size);
  model.state.most = Number.POSITIVE_INFINITY;
  expect(await cib('run', ...run, '--resume')).toMatchObject({ status: 0 });
  await model.close();
  // Only what nobody answered is asked twice.
  const tape = readFileSync(`${out}/exchanges.jsonl`, 'utf8').trimEnd().split('\n');
  expect(model.asked).toHaveLength(tape.length + 1);
});

it('a gateway closes and leaves no folder, although it could not record an answer', async () => {
  const model = await startModel((asked) => answerOf(asked, 'Noted.'));
  vi.stubEnv('TMPDIR', temporaryFolder());
  const settings = {
    model: 'm',
    embeddings: null,
    temperature: 0,
    max_output_tokens: 100,
    output_field: 'max_tokens',
  } as const;
  const endpoint = { baseURL: model.baseURL, apiKey: 'k' };
  const ports = nodePorts();
  const source = await gatewaySource(ports.files, { endpoint, settings, tokenBudget: 1_000 });
  const record = () => {
    throw new Fault('file.unwritable', 'the disk is full');
  };
  const one = await (await openGateways(ports, { source, earlier: [], record })).opens('socket');
  const socketPath = 'folder' in one.access ? `${one.access.folder}/${GATEWAY_SOCKET}` : '';
  const asking = request({ socketPath, path: '/v1/chat/completions', method: 'POST' });
  asking.end(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x' }] }));
  const [response] = await once(asking, 'response');
  response.resume();
  expect(response.statusCode).toBe(500);
  await expect(one.close()).rejects.toThrow('the disk is full');
  expect(readdirSync(tmpdir())).toEqual([]);
  await model.close();
});

describeWithDocker('a container that waits for its model', () => {
  afterEach(async () => expect(await leftContainers()).toEqual([]));

  const started = async () => {
    const out = `${temporaryFolder()}/b`;
    const model = await silentModel(3);
    const sidecar = ['--gateway-sidecar', 'alpine/socat:1.8.0.3'];
    const run = [...words(`image:${pythonImage('modelled.py')}`, out, model), ...sidecar];
    const { child, ended } = startRun(...run);
    await until(() => model.asked.length > 3);
    return { out, model, run, child, ended };
  };

  it('is stopped by Ctrl-C, together with its sidecar [F5]', async () => {
    const { out, model, child, ended } = await started();
    expect(containersOf(out)).toHaveLength(2);
    child.kill('SIGINT');
    expect(await ended()).toMatchObject({ status: 130 });
    expect(containersOf(out)).toEqual([]);
    await model.close();
  });

  it('stays, with its sidecar, if the harness is killed; the next harness stops both [F5]', async () => {
    const { out, model, run, child, ended } = await started();
    child.kill('SIGKILL');
    await ended();
    expect(containersOf(out)).not.toEqual([]);
    model.state.most = Number.POSITIVE_INFINITY;
    expect(await cib('run', ...run, '--resume')).toMatchObject({ status: 0 });
    expect(containersOf(out)).toEqual([]);
    await model.close();
  });
});
