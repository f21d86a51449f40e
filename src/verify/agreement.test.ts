import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../test/support/described.ts';
import type { Entry } from '../evidence/entry.ts';
import type { ModelRecord } from '../protocol/reply.ts';
import { agreementFaults } from './agreement.ts';

const MODEL: ModelRecord = {
  name: 'tiny-1',
  endpoint_family: 'openai',
  temperature: 0,
  max_output_tokens: 512,
  date: '2026-01-01',
  prompt_template: 'decide/1 sha256:a',
};

function faults(said: ModelRecord | undefined, found: ModelRecord | null, asked?: string) {
  const named = { name: 'A memory', version: '1' };
  const entry = { ...named, adapter: 'ref:a', ...(said && { model: said }) } as Entry;
  const manifest = manifestOf({
    system: { ...named, kind: 'system', reads_labels: false },
    adapter: { ...manifestOf().adapter, spec: 'ref:a' },
    model: found,
    ...(asked !== undefined && {
      gateway: {
        ...{ answers: 'recorded' as const, host: 'models.test', token_budget: 1_000, sidecar: null },
        settings: {
          ...{ model: asked, embeddings: null, temperature: 0 },
          ...{ max_output_tokens: 100, output_field: 'max_tokens' as const },
        },
      },
    }),
  });
  return agreementFaults(entry, manifest, 'e/mine/cib');
}

describe('agreementFaults: model', () => {
  it.each<[string, ModelRecord | undefined, ModelRecord | null]>([
    ['neither names a model', undefined, null],
    ['both name the same model', MODEL, MODEL],
    ['its members are in another order', MODEL, Object.fromEntries(Object.entries(MODEL).reverse()) as ModelRecord],
    ['only the dates differ', MODEL, { ...MODEL, date: '2026-02-02' }],
  ])('returns no fault if %s', (_what, said, found) => {
    expect(faults(said, found)).toEqual([]);
  });

  it.each<[string, ModelRecord | undefined, ModelRecord | null, string, RegExp]>([
    [
      'only the bundle names a model',
      undefined,
      MODEL,
      '$.model is not given, but e/mine/cib/manifest.json has "tiny-1".',
      /Copy/,
    ],
    [
      'only the entry names a model',
      MODEL,
      null,
      '$.model is "tiny-1", but e/mine/cib/manifest.json has no model.',
      /Remove model/,
    ],
    [
      'the names differ',
      MODEL,
      { ...MODEL, name: 'tiny-\u202e2' },
      '$.model.name is "tiny-1", but e/mine/cib/manifest.json has "tiny-\\u{202e}2".',
      /Copy/,
    ],
    [
      'the settings differ',
      { ...MODEL, temperature: 1 },
      MODEL,
      '$.model.temperature is "1", but e/mine/cib/manifest.json has "0".',
      /make one entry for each/,
    ],
  ])('returns a fault with a hint if %s', (_what, said, found, message, hint) => {
    expect(faults(said, found)).toEqual([
      expect.objectContaining({
        code: 'submission.mismatch',
        message: `entry.json: ${message}`,
        hint: expect.stringMatching(hint),
      }),
    ]);
  });

  it('returns a fault if the model of the gateway has a name with an invisible character [E9]', () => {
    expect(faults(undefined, null, 'small-1')).toEqual([]);
    expect(faults(undefined, null, 'small\u00ad-1').map(({ message }) => message)).toEqual([
      'e/mine/cib/manifest.json: the model "small\\u{ad}-1" holds an invisible character (U+00AD).',
    ]);
  });

  it('truncates a long name', () => {
    expect(faults(undefined, { ...MODEL, name: 'x'.repeat(10_000) })[0]?.message.length).toBeLessThan(300);
  });
});
