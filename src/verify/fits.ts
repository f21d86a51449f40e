import { CODES } from '../errors/codes.ts';
import { canonical } from '../evidence/canonical.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import { type Capability, INSPECTIONS, type Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';

const FAULTS = new Set(
  Object.entries(CODES)
    .filter(([, { party }]) => party === 'adapter')
    .map(([code]) => code),
);

/**
 * Whether the replies can be those to the steps: one a step and of its method, fewer only behind a fault, none of an
 * undeclared kind. What does not fit, in words; undefined where all does.
 */
export function misfit(
  steps: readonly Step[],
  replies: readonly Reply[],
  capabilities: ReadonlySet<Capability>,
): string | undefined {
  for (const [i, reply] of replies.entries()) {
    const method = steps[i]?.method;
    const last = i === replies.length - 1;
    if ('fault' in reply) {
      const resets = i === 0 && reply.method === 'reset';
      if (!last || !(resets || reply.method === method)) return `a fault in ${reply.method}, which was not asked there`;
      return FAULTS.has(reply.fault) ? undefined : `a fault that no adapter can have: ${reply.fault}`;
    }
    if (reply.method !== method) return `a reply to ${reply.method}, where ${method ?? 'nothing'} was asked`;
    const inspection = INSPECTIONS.find((one) => one === method);
    if (inspection && capabilities.has(inspection) === 'skipped' in reply)
      return `${method} was declared, or it was not`;
    if (canonical(onlyDeclared(reply, capabilities)) !== canonical(reply))
      return `${method} says what was not declared`;
  }
  return replies.length === steps.length ? undefined : `${replies.length} replies to ${steps.length} requests`;
}
