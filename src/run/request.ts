import type { EngineName } from '../adapters/container/arguments.ts';
import type { DatasetChoice } from '../bundles/dataset.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Selection } from '../evidence/selection.ts';
import type { RunActor } from '../models/actor.ts';
import type { GatewayRequest } from './gateway.ts';
import type { HeldOutRequest } from './read-heldout-seed.ts';

/** What a run is asked to do. */
export interface RunRequest {
  readonly suite: string;
  readonly adapter: string;
  readonly dataset: DatasetChoice;
  /** Whether the data is generated from the nonce. */
  readonly fresh?: boolean | undefined;
  /** Set for a run on held-out data, whose seed is read from a descriptor. */
  readonly heldOut?: HeldOutRequest | undefined;
  readonly selection: Selection;
  /** Absent if the adapter makes the choices itself. */
  readonly actor?: RunActor | undefined;
  /** The model that the adapter gets; absent if it gets none. */
  readonly gateway?: GatewayRequest | undefined;
  readonly engine: EngineName;
  /** The limits that differ from the suite's standard. */
  readonly limits: Partial<Limits>;
  readonly jobs: number;
  /** Hexadecimal; a random one if absent. */
  readonly nonce?: string | undefined;
  readonly resume: boolean;
  readonly out: string;
  readonly harness: Manifest['harness'];
  /** Aborted when the caller wants the run to end: adapters are ended, the journal is kept. */
  readonly signal?: AbortSignal | undefined;
  /** How to go on after that, for a command without --resume. */
  readonly goOn?: string;
}

export type RequestWithNonce = RunRequest & { readonly nonce: string };
