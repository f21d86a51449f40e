import fc from 'fast-check';
import { expect } from 'vitest';
import { type Verification, verify } from '../../src/bundles/verify/verify.ts';
import { Fault } from '../../src/errors/fault.ts';
import { BUNDLE, listedFiles } from '../../src/evidence/bundle.ts';
import { canonical } from '../../src/evidence/canonical.ts';
import { sha256 } from '../../src/evidence/digest.ts';
import { nodeFiles } from '../../src/system/files.ts';
import { cib } from './cli.ts';
import type { Json } from './forgery.ts';
import { memoryFiles, readFolder } from './memory-files.ts';

export type Bundle = Map<string, Uint8Array>;

const NAMES = Object.values<string>(BUNDLE);
export const decode = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? new Uint8Array()).toString('latin1');
export const encode = (text: string) => Buffer.from(text, 'latin1');
const name = fc.constantFrom(...NAMES);
const lined = fc.constantFrom<string>(BUNDLE.transcript, BUNDLE.outcomes);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (place: number, length: number) => Math.floor(place * length);

type Mutation = (bundle: Bundle) => void;

function onText(file: string, change: (text: string) => string): Mutation {
  return (bundle) => bundle.set(file, encode(change(decode(bundle.get(file)))));
}

function onLines(file: string, change: (lines: string[]) => string[]): Mutation {
  return onText(file, (text) => `${change(text.trimEnd().split('\n')).join('\n')}\n`);
}

const bitFlip = fc.tuple(name, share, fc.nat(7)).map(
  ([file, place, bit]): Mutation =>
    (bundle) => {
      const bytes = Uint8Array.from(bundle.get(file) ?? []);
      const where = at(place, bytes.length);
      bytes[where] = (bytes[where] ?? 0) ^ (1 << bit);
      bundle.set(file, bytes);
    },
);

const cut = fc.tuple(name, share).map(([file, place]) => onText(file, (text) => text.slice(0, at(place, text.length))));

const doubledBytes = fc.tuple(name, share, fc.integer({ min: 1, max: 40 })).map(([file, place, length]) =>
  onText(file, (text) => {
    const from = at(place, text.length);
    return text.slice(0, from + length) + text.slice(from);
  }),
);

const droppedLine = fc
  .tuple(lined, share)
  .map(([file, place]) => onLines(file, (lines) => lines.toSpliced(at(place, lines.length), 1)));

const doubledLine = fc
  .tuple(lined, share, share)
  .map(([file, from, to]) =>
    onLines(file, (lines) => lines.toSpliced(at(to, lines.length), 0, lines[at(from, lines.length)] as string)),
  );

const swappedLines = fc.tuple(lined, share, share).map(([file, a, b]) =>
  onLines(file, (lines) => {
    const [i, j] = [at(a, lines.length), at(b, lines.length)];
    return lines.with(i, lines[j] as string).with(j, lines[i] as string);
  }),
);

/** Improves a number, a boolean or a name somewhere in the scores. */
const forgedValue = fc.tuple(fc.constantFrom<string>(BUNDLE.scorecard, BUNDLE.outcomes), share).map(([file, place]) =>
  onText(file, (text) => {
    const values = [...text.matchAll(/(?<=:)(?:\d+(?:\.\d+)?|false|true)(?=[,}\]])/g)];
    const { index = 0, 0: found = '' } = values[at(place, values.length)] ?? {};
    const better = found === 'false' ? 'true' : found === 'true' ? 'false' : found === '1' ? '0.5' : '1';
    return text.slice(0, index) + better + text.slice(index + found.length);
  }),
);

/** Replaces a value of the manifest by another value of it. */
const forgedManifest = fc.tuple(share, share).map(([from, to]) =>
  onText(BUNDLE.manifest, (text) => {
    const values = [...text.matchAll(/(?<=:)(?:"[^"]*"|\d+|true|false|null)(?=[,}\]])/g)];
    const taken = values[at(from, values.length)]?.[0] ?? '0';
    const { index = 0, 0: found = '' } = values[at(to, values.length)] ?? {};
    return text.slice(0, index) + taken + text.slice(index + found.length);
  }),
);

const stray = fc.string({ minLength: 1, maxLength: 20 }).map(
  (file): Mutation =>
    (bundle) =>
      bundle.set(file, encode('x')),
);
const lost = name.map(
  (file): Mutation =>
    (bundle) =>
      bundle.delete(file),
);

const mutation = fc.oneof(
  bitFlip,
  cut,
  doubledBytes,
  droppedLine,
  doubledLine,
  swappedLines,
  forgedValue,
  forgedManifest,
  stray,
  lost,
);

/** The last step of a forger: lists the changed files in the manifest. */
export const rehash: Mutation = (bundle) => {
  try {
    const manifest = JSON.parse(decode(bundle.get(BUNDLE.manifest)));
    manifest.files = listedFiles({}).map((path) => {
      const text = decode(bundle.get(path));
      return { path, bytes: text.length, lines: text.split('\n').length - 1, sha256: sha256(encode(text)) };
    });
    bundle.set(BUNDLE.manifest, Buffer.from(`${canonical(manifest)}\n`));
  } catch {
    // A manifest that is no longer JSON cannot be repaired.
  }
};

/** The meaning of a bundle: everything except what comes from a clock, and what only a rerun can check. */
function meaning(bundle: Bundle): string {
  const { dates, limits, harness, engine, image, files, ...bound } = JSON.parse(decode(bundle.get(BUNDLE.manifest)));
  return canonical([bound, decode(bundle.get(BUNDLE.outcomes)), decode(bundle.get(BUNDLE.scorecard))] as Json[]);
}

/** The verification, or the code with which the verifier refused. */
export async function judged(bundle: Bundle): Promise<Verification | string> {
  try {
    return await verify(nodeFiles, { folder: 'b', data: {}, bundle: memoryFiles(bundle) });
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.facts.party !== 'ours') return thrown.code;
    throw thrown;
  }
}

/** Writes the bundles to be changed: `small`, of six tasks, and `whole`. */
export async function runBoth(folder: string): Promise<void> {
  const words = ['run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--nonce', '5e'.repeat(32), '--out'];
  expect(await cib(...words, `${folder}/small`, '--limit', '6')).toMatchObject({ status: 0 });
  expect(await cib(...words, `${folder}/whole`)).toMatchObject({ status: 0 });
}

/**
 * Changes a bundle at random, `runs` times: one with another meaning never verifies, and never makes the verifier
 * crash.
 */
export async function expectNoChangeToHold(bundleFolder: string, state: string, runs: number): Promise<void> {
  const original = readFolder(bundleFolder);
  expect(await judged(original)).toMatchObject({ valid: true, state });
  const meant = meaning(original);
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), fc.boolean(), async (mutations, mended) => {
      const bundle = new Map(original);
      for (const mutate of mutations) mutate(bundle);
      if (mended) rehash(bundle);
      const verdict = await judged(bundle);
      if (typeof verdict === 'string' || !verdict.valid) return;
      valid += 1;
      expect(meaning(bundle)).toBe(meant);
    }),
    { numRuns: runs },
  );
  // Some changes cannot be checked, such as that of a date: the property must not hold because of too few cases.
  expect(valid).toBeGreaterThan(0);
  expect(valid).toBeLessThan(runs / 2);
}
