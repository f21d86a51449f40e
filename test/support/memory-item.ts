import { type EpisodeItem, episodeItem } from '../../src/suites/memtrace/tasks/memory/memory.ts';

/** A memory item with defaults for what a test does not set. */
export function memoryItem(content: string, about: Partial<EpisodeItem> = {}): EpisodeItem {
  const item = episodeItem({
    position: 0,
    sources: [],
    workspace: 'here',
    run: 'other',
    type: 'project',
    content,
    branch: 'completed',
  });
  return { ...item, ...about };
}
