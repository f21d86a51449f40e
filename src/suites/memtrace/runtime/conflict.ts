import type { MemoryItem } from './item.ts';
import type { Learn } from './part.ts';
import { isDead } from './tree.ts';

/**
 * Of a key that holds one value, the last statement on a branch that lives is current and the earlier ones are
 * superseded. What a dead branch said replaces nothing, even if it was said last. Saying the same again confirms.
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
      const same = before !== undefined && said(before) === said(item);
      confirmations.set(item, same ? (confirmations.get(before) ?? 0) + 1 : 0);
      current.set(slot, item);
    }
    const stands = new Set(current.values());
    const resolved = items.map((item): MemoryItem => {
      const confirmed = confirmations.get(item);
      if (confirmed === undefined) return item;
      return stands.has(item) ? { ...item, confirmations: confirmed } : { ...item, status: 'superseded' };
    });
    return { ...memory, items: resolved };
  },
};

function said({ value, content }: MemoryItem): string {
  return value ?? content;
}

/** Where only one value can stand; undefined where values do not compete. */
function slotOf({ key, holds, status, workspace, scope, run }: MemoryItem): string | undefined {
  if (key === undefined || holds === 'many' || status !== 'active') return undefined;
  return JSON.stringify([workspace, scope === 'run' ? run : null, key]);
}
