import { item, type MemoryItem } from './item.ts';
import type { Memory } from './memory.ts';
import type { Learn } from './part.ts';
import { branchOf, type TreeNode } from './tree.ts';

/** A run that was completed leaves its goal and the steps that led there, in order, for later runs of its workspace. */
export const proceduralMemory: Learn = {
  stage: 'learn',
  name: 'procedural_memory',
  learn: (memory) => ({ ...memory, items: [...memory.items, ...proceduresOf(memory)] }),
};

function proceduresOf({ tree, items }: Memory): MemoryItem[] {
  const nodes = [...tree.values()];
  const done = nodes.filter((node) => node.parent === undefined && node.ended === 'completed');
  return done.flatMap((run, nth) => {
    const steps = nodes.filter((node) => node.parent === run && branchOf(node) === 'completed');
    return steps.length === 0 ? [] : [procedure(run, steps, items.length + nth)];
  });
}

function procedure(run: TreeNode, steps: readonly TreeNode[], position: number): MemoryItem {
  return item({
    id: `p${position + 1}`,
    position,
    workspace: run.workspace,
    scope: 'workspace',
    run: run.id,
    type: 'procedural',
    holds: 'many',
    content: `To ${run.title}: ${steps.map((step) => step.title).join(', then ')}.`,
    status: 'active',
    branch: 'completed',
    confirmations: 0,
  });
}
