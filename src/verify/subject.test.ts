import { expect, it } from 'vitest';
import type { Manifest } from '../evidence/manifest.ts';
import { subject } from './subject.ts';

const MODEL = { name: 'tiny-1', endpoint_family: 'openai', temperature: 0, date: '2026-01-01', prompt_template: 'a/1' };
const ACTOR = { kind: 'model', prompt: { id: 'a/1', sha256: 'a'.repeat(64) }, format: 'json_schema' };

const of = (given: Partial<Record<keyof Manifest, unknown>> = {}) =>
  subject({
    suite: { id: 'cib', version: '1.0.0' },
    dataset: { id: 'builtin', sha256: 'd'.repeat(64) },
    system: { name: 'A memory', version: '1' },
    adapter: { spec: 'ref:lexical3' },
    image: null,
    model: null,
    ...given,
  } as unknown as Manifest);

it.each<[string, Parameters<typeof of>[0], Parameters<typeof of>[0]]>([
  ['nobody and a perfect agent', {}, { actor: { kind: 'oracle' } }],
  ['a perfect agent and a model', { actor: { kind: 'oracle' } }, { actor: ACTOR, model: MODEL }],
  ['two models', { actor: ACTOR, model: MODEL }, { actor: ACTOR, model: { ...MODEL, name: 'tiny-2' } }],
  ['two prompts', { actor: ACTOR }, { actor: { ...ACTOR, prompt: { id: 'a/2', sha256: 'b'.repeat(64) } } }],
  ['two images', { image: { id: 'a', repo_digest: null } }, { image: { id: 'b', repo_digest: null } }],
])('is another one with %s choosing', (_what, one, other) => {
  expect(of(one)).not.toBe(of(other));
});

it('is the same on another day, at another time', () => {
  const [first, second] = ['2026-01-01', '2026-02-02'].map((date) => of({ actor: ACTOR, model: { ...MODEL, date } }));
  expect(first).toBe(second);
});
