import { blank } from './blank.ts';
import type { CibTask } from './task.ts';

/**
 * Tasks made from one template are not independent. The template is named in our own data; elsewhere the
 * question with the names blanked stands for it.
 */
export function clusterOf(task: CibTask): string {
  return task.template ?? blank(task.question, [task.project, task.domain]);
}
