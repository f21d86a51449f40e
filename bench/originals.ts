import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Benchmark } from './ratio.ts';
import { whole, wholeProcess } from './whole.ts';

/** A suite's own script, by those who published the suite. */
interface Original {
  /** What of `cib` does the same work. */
  readonly words: readonly string[];
  /** The script, in a folder of `CONFORMANCE_DATA`. */
  readonly folder: string;
  readonly script: string;
  /** What runs it. */
  readonly command: readonly string[];
  readonly target: number;
}

const ORIGINALS: readonly Original[] = [
  {
    words: ['baselines', '--suite', 'cib', '--part', 'tasks'],
    folder: 'cib-v0',
    script: 'scripts/evaluate-context-integrity.mjs',
    command: [process.execPath],
    target: 2.5,
  },
  {
    words: ['baselines', '--suite', 'context-decay', '--part', 'paper'],
    folder: 'context-decay',
    script: 'context_decay_benchmark.py',
    command: ['env', 'PYTHONHASHSEED=0', 'python3'],
    target: 1 / 5,
  },
];

/** `cib` against the originals that are here. */
export async function againstOriginals(): Promise<readonly Benchmark[]> {
  const found: Benchmark[] = [];
  for (const original of ORIGINALS) {
    const why = await missing(original);
    if (why === undefined) found.push(against(original));
    else console.log(`Skipped: cib ${original.words.join(' ')} against the original (${why}).\n`);
  }
  return found;
}

async function missing({ folder, script, command }: Original): Promise<string | undefined> {
  if (!existsSync(join(folderOf(folder), script))) return 'CONFORMANCE_DATA names no folder with the original’s script';
  const [program = '', ...words] = command;
  return wholeProcess(program, ...words, '--version').then(
    () => undefined,
    () => `no ${command.at(-1)} runs here`,
  );
}

const against = ({ words, folder, script, command, target }: Original): Benchmark => ({
  name: `cib ${words.join(' ')}`,
  yardstick: `${basename(command.at(-1) ?? '')} ${basename(script)}`,
  target,
  rounds: 9,
  subject: async () => 1000 * (await whole(...words)).seconds,
  measure: async () => 1000 * (await timeOf(folderOf(folder), script, command)),
});

const folderOf = (folder: string) => `${process.env.CONFORMANCE_DATA}/${folder}`;

/** It writes beside itself, so that it runs on a copy. */
async function timeOf(folder: string, script: string, command: readonly string[]): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'cib-bench-original-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return (await wholeProcess('env', '-C', copy, ...command, join(copy, script))).seconds;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
