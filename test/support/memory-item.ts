import { item, type MemoryItem, type Written } from '../../src/suites/memtrace/tasks/memory/item.ts';

/** A memory item with defaults for what a test does not set. */
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
