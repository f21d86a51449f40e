import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { forgeReplies, onQuery } from '../forged-replies.ts';
import { forge, forgeManifest } from '../forgery.ts';
import {
  golden,
  improved,
  manifestOf,
  OTHER_IMAGE,
  ofImage,
  type Row,
  rewritten,
  without,
  wrongActions,
} from './forging.ts';

/** Bundles that are refused before any run: they are inconsistent, or do not match their entry. */
export const BUNDLES: Readonly<Record<string, Row>> = {
  'no-action-said': {
    what: 'a capability dropped, its fields left',
    rule: 'rule.fitting-replies',
    claim: manifestOf(without('action')),
    verify: 'rule.fitting-replies',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'large': {
    what: 'wider limits than the standard ones',
    rule: 'rule.standard-limits',
    claim: manifestOf((manifest) => Object.assign(manifest.limits, { memory_mb: 9_000_000 })),
    verify: 'rule.standard-limits',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'renamed-entry': {
    what: 'another name, in the entry alone',
    rule: 'an entry names what its bundle names',
    entry: { name: 'Memory Ultra' },
    verify: 'valid',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'renamed-system': {
    what: 'another name, in what the manifest says of the system alone',
    rule: 'bundle.binding',
    claim: manifestOf((manifest) => Object.assign(manifest.system, { name: 'Memory Ultra' })),
    entry: { name: 'Memory Ultra' },
    verify: 'bundle.binding',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'other-image': {
    what: 'a bundle of another image than the entry’s',
    rule: 'an entry’s bundle is its image’s',
    claim: manifestOf(ofImage(OTHER_IMAGE)),
    verify: 'valid',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'spliced': {
    what: 'half of the lines from a run under another nonce',
    rule: 'bundle.episodes',
    claim: async (bundle, made) => {
      const other = `${made}/other`;
      cpSync(`${made}/everything`, other, { recursive: true });
      await forgeReplies(other, golden, 'cd'.repeat(32));
      const lines = readFileSync(`${other}/transcript.jsonl`, 'utf8').split('\n');
      forge(bundle, 'transcript.jsonl', (text) =>
        text
          .split('\n')
          .map((line, i) => (i % 2 === 0 ? line : lines[i]))
          .join('\n'),
      );
    },
    verify: 'bundle.episodes',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'scorecard': {
    what: 'scorecard.json changed, and nothing else',
    rule: 'bundle.hash',
    claim: (bundle) => {
      const path = `${bundle}/scorecard.json`;
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"value":0.76', '"value":0.99'));
    },
    verify: 'bundle.hash',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'scorecard-hashed': {
    what: 'scorecard.json changed, digests repaired',
    rule: 'bundle.scorecard',
    claim: (bundle) => forge(bundle, 'scorecard.json', (text) => text.replaceAll('"value":0.76', '"value":0.99')),
    verify: 'bundle.scorecard',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'passes': {
    what: '`pass` of every task forged, by an adapter that always acts wrongly',
    rule: 'bundle.outcomes',
    system: wrongActions,
    claim: (bundle) =>
      forge(bundle, 'outcomes.jsonl', (text) => text.replaceAll('"verdict":"failed"', '"verdict":"passed"')),
    verify: 'bundle.outcomes',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'official': {
    what: 'the built-in data called official',
    rule: 'bundle.binding',
    claim: (bundle) => forgeManifest(bundle, (manifest) => Object.assign(manifest.dataset, { official: true })),
    verify: 'bundle.binding',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'reference': {
    what: 'a reference’s bundle with one reply forged',
    rule: 'bundle.reference',
    claim: async (bundle, made) => {
      rmSync(bundle, { recursive: true });
      cpSync(`${made}/reference`, bundle, { recursive: true });
      // The harness recomputes no scores for a reference with changed replies, so the manifest names a program.
      forgeManifest(bundle, (manifest) => Object.assign(manifest.adapter, { spec: 'cmd:program' }));
      await rewritten(improved(1, 1))(bundle);
      forgeManifest(bundle, (manifest) => Object.assign(manifest.adapter, { spec: 'ref:fullHistory' }));
    },
    entry: { kind: 'reference', name: 'fullHistory', version: '1.0.0', adapter: 'ref:fullHistory', platform: 'any' },
    verify: 'bundle.reference',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
  'usage': {
    what: 'a capability made up: usage of one token a question',
    rule: 'rule.model-record',
    claim: async (bundle) => {
      forgeManifest(bundle, ({ adapter }) => adapter.declared.capabilities.push('usage'));
      const usage = { input_tokens: 1, output_tokens: 0 };
      await rewritten(({ replies }) => onQuery(replies, (result) => ({ ...result, usage })))(bundle);
    },
    verify: 'rule.model-record',
    board: 'not judged: no receipt, failure',
    site: 'withheld',
  },
};
