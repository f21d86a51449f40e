import type { Image } from '../evidence/manifest.ts';
import type { Child } from '../ports/processes.ts';

/** A started adapter, before the first call. */
export interface Launched {
  readonly child: Child;
  /** Ends the adapter and everything it started. */
  end(): Promise<void>;
}

/** Starts an adapter, as often as needed: after a session broke, a new one is started. */
export interface Launcher {
  launch(): Promise<Launched>;
  /** Ends what is left of this run, as where its process was killed. */
  clear?(): Promise<void>;
  readonly engine: { readonly name: string; readonly version: string } | null;
  readonly image: Image | null;
}
