import { describe } from 'vitest';
import { type SmallModel, startSmallModel } from './fetch.ts';

/**
 * Tests with a real model. If its packages cannot be fetched they are skipped, with one line; REQUIRE_MODEL=1 makes
 * that an error.
 */
export async function describeWithModel(name: string, body: (model: SmallModel) => void): Promise<void> {
  const started = await startSmallModel();
  if (typeof started !== 'string') return void describe(name, () => body(started));
  if (process.env.REQUIRE_MODEL) throw new Error(`REQUIRE_MODEL is set, and there is no model: ${started}.`);
  process.stdout.write(`Skipped: tests with a real model (${started}; REQUIRE_MODEL=1 makes that an error).\n`);
  describe.skipIf(true)(name, () => body({ url: '', name: '', end: async () => {} }));
}
