import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DEFAULT_LIMITS } from '../src/evidence/limits.ts';
import type { GatewayRequest } from '../src/run/gateway.ts';
import { gatewayRequest } from '../src/run/gateway-request.ts';
import { run } from '../src/run/run.ts';
import { nodePorts } from '../src/system/ports.ts';
import { pack } from '../src/usecases/pack.ts';
import { startExtractor } from '../test/support/extractor.ts';
import { NONCE } from './place.ts';
import { median } from './ratio.ts';

const SIDECAR = 'alpine/socat:1.8.0.3';
const silent = { begin: () => {}, advance: () => {}, wait: () => {}, note: () => {}, step: () => {}, end: () => {} };
const ports = { ...nodePorts(), progress: silent };

/**
 * What the model gateway costs, a row each: one call of 34 kB from a container, through its sidecar, to an endpoint on loopback
 * that answers at once, recorded; the same from the tape; and the tape of mem0's first 20 tasks as an entry has it.
 */
export async function gatewayRows(): Promise<readonly string[]> {
  const [caller, mem0] = [built('bench/caller'), built('examples/adapters/mem0-extraction')];
  const folder = mkdtempSync(`${tmpdir()}/cib-bench-`);
  const model = await startExtractor();
  const url = { gateway: model.baseURL, gatewayModel: 'small-1', gatewayEmbeddings: 'near-1', gatewaySidecar: SIDECAR };
  const endpoint = gatewayRequest(url, undefined);
  const tape = (of: string) => gatewayRequest({ replay: of, gatewaySidecar: SIDECAR }, undefined);
  const rows: string[] = [];
  try {
    if (caller !== undefined) {
      await ran(caller, 1, endpoint, `${folder}/new`);
      await ran(caller, 1, tape(`${folder}/new`), `${folder}/again`);
      const [fresh, known] = ['new', 'again'].map((name) => p50(`${folder}/${name}`)) as [number, number];
      rows.push(row('a call of 34 kB through sidecar and tape, p50', fresh, 12, 'ms'));
      rows.push(row('the same from the tape, p50', known, 5, 'ms'));
    }
    if (mem0 !== undefined) {
      await ran(mem0, 20, endpoint, `${folder}/mem0`);
      await pack(ports.files, `${folder}/mem0`, {});
      const bytes = statSync(`${folder}/mem0/exchanges.jsonl.br`).size;
      rows.push(row('the tape of mem0’s first 20 tasks, vectors of 26 numbers', bytes / 1_000, 100, 'kB'));
    }
  } finally {
    await model.close();
    rmSync(folder, { recursive: true });
  }
  return rows;
}

function built(folder: string): string | undefined {
  const { status, stdout, stderr } = spawnSync('docker', ['build', '--quiet', '--network', 'host', folder], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  console.log(`Skipped: what the gateway costs ${folder} (${stderr.trim().split('\n').at(-1)}).\n`);
  return undefined;
}

async function ran(image: string, limit: number, gateway: GatewayRequest | undefined, out: string): Promise<void> {
  await run(ports, {
    suite: 'cib',
    adapter: `image:${image}`,
    dataset: {},
    selection: { families: null, limit, arms: null, shard: null },
    engine: 'docker',
    limits: DEFAULT_LIMITS,
    gateway,
    jobs: 1,
    nonce: NONCE,
    resume: false,
    out,
    harness: { version: '0.0.0', sha256: '0'.repeat(64) },
  });
}

/** Of the milliseconds that the caller answered with. */
function p50(bundle: string): number {
  const [line = ''] = readFileSync(`${bundle}/transcript.jsonl`, 'utf8').split('\n');
  const query = JSON.parse(line).replies.find(({ method }: { method: string }) => method === 'query');
  return median(JSON.parse(query.result.context));
}

const row = (what: string, found: number, most: number, unit: string) =>
  `| ${what} | ${found.toFixed(1)} ${unit} | ${found <= most ? '' : 'NOT KEPT: '}${most} ${unit} |`;
