import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { round } from '../../shared/python-round.ts';
import { capitalised, firstCharacters, stripped } from './python-text.ts';
import { containsSecret, redacted, risksOf } from './risk.ts';
import { blake2b64, compared, cosines, DIGITS, lexicalTo } from './similarity.ts';
import { estimateTokens, truncated } from './tokens.ts';

describe('estimateTokens and truncated', () => {
  it.each([
    ['', 0],
    ['   ', 1],
    ['Two words', 2],
    ['One, two.', 4],
    ['us-west v1.2.3 snake_case', 3],
    ['project.runtime=bun.', 1],
    ['a -> b', 4],
    ['/v1/old-users', 4],
    ['key=[REDACTED] now', 2],
    ['数据库 db', 4],
    ['naïve', 3],
    ['𠀀𠀁', 2],
    ['tab\there\u2028on', 3],
  ])('estimate %j as %d tokens', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it.each([
    ['one two three four five six seven eight', 7, 'one two three … (shortened)'],
    ['one two three four five six', 4, 'one two three four'],
    ['数据库端口部署我们的项目', 8, '数据库端 … (shortened)'],
    ['one two', 0, ''],
  ])('truncate %j to %d tokens: %j', (text, most, cut) => {
    expect(truncated(text, most)).toBe(cut);
  });

  it('never return more tokens than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(30), (text, most) => {
        expect(estimateTokens(truncated(text, most))).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('lexicalTo and cosines', () => {
  const near = (question: string, content: string) => {
    const [asked, found] = [compared(question), compared(content)];
    return [lexicalTo(asked)(found), round(cosines(asked, [found])[0] ?? 0, DIGITS)];
  };

  it('compare terms, and ignore function words', () => {
    expect(near('the door is this', 'Door')).toEqual([1, 1]);
    expect(near('which door', 'the green door')).toEqual([0.433333, 0.5]);
    expect(near('门 door pump bell', '门')).toEqual([0.25, 0.5]);
    expect(near('of the', 'of the')).toEqual([0, 0]);
  });

  it('take terms in one hash bucket for equal only in the vector', () => {
    expect(near('database', 'message')).toEqual([0, 1]);
  });

  it.each([
    ['', 'e4a6a0577479b2b4'],
    ['for', '20e9d2c36594823d'],
    ['a'.repeat(128), 'f06643fe9c7e18da'],
    ['b'.repeat(300), 'd47759750ca026af'],
  ])('blake2b64 returns the known digest of %j', (text, digest) => {
    expect(blake2b64(text)).toBe(digest);
  });
});

describe('redacted and containsSecret', () => {
  it.each([
    ['the api_key = 12345 is old', 'the [REDACTED] is old'],
    ['Authorization: Basic xyz\nnext', '[REDACTED]\nnext'],
    ['my password is hunter2, so', 'my [REDACTED] so'],
    [`sk-${'a'.repeat(16)}!`, '[REDACTED]!'],
    ['-----BEGIN PRIVATE KEY-----\nab\n-----END PRIVATE KEY-----', '[REDACTED]'],
    [`AKIA${'A'.repeat(16)}`, '[REDACTED]'],
    [`ghp_${'a'.repeat(20)}`, '[REDACTED]'],
    [`AIza${'a'.repeat(20)}`, '[REDACTED]'],
    ['xoxb-0123456789', '[REDACTED]'],
    ['eyJa.b.c', '[REDACTED]'],
    ['passwd=x', '[REDACTED]'],
    ['PASSWORD: x', '[REDACTED]'],
    ['a \u017fecret: x', 'a [REDACTED]'],
    ['Token=x', '[REDACTED]'],
    [`Bearer ${'a'.repeat(16)}`, '[REDACTED]'],
    [`basic ${'a'.repeat(16)}`, '[REDACTED]'],
  ])('find and redact the secret in %j', (text, clean) => {
    expect([redacted(text), containsSecret(text)]).toEqual([clean, true]);
  });

  it.each(['a token of thanks', 'sk-short', '中文token: x', 'secretary: Ann'])('find no secret in %j', (text) => {
    expect([redacted(text), containsSecret(text)]).toEqual([text, false]);
  });
});

it.each([
  ['git push --force', ['destructive_command', 'tool_sensitive']],
  ['deploy to production', ['tool_sensitive', 'production_env']],
  ['the secret garden', ['tool_sensitive']],
  ['product and enforce', []],
])('risksOf returns for %j: %j', (text, risks) => {
  expect(risksOf(text)).toEqual(risks);
});

it('firstCharacters, stripped and capitalised treat text as Python does', () => {
  expect(firstCharacters('𠀀𠀁𠀂', 2)).toBe('𠀀𠀁');
  expect(stripped('\x1c\u2003 a b\x85')).toBe('a b');
  expect(['nodeJS', 'ßeta', ''].map(capitalised)).toEqual(['Nodejs', 'Sseta', '']);
});
