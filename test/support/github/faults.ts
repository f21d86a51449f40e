/** Something that a test asks to happen at the next requests for an operation. */
export interface Fault {
  readonly operation: string;
  /** Refuse: instead of the work. Lose: the work is done, its answer is not what comes back. */
  readonly kind: 'refuse' | 'lose' | 'act';
  readonly answer?: FaultAnswer;
  readonly act?: () => void;
  /** Requests that go by before it begins. */
  skip: number;
  times: number;
}

/** `hang-up` ends the connection without a word. */
export type FaultAnswer =
  | 'hang-up'
  | { readonly status: number; readonly message: string; readonly headers?: Readonly<Record<string, string>> };

/** The fault that this request for an operation meets, of each kind that is asked for. */
export function faultsFor(faults: Fault[], operation: string): Fault[] {
  const met: Fault[] = [];
  for (const fault of faults) {
    if (fault.operation !== operation || fault.times === 0) continue;
    if (fault.skip > 0) {
      fault.skip -= 1;
      continue;
    }
    // One answer a request; a second fault waits for its turn.
    if (fault.kind !== 'act' && met.some(({ kind }) => kind !== 'act')) continue;
    fault.times -= 1;
    met.push(fault);
  }
  return met;
}

export const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
export const PRIMARY = 'API rate limit exceeded for installation ID 1.';
