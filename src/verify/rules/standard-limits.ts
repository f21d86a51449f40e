import { DEFAULT_LIMITS } from '../../evidence/default-limits.ts';
import type { Rule } from '../rule.ts';

export const standardLimits: Rule = {
  id: 'standard-limits',
  title: 'No limit is wider than the standard one',
  why: 'A system that is given more time, memory or output than the others is measured by another yardstick.',
  breaks: 'A limit in the manifest, such as the seconds an episode may take, is above the harness’s standard.',
  remedy: 'Run again with the standard limits; narrower ones are fine.',
  check: ({ manifest: { limits } }) => {
    const names = Object.keys(DEFAULT_LIMITS) as (keyof typeof DEFAULT_LIMITS)[];
    const wider = names.filter((name) => limits[name] > DEFAULT_LIMITS[name]);
    if (wider.length === 0) return undefined;
    return wider.map((name) => `$.limits.${name} is ${limits[name]}, not at most ${DEFAULT_LIMITS[name]}`).join('; ');
  },
};
