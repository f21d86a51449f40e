import { sameMachine } from '../../evidence/timing.ts';
import { machineText } from '../../report/latency.ts';
import type { BoardRow } from './board.ts';

/** On what the times of these runs were measured; empty if none has a time. */
export function machinesText(rows: readonly BoardRow[]): string {
  const timings = rows.map(({ bundle }) => bundle.timing).filter(({ latency_ms }) => latency_ms.query !== undefined);
  if (timings.length === 0) return '';
  const machine = sameMachine(timings);
  if (machine !== undefined) return `All were measured on ${machineText({ machine })}.`;
  const described = timings.flatMap((one) => (one.machine === undefined ? [] : [machineText(one)]));
  if (described.length === 0) return 'The runs do not describe their machines, so times may not be comparable.';
  const rest = described.length < timings.length ? '; some runs do not describe theirs' : '';
  return `They were not all measured on one machine: ${[...new Set(described)].join('; ')}${rest}.`;
}
