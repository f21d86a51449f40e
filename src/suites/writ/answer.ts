import type { Json, Scenario, Statement } from './scenario.ts';
import { askedAt, chainOf, deciding, type Held, instant, stateAt } from './timeline.ts';

/** The right answer, and the statement it comes from: none where nothing is known. */
export interface Answer {
  readonly value: Json;
  readonly told?: Statement | undefined;
}

/** What the user's statements answer to the probe. Undefined where the scenario does not say what decides. */
export function answerOf(scenario: Scenario): Answer | undefined {
  if (scenario.ground_truth.rests_on === undefined) return undefined;
  const facts = deciding(scenario);
  const last = facts.at(-1);
  // Of a fact that nobody ever told there is no memory event.
  if (last === undefined) return { value: null };
  const at = askedAt(scenario);
  const chain = chainOf(last, scenario.sessions).filter((one) => instant(one.from) <= at);
  switch (scenario.probe.asks ?? 'now') {
    case 'now':
      return answer(stateAt(chain, at));
    case 'first':
      return answer(chain[0]);
    case 'previous':
      return answer(chain.at(-2));
    case 'all':
      return { value: chain.map((one) => one.value), told: chain.at(-1)?.told };
    case 'choice': {
      const states = facts.map((fact) => stateAt(chainOf(fact, scenario.sessions), at)?.value ?? '?');
      return { value: states.join(', '), told: stateAt(chain, at)?.told };
    }
  }
}

function answer(held: Held | undefined): Answer {
  return { value: held?.value ?? null, told: held?.told };
}
