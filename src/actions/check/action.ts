import type { Action } from '../action.ts';
import { inputs } from './inputs.ts';
import { DEFAULT_OUTPUTS } from './outputs.ts';

export const action: Action<(typeof inputs)['shape'], keyof typeof DEFAULT_OUTPUTS> = {
  inputs,
  outputs: DEFAULT_OUTPUTS,
  act: async (step) => (await import('./act.ts')).act(step),
};
