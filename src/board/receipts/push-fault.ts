import { Fault } from '../../errors/fault.ts';

/** A server that knows the caller and refuses, or wants to know who it is. */
const REFUSED =
  /returned error: 40[13]|permission (?:to .+ )?denied|authentication failed|could not read (?:username|password)|write access .* not granted/i;
const REJECTED = /\[(?:remote )?rejected\]|\[remote failure\]/;

/** Why a push to a branch of the board did not get through, after so many tries. */
export function pushFault(said: string, { branch, tries }: { readonly branch: string; readonly tries: number }): Fault {
  const words = JSON.stringify(said.slice(-500));
  if (REFUSED.test(said))
    return new Fault('github.permission', `The board does not let this job write to its branch ${branch}: ${words}`, {
      hint: 'Add the line "contents: write" below "permissions:" of the job, and pass its token on.',
    });
  const times = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  if (REJECTED.test(said))
    return new Fault('github.conflict', `The branch ${branch} took no push in ${times}: ${words}`, {
      hint: 'Run the job again. If it stays so, a rule of the repository protects that branch from its own workflows.',
    });
  return new Fault('github.unavailable', `The branch ${branch} could not be reached in ${times}: ${words}`, {
    hint: 'Check the address of the repository, and run the job again.',
  });
}
