import type { Image } from '../evidence/manifest.ts';
import type { Child } from '../ports/processes.ts';

/** A running adapter, before a word was said. */
export interface Launched {
  readonly child: Child;
  /** Ends it and everything it started, whatever state it is in. Settles when nothing is left. */
  end(): Promise<void>;
}

/** A way to start one adapter, as often as needed: a session that broke is followed by a fresh one. */
export interface Launcher {
  launch(): Promise<Launched>;
  /** Ends what this run started and nobody ended, as where its process was killed. */
  clear?(): Promise<void>;
  readonly engine: { readonly name: string; readonly version: string } | null;
  readonly image: Image | null;
}
