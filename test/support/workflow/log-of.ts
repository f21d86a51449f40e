import type { JobResult } from './results.ts';

/** All that a run's jobs printed, those of called workflows too. */
export function logOf(jobs: Readonly<Record<string, JobResult>>): string {
  return Object.entries(jobs)
    .map(([id, job]) => `== ${id}: ${job.result}\n${job.log}${logOf(job.jobs ?? {})}`)
    .join('');
}
