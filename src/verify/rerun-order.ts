import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { GatewaySettings } from '../evidence/exchange.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Manifest } from '../evidence/manifest.ts';

/**
 * The nonce of one of the board's runs, `round` from 1. All follow from one that was drawn after the image's digest was
 * known; none of them reaches a container, which sees ids alone.
 */
export const nonceOf = (nonce: string, round: number): string =>
  round === 1 ? nonce : sha256(`context-integrity round ${round} of ${nonce}`);

/** What the board asked a re-run of a suite to be. */
export interface RerunOrder {
  /** Drawn by the board after the image's digest was known. */
  readonly nonce: string;
  /** What the entry names: an image, `sha256:…`, or a folder of the board's own, `dir:PATH`. */
  readonly adapter: { readonly image: string } | { readonly folder: string };
  /** The board's own, which both ran it and judges it. */
  readonly harness: string;
  /** The suite's standard. */
  readonly limits: Limits;
  /** The run that it is to bear out; `dataset` is absent where that is of an earlier version of the suite, with other data. */
  readonly submitted: Pick<Manifest, 'suite' | 'gateway'> & { readonly dataset?: Manifest['dataset'] };
  /** Whether an adapter that asks a model was to be given the board's; else the submitted tape. */
  readonly asked: boolean;
}

/**
 * What a bundle says of itself that is not what the board asked for, each by its JSON path; empty where all is. It is
 * asked before anything is computed: what it names bounds that work. It may be one shard of the run.
 */
export function otherThanOrdered(manifest: Manifest, order: RerunOrder): readonly string[] {
  const { nonce, adapter, harness, submitted } = order;
  const { families, limit, arms } = manifest.selection;
  const expectations: readonly (readonly [path: string, found: unknown, expected: unknown])[] = [
    ['$.suite', manifest.suite, submitted.suite],
    submitted.dataset
      ? ['$.dataset', manifest.dataset, submitted.dataset]
      : ['$.dataset.id', manifest.dataset.id, 'builtin'],
    ['$.split', manifest.split, 'public'],
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

/** The names by which an endpoint knows its models, and how they are asked: two runs that agree in them had the same model. */
export type ModelNames = Pick<GatewaySettings, 'model' | 'embeddings' | 'temperature'>;

export const modelNames = ({ model, embeddings, temperature }: ModelNames): ModelNames => ({
  model,
  embeddings,
  temperature,
});

const answeredBy = ({ gateway }: Pick<Manifest, 'gateway'>) =>
  gateway ? { answers: gateway.answers, names: modelNames(gateway.settings) } : null;

function orderedModel({ submitted: { gateway }, asked }: RerunOrder) {
  return gateway ? { answers: asked ? 'recorded' : 'replayed', names: modelNames(gateway.settings) } : null;
}

/** The digest of an image in its registry, whatever its name there; undefined where it has none. */
export function imageDigest({ image }: Pick<Manifest, 'image'>): string | undefined {
  return image?.repo_digest?.replace(/^.*@/, '');
}
