import type { EngineName } from '../adapters/container/arguments.ts';
import type { DatasetChoice } from '../bundles/dataset.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Selection } from '../evidence/selection.ts';
import type { RunActor } from '../models/actor.ts';
import type { HeldOutRequest } from './draw-heldout.ts';
import type { GatewayRequest } from './gateway.ts';

/** What a run is asked to do. */
export interface RunRequest {
  readonly suite: string;
  readonly adapter: string;
  readonly dataset: DatasetChoice;
  /** On held-out data, whose seed comes on a descriptor. */
  readonly heldOut?: HeldOutRequest | undefined;
  readonly selection: Selection;
  /** Absent where the adapter chooses itself. */
  readonly actor?: RunActor | undefined;
  /** The model that the adapter is given; absent where it is given none. */
  readonly gateway?: GatewayRequest | undefined;
  readonly engine: EngineName;
  /** Those that are not the suite's standard. */
  readonly limits: Partial<Limits>;
  readonly jobs: number;
  /** Hexadecimal; drawn anew where it is not given. */
  readonly nonce?: string | undefined;
  readonly resume: boolean;
  readonly out: string;
  readonly harness: Manifest['harness'];
  /** Aborted when the caller wants the run to end: adapters are ended, the journal is kept. */
  readonly signal?: AbortSignal | undefined;
}
