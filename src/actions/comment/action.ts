import { asFault } from '../../errors/fault.ts';
import { safeText } from '../../text/safe-text.ts';
import { defineAction } from '../action.ts';
import { commentOnFork, inputs } from './comment-on-fork.ts';

export const action = defineAction({
  inputs,
  outputs: {},
  async act(step) {
    try {
      await commentOnFork(step);
    } catch (thrown) {
      const fault = asFault(thrown);
      // Somebody pushed to the pull request or closed it, so this comment is not needed.
      if (fault.code !== 'github.head-moved' && fault.code !== 'github.pull-request-none') return [fault];
      step.reporter.notice('No comment', safeText(fault.message, 1_500));
    }
    return [];
  },
});
