import type { Action } from '../action.ts';
import { inputs } from './inputs.ts';

export const action: Action<(typeof inputs)['shape'], never> = {
  inputs,
  outputs: {},
  act: async (step) => (await import('./act.ts')).act(step),
};
