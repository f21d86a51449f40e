import type { ByHand, Submitted } from '../../submissions/submit/submit.ts';

/** The Action's outputs: what a later step reads where nothing was done. */
export const DEFAULT_OUTPUTS = { 'pull-request': '', 'number': '', 'branch': '', 'commit': '', 'what': '' } as const;

export type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

export function outputsOf(done: Submitted | ByHand): Outputs {
  const { what, branch } = done;
  if (done.what === 'by-hand') return { ...DEFAULT_OUTPUTS, what, branch, commit: done.pushed?.commit ?? '' };
  const { pull, commit } = done;
  return { 'pull-request': pull?.url ?? '', 'number': pull ? String(pull.number) : '', branch, commit, what };
}
