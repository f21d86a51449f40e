import type { InspectResult } from '../../../protocol/reply.ts';
import { instant } from '../timeline.ts';
import type { Observation } from './observation.ts';

type Link = NonNullable<InspectResult>['values'][number];

/** The links of one fact: what each observation did to it, in the order in which they became valid. Null without observations. */
export function chainOf(observations: readonly Observation[]): InspectResult {
  let links: Link[] = [];
  for (const { statement, source, at } of observations) {
    const { kind, value = '', from = at, until } = statement;
    const stated = links.filter(({ action }) => action !== 'retracted');
    const link: Link = { value, from, ...(until !== undefined && { until }), source_ids: [source] };
    const action = stated.length === 0 ? 'created' : 'updated';
    if (kind === 'forgets') links = [];
    else if (kind === 'withdraws') links.push({ ...link, by: 'user', action: 'retracted' });
    else if (kind === 'repeats') links.push({ ...link, by: 'agent', action });
    else if (kind === 'asserts' || kind === 'hints') links.push({ ...link, by: 'user', action });
  }
  if (links.length === 0) return null;
  return { values: links.sort((a, b) => instant(a.from ?? '') - instant(b.from ?? '')) };
}
