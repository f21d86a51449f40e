import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { canonical } from '../../../src/evidence/canonical.ts';
import { cib } from '../cli.ts';
import { temporaryFolder } from '../folder.ts';
import { forge, forgeManifest, read } from '../forgery.ts';
import type { Changes } from '../github/github.ts';

export interface System {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Does what a submitter does: runs the image, and makes an entry of it. Returns the files, as the board will have them.
 *
 * @param program the folder of the program that runs it
 */
export async function measuredEntry(system: System, image: string, program = '.'): Promise<Changes> {
  return entryOf(system, `image:${image}`, await runAtHome(program, `image:${image}`));
}

/** Does what a maintainer does: runs an adapter from a folder of the board, and makes an entry. */
export async function ownEntry(system: System, example: string, folder: string): Promise<Changes> {
  const board = temporaryFolder();
  cpSync(example, `${board}/${folder}`, { recursive: true });
  const bundle = `${board}/cib`;
  const words = ['run', '--suite', 'cib', '--adapter', `dir:${folder}`, '--out', bundle];
  await promisify(execFile)(process.execPath, [resolve('dist/cli.js'), ...words], { cwd: board });
  const adapter = readdirSync(example).map((file) => [`${folder}/${file}`, readFileSync(`${example}/${file}`)]);
  return { ...Object.fromEntries(adapter), ...entryOf(system, `dir:${folder}`, bundle) };
}

/** The same for an adapter with the model of an endpoint; its tape is packed, as in an entry. */
export async function recordedEntry(system: System, image: string, baseURL: string): Promise<Changes> {
  const model = ['--gateway', baseURL, '--gateway-model', MODEL.model, '--gateway-embeddings', MODEL.embeddings];
  const bundle = await runAtHome('.', `image:${image}`, ...model, '--gateway-sidecar', SIDECAR, '--jobs', '2');
  const { status, stderr } = await cib('pack', bundle);
  if (status !== 0) throw new Error(stderr);
  return entryOf(system, `image:${image}`, bundle);
}

/** The names of the models of `startExtractor`. */
export const MODEL = { model: 'small-1', embeddings: 'near-1' };

/** The image from test/images/make.sh. */
export const SIDECAR = 'alpine/socat:1.8.0.3';

/**
 * The same by a forger: gold evidence in place of wrong evidence, times divided by a thousand, without `deterministic`,
 * and with all figures and hashes recomputed.
 */
export async function forgedEntry(system: System, image: string): Promise<Changes> {
  const bundle = await runAtHome('.', `image:${image}`);
  const { nonce } = JSON.parse(read(bundle, 'manifest.json'));
  const oracle = read(await runAtHome('.', 'ref:oracle', '--nonce', nonce), 'transcript.jsonl').split('\n');
  forge(bundle, 'transcript.jsonl', (text) =>
    text
      .split('\n')
      .map((line, i) => (line === '' ? '' : withEvidenceOf(line, oracle[i] ?? '')))
      .join('\n'),
  );
  forge(bundle, 'timing.json', (text) => {
    const timing = JSON.parse(text);
    for (const latency of Object.values<Record<string, number>>(timing.latency_ms))
      for (const figure of ['p50', 'p90', 'p99', 'max']) latency[figure] = (latency[figure] ?? 0) / 1000;
    return `${canonical(timing)}\n`;
  });
  forgeManifest(bundle, (manifest) => delete manifest.adapter.declared.deterministic);
  const { status, stderr } = await cib('score', bundle, '--write');
  if (status !== 0) throw new Error(stderr);
  return entryOf(system, `image:${image}`, bundle);
}

function withEvidenceOf(line: string, gold: string): string {
  const [own, goldLine] = [JSON.parse(line), JSON.parse(gold)];
  for (const [i, reply] of own.replies.entries())
    if (reply.method === 'query') reply.result.evidence = goldLine.replies[i].result.evidence;
  return canonical(own);
}

async function runAtHome(program: string, adapter: string, ...more: readonly string[]): Promise<string> {
  const bundle = `${temporaryFolder()}/cib`;
  const words = [`${program}/dist/cli.js`, 'run', '--suite', 'cib', '--adapter', adapter, '--out', bundle, ...more];
  await promisify(execFile)(process.execPath, words);
  return bundle;
}

function entryOf({ slug, name, version }: System, adapter: string, bundle: string): Changes {
  const entry = {
    schema: 'entry/1',
    slug,
    kind: 'system',
    name,
    version,
    licence: 'MIT',
    adapter,
    platform: 'linux/amd64',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
  };
  const folder = `leaderboard/entries/${slug}`;
  return {
    [`${folder}/entry.json`]: `${JSON.stringify(entry, null, 2)}\n`,
    ...Object.fromEntries(
      readdirSync(bundle).map((file) => [`${folder}/cib/${file}`, readFileSync(`${bundle}/${file}`)]),
    ),
  };
}
