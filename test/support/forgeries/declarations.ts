import { onQuery } from '../forged-replies.ts';
import { forgeManifest } from '../forgery.ts';
import { dated, fast, manifestOf, named, type Row, rewritten, without } from './forging.ts';

/** Consistent bundles whose manifest states something false. */
export const DECLARATIONS: Readonly<Record<string, Row>> = {
  'honest': {
    what: 'nothing forged, to compare the others with',
    rule: 'equal replies confirm a claim',
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'fast': {
    what: 'times ÷ 1,000 alone',
    rule: 'times of a board run are the board’s',
    claim: fast,
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'no-action': {
    what: 'a capability dropped, its fields taken out: a weak metric hidden',
    rule: 'declarations are those of the image',
    claim: async (bundle) => {
      forgeManifest(bundle, without('action'));
      await rewritten(({ replies }) => onQuery(replies, ({ action: _, ...result }) => result))(bundle);
    },
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /leaves out what the image declares: action/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'indefinite': {
    what: '`deterministic` dropped',
    rule: 'what is declared is taken from the board’s run',
    claim: manifestOf((manifest) => delete manifest.adapter.declared.deterministic),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'small': {
    what: 'smaller limits than it ran under',
    rule: 'limits of a board run are the board’s',
    claim: manifestOf((manifest) => Object.assign(manifest.limits, { memory_mb: 16, episode_seconds: 1 })),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'harness': {
    what: 'another harness’s digest',
    rule: 'the harness of a board run is the board’s',
    claim: manifestOf((manifest) => Object.assign(manifest.harness, { sha256: '0'.repeat(64) })),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'old': {
    what: 'dates of 2020',
    rule: 'dates of a board run are the board’s',
    claim: manifestOf(dated(2020)),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'young': {
    what: 'dates of 2099',
    rule: 'dates of a board run are the board’s',
    claim: manifestOf(dated(2099)),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    site: 'board-run 76.0 confirmed ranked',
  },
  'renamed': {
    what: 'another name, in manifest and entry',
    rule: 'declarations are those of the image',
    claim: manifestOf(named('Memory Ultra')),
    entry: { name: 'Memory Ultra' },
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /gives the name as "Memory Ultra"; the image gives "example-lexical-python"/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'confidence': {
    what: 'a capability made up: confidence',
    rule: 'declarations are those of the image',
    claim: async (bundle) => {
      forgeManifest(bundle, ({ adapter }) => adapter.declared.capabilities.push('confidence'));
      await rewritten(({ replies }) => onQuery(replies, (result) => ({ ...result, confidence: 1 })))(bundle);
    },
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /declares what the image does not: confidence/,
    site: 'board-run 76.0 contradicted ranked',
  },
};
