import type { Gate } from './part.ts';

/** Memory never crosses from one workspace into another. */
export const workspaceIsolation: Gate = {
  stage: 'gate',
  name: 'workspace_isolation',
  reject: (item, query) => (item.workspace === query.workspace ? undefined : 'other_workspace'),
};

/** What was found on a branch that came to nothing is no ground to build on. */
export const branchIsolation: Gate = {
  stage: 'gate',
  name: 'branch_isolation',
  reject({ branch }) {
    if (branch === 'failed') return 'failed_branch';
    return branch === 'rolled_back' ? 'rolled_back_branch' : undefined;
  },
};

/** What has been replaced, run out or taken back is no memory any more. */
export const lifecycle: Gate = {
  stage: 'gate',
  name: 'lifecycle',
  reject: ({ status }) => (status === 'active' ? undefined : status),
};

/** What held until a day before the query's no longer does, though nobody has said so. */
export const expiry: Gate = {
  stage: 'gate',
  name: 'expiry',
  reject: ({ expires }, { day }) => (expires !== undefined && expires <= day ? 'expired' : undefined),
};

/** Never bypassed: what destroys and what is secret goes into no context. */
export const hardRisk: Gate = {
  stage: 'gate',
  name: 'hard_risk',
  reject: ({ risks }) => risks.find((risk) => risk === 'destructive' || risk === 'secret'),
};

/** What would have an agent use a tool beyond its task is not handed on as a fact. */
export const toolSafety: Gate = {
  stage: 'gate',
  name: 'tool_safety',
  reject: ({ risks }) => (risks.includes('tool_sensitive') ? 'tool_sensitive' : undefined),
};
