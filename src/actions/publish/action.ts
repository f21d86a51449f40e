import type { Action } from '../action.ts';
import { inputs } from './inputs.ts';

const OUTPUTS = { pages: '', path: '', withheld: '' };

export const action: Action<(typeof inputs)['shape'], keyof typeof OUTPUTS> = {
  inputs,
  outputs: OUTPUTS,
  act: async (step) => (await import('./act.ts')).act(step),
};
