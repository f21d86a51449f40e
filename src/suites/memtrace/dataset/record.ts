import { itemOf } from '../runtime/item.ts';
import type { Memory } from '../runtime/memory.ts';
import { firstCharacters } from '../runtime/python-text.ts';
import type { Query } from '../runtime/retrieve.ts';
import type { MemoryRecord } from './read.ts';

/** A record's id is its category and a number: results are broken down by it. */
export function categoryOf(id: string): string {
  return id.replace(/[_-]?\d+$/, '') || id;
}

/** The number of characters of a project fact that a context shows. */
const SHOWN = 80;

/** A record's facts as the memory of a run that is about to answer, with the record's labels. */
export function memoryOf({ id, facts }: Pick<MemoryRecord, 'id' | 'facts'>): Memory {
  const items = facts.map(({ key, value, content, memory_type, status, branch_status }, at) =>
    itemOf({
      id: `mem_${id}_${at}`,
      workspace: WORKSPACE,
      type: memory_type,
      key: key ?? undefined,
      value: value ?? undefined,
      content,
      summary: firstCharacters(content, SHOWN),
      status,
      branch: branch_status,
    }),
  );
  return { items, steps: [{ id: 'answer', run: RUN, goal: 'answer the probe', status: 'active' }] };
}

const WORKSPACE = 'dataset';
const RUN = 'run';

/** The query of a question about a record. */
export function queryOf(question: string): Query {
  return { workspace: WORKSPACE, run: RUN, question, budget: 512, top: 10 };
}
