import { item, type MemoryItem } from './item.ts';
import type { LogEntry } from './log.ts';
import { branchOf, nodeOf, type Tree, treeOf } from './tree.ts';

/** All that was written, and the trees it was written in. */
export interface Memory {
  readonly tree: Tree;
  readonly items: readonly MemoryItem[];
}

/** The write path: an item an event, with the branch it stands on as it ended. Nothing is judged yet. */
export function write(log: readonly LogEntry[]): Memory {
  const tree = treeOf(log);
  const items: MemoryItem[] = [];
  for (const entry of log) {
    if (entry.kind !== 'event') continue;
    const node = nodeOf(tree, entry.within);
    const position = items.length;
    items.push(
      item({
        id: `m${position + 1}`,
        position,
        workspace: node.workspace,
        run: node.run,
        step: node.id,
        type: entry.type,
        key: entry.key,
        value: entry.value,
        holds: entry.holds ?? 'one',
        content: entry.content,
        status: 'active',
        branch: branchOf(node),
        expires: entry.expires,
        confirmations: 0,
      }),
    );
  }
  return { tree, items };
}
