import { PLANTED } from '../../src/models/judgement.ts';
import type { Call } from './model-endpoint.ts';

const VERDICTS = new Map(
  PLANTED.map(({ question, gold, answer, planted }) => [
    JSON.stringify({ question, gold, answer }),
    planted === 'same',
  ]),
);

/** A judge that grades the pairs of the calibration correctly, and all other answers as `say` does. */
export const calibrated =
  (say: (call: Call) => string) =>
  (call: Call): string => {
    const same = VERDICTS.get(call.user);
    return same === undefined ? say(call) : JSON.stringify({ same });
  };
