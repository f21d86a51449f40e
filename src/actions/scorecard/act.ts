import { asFault, type Fault } from '../../errors/fault.ts';
import { safeText } from '../../text/safe-text.ts';
import { type ScorecardStep, score } from './score.ts';

/** This step does not fail for invalid evidence. That is reported by the status of the commit. */
export async function act(step: ScorecardStep): Promise<readonly Fault[]> {
  try {
    await score(step);
  } catch (thrown) {
    const fault = asFault(thrown);
    if (!isOvertaken(fault)) return [fault];
    step.reporter.warning(fault.code, safeText(`${fault.message} ${fault.hint ?? ''}`, 1_500));
  }
  return [];
}

/** Somebody pushed to the pull request or closed it, so the result is not needed. */
function isOvertaken({ code }: Fault): boolean {
  return code === 'github.head-moved' || code === 'github.pull-request-none';
}
