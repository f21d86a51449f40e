import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEFAULT_LIMITS } from '../src/evidence/limits.ts';
import { seal } from '../src/evidence/seal.ts';
import { EVERYTHING, planTasks } from '../src/evidence/selection.ts';
import { run } from '../src/run/run.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { nodePorts } from '../src/system/ports.ts';
import { bareLoop } from './bare-loop.ts';
import { NONCE } from './place.ts';
import type { Benchmark } from './ratio.ts';

/** What is run. */
interface Ran {
  readonly suite: string;
  readonly tasks: number;
  readonly target: number;
}
const CIB: Ran = { suite: 'cib', tasks: 5_000, target: 1.25 };
/** Fewer conversations, each of hundreds of events and dozens of questions. */
const WORLDS: Ran = { suite: 'worlds', tasks: 50, target: 1.15 };
/** A task of WRIT has an episode in each arm. Preparing longer tasks takes longer than an adapter that answers at once. */
const OTHERS: readonly Ran[] = [
  { suite: 'writ', tasks: 300, target: 2.5 },
  { suite: 'memtrace', tasks: 1_000, target: 2 },
  { suite: 'context-decay', tasks: 300, target: 4.5 },
];
const IMAGE = 'cib-bench-echo';
const SILENT = { wait: () => {}, note: () => {}, step: () => {}, end: () => {} };
const echo = resolve('bench/echo/adapter.ts');

/**
 * During `work` this process keeps to one processor and leaves the other to its adapter, if `taskset` is installed. Without
 * it the two sometimes share a processor, and the same loop then takes three times as long.
 */
async function apart<T>(work: (adapter: readonly string[]) => Promise<T>): Promise<T> {
  const keepTo = (processors: string) =>
    spawnSync('taskset', ['-a', '-p', '-c', processors, String(process.pid)]).status === 0;
  if (cpus().length < 2 || !keepTo('0')) return work([process.execPath, echo]);
  try {
    return await work(['taskset', '-c', '1', process.execPath, echo]);
  } finally {
    keepTo(`0-${cpus().length - 1}`);
  }
}

/** The lines that a run writes, in its order: a conversation for each arm. */
async function linesOfRun({ suite, tasks }: Ran): Promise<string[][]> {
  const { generator, compile, description } = await loadSuite(suite);
  const order = [...planTasks(EVERYTHING, NONCE, tasks, () => '').runOrder()];
  const episodes = order.flatMap((index) => compile(generator.generate(generator.publicSeed, index)));
  return (description.arms?.map(({ id }) => id) ?? [undefined]).map((arm) => {
    const lines: string[] = [];
    const say = (method: string, params: unknown) =>
      lines.push(`${JSON.stringify({ jsonrpc: '2.0', id: lines.length + 1, method, params })}\n`);
    say('initialize', {});
    for (const episode of episodes.filter((one) => one.arm === arm)) {
      say('reset', {});
      for (const { method, params } of seal(episode, NONCE).steps) say(method, JSON.parse(params));
    }
    return lines;
  });
}

/** What the protocol costs beside the conversations themselves: start and finish excluded. */
function conversation(ran: Ran, through: string, subject: () => Promise<number>, loop: Loop): Benchmark {
  let lines: string[][] | undefined;
  return {
    name: `cib run${ran === CIB ? '' : ` --suite ${ran.suite}`}, ${ran.tasks} ${unitOf(ran)} through ${through}`,
    yardstick: 'a bare loop over the same lines',
    target: ran.target,
    rounds: 9,
    subject,
    async measure() {
      lines ??= await linesOfRun(ran);
      return loop(lines);
    },
  };
}

/** A task of these two suites is one episode. */
const unitOf = (ran: Ran) => (ran === CIB || ran === WORLDS ? 'episodes' : 'tasks');

type Loop = (conversations: readonly (readonly string[])[]) => Promise<number>;

/** Milliseconds from the first episode until the last one is recorded. Without the end of the adapter, which takes 20 ms. */
async function wallOf({ suite, tasks }: Ran, adapter: string): Promise<number> {
  let [began, recorded] = [0, 0];
  const progress = {
    ...SILENT,
    begin: () => {
      began = performance.now();
    },
    advance: () => {
      recorded = performance.now();
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'cib-bench-'));
  try {
    await run(
      { ...nodePorts(), progress },
      {
        suite,
        adapter,
        dataset: { count: tasks },
        selection: EVERYTHING,
        engine: 'docker',
        limits: DEFAULT_LIMITS,
        jobs: 1,
        nonce: NONCE,
        resume: false,
        out: `${folder}/b`,
        harness: { version: '0.0.0', sha256: '0'.repeat(64) },
      },
    );
    return recorded - began;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const throughProcess = async (): Promise<readonly Benchmark[]> =>
  [CIB, WORLDS, ...OTHERS].map((ran) =>
    conversation(
      ran,
      'a process',
      () => apart((adapter) => wallOf(ran, `cmd:exec ${adapter.join(' ')}`)),
      (all) => apart((adapter) => bareLoop(adapter, all)),
    ),
  );

/** One container for all episodes, `reset` between them, on either side. */
export async function throughContainer(): Promise<readonly Benchmark[]> {
  const built = spawnSync('docker', ['build', '--quiet', '--tag', IMAGE, 'bench/echo'], { encoding: 'utf8' });
  if (built.status !== 0) {
    console.log(`Skipped: episodes through a container (${built.error?.message ?? built.stderr.trim()}).\n`);
    return [];
  }
  const bare = ['docker', 'run', '--rm', '--interactive', '--network', 'none', IMAGE];
  return [
    conversation(
      CIB,
      'a container',
      () => wallOf(CIB, `image:${IMAGE}`),
      (all) => bareLoop(bare, all),
    ),
  ];
}
