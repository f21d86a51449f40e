// Whether a statement holds where and when it is asked: scope, time, branch, speaker.

import type { Branches } from './branches.ts';
import { isDangerous } from './danger.ts';
import type { Scope } from './protocol.ts';
import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';

const agree = (a?: string, b?: string) => a === undefined || b === undefined || a === b;

/** A statement without a project holds in all of them; one of another project in none but its own. */
export const inScope = (asked: Scope, own: Scope) =>
  agree(asked.workspace, own.workspace) && agree(asked.project, own.project) && agree(asked.domain, own.domain);

/** What an assistant says of what is yours repeats, or mistakes, what it was told. */
const isEcho = ({ event, text }: Statement) =>
  event.role === 'assistant' && event.kind === 'message' && /\byours?\b/i.test(text);

/** A plan, a call and an end tell what was done, not what holds. */
const isDoing = ({ kind }: { kind: string }) => kind === 'step' || kind === 'rollback' || kind === 'tool_call';

export function holds(statement: Statement, { query, at }: Asked, branches: Branches): boolean {
  const { event, scope, from, until } = statement;
  return (
    inScope(query.scope ?? {}, scope) &&
    from <= at &&
    until > at &&
    !isDoing(event) &&
    !branches.isDead(event) &&
    !isEcho(statement) &&
    !isDangerous(event.text)
  );
}
