import { asFault, type Fault } from '../../errors/fault.ts';
import { safeText } from '../../text/safe-text.ts';
import { runOnRunner } from '../runner.ts';
import { inputs, score } from './score.ts';

await runOnRunner({
  inputs,
  outputs: { state: '', receipt: '', subjects: '', preview: '' },
  /** A submission whose evidence does not hold is no failure of this step: its commit's status says so. */
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

/** Somebody pushed to the pull request, or closed it: nobody waits for what was verified. */
function isOvertaken({ code }: Fault): boolean {
  return code === 'github.head-moved' || code === 'github.pull-request-none';
}
