import { canonical } from '../../evidence/canonical.ts';
import type { Actor } from '../../protocol/actor.ts';
import type { Reply } from '../../protocol/reply.ts';
import type { Step } from '../../protocol/request.ts';
import { type Asked, choose } from './choose.ts';

/** Whether a reply is what its actor makes of what it records. What is not, in words; undefined where it is. */
export function unlikeActor(
  actor: Actor | undefined,
  step: Step | undefined,
  reply: Reply,
  of: Omit<Asked, 'query'>,
): string | undefined {
  if ('fault' in reply || 'skipped' in reply || reply.method !== 'query' || step?.method !== 'query') return undefined;
  const { acted, result } = reply;
  if (actor === undefined) return acted === undefined ? undefined : 'an actor spoke, and the manifest names none';
  if (acted === undefined) return 'the actor is not on record';
  if (actor.kind === 'model' && acted.said === undefined) return 'what the model said is not on record';
  const { context, flags, usage } = result;
  const kept = {
    ...(context !== undefined && { context }),
    ...(flags !== undefined && { flags }),
    ...(usage !== undefined && { usage }),
  };
  const again = choose(actor, acted, kept, { ...of, query: step.params });
  return canonical(again.reply) === canonical(reply) ? undefined : 'it does not follow from what the actor said';
}
