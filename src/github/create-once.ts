import { Fault } from '../errors/fault.ts';
import type { GitHubClient } from './client.ts';

const TRIES = 3;
/** Milliseconds until what was created shows up in a list. */
const SETTLING = 5_000;

/**
 * Creates what must not stand twice. A failure that leaves open whether it was created is followed by a look, and only
 * where nothing is found by another try.
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
      const there = await find();
      if (there !== undefined) return there;
      if (tries === TRIES) throw thrown;
    }
  }
}
