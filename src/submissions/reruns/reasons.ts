/**
 * Why the board should run an entry again, most urgent first: its run is of an earlier version of the suite; the board never
 * ran it, as its pull request was merged before that; the board's last run did not count; or the run is old.
 */
export const REASONS = ['version', 'never-run', 'unusable', 'age'] as const;

export type Reason = (typeof REASONS)[number];
