import type { Gate } from './part.ts';

/** Rejects memories of other workspaces. */
export const workspaceIsolation: Gate = {
  stage: 'gate',
  name: 'workspace_isolation',
  reject: (item, query) => (item.workspace === query.workspace ? undefined : 'other_workspace'),
};

/** Rejects what was found on a dead branch. */
export const branchIsolation: Gate = {
  stage: 'gate',
  name: 'branch_isolation',
  reject({ branch }) {
    if (branch === 'failed') return 'failed_branch';
    return branch === 'rolled_back' ? 'rolled_back_branch' : undefined;
  },
};

/** Rejects what was replaced, has expired or was withdrawn. */
export const lifecycle: Gate = {
  stage: 'gate',
  name: 'lifecycle',
  reject: ({ status }) => (status === 'active' ? undefined : status),
};

/** Rejects what expired before the day of the query, even if no event says so. */
export const expiry: Gate = {
  stage: 'gate',
  name: 'expiry',
  reject: ({ expires }, { day }) => (expires !== undefined && expires <= day ? 'expired' : undefined),
};

/** Rejects destructive and secret text. Never switched off. */
export const hardRisk: Gate = {
  stage: 'gate',
  name: 'hard_risk',
  reject: ({ risks }) => risks.find((risk) => risk === 'destructive' || risk === 'secret'),
};

/** Rejects text that would make an agent use a tool beyond its task. */
export const toolSafety: Gate = {
  stage: 'gate',
  name: 'tool_safety',
  reject: ({ risks }) => (risks.includes('tool_sensitive') ? 'tool_sensitive' : undefined),
};
