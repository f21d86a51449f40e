import { loadManifest } from '../../bundles/load-bundle.ts';
import type { Problem } from '../../bundles/verify/checks.ts';
import { filesProblem, formatProblem } from '../../bundles/verify/form.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest, ManifestDraft } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import { safeText } from '../../text/safe-text.ts';

export interface Shard {
  readonly folder: string;
  readonly manifest: Manifest;
  /** From 1. */
  readonly index: number;
}

/** The shards of one run, each once, in the order of their numbers. Some may be missing. */
export interface ShardSet {
  readonly shards: readonly Shard[];
  /** The number of shards of the run. */
  readonly count: number;
  /** The fields of the manifest that all shards share, as the whole run would have them. */
  readonly whole: ManifestDraft;
}

/** Reads only the manifests of the folders. */
export async function loadShardSet(files: Files, folders: readonly string[]): Promise<ShardSet> {
  const loaded: (Shard & { readonly count: number })[] = [];
  for (const folder of folders) loaded.push(await loadShard(files, folder));
  const [first] = loaded;
  if (first === undefined) throw new Fault('usage', 'No bundles were given.');
  for (const other of loaded) checkSameRun(first, other);
  const shards = loaded.toSorted((a, b) => a.index - b.index);
  for (const [i, shard] of shards.entries()) checkDuplicate(shards[i - 1], shard, first.count);
  const dates = shards.map(({ manifest }) => manifest.dates);
  const { files: _, gateway, ...manifest } = first.manifest;
  const budgets = shards.map((shard) => shard.manifest.gateway?.token_budget ?? 0);
  const whole = {
    ...manifest,
    ...(gateway && { gateway: { ...gateway, token_budget: Math.max(...budgets) } }),
    selection: { ...manifest.selection, shard: null },
    dates: {
      started: dates.map(({ started }) => started).reduce((a, b) => (a < b ? a : b)),
      finished: dates.map(({ finished }) => finished).reduce((a, b) => (a > b ? a : b)),
    },
  };
  return { shards, count: first.count, whole };
}

async function loadShard(files: Files, folder: string): Promise<Shard & { readonly count: number }> {
  refuse(folder, await formatProblem(files, folder));
  const manifest = await loadManifest(files, folder);
  refuse(folder, await filesProblem(files, folder, manifest));
  const { shard } = manifest.selection;
  if (shard === null || shard.index > shard.count) {
    throw new Fault('shard.none', `${folder} is not a shard: its $.selection.shard is ${canonical(shard)}.`, {
      hint: 'Shards are made by `cib run … --shard I/N --nonce HEX`.',
    });
  }
  return { folder, manifest, ...shard };
}

/** Throws a problem that the verification of this folder found. */
export function refuse(folder: string, problem: Problem | undefined): void {
  if (problem === undefined) return;
  throw new Fault(problem.code, `${folder}: ${problem.detail}`, {
    hint: problem.remedy ?? 'Check each shard with `cib verify`.',
  });
}

/**
 * Checks that all shared fields of two manifests are the same, including fields that are added to manifests later. The budget of a shard
 * may be larger, because it was raised when it was used up.
 */
function checkSameRun(a: Shard, b: Shard): void {
  const found = firstDifference(bindingOf(a), bindingOf(b));
  if (found === undefined) return;
  const [left, right] = found.values.map((value) => safeText(value, 200));
  throw new Fault(
    'shard.mismatch',
    `${a.folder} and ${b.folder} are shards of different runs: ${found.path} is ${left} in the first, ${right} in the second.`,
    { hint: 'Run all shards with the same options and --nonce. Change only --shard and --out.' },
  );
}

/** The first difference between two JSON values, in alphabetical order of names; undefined if they are equal. */
export function firstDifference(a: unknown, b: unknown, path = '$'): { path: string; values: string[] } | undefined {
  if (isObject(a) && isObject(b)) {
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      const found = firstDifference(a[key], b[key], `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const values = [a, b].map((value) => (value === undefined ? 'nothing' : canonical(value)));
  return values[0] === values[1] ? undefined : { path, values };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bindingOf({ manifest }: Shard) {
  const { files: _files, dates: _dates, selection, gateway, ...shared } = manifest;
  const binding = { ...shared, gateway: gateway && { ...gateway, token_budget: 0 } };
  return { ...binding, selection: { ...selection, shard: { count: selection.shard?.count } } };
}

function checkDuplicate(before: Shard | undefined, { folder, index }: Shard, count: number): void {
  if (before?.index !== index) return;
  throw new Fault('shard.twice', `${before.folder} and ${folder} are both shard ${index}/${count}.`, {
    hint: 'Give each shard once.',
  });
}
