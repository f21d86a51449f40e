import type { Gate } from './part.ts';

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
