import { escapeRegExp } from '../../text/escape.ts';
import type { CibTask } from './schema.ts';

/**
 * Tasks made from one template are not independent. Our own data names the template. In other data, the question without its
 * names identifies it.
 */
export function clusterOf(task: CibTask): string {
  return task.template ?? blank(task.question, [task.project, task.domain]);
}

/** The text with every whole word that is one of the names, in any case, replaced by `_`. */
export function blank(text: string, names: readonly string[]): string {
  const patterns = names.filter((name) => name !== '').map(escapeRegExp);
  // Longest first, so that "alpha beta" is replaced before "alpha".
  patterns.sort((a, b) => b.length - a.length);
  if (patterns.length === 0) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])(?:${patterns.join('|')})(?![\\p{L}\\p{N}_])`, 'giu'), '_');
}
