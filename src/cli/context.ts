import type { Ports } from '../ports/ports.ts';
import type { Style } from '../report/terminal/style.ts';

/** What a command needs of the world it was called in. */
export interface Context {
  readonly ports: Ports;
  readonly style: Style;
  /** Writes the result to standard output. */
  print(text: string): void;
  readonly harness: { readonly version: string; readonly sha256: string };
  /** The project's root: where templates and examples stand. */
  readonly root: string;
  readonly signal: AbortSignal;
}

/** Made when a command really runs, so that `--help` and mistakes cost nothing. */
export type Reach = () => Promise<Context>;
