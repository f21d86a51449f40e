import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { canonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { OBJECT_ID } from './hex.ts';

const hex256 = z.string().regex(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal digits');
const wordingDigest = hex256.nullable().describe('SHA-256 of the wording file. Null without a wording file.');
const date = z.iso.datetime();

export const RUN_ID = /^[\w.:-]{1,100}$/;

/** The seed of a run's data, as far as it may be known before the reveal. */
export const HeldOut = z.strictObject({
  commitment: hex256,
  head: z.string().regex(OBJECT_ID, 'a full commit id').describe('The commit that was measured.'),
  run: z.string().regex(RUN_ID, 'letters, digits, ".", "_", ":" and "-", at most 100').describe('The id of the run.'),
  wording_sha256: wordingDigest,
});

/** The owner's secret. It must never be in a repository, a log, an argument or an environment. */
export const HeldOutSecret = z.strictObject({
  schema: z.literal('heldout-secret/1'),
  seed: hex256,
  wording_sha256: wordingDigest,
});

/** Published before the first run: it binds the owner to the seed without revealing it. */
export const HeldOutCommitment = z.strictObject({
  schema: z.literal('heldout-commitment/1'),
  commitment: hex256,
  wording_sha256: wordingDigest,
  date,
  harness: z.strictObject({ version: z.string(), sha256: hex256 }),
});

/** One run's seed and what binds it, passed on a descriptor. */
export const HeldOutSeed = z.strictObject({ schema: z.literal('heldout-seed/1'), ...HeldOut.shape, seed: hex256 });

/** Published after the last run: anybody can generate every run’s data from it. */
export const HeldOutReveal = z.strictObject({
  schema: z.literal('heldout-reveal/1'),
  seed: hex256,
  commitment: hex256,
  wording: z.string().nullable().describe('The text of the wording file. Null without a wording file.'),
  wording_sha256: wordingDigest,
  date,
});

export type HeldOut = z.infer<typeof HeldOut>;
export type HeldOutSecret = z.infer<typeof HeldOutSecret>;
export type HeldOutCommitment = z.infer<typeof HeldOutCommitment>;
export type HeldOutSeed = z.infer<typeof HeldOutSeed>;
export type HeldOutReveal = z.infer<typeof HeldOutReveal>;

/** SHA-256 of the canonical `{"purpose": …, "seed": …}`. The seed's 256 random bits suffice to hide it. */
export function commitmentOf(seed: string): string {
  return sha256(canonical({ purpose: 'context-integrity held-out commitment, version 1', seed }));
}

/**
 * A run's seed in hexadecimal: HMAC-SHA-256, under the master seed's 32 bytes, of `run`, head and run id, separated by zero
 * bytes. One run's seed says nothing about another's.
 */
export function runSeed(master: string, { head, run }: Pick<HeldOut, 'head' | 'run'>): string {
  return createHmac('sha256', Buffer.from(master, 'hex')).update(['run', head, run].join('\0')).digest('hex');
}
