import type { Reporter } from '../github/reporter.ts';
import type { Ports } from '../ports/ports.ts';
import { nodePorts } from '../system/ports.ts';
import { progressOn } from '../system/progress.ts';
import { safeText } from '../text/safe-text.ts';

/**
 * A real machine whose progress goes to the step's log: it names the adapter in the adapter's own words. A
 * note is a warning on the run's page.
 */
export function logPorts(reporter: Reporter): Ports {
  const log = { write: (text: string) => reporter.info(safeText(text.trimEnd())) };
  const note = (line: string) => reporter.warning('Note', safeText(line));
  return { ...nodePorts(), progress: { ...progressOn(log, false), note } };
}
