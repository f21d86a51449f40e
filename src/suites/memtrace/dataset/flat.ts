import { item } from '../runtime/item.ts';
import type { Memory } from '../runtime/memory.ts';
import type { MemoryRecord } from './record.ts';

/** A record's facts as memory, with the labels that the record gives them. No run wrote them: there is no tree. */
export function memoryOf({ id, facts }: MemoryRecord): Memory {
  const items = facts.map((fact, position) =>
    item({
      id: `m${position + 1}`,
      position,
      workspace: id,
      scope: 'workspace',
      type: fact.memory_type,
      key: fact.key,
      value: fact.value,
      holds: 'one',
      content: fact.content,
      status: fact.status,
      branch: fact.branch_status,
      confirmations: 0,
    }),
  );
  return { tree: new Map(), items };
}
