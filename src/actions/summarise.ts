import { asFault } from '../errors/fault.ts';
import type { Reporter } from '../github/reporter.ts';
import { safeText } from '../text/safe-text.ts';

/** A summary that cannot be made or written changes no result: it is a warning. */
export async function summarise(reporter: Reporter, make: () => string | Promise<string>): Promise<void> {
  try {
    await reporter.summary(await make());
  } catch (thrown) {
    reporter.warning('No job summary', safeText(asFault(thrown).message));
  }
}
