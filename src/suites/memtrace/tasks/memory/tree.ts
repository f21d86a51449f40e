import type { BranchStatus, LogEntry } from './log.ts';

/** A run or one of its steps. */
export interface TreeNode {
  readonly id: string;
  /** Absent for a run. */
  readonly parent?: TreeNode;
  readonly run: string;
  readonly workspace: string;
  readonly title: string;
  readonly ended: BranchStatus;
}

/** The execution tree of each run, by the ids of its nodes, in the order in which they were opened. */
export type Tree = ReadonlyMap<string, TreeNode>;

/**
 * The execution trees of a log.
 *
 * @throws RangeError if the log names a node that does not exist, or opens one twice
 */
export function treeOf(log: readonly LogEntry[]): Tree {
  const endings = new Map(log.flatMap((entry) => (entry.kind === 'close' ? [[entry.id, entry.as] as const] : [])));
  const tree = new Map<string, TreeNode>();
  for (const entry of log) {
    if (entry.kind === 'close') nodeOf(tree, entry.id);
    if (entry.kind !== 'run' && entry.kind !== 'step') continue;
    if (tree.has(entry.id)) throw new RangeError(`${entry.id} is opened twice`);
    const ended = endings.get(entry.id) ?? 'open';
    if (entry.kind === 'run') {
      const { id, workspace, goal } = entry;
      tree.set(id, { id, run: id, workspace, title: goal, ended });
    } else {
      const parent = nodeOf(tree, entry.within);
      const { run, workspace } = parent;
      tree.set(entry.id, { id: entry.id, parent, run, workspace, title: entry.title, ended });
    }
  }
  return tree;
}

export function nodeOf(tree: Tree, id: string): TreeNode {
  const node = tree.get(id);
  if (node === undefined) throw new RangeError(`the log opens no ${id}`);
  return node;
}

/** How a node's branch ended. Every node below a dead one is dead too. */
export function branchOf(node: TreeNode): BranchStatus {
  for (let at: TreeNode | undefined = node; at !== undefined; at = at.parent) if (isDead(at.ended)) return at.ended;
  return node.ended;
}

export function isDead(branch: BranchStatus): boolean {
  return branch === 'failed' || branch === 'rolled_back';
}
