import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { summarise } from '../src/analysis/summarise.ts';
import { Tally } from '../src/analysis/tally.ts';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import type { SuiteDescription } from '../src/suite/description.ts';
import { loadSuite } from '../src/suites/catalogue.ts';

/** Who the synthetic systems' answers are taken from, task by task; the first one's manifest is theirs. */
const BASES = [
  'cmd:node examples/adapters/typescript/adapter.ts',
  'ref:recent3',
  'ref:scopedHybrid3',
  'ref:writeLexical3',
  'ref:oracle',
] as const;
const NONCE = 'b0a4d'.padEnd(32, '0');

// biome-ignore lint/suspicious/noExplicitAny: bundles are mixed as their JSON stands.
type Json = Record<string, any>;

/** A real run, taken apart: line i of the transcript is task i's. */
interface Base {
  readonly manifest: Json;
  readonly scorecard: Json;
  readonly timing: Json;
  readonly outcomes: readonly string[];
  readonly transcript: readonly string[];
}

/**
 * Entries of one suite as if they were made by as many systems, spread evenly over boards of different data. Each takes
 * each task's answer from one of several real runs under one nonce, so that its evidence holds and no two are alike.
 */
export async function makeEntries(folder: string, { systems, boards }: { systems: number; boards: number }) {
  const { description } = await loadSuite('cib');
  for (let board = 0; board < boards; board += 1) {
    const bases = BASES.map((adapter, i) => measure(`${folder}.runs/${board}-${i}`, adapter, 250 + board));
    for (let system = 0; system < systems; system += 1) {
      const slug = `system-${board}-${String(system).padStart(4, '0')}`;
      writeEntry(`${folder}/${slug}`, slug, mix(description, bases, slug));
    }
  }
}

function measure(out: string, adapter: string, count: number): Base {
  const words = ['run', '--suite', 'cib', '--adapter', adapter, '--count', String(count), '--nonce', NONCE];
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/bin.ts', ...words, '--out', out]);
  if (status !== 0) throw new Error(`cib ${words.join(' ')} ended with ${status}: ${stderr}`);
  const json = (name: string): Json => JSON.parse(readFileSync(`${out}/${name}.json`, 'utf8'));
  const lines = (name: string) => readFileSync(`${out}/${name}.jsonl`, 'utf8').trimEnd().split('\n');
  return {
    manifest: json('manifest'),
    scorecard: json('scorecard'),
    timing: json('timing'),
    outcomes: lines('outcomes'),
    transcript: lines('transcript'),
  };
}

/** The five files of one synthetic system's run. */
function mix(description: SuiteDescription, bases: readonly Base[], name: string): Record<string, string> {
  const [first] = bases;
  if (first === undefined) throw new RangeError('no run to take answers from');
  const draw = drawer(name);
  const favourite = draw();
  const share = 0.2 + 0.6 * draw();
  const chosen = first.outcomes.map(
    () => bases[Math.floor((draw() < share ? favourite : draw()) * bases.length)] ?? first,
  );
  const outcomes = chosen.map((base, i) => base.outcomes[i] ?? '');
  const tally = new Tally();
  for (const line of outcomes) tally.add(JSON.parse(line) as Outcome);
  const summary = summarise(description, tally);
  const system = { ...first.manifest.system, name };
  const counts = { ...first.scorecard.counts, ...tally.counts };
  const files: Record<string, string> = {
    'outcomes.jsonl': text(outcomes),
    'scorecard.json': text([canonical({ ...first.scorecard, ...summary, counts, system })]),
    'timing.json': text([canonical({ ...first.timing, wall_ms: Math.round(first.timing.wall_ms * (1 + draw())) })]),
    'transcript.jsonl': text(chosen.map((base, i) => base.transcript[i] ?? '')),
  };
  const listed = Object.entries(files).map(([path, of]) => ({
    path,
    bytes: Buffer.byteLength(of),
    lines: of.split('\n').length - 1,
    sha256: sha256(of),
  }));
  const { adapter } = first.manifest;
  const own = { ...adapter, declared: { ...adapter.declared, name } };
  files['manifest.json'] = text([canonical({ ...first.manifest, system, adapter: own, files: listed })]);
  return files;
}

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

function writeEntry(folder: string, slug: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(`${folder}/cib`, { recursive: true });
  const entry = {
    schema: 'entry/1',
    slug,
    kind: 'system',
    name: slug,
    version: '1.0.0',
    licence: 'MIT',
    adapter: 'cmd:node adapter.js',
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
  writeFileSync(`${folder}/entry.json`, `${JSON.stringify(entry, null, 2)}\n`);
  for (const [name, of] of Object.entries(files)) writeFileSync(`${folder}/cib/${name}`, of);
}

/** Numbers in [0, 1) that are the same every time. */
function drawer(seed: string): () => number {
  let at = 0;
  let block = Buffer.alloc(0);
  return () => {
    if (at + 4 > block.length) {
      block = Buffer.from(sha256(`${seed} ${block.toString('hex')}`), 'hex');
      at = 0;
    }
    const value = block.readUInt32BE(at);
    at += 4;
    return value / 2 ** 32;
  };
}
