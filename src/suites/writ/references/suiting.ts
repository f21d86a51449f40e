import { says } from '../grading/words.ts';
import type { Asked } from './parts.ts';

/**
 * The option that suits the habits: the one that names them all. Where none does, what suits whom is taken from the
 * gold: a parser of messages does not know that a river tram has no steps.
 */
export function suiting(habits: readonly string[], { task }: Asked): string | undefined {
  const options = task.probe.allowed_actions ?? [];
  const { action, current_value: right } = task.ground_truth;
  const named = options.find((option) => habits.every((habit) => says(option, habit)));
  if (named !== undefined) return named;
  return habits.join(', ') === right ? action : options.find((option) => option !== action);
}
