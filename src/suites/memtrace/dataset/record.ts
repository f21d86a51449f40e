import type { Probe } from '../probe.ts';
import { item, type MemoryStatus } from '../runtime/item.ts';
import type { BranchStatus } from '../runtime/log.ts';
import type { Memory } from '../runtime/memory.ts';

/** Something known, with the label of how it ended: the dataset says so, nothing derives it. */
export interface Fact {
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly content: string;
  readonly memory_type: string;
  readonly status: MemoryStatus;
  readonly branch_status: BranchStatus;
}

/** A line of a dataset: the facts of one memory, and the questions about it. */
export interface MemoryRecord {
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly probes: readonly Probe[];
}

/** A record's id is its category and a number: results are broken down by it. */
export function categoryOf(id: string): string {
  return id.replace(/[_-]?\d+$/, '') || id;
}

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
