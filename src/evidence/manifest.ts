import * as z from 'zod';
import { Actor } from '../protocol/actor.ts';
import { FRESH, HELD_OUT } from '../protocol/constants.ts';
import { InitializeResult, ModelRecord } from '../protocol/reply.ts';
import { System } from '../protocol/scorecard.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './digest.ts';
import { GatewaySettings } from './exchange.ts';
import { HeldOut } from './heldout.ts';
import { digest, NONCE } from './hex.ts';
import { Limits } from './limits.ts';
import { Selection } from './selection.ts';

export const Image = z.strictObject({
  /** The image's own id, by which it was run. */
  id: z.string(),
  /** Its digest in a registry, where it has one. */
  repo_digest: z.string().nullable(),
  platform: z.string(),
});

/** The model that the adapter was given through the gateway. */
export const GatewayRecord = z.strictObject({
  answers: z
    .enum(['recorded', 'replayed'])
    .describe(
      '`recorded`: the answers came from the endpoint and are on the tape. `replayed`: they came from the tape of an earlier run.',
    ),
  host: z.string().max(300).describe('The host of the endpoint that answered.'),
  settings: GatewaySettings,
  token_budget: z.int().positive().describe('The token budget of the run: the largest, if it was raised.'),
  sidecar: Image.nullable().describe(
    'The image through which a container reached the gateway. Null if there was none.',
  ),
});

/** A version of a release, or of a prerelease (Semantic Versioning). */
const SEMVER = /^(?:(?:0|[1-9]\d*)\.){2}(?:0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

const VERSION_ORDER = new Intl.Collator('en', { numeric: true });

/** Whether a version is above another. False if one of them is not a version. A prerelease is below its release. */
export function isNewer(version: string, than: string): boolean {
  if (!SEMVER.test(version) || !SEMVER.test(than)) return false;
  const [a, b] = [version, than].map((one) => one.replace(/\+.*/, '')) as [string, string];
  const [releaseA, releaseB] = [a, b].map((one) => one.replace(/-.*/, '')) as [string, string];
  const order = VERSION_ORDER.compare(releaseA, releaseB);
  if (order !== 0) return order > 0;
  if (a === releaseA || b === releaseB) return b !== releaseB;
  return VERSION_ORDER.compare(a, b) > 0;
}

/** What a bundle's other files are, and everything that binds them. */
export const Manifest = z.strictObject({
  schema: z.literal('manifest/1'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  dataset: z.strictObject({
    id: z.string(),
    sha256: digest,
    tasks: z.int().positive().max(10_000_000),
    official: z.boolean(),
  }),
  split: z
    .enum(['public', 'fresh', 'heldout'])
    .describe('`fresh`: the data was generated from the nonce, so that nobody had it before the run.'),
  heldout: HeldOut.nullable().describe(
    'The seed of the held-out data, as far as it may be known before the reveal. Null for public data.',
  ),
  selection: Selection,
  nonce: z.string().regex(NONCE),
  system: System,
  adapter: z.strictObject({
    spec: z.string(),
    declared: InitializeResult.describe('What the adapter declared, with the capabilities that the actor adds.'),
  }),
  actor: Actor.optional().describe('Who chose actions and answers. Absent if the adapter did.'),
  engine: z.strictObject({ name: z.string(), version: z.string() }).nullable(),
  image: Image.nullable(),
  limits: Limits,
  harness: z.strictObject({
    version: z.string().max(60).regex(SEMVER, 'must be a version such as 1.2.3'),
    sha256: digest,
  }),
  model: ModelRecord.nullable(),
  gateway: GatewayRecord.optional(),
  dates: z.strictObject({ started: z.string(), finished: z.string() }),
  files: z.array(
    z.strictObject({ path: z.string(), bytes: z.int().nonnegative(), lines: z.int().nonnegative(), sha256: digest }),
  ),
});

export type Image = z.infer<typeof Image>;
export type GatewayRecord = z.infer<typeof GatewayRecord>;
export type Manifest = z.infer<typeof Manifest>;

/** A manifest before the files that it names are written. */
export type ManifestDraft = Omit<Manifest, 'files'>;

/** SHA-256 of the one text that a manifest's file may hold. */
export function manifestDigest(manifest: Manifest): string {
  const known = digests.get(manifest) ?? sha256(`${canonical(manifest)}\n`);
  digests.set(manifest, known);
  return known;
}

/** A board asks for the digest of each manifest several times. */
const digests = new WeakMap<Manifest, string>();

/** The split of a run on the data with an id. */
export const splitOf = (id: string): Manifest['split'] => (id === HELD_OUT || id === FRESH ? id : 'public');

/** The data of a run, as its evidence records it. */
export const dataRecord = ({ id, sha256, tasks, official }: Manifest['dataset']) => ({ id, sha256, tasks, official });

/** A model's record without its date, for comparing the models of runs of different days. */
export function undatedModel(model: ModelRecord | null | undefined): Omit<ModelRecord, 'date'> | null {
  if (!model) return null;
  const { date: _, ...record } = model;
  return record;
}
