import type { Fault } from '../errors/fault.ts';
import type { Reporter } from '../github/reporter.ts';
import { safeText } from '../text/safe-text.ts';

/** The runner cuts an annotation at 4096 characters. */
const LENGTH = 1_500;

/** A fault as an annotation: what was wrong, what to do, and its code. Nothing of it is obeyed by the runner. */
export function annotate(reporter: Reporter, fault: Fault): void {
  reporter.error(fault.code, wordsOf(fault));
  if (fault.party !== 'ours' || !(fault.cause instanceof Error)) return;
  for (const line of fault.cause.stack?.split('\n') ?? []) reporter.info(safeText(line));
}

/** The same for a fault that the step does not fail for. */
export function annotateAsWarning(reporter: Reporter, fault: Fault): void {
  reporter.warning(fault.code, wordsOf(fault));
}

function wordsOf({ message, hint }: Fault): string {
  const advice = hint?.split('\n').map((line) => `\n→ ${safeText(line, LENGTH)}`) ?? [];
  return `${safeText(message, LENGTH)}${advice.join('')}`;
}
