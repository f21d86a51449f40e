import { describe, expect, it } from 'vitest';
import { parseSpec } from './spec.ts';

describe('parseSpec', () => {
  it.each([
    ['ref:lexical3', { kind: 'ref', name: 'lexical3' }],
    ['cmd:python3 -u a.py --x=1:2', { kind: 'cmd', command: 'python3 -u a.py --x=1:2' }],
    [`image:a/b@sha256:${'0'.repeat(64)}`, { kind: 'image', reference: `a/b@sha256:${'0'.repeat(64)}` }],
    ['image:localhost:5000/a:tag', { kind: 'image', reference: 'localhost:5000/a:tag' }],
    ['dir:./my adapter', { kind: 'dir', path: './my adapter' }],
  ])('reads %s', (text, spec) => {
    expect(parseSpec(text)).toEqual(spec);
  });

  it.each([
    '',
    'lexical3',
    'ref:',
    'docker:x',
    'image:--privileged',
    'image:-v',
    'image: -v/:/x',
    'image:a b',
    'image:a;b',
    `image:a@sha256:${'0'.repeat(63)}`,
  ])('rejects %j, so that no reference is an option of the engine [F1]', (text) => {
    expect(() => parseSpec(text)).toThrow(expect.objectContaining({ code: 'spec.invalid' }));
  });
});
