import { type Query, wholeText } from '../runtime/context.ts';
import type { Memory } from '../runtime/memory.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import { STRATEGIES, type StrategyName } from '../strategies.ts';

/** The contexts that strategies return to queries, each from what it learns of the same log. */
export function strategyContexts(written: Memory): (strategy: string, query: Query) => string {
  const learnt = new Map<string, (query: Query) => string>();
  return (strategy, query) => {
    let ask = learnt.get(strategy);
    if (ask === undefined) {
      const runtime = runtimeOf(partsOf(strategy));
      const memory = runtime.learn(written);
      ask = (asked) => wholeText(runtime.retrieve(memory, asked));
      learnt.set(strategy, ask);
    }
    return ask(query);
  };
}

function partsOf(name: StrategyName | string) {
  const found = STRATEGIES.find((strategy) => strategy.name === name);
  if (found === undefined) throw new RangeError(`there is no strategy ${name}`);
  return found.parts;
}
