import type { Generator } from '../../suite/suite.ts';
import { CATEGORIES, type Category } from './draft.ts';
import { generated } from './generating/layout.ts';
import abstention from './handwritten/abstention.json' with { type: 'json' };
import constraint from './handwritten/constraint.json' with { type: 'json' };
import forgetting from './handwritten/forgetting.json' with { type: 'json' };
import history from './handwritten/history.json' with { type: 'json' };
import multiHop from './handwritten/multi-hop.json' with { type: 'json' };
import provenance from './handwritten/provenance.json' with { type: 'json' };
import retrieval from './handwritten/retrieval.json' with { type: 'json' };
import temporal from './handwritten/temporal.json' with { type: 'json' };
import update from './handwritten/update.json' with { type: 'json' };
import { taskOf, type WritTask } from './scenario.ts';
import type { Scenario } from './schema.ts';

const PUBLIC_SEED = 'writ-public-1';
const PUBLIC_COUNT = 150;

/** The handwritten scenarios, five per category, in the format of published datasets. */
export const HANDWRITTEN = {
  retrieval,
  update,
  history,
  temporal,
  provenance,
  constraint,
  forgetting,
  abstention,
  multi_hop: multiHop,
} as Readonly<Record<Category, readonly Scenario[]>>;

/**
 * The built-in dataset: 105 scenarios made from templates and 45 written by hand, at fixed positions. With any other seed
 * these positions also have generated scenarios of the same categories, because the handwritten ones are public.
 */
export const generator: Generator<WritTask> = {
  publicSeed: PUBLIC_SEED,
  publicCount: PUBLIC_COUNT,
  publicDigest: '54f4decd1b96378c53eb0e3b0aafdf3cd76587c29aca6abc856aa9b44711734b',
  generate(seed, index) {
    const { category, nth, byHand } = specOf(index);
    const id = `writ_${String(index).padStart(6, '0')}`;
    const written = byHand && seed === PUBLIC_SEED ? HANDWRITTEN[category][nth] : undefined;
    if (written !== undefined) return taskOf({ ...written, scenario_id: id });
    return generated(id, seed, index, { category, nth });
  },
};

/** The task at an index. The public dataset has 150 tasks; in every ten, three positions are for handwritten ones. */
interface TaskSpec {
  readonly category: Category;
  /** Its number among its category's tasks of its kind. */
  readonly nth: number;
  readonly byHand: boolean;
}

const BY_HAND = [2, 5, 8];

/** Only constraint scenarios show habits, so there are twice as many of them. */
const GENERATED: readonly Category[] = [...CATEGORIES, 'constraint'];

function specOf(index: number): TaskSpec {
  const inBlock = BY_HAND.filter((position) => position < index % 10).length;
  const hand = Math.min(Math.floor(index / 10), PUBLIC_COUNT / 10) * 3 + (index < PUBLIC_COUNT ? inBlock : 0);
  if (index < PUBLIC_COUNT && BY_HAND.includes(index % 10)) {
    return {
      category: CATEGORIES[hand % CATEGORIES.length] as Category,
      nth: Math.floor(hand / CATEGORIES.length),
      byHand: true,
    };
  }
  const turn = index - hand;
  const category = GENERATED[turn % GENERATED.length] as Category;
  const round = Math.floor(turn / GENERATED.length);
  // The category that occurs twice has two positions per round.
  const nth = category === 'constraint' ? 2 * round + Number(turn % GENERATED.length === GENERATED.length - 1) : round;
  return { category, nth, byHand: false };
}
