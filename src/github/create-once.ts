import { Fault } from '../errors/fault.ts';
import type { GitHubClient } from './client.ts';

const TRIES = 3;
/** The milliseconds until a new thing appears in a list. */
const SETTLING = 5_000;

/**
 * Creates something that must not exist twice. After a failure that leaves open whether it was created, it looks for it, and
 * tries again only if it finds nothing.
 */
export async function createOnce<T>(
  { wait }: GitHubClient,
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await create();
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.code !== 'github.unavailable') throw thrown;
      await wait(SETTLING * tries);
      const existing = await find();
      if (existing !== undefined) return existing;
      if (tries === TRIES) throw thrown;
    }
  }
}
