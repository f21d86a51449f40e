import { item, type MemoryItem } from './item.ts';
import type { Memory } from './memory.ts';
import type { Learn } from './part.ts';
import { branchOf, isDead, type TreeNode } from './tree.ts';

/**
 * For a single-valued key, the last statement on a live branch is current, and the earlier ones are superseded. A statement on
 * a dead branch replaces nothing, even if it is the last. A repeated statement confirms.
 */
export const conflictResolution: Learn = {
  stage: 'learn',
  name: 'conflict_resolution',
  learn(memory) {
    const { items } = memory;
    const current = new Map<string, MemoryItem>();
    const confirmations = new Map<MemoryItem, number>();
    for (const item of items) {
      const slot = slotOf(item);
      if (slot === undefined || isDead(item.branch)) continue;
      const before = current.get(slot);
      const same = before !== undefined && statedValue(before) === statedValue(item);
      confirmations.set(item, same ? (confirmations.get(before) ?? 0) + 1 : 0);
      current.set(slot, item);
    }
    const latest = new Set(current.values());
    const resolved = items.map((item): MemoryItem => {
      const confirmed = confirmations.get(item);
      if (confirmed === undefined) return item;
      return latest.has(item) ? { ...item, confirmations: confirmed } : { ...item, status: 'superseded' };
    });
    return { ...memory, items: resolved };
  },
};

function statedValue({ value, content }: MemoryItem): string {
  return value ?? content;
}

/** The key within which values compete. Undefined if they do not. */
function slotOf({ key, holds, status, workspace }: MemoryItem): string | undefined {
  if (key === undefined || holds === 'many' || status !== 'active') return undefined;
  return JSON.stringify([workspace, key]);
}

/** A completed run leaves its goal and the steps that led there, in order, for later runs of its workspace. */
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
    run: run.id,
    type: 'procedural',
    holds: 'many',
    content: `To ${run.title}: ${steps.map((step) => step.title).join(', then ')}.`,
    status: 'active',
    branch: 'completed',
    confirmations: 0,
  });
}
