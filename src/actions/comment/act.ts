import { asFault, type Fault } from '../../errors/fault.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Step } from '../action.ts';
import { commentOnFork } from './comment-on-fork.ts';
import type { Inputs } from './inputs.ts';

export async function act(step: Step<Inputs, never>): Promise<readonly Fault[]> {
  try {
    await commentOnFork(step);
  } catch (thrown) {
    const fault = asFault(thrown);
    // Somebody pushed to the pull request or closed it, so this comment is not needed.
    if (fault.code !== 'github.head-moved' && fault.code !== 'github.pull-request-none') return [fault];
    step.reporter.notice('No comment', safeText(fault.message, 1_500));
  }
  return [];
}
