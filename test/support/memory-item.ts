import { item, type MemoryItem, type Written } from '../../src/suites/memtrace/tasks/memory/item.ts';

/** An item of which a test says only what it is about. */
export function memoryItem(content: string, about: Partial<Written> = {}): MemoryItem {
  return item({
    id: content,
    position: 0,
    workspace: 'here',
    type: 'project',
    holds: 'one',
    content,
    status: 'active',
    branch: 'completed',
    confirmations: 0,
    ...about,
  });
}
