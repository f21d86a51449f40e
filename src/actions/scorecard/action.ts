import { asFault, type Fault } from '../../errors/fault.ts';
import { safeText } from '../../text/safe-text.ts';
import { defineAction } from '../action.ts';
import { inputs, score } from './score.ts';

export const action = defineAction({
  inputs,
  outputs: { state: '', receipt: '', subjects: '', preview: '' },
  /** This step does not fail for invalid evidence. That is reported by the status of the commit. */
  async act(step) {
    try {
      await score(step);
    } catch (thrown) {
      const fault = asFault(thrown);
      if (!isOvertaken(fault)) return [fault];
      step.reporter.warning(fault.code, safeText(`${fault.message} ${fault.hint ?? ''}`, 1_500));
    }
    return [];
  },
});

/** Somebody pushed to the pull request or closed it, so the result is not needed. */
function isOvertaken({ code }: Fault): boolean {
  return code === 'github.head-moved' || code === 'github.pull-request-none';
}
