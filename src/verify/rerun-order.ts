import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { GatewaySettings } from '../evidence/exchange.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { FRESH } from '../protocol/constants.ts';

/**
 * The nonce of one of the board's runs, `round` from 1. All are derived from one that was drawn after the image's digest was
 * known. No container gets a nonce: it gets only the ids that are derived from it.
 */
export const roundNonce = (nonce: string, round: number): string =>
  round === 1 ? nonce : sha256(`context-integrity round ${round} of ${nonce}`);

/** What the board requires of a re-run of a suite. */
export interface RerunOrder {
  /** Drawn by the board after the image's digest was known. */
  readonly nonce: string;
  /** The entry's adapter: an image, `sha256:…`, or one of the board's own folders, `dir:PATH`. */
  readonly adapter: { readonly image: string } | { readonly folder: string };
  /** SHA-256 of the board's harness, which makes and judges the run. */
  readonly harness: string;
  /** The standard limits of the suite. */
  readonly limits: Limits;
  /** The submitted run that is repeated. `dataset` is absent if it is of an earlier version of the suite, with other data. */
  readonly submitted: Pick<Manifest, 'suite' | 'gateway'> & { readonly dataset?: Manifest['dataset'] };
  /** How many tasks a run on fresh data has. Absent for a run on the public data. */
  readonly freshTasks?: number;
  /** Whether an adapter that asks a model gets the board's model; else it gets the submitted tape. */
  readonly usesBoardModel: boolean;
}

/**
 * The JSON paths of a manifest's fields that are not as the board ordered; empty if all are. Called before anything is computed,
 * since these fields limit that work. The bundle may be one shard of the run.
 */
export function differencesFromOrder(manifest: Manifest, order: RerunOrder): readonly string[] {
  const { nonce, adapter, harness, submitted, freshTasks } = order;
  const { families, limit, arms } = manifest.selection;
  const expectations: readonly (readonly [path: string, found: unknown, expected: unknown])[] = [
    ['$.suite', manifest.suite, submitted.suite],
    submitted.dataset && freshTasks === undefined
      ? ['$.dataset', manifest.dataset, submitted.dataset]
      : ['$.dataset.id', manifest.dataset.id, freshTasks === undefined ? 'builtin' : FRESH],
    ['$.dataset.tasks', manifest.dataset.tasks, freshTasks ?? manifest.dataset.tasks],
    ['$.split', manifest.split, freshTasks === undefined ? 'public' : 'fresh'],
    ['$.nonce', manifest.nonce, nonce],
    'image' in adapter
      ? ['$.image.repo_digest', imageDigest(manifest) ?? null, adapter.image]
      : ['$.adapter.spec', manifest.adapter.spec, adapter.folder],
    ['$.harness.sha256', manifest.harness.sha256, harness],
    ['$.selection.families', families, null],
    ['$.selection.limit', limit, null],
    ['$.selection.arms', arms, null],
    ['$.actor', manifest.actor ?? null, null],
    ['$.gateway', answeredBy(manifest), orderedModel(order)],
    ['$.limits', manifest.limits, order.limits],
  ];
  return expectations.filter(([, found, expected]) => canonical(found) !== canonical(expected)).map(([path]) => path);
}

/** The settings that identify a model. Two runs that agree in them had the same model. */
export type ModelNames = Pick<GatewaySettings, 'model' | 'embeddings' | 'temperature'>;

export const modelNames = ({ model, embeddings, temperature }: ModelNames): ModelNames => ({
  model,
  embeddings,
  temperature,
});

const answeredBy = ({ gateway }: Pick<Manifest, 'gateway'>) =>
  gateway ? { answers: gateway.answers, names: modelNames(gateway.settings) } : null;

function orderedModel({ submitted: { gateway }, usesBoardModel }: RerunOrder) {
  return gateway ? { answers: usesBoardModel ? 'recorded' : 'replayed', names: modelNames(gateway.settings) } : null;
}

/** The digest of an image in its registry, without its name; undefined if it has none. */
export function imageDigest({ image }: Pick<Manifest, 'image'>): string | undefined {
  return image?.repo_digest?.replace(/^.*@/, '');
}
