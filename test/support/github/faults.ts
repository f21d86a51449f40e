/** A fault that a test requests for the next requests of an operation. */
export interface Fault {
  readonly operation: string;
  /** `refuse` replaces the work. `lose` does the work and answers with a failure. */
  readonly kind: 'refuse' | 'lose' | 'act';
  readonly answer?: FaultAnswer;
  readonly act?: () => void;
  /** Requests before it begins. */
  skip: number;
  times: number;
}

/** `hang-up` closes the connection without an answer. */
export type FaultAnswer =
  | 'hang-up'
  | { readonly status: number; readonly message: string; readonly headers?: Readonly<Record<string, string>> };

/** The faults for this request of an operation, one of each kind. */
export function faultsFor(faults: Fault[], operation: string): Fault[] {
  const met: Fault[] = [];
  for (const fault of faults) {
    if (fault.operation !== operation || fault.times === 0) continue;
    if (fault.skip > 0) {
      fault.skip -= 1;
      continue;
    }
    // A request has one answer; a second fault applies to a later request.
    if (fault.kind !== 'act' && met.some(({ kind }) => kind !== 'act')) continue;
    fault.times -= 1;
    met.push(fault);
  }
  return met;
}

export const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
export const PRIMARY = 'API rate limit exceeded for installation ID 1.';
