// The memory: what it is told, what it is asked, and what it shows of a fact's past.

import { choose } from './action.ts';
import { isLookup, valueIn } from './answer.ts';
import { contextOf, within } from './budget.ts';
import type { Hit } from './find.ts';
import { hop } from './hops.ts';
import { isMissing } from './missing.ts';
import { stepsFor } from './procedure.ts';
import type { Answer, Event, Held, Query } from './protocol.ts';
import { type Asked, askedBy } from './question.ts';
import { type Resolved, resolve } from './resolve.ts';
import { rulesFor } from './rules.ts';
import { Store } from './store.ts';
import { warningsFor } from './warnings.ts';

const MOST_EVIDENCE = 3;

export class Memory {
  #store = new Store();

  reset(): void {
    this.#store = new Store();
  }

  observe = (events: readonly Event[]) => ({ written: this.#store.observe(events) });

  query(query: Query): Answer {
    const asked = askedBy(query, this.#store.newest);
    const resolved = resolve(asked, this.#store);
    const answering = ofItsTime(asked, resolved);
    const [first] = answering;
    const second = first === undefined ? [] : hop(first, asked, this.#store);
    const most = asked.time === 'all' ? undefined : MOST_EVIDENCE - second.length;
    const hits = [...stepsFor(asked, this.#store), ...answering.slice(0, most), ...second];
    const evidence = within([...rulesFor(asked, this.#store), ...hits], query.token_budget);
    const told = evidence.filter((hit) => hits.includes(hit));
    const abstain = isMissing(told);
    const action = choose(asked, told, resolved.replaced);
    const answer = abstain ? '' : answerOf(asked, told);
    const flags = warningsFor(asked, this.#store);
    return {
      evidence: [...new Set(evidence.map(({ statement }) => statement.event.source_id))],
      context: contextOf(evidence),
      abstain,
      ...(action === undefined ? {} : { action }),
      ...(answer === '' ? {} : { answer }),
      ...(flags.length === 0 ? {} : { flags }),
    };
  }

  /** The values of a fact, oldest first; null where none is known. */
  history(fact: string, as_of?: string): { values: Held[] } | null {
    const asked = askedBy({ question: fact, ...(as_of === undefined ? {} : { as_of }) }, this.#store.newest);
    const { chain } = resolve(asked, this.#store);
    const values = chain.map(({ statement }, i): Held => {
      const next = chain[i + 1]?.statement.from;
      return {
        value: valueIn(statement, asked),
        from: iso(statement.from),
        ...(next === undefined ? {} : { until: iso(next) }),
        source_ids: [statement.event.source_id],
      };
    });
    return values.length === 0 ? null : { values };
  }

  /** The last value by then, with its source. */
  state(fact: string, as_of?: string): { values: Held[] } | null {
    const last = this.history(fact, as_of)?.values.at(-1);
    return last === undefined ? null : { values: [last] };
  }
}

const iso = (time: number) => new Date(time).toISOString();

function ofItsTime({ time }: Asked, { current, chain }: Resolved): Hit[] {
  if (time === 'all') return chain.length > 1 ? chain : current;
  if (time === 'previous') return chain.slice(-2, -1);
  return time === 'first' ? chain.slice(0, 1) : current;
}

function answerOf(asked: Asked, told: readonly Hit[]): string {
  if (told[0] !== undefined && isLookup(asked, told[0].statement)) return '';
  const values = told.map(({ statement }) => valueIn(statement, asked));
  return asked.time === 'all' ? [...new Set(values)].join('; ') : (values[0] ?? '');
}
