import type { Action } from '../action.ts';
import { aliases, inputs } from './inputs.ts';
import { DEFAULT_OUTPUTS } from './outputs.ts';

export const measureSuites: Action<(typeof inputs)['shape'], keyof typeof DEFAULT_OUTPUTS> = {
  inputs,
  aliases,
  outputs: DEFAULT_OUTPUTS,
  act: async (step) => (await import('./act.ts')).act(step),
};
