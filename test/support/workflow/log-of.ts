import type { JobResult } from './results.ts';

/** The logs of all jobs of a run, also of called workflows. */
export function logOf(jobs: Readonly<Record<string, JobResult>>): string {
  return Object.entries(jobs)
    .map(([id, job]) => `== ${id}: ${job.result}\n${job.log}${logOf(job.jobs ?? {})}`)
    .join('');
}
