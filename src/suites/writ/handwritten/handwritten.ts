import type { Category } from '../draft.ts';
import type { Scenario } from '../schema.ts';
import abstention from './abstention.json' with { type: 'json' };
import constraint from './constraint.json' with { type: 'json' };
import forgetting from './forgetting.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import multiHop from './multi-hop.json' with { type: 'json' };
import provenance from './provenance.json' with { type: 'json' };
import retrieval from './retrieval.json' with { type: 'json' };
import temporal from './temporal.json' with { type: 'json' };
import update from './update.json' with { type: 'json' };

/** The handwritten scenarios, five per category, in the format of published datasets. */
export const HANDWRITTEN = {
  retrieval,
  update,
  history,
  temporal,
  provenance,
  constraint,
  multi_hop: multiHop,
  forgetting,
  abstention,
} as Readonly<Record<Category, readonly Scenario[]>>;
