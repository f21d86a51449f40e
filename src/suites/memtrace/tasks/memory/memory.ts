import { item, type MemoryItem } from './item.ts';
import type { LogEntry } from './log.ts';
import { branchOf, nodeOf, type Tree, treeOf } from './tree.ts';

/** Everything that was written, and the trees in which it was written. */
export interface Memory {
  readonly tree: Tree;
  readonly items: readonly MemoryItem[];
}

/** The write path: one item per event, with the final status of its branch. Nothing is rejected yet. */
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
