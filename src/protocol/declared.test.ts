import { expect, it } from 'vitest';
import { onlyDeclared } from './declared.ts';
import type { Capability, Reply } from './reply.ts';

const link = { value: 'Porto', source_ids: ['a'], by: 'user' as const, action: 'created' as const };

it.each<[Capability[], object]>([
  [['provenance', 'provenance_chain'], link],
  [['provenance'], { value: 'Porto', source_ids: ['a'] }],
])('onlyDeclared keeps only the declared members of a source: %j', (capabilities, kept) => {
  const reply: Reply = { method: 'provenance', result: { values: [link] } };
  expect(onlyDeclared(reply, new Set(capabilities))).toEqual({ method: 'provenance', result: { values: [kept] } });
});

it('onlyDeclared keeps the null result for an unknown fact', () => {
  const reply: Reply = { method: 'history', result: null };
  expect(onlyDeclared(reply, new Set(['history']))).toEqual(reply);
});
