import type { Rule } from '../rule.ts';

export const knownVersion: Rule = {
  id: 'known-version',
  title: 'The suite’s version is this harness’s',
  why: 'Scoring rules change with the version: older evidence is to be rescored, not compared.',
  breaks: 'The bundle was made with another version of the suite.',
  remedy: 'Rescore it: `cib score DIR --write`.',
  check: ({ manifest, suite }) =>
    manifest.suite.version === suite.description.version
      ? undefined
      : `version ${manifest.suite.version}, this harness has ${suite.description.version}`,
};
