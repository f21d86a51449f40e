import type { Rule } from '../rule.ts';

export const knownSources: Rule = {
  id: 'known-sources',
  title: 'Sources are events of the episode',
  why: 'Evidence that was never observed is invented, or carried over from another episode (CIB section 11.1, condition two).',
  breaks: 'A reply cites, or reports as written, a source id that the episode did not send.',
  remedy: 'Cite ids exactly as they came in `observe`, and forget everything at `reset`.',
  check: ({ observed }) => observed.foreignSources.toString(),
};
