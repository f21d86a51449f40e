/** `not_measured`: the system does not declare what the question needs. It is neither a failure nor a zero. */
export const VERDICTS = ['passed', 'failed', 'not_measured', 'errored'] as const;

export type Verdict = (typeof VERDICTS)[number];
