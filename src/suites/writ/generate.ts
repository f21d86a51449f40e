import type { Generator } from '../../suite/suite.ts';
import { assemble } from './assemble.ts';
import { PUBLIC_COUNT, placeOf } from './generating/place.ts';
import { draftOf } from './generating/scenario.ts';
import { HANDWRITTEN } from './handwritten/handwritten.ts';
import { taskOf, type WritTask } from './scenario.ts';

const PUBLIC_SEED = 'writ-public-1';

/**
 * The built-in dataset: 105 scenarios made from templates and 45 written by hand, in fixed places. Any other seed has
 * made ones in their places too, of the same categories: what is written by hand is public, and no secret.
 */
export const generator: Generator<WritTask> = {
  publicSeed: PUBLIC_SEED,
  publicCount: PUBLIC_COUNT,
  publicDigest: '54f4decd1b96378c53eb0e3b0aafdf3cd76587c29aca6abc856aa9b44711734b',
  generate(seed, index) {
    const { category, nth, byHand } = placeOf(index);
    const id = `writ_${String(index).padStart(6, '0')}`;
    const written = byHand && seed === PUBLIC_SEED ? HANDWRITTEN[category][nth] : undefined;
    if (written !== undefined) return taskOf({ ...written, scenario_id: id });
    return assemble(id, draftOf(seed, index, category, nth));
  },
};
