import { CODES } from '../../errors/codes.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Timing } from '../../evidence/timing.ts';
import { RESULTS } from '../../protocol/reply.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { RULES } from '../../verify/rules.ts';
import { UNTOLD } from '../../verify/untold.ts';

const METHODS = ['reset', ...Object.keys(RESULTS), 'episode'];

/** Where a scorecard or its timing leaves room for words of the tasks or of the adapter, and holds some. */
export function textProblem({ counts, validity }: Scorecard, timing: Timing | undefined): string | undefined {
  const fault = Object.keys(counts.faults).find((code) => !Object.hasOwn(CODES, code));
  if (fault !== undefined) return `${BUNDLE.scorecard}: $.counts.faults names what is no fault of an adapter`;
  const rule = validity.rules.findIndex(
    ({ id, detail }) => !RULES.some((known) => known.id === id) || (detail !== undefined && detail !== UNTOLD),
  );
  if (rule >= 0) return `${BUNDLE.scorecard}: $.validity.rules[${rule}] says more than whether the rule held`;
  const method = Object.keys(timing?.latency_ms ?? {}).find((name) => !METHODS.includes(name));
  return method === undefined ? undefined : `${BUNDLE.timing}: $.latency_ms names what is no method`;
}
