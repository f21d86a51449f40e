import { type MemoryItem, RUNTIME, type Written } from './item.ts';
import { firstCharacters, stripped } from './python-text.ts';

/** A step of a run. All steps are branches of the run's root. */
export interface StepNode {
  readonly id: string;
  readonly run: string;
  readonly goal: string;
  readonly status: 'active' | 'completed' | 'failed' | 'rolled_back';
  /** Its result. */
  readonly summary?: string | undefined;
}

export function labelOf({ summary, goal }: StepNode): string {
  return stripped(summary ?? goal);
}

/** Whether a step is on the run's live path. */
export function isAlive({ status }: StepNode): boolean {
  return status === 'active' || status === 'completed';
}

/**
 * What a successful run leaves for later ones: a summary, and the procedure that worked. It has nothing of a dead branch.
 *
 * @param items of the run's workspace
 */
export function distilled(
  goal: string,
  steps: readonly StepNode[],
  items: readonly MemoryItem[],
): readonly Pick<Written, 'type' | 'content' | 'summary' | 'step' | 'trust'>[] {
  const done = steps.filter(({ status }) => status === 'completed');
  const labels = done.map(labelOf);
  const step = done.at(-1)?.id;
  const ending = labels.length === 0 ? '' : ` Steps: ${labels.join(' -> ')}.`;
  const episode = {
    type: 'episodic',
    content: `The run '${goal}' ended (completed).${ending}`,
    step,
    trust: 0.6,
  } as const;
  const means = meansOf(steps, items);
  if (means.length === 0 && labels.length === 0) return [episode];
  const how = means.length > 0 ? means.join('; ') : labels.join(' -> ');
  const content = `Task '${goal}' was once solved in this way: ${how}.`;
  return [episode, { type: 'procedural', content, step, trust: 0.8 }];
}

/** The valid constraint, and the tool results on live branches that are safe to repeat. */
function meansOf(steps: readonly StepNode[], items: readonly MemoryItem[]): readonly string[] {
  const alive = new Set(steps.filter(isAlive).map(({ id }) => id));
  const chosen = items.find(
    ({ type, key, status, value }) => type === 'project' && key === RUNTIME && status === 'active' && value,
  );
  const results = items.filter(
    ({ type, branch, flags, step }) =>
      type === 'tool_evidence' &&
      branch === 'completed' &&
      !flags.includes('tool_sensitive') &&
      !flags.includes('destructive_command') &&
      (step === undefined || alive.has(step)),
  );
  const means = [
    ...(chosen ? [`use ${chosen.value}`] : []),
    ...results.map(({ content }) => firstCharacters(content, 120)),
  ];
  const seen = new Set<string>();
  return means.filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
}
