import type { Gate } from './part.ts';

/** What was found on a branch that came to nothing is no ground to build on. */
export const branchIsolation: Gate = {
  stage: 'gate',
  name: 'branch_isolation',
  reject({ branch }) {
    if (branch === 'failed') return 'failed_branch';
    return branch === 'rolled_back' ? 'rolled_back_branch' : undefined;
  },
};
