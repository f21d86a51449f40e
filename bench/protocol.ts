import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_LIMITS } from '../src/evidence/default-limits.ts';
import { seal } from '../src/evidence/seal.ts';
import { EVERYTHING, plan } from '../src/evidence/selection.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { nodePorts } from '../src/system/ports.ts';
import { run } from '../src/usecases/run/run.ts';
import { bareLoop } from './bare-loop.ts';
import type { Benchmark } from './ratio.ts';

const EPISODES = 5_000;
const NONCE = '5c'.repeat(32);
const echo = resolve('bench/echo-adapter.ts');

/**
 * The adapter on a processor of its own, and this process on another, where `taskset` is there: left to the scheduler,
 * both ends now share a processor, now do not, and the same loop takes three times as long. Not done before it is
 * needed: what else is measured here keeps all processors.
 */
function adapterCommand(): readonly string[] {
  if (spawnSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)]).status !== 0) return [process.execPath, echo];
  return ['taskset', '-c', '1', process.execPath, echo];
}

const silent = { begin: () => {}, advance: () => {}, note: () => {}, end: () => {} };

/** The lines that a run writes, in its order. */
async function linesOfRun(): Promise<string[]> {
  const { generator, compile } = await loadSuite('cib');
  const lines: string[] = [];
  const say = (method: string, params: unknown) =>
    lines.push(`${JSON.stringify({ jsonrpc: '2.0', id: lines.length + 1, method, params })}\n`);
  say('initialize', {});
  for (const index of plan(EVERYTHING, NONCE, EPISODES, () => '').runOrder()) {
    for (const episode of compile(generator.generate(generator.publicSeed, index))) {
      say('reset', {});
      for (const { method, params } of seal(episode, NONCE).steps) say(method, JSON.parse(params));
    }
  }
  return lines;
}

let lines: string[] | undefined;

/** What the protocol costs beside the conversation itself: the episodes' wall time, start and finish excluded. */
export const protocol: Benchmark = {
  name: `run, ${EPISODES} episodes through a process`,
  yardstick: 'the bare loop that writes and reads the same lines',
  target: 1.4,
  rounds: 5,
  async subject() {
    const folder = mkdtempSync(join(tmpdir(), 'cib-bench-'));
    try {
      await run(
        { ...nodePorts(), progress: silent },
        {
          suite: 'cib',
          adapter: `cmd:exec ${adapterCommand().join(' ')}`,
          dataset: { count: EPISODES },
          selection: EVERYTHING,
          engine: 'docker',
          limits: DEFAULT_LIMITS,
          jobs: 1,
          nonce: NONCE,
          resume: false,
          out: `${folder}/b`,
          harness: { version: '0', sha256: '0'.repeat(64) },
        },
      );
      return JSON.parse(readFileSync(`${folder}/b/timing.json`, 'utf8')).wall_ms;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  async measure() {
    lines ??= await linesOfRun();
    return bareLoop(adapterCommand(), lines);
  },
};
