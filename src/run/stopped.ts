import { asFault, Fault } from '../errors/fault.ts';

/** A run that its caller ended. */
export function stopped(done?: { readonly count: number; readonly total: number }): Fault {
  const when = done ? `after ${done.count} of ${done.total} tasks` : 'before it was done';
  return new Fault('run.stopped', `The run was stopped ${when}.`, { hint: 'Go on with --resume.' });
}

/** Whether an abort can have caused it: an adapter that was ended, an image that did not come. */
export function isConsequence(thrown: unknown): boolean {
  return asFault(thrown).facts.followsStop === true;
}
