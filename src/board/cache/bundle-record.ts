import * as z from 'zod';
import type { PairResults, Results } from '../../analysis/results.ts';
import type { TaskList } from '../../analysis/wins.ts';
import { listDigest } from '../../bundles/read-answers.ts';
import type { BundleParts } from '../../bundles/read-parts.ts';
import { sha256 } from '../../evidence/digest.ts';
import { timingInText, withFoldedBuckets, withFoldedSlices } from '../../evidence/folded.ts';
import { digest } from '../../evidence/hex.ts';
import { Timing } from '../../evidence/timing.ts';
import type { KeptAttempts } from '../../evidence/verified.ts';
import { Scorecard } from '../../protocol/scorecard.ts';
import type { AnswerFingerprints } from '../../verify/fingerprints.ts';
import { GoldInAnswers } from '../../verify/tape/gold-in-answers.ts';
import { parseCached } from './build-cache.ts';

const bytes = z.base64();

const { latency_ms } = Timing.shape;

/**
 * What is cached of a bundle. Lists that several runs share are named by their digests. Slices and times, which few builds use,
 * are JSON texts, so that a build does not parse those of every run.
 */
const BundleRecord = z.strictObject({
  scorecard: Scorecard.omit({ slices: true }),
  slices: z.string().optional(),
  timing: Timing.extend({
    latency_ms: z.record(latency_ms.keyType, latency_ms.valueType.extend({ buckets: z.string() })),
  }),
  tasks: z.strictObject({ ids: digest, families: digest, clusters: digest }),
  passed: bytes,
  won: z.record(z.string(), bytes),
  shares: z.record(z.string(), z.strictObject({ won: bytes, of: bytes })),
  failures: z.record(z.string(), bytes),
  pairs: z
    .strictObject({
      ids: digest,
      families: digest,
      clusters: digest,
      passed: bytes,
      failures: z.record(z.string(), bytes),
    })
    .optional(),
  outcomeFingerprints: bytes,
  answers: z.strictObject({ ids: digest, fingerprints: bytes }).nullable(),
  tape: GoldInAnswers.optional(),
  /** Present if the bundle passed verification: whether there are attempts at its tasks, which are not in the record. */
  held: z.strictObject({ attempts: z.boolean() }).optional(),
});

type BundleRecord = z.infer<typeof BundleRecord>;

/** The record and the lists that it names. Undefined if the parts lack what flags compare, or did not pass verification. */
export function recordOf({ scorecard, timing, results, fingerprints, verified }: BundleParts) {
  if (fingerprints === undefined || verified?.fault) return undefined;
  const { tasks, passed, won, shares, failures, pairs } = results;
  const { ids, families, clusters } = tasks;
  const { outcomeFingerprints, answers, tape } = fingerprints;
  const { slices, ...withoutSlices } = scorecard;
  const record: BundleRecord = {
    scorecard: withoutSlices,
    ...(slices && { slices: JSON.stringify(slices) }),
    timing: timingInText(timing),
    tasks: digestsOf(tasks),
    passed: packed(passed),
    won: Object.fromEntries([...won].map(([metric, of]) => [metric, packed(of)])),
    shares: Object.fromEntries(
      [...shares].map(([metric, share]) => [metric, { won: packed(share.won), of: packed(share.of) }]),
    ),
    failures: packedFailures(failures),
    ...(pairs && {
      pairs: { ...digestsOf(pairs.list), passed: packed(pairs.passed), failures: packedFailures(pairs.failures) },
    }),
    outcomeFingerprints: packed(outcomeFingerprints),
    answers: answers ? { ids: listDigest(answers.ids), fingerprints: packed(answers.fingerprints) } : null,
    ...(tape && { tape }),
    ...(verified && { held: { attempts: verified.attempts !== undefined } }),
  };
  const ofPairs = pairs ? [pairs.list.ids, pairs.list.families, pairs.list.clusters] : [];
  const lists = [ids, families, clusters, ...ofPairs, ...(answers ? [answers.ids] : [])];
  return { text: JSON.stringify(record), lists: new Map(lists.map((list) => [listDigest(list), list])) };
}

const digestsOf = ({ ids, families, clusters }: TaskList) => ({
  ids: listDigest(ids),
  families: listDigest(families),
  clusters: listDigest(clusters),
});

const packedFailures = (failures: Results['failures']) =>
  Object.fromEntries([...failures].map(([mode, indices]) => [mode, packed(indices)]));

/** Returns the list with a digest. Undefined if it is not known. */
export type FindList = (digest: string) => Promise<readonly string[] | undefined>;

/**
 * The parts that are in a record. Undefined if the text is not a record, or is inconsistent.
 *
 * @param attempts reads the attempts, if the record says that there are any
 */
export async function partsIn(
  text: string,
  listOf: FindList,
  attempts: KeptAttempts,
): Promise<BundleParts | undefined> {
  const read = parseCached(BundleRecord, text);
  if (read === undefined) return undefined;
  const { scorecard, slices, timing, tasks: taskDigests, answers, tape, held, ...packed } = read;
  const tasks = await taskListOf(taskDigests, listOf);
  const pairs = packed.pairs && (await pairsIn(packed.pairs, listOf));
  const answered = answers && (await listOf(answers.ids));
  if (!tasks || answered === undefined || pairs === null) return undefined;
  const n = tasks.ids.length;
  const passed = unpacked(packed.passed);
  const won = Object.entries(packed.won).map(([metric, of]) => [metric, unpacked(of)] as const);
  const shares = Object.entries(packed.shares).map(
    ([metric, share]) => [metric, { won: unpacked(share.won), of: unpacked(share.of) }] as const,
  );
  const failures = Object.entries(packed.failures).map(([mode, of]) => [mode, words(of)] as const);
  const outcomeFingerprints = words(packed.outcomeFingerprints);
  const fingerprints = answers ? words(answers.fingerprints) : undefined;
  const isConsistent =
    [passed, outcomeFingerprints, ...won.map(([, of]) => of)].every((one) => one.length === n) &&
    passed.every((one) => one <= 2) &&
    won.every(([, of]) => of.every((one) => one <= 2)) &&
    shares.every(([, share]) => share.won.length === n && share.of.length === n) &&
    shares.every(([, share]) => share.won.every((one, i) => one <= (share.of[i] ?? 0))) &&
    failures.every(([, indices]) => areRising(indices, n)) &&
    fingerprints?.length === answered?.length;
  if (!isConsistent) return undefined;
  return {
    scorecard: withFoldedSlices(scorecard, slices),
    timing: withFoldedBuckets(timing),
    results: {
      tasks,
      passed,
      won: new Map(won),
      shares: new Map(shares),
      failures: new Map(failures),
      ...(pairs && { pairs }),
    },
    fingerprints: {
      outcomeFingerprints,
      answers:
        answers && answered && fingerprints ? sharedAnswers(answers, { ids: answered, fingerprints }) : undefined,
      ...(tape && { tape }),
    },
    ...(held && { verified: { fault: undefined, attempts: held.attempts ? attempts : undefined } }),
  };
}

/** Undefined if a list is not known, or if the lists differ in length. */
async function taskListOf(digests: BundleRecord['tasks'], listOf: FindList): Promise<TaskList | undefined> {
  const [ids, families, clusters] = [
    await listOf(digests.ids),
    await listOf(digests.families),
    await listOf(digests.clusters),
  ];
  if (!ids || !families || !clusters) return undefined;
  return families.length === ids.length && clusters.length === ids.length ? { ids, families, clusters } : undefined;
}

/** Null if the record is inconsistent. */
async function pairsIn(
  { passed: marks, failures: modes, ...digests }: NonNullable<BundleRecord['pairs']>,
  listOf: FindList,
): Promise<PairResults | null> {
  const list = await taskListOf(digests, listOf);
  if (list === undefined) return null;
  const n = list.ids.length;
  const passed = unpacked(marks);
  const failures = Object.entries(modes).map(([mode, of]) => [mode, words(of)] as const);
  const isConsistent =
    passed.length === n && passed.every((one) => one <= 2) && failures.every(([, indices]) => areRising(indices, n));
  return isConsistent ? { list, passed, failures: new Map(failures) } : null;
}

const areRising = (indices: Uint32Array, n: number) =>
  indices.every((index, i) => index < n && (i === 0 || index > (indices[i - 1] ?? n)));

/** The bytes in base64. 32-bit numbers are little-endian on every machine. */
function packed(values: Uint8Array | Uint32Array): string {
  if (values instanceof Uint8Array) return Buffer.from(values).toString('base64');
  const into = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) into.writeUInt32LE(value, 4 * i);
  return into.toString('base64');
}

const shared = new Map<string, AnswerFingerprints>();

/** The same object for equal answers, so that flags compare them once. */
function sharedAnswers(
  { ids, fingerprints }: NonNullable<BundleRecord['answers']>,
  answers: AnswerFingerprints,
): AnswerFingerprints {
  const key = sha256(`${ids} ${fingerprints}`);
  const known = shared.get(key) ?? answers;
  shared.set(key, known);
  return known;
}

const unpacked = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

function words(text: string): Uint32Array {
  const from = Buffer.from(text, 'base64');
  return Uint32Array.from({ length: Math.floor(from.length / 4) }, (_, i) => from.readUInt32LE(4 * i));
}
