import { describe, expect, it } from 'vitest';
import { InitializeResult } from '../protocol/reply.ts';
import { Entry } from './entry.ts';

const entry = {
  schema: 'entry/1',
  slug: 'lattice',
  kind: 'system',
  name: 'Lattice',
  version: '1.0',
  licence: 'MIT',
  adapter: `image:ghcr.io/lattice/memory@sha256:${'0a'.repeat(32)}`,
  platform: 'linux/amd64',
  network: false,
  reads_labels: false,
  suites: { cib: 'cib' },
};

const MODEL = {
  ...{ name: 'small-1', endpoint_family: 'openai', temperature: 0, max_output_tokens: 100 },
  ...{ date: '2026-01-01', prompt_template: 'none' },
};

const problems = (change: object) =>
  Entry.safeParse({ ...entry, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('Entry', () => {
  it.each([80, 81])('takes a name and a version of %d characters if the protocol takes them', (length) => {
    const system = { name: 'n'.repeat(length), version: 'v'.repeat(length) };
    const reply = InitializeResult.safeParse({ protocol: 1, capabilities: [], ...system });
    expect(problems(system) === undefined).toBe(reply.success);
  });

  it.each(['lattice', 'a', 'mem0', 'x.y-z_1', 'console', 'com10', 'auxiliary', 'c.on'])('accepts the slug %s', (slug) =>
    expect(problems({ slug })).toBeUndefined(),
  );

  it.each([
    'lattice.',
    '.lattice',
    'a..b',
    '..',
    'Lattice',
    'l\u0430ttice',
    'lat\u200btice',
    'a/b',
    'con',
    'nul.txt',
    'aux',
    'prn.tar.gz',
    'com1',
    'lpt9.log',
    'a'.repeat(65),
    '',
  ])('rejects %j as a slug and as the folder of a bundle [E9]', (slug) => {
    expect(problems({ slug })?.[0]).toMatch(/^slug: /);
    expect(problems({ suites: { cib: slug } })?.[0]).toMatch(/^suites\.cib: /);
  });

  it.each([
    ['L\u0430ttice', /^name: the name mixes Latin and Cyrillic letters in the word/],
    ['Lat\u200btice', /^name: the name holds an invisible character \(U\+200B\)/],
    ['\u202eLattice', /^name: the name holds a character that changes the direction of text \(U\+202E\)/],
    ['Re\u0301call', /^name: the name is not in composed form/],
    ['Lattice\u0000', /^name: the name holds a control character \(U\+0000\)/],
  ])('rejects the name %j [E9]', (name, says) => expect(problems({ name })).toEqual([expect.stringMatching(says)]));

  it.each([
    'http://lattice.example',
    'javascript:alert(1)',
    'https://github.com@evil.example',
    'https://a:b@evil.example',
  ])('rejects the homepage %j', (homepage) => expect(problems({ homepage })?.[0]).toMatch(/^homepage: /));

  it('rejects a long name without sorting its marks, which would take hours [G10]', () => {
    const name = `a${'\u0315'.repeat(100_000)}${'\u0316'.repeat(100_000)}`;
    expect(problems({ name })).toEqual([expect.stringMatching(/^name: Too big/)]);
  });

  it.each([
    [{ version: '1.0\u202e' }, 'version: the version holds a character that changes the direction of text (U+202E)'],
    [{ licence: 'MIT\n' }, 'licence: the licence holds a control character (U+000A)'],
    [{ platform: 'linux\u001b[2J' }, 'platform: the platform holds a control character (U+001B)'],
    [{ configuration: { model: 'of\u200bf' } }, 'configuration.model: the model holds an invisible character (U+200B)'],
    [{ adapter: 'cmd:python3 a.py \u00ad' }, 'adapter: the adapter holds an invisible character (U+00AD)'],
    [{ adapter: 'cmd:python3\u00a0a.py' }, 'adapter: the adapter holds a space that is not U+0020 (U+00A0)'],
    [{ model: { ...MODEL, name: 'gpt\u3164-4' } }, 'model.name: the model holds an invisible character (U+3164)'],
    [{ configuration: { search: ' BM25' } }, 'configuration.search: the search begins or ends with a space'],
  ])('rejects %j, which pages would show [E9]', (change, says) =>
    expect(problems(change)).toEqual([expect.stringContaining(says)]),
  );

  it.each(['ref:lexical3', 'cmd:node adapter.ts --fast', 'dir:examples/adapters/python', entry.adapter])(
    'accepts the adapter %s',
    (adapter) => expect(problems({ adapter })).toBeUndefined(),
  );

  it.each([
    'image:ghcr.io/lattice/memory',
    'image:ghcr.io/lattice/memory:latest',
    `image:ghcr.io/lattice/memory@sha256:${'0a'.repeat(31)}`,
    `image:ghcr.io/lattice/memory@sha256:${'0A'.repeat(32)}`,
    `image:ghcr.io/lattice/memory@sha1:${'0a'.repeat(20)}`,
    `image:-v@sha256:${'0a'.repeat(32)}`,
    `${entry.adapter}\n--privileged`,
    `${entry.adapter}0`,
  ])('rejects an image that is not named by its digest: %j [F4]', (adapter) =>
    expect(problems({ adapter })).toEqual([expect.stringMatching(/^adapter: .*@sha256/)]),
  );

  it.each(['lattice', 'ref:', 'cmd: ', 'exec:rm', ''])('rejects an adapter in none of the four forms: %j', (adapter) =>
    expect(problems({ adapter })).toEqual([expect.stringMatching(/^adapter: it must be ref:NAME/)]),
  );
});
