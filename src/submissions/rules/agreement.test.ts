import { describe, expect, it } from 'vitest';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ModelRecord } from '../../protocol/reply.ts';
import { agreementFaults } from './agreement.ts';

const MODEL: ModelRecord = {
  name: 'tiny-1',
  endpoint_family: 'openai',
  temperature: 0,
  max_output_tokens: 512,
  date: '2026-01-01',
  prompt_template: 'decide/1 sha256:a',
};

function faults(said: ModelRecord | undefined, found: ModelRecord | null) {
  const named = { name: 'A memory', version: '1' };
  const entry = { ...named, adapter: 'ref:a', ...(said && { model: said }) } as Entry;
  const manifest = { system: named, adapter: { spec: 'ref:a' }, image: null, model: found } as unknown as Manifest;
  return agreementFaults(entry, manifest, 'e/mine/cib');
}

describe('the model that an entry names', () => {
  it.each<[string, ModelRecord | undefined, ModelRecord | null]>([
    ['there is none in either', undefined, null],
    ['it is the same', MODEL, MODEL],
    ['its members stand in another order', MODEL, Object.fromEntries(Object.entries(MODEL).reverse()) as ModelRecord],
    ['it was asked on another day', MODEL, { ...MODEL, date: '2026-02-02' }],
  ])('agrees with a bundle’s where %s', (_what, said, found) => {
    expect(faults(said, found)).toEqual([]);
  });

  it.each<[string, ModelRecord | undefined, ModelRecord | null, string, RegExp]>([
    [
      'the entry is silent',
      undefined,
      MODEL,
      '$.model: no model, and e/mine/cib/manifest.json is of "tiny-1".',
      /Copy/,
    ],
    [
      'the bundle has none',
      MODEL,
      null,
      '$.model: "tiny-1", and e/mine/cib/manifest.json is of no model.',
      /Remove model/,
    ],
    [
      'it is another',
      MODEL,
      { ...MODEL, name: 'tiny-\u202e2' },
      '$.model.name: "tiny-1", and e/mine/cib/manifest.json is of "tiny-\\u{202e}2".',
      /Copy/,
    ],
    [
      'it was asked otherwise',
      { ...MODEL, temperature: 1 },
      MODEL,
      '$.model.temperature: "1", and e/mine/cib/manifest.json is of "0".',
      /make an entry of each/,
    ],
  ])('does not where %s, and says what to do', (_what, said, found, message, hint) => {
    expect(faults(said, found)).toEqual([
      expect.objectContaining({
        code: 'submission.mismatch',
        message: `entry.json: ${message}`,
        hint: expect.stringMatching(hint),
      }),
    ]);
  });

  it('is cut where it is long', () => {
    expect(faults(undefined, { ...MODEL, name: 'x'.repeat(10_000) })[0]?.message.length).toBeLessThan(300);
  });
});
