import { Fault } from '../../errors/fault.ts';
import type { Ledger } from '../../models/asking/ledger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Suite } from '../../suite/suite.ts';
import { withActor as declaredWith } from '../../verify/actor/declaration.ts';
import type { Answerer } from '../answerer.ts';
import { act } from './act.ts';
import { type Acting, actorOf, recordOf } from './acting.ts';
import { sayer } from './sayer.ts';

export interface Stage {
  readonly suite: Suite;
  readonly clock: Clock;
  /** What was paid for already. */
  readonly ledger: Ledger;
}

/** The same system with an actor laid over it, which chooses on what the memory returns. */
export function withActor(answerer: Answerer, acting: Acting, stage: Stage): Answerer {
  const { suite, clock, ledger } = stage;
  const { id, choices } = suite.description;
  if (acting.kind === 'oracle' && suite.decide === undefined) {
    throw new Fault('actor.unmeasured', `Suite ${id} measures no choice that a perfect agent could make.`, {
      hint: 'Leave --actor out.',
    });
  }
  const actor = actorOf(acting);
  const record = recordOf(acting, clock.now());
  const speaker = acting.kind === 'model' ? sayer({ model: acting.model, ledger, clock, choices }) : undefined;
  return {
    ...answerer,
    system(declared) {
      const system = answerer.system(declared);
      return { ...system, name: declared.name, reads_labels: system.reads_labels || acting.kind === 'oracle' };
    },
    async open(signal) {
      const seat = await answerer.open(signal);
      const { model, capabilities } = seat.declared;
      if (acting.kind === 'model' && (model !== undefined || capabilities.includes('usage'))) {
        await seat.close();
        throw new Fault('usage', 'The adapter asks a model of its own, and a run keeps one on record.', {
          hint: 'Leave --actor out, or lay the model over a memory that needs none.',
        });
      }
      const own = new Set(capabilities);
      return {
        declared: declaredWith(seat.declared, actor, record, choices),
        get broken() {
          return seat.broken;
        },
        answer: async (task, key, sealed, begun) =>
          act(
            { actor, sayer: speaker, own },
            { suite, task, key, sealed },
            await seat.answer(task, key, sealed, begun),
          ),
        close: () => seat.close(),
      };
    },
  };
}
