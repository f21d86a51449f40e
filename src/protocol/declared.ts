import type { Capability, InspectResult, QueryResult, Reply } from './reply.ts';

/** The fields of a query's result that count only if they were declared. */
const OPTIONAL = [
  'context',
  'memories',
  'action',
  'answer',
  'abstain',
  'confidence',
  'usage',
] as const satisfies Capability[];

/**
 * The reply without what the system did not declare: that is not measured, so it is no evidence either. Nobody can
 * undeclare a capability afterwards without changing the transcript.
 */
export function onlyDeclared(reply: Reply, capabilities: ReadonlySet<Capability>): Reply {
  if ('fault' in reply || 'skipped' in reply) return reply;
  if (reply.method === 'observe')
    return capabilities.has('written') || !('written' in reply.result) ? reply : { method: 'observe', result: {} };
  if (reply.method !== 'query') {
    return capabilities.has('provenance_chain') ? reply : { ...reply, result: withoutLinks(reply.result) };
  }
  const undeclared = OPTIONAL.filter((field) => field in reply.result && !capabilities.has(field));
  if (undeclared.length === 0) return reply;
  const result: QueryResult = { ...reply.result };
  for (const field of undeclared) delete result[field];
  return { ...reply, result };
}

function withoutLinks(result: InspectResult): InspectResult {
  return result && { values: result.values.map(({ by: _, action: __, ...value }) => value) };
}
