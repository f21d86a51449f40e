import type { Gate } from './part.ts';

/** Memory never crosses from one workspace into another. */
export const workspaceIsolation: Gate = {
  stage: 'gate',
  name: 'workspace_isolation',
  reject: (item, query) => (item.workspace === query.workspace ? undefined : 'other_workspace'),
};

/** What a run wrote for itself stays with it: other runs learn from it only through what is distilled. */
export const runIsolation: Gate = {
  stage: 'gate',
  name: 'run_isolation',
  reject: (item, query) => (item.scope === 'workspace' || item.run === query.run ? undefined : 'other_run'),
};
