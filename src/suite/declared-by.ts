import type { InitializeResult } from '../protocol/reply.ts';
import { PROTOCOL } from '../protocol/request.ts';
import type { Reference } from './reference.ts';

/** What a suite's own system declares, which runs in process and is asked nothing. */
export function declaredBy({ name, capabilities }: Reference, version: string): InitializeResult {
  return { protocol: PROTOCOL, name, version, capabilities: [...capabilities], deterministic: true };
}
