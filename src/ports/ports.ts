import type { Clock, Entropy } from './clock.ts';
import type { Files } from './files.ts';
import type { Models } from './models.ts';
import type { Processes } from './processes.ts';
import type { Progress } from './progress.ts';
import type { Secrets } from './secrets.ts';

/** Every effect that a use case may have. */
export interface Ports {
  readonly files: Files;
  readonly processes: Processes;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly progress: Progress;
  readonly secrets: Secrets;
  readonly models: Models;
}
