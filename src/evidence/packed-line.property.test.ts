import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLine, unpackLine } from './packed-line.ts';
import { seal } from './seal.ts';

const NONCE = '7'.repeat(64);
const HEX = '0123456789abcdef';

const event = (source_id: string) =>
  ({ source_id, timestamp: '2026-01-01T00:00:00Z', kind: 'message', text: '' }) as const;
const episodeOf = (ids: readonly string[]) =>
  seal({ key: 'task/part', steps: [{ method: 'observe', params: { events: ids.map(event) } }] }, NONCE);

const sealed = fc.array(fc.string({ maxLength: 8 }), { maxLength: 12 }).map(episodeOf);
const hex = (length: number) => fc.string({ unit: fc.constantFrom(...HEX), minLength: length, maxLength: length });

/** Texts of digests, marks, tildes and strings that resemble them, in any order. */
const texts = sealed.chain((episode) => {
  const known = fc.constantFrom(episode.id, episode.requests, ...episode.sources());
  const mark = fc.oneof(
    fc.nat({ max: 30 }).map((n) => `~${n}`),
    fc.constantFrom('~', '~~', '~i', '~r', '~x', '~0'),
  );
  const digest = fc.oneof(hex(16), hex(32), hex(64), hex(15), hex(17));
  const between = fc.oneof(
    fc.constantFrom('', '"', ',', ' ', 'a', '0', '_', '\\n', 'é', '\u{1f600}', '\u2028'),
    fc.string(),
  );
  const text = fc.array(fc.oneof(known, mark, digest, between)).map((parts) => parts.join(''));
  return fc.record({ episode: fc.constant(episode), text });
});

describe('packLine and unpackLine', () => {
  it('restore any text exactly', () => {
    fc.assert(
      fc.property(texts, ({ episode, text }) => {
        expect(unpackLine(packLine(text, episode), episode, 'x:1', Number.POSITIVE_INFINITY)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('unpack any text or throw bundle.packed', () => {
    fc.assert(
      fc.property(texts, ({ episode, text }) => {
        try {
          unpackLine(text, episode, 'x:1', 10_000);
        } catch (thrown) {
          expect(thrown).toMatchObject({
            code: 'bundle.packed',
            message: expect.stringMatching(/^x:1: the reference ~/),
          });
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('marks of a packed line', () => {
  const episode = episodeOf(['b', 'a', 'b', 'c']);
  const [b, a, c] = episode.sources();

  it('replace the ids of an episode, with sources numbered in the order in which they are first sent', () => {
    const line = `{"id":"${episode.id}","replies":["${a}","${c}"],"said":"(${b}) ~1","requests":"${episode.requests}"}`;
    expect(packLine(line, episode)).toBe('{"id":"~i","replies":["~1","~2"],"said":"(~0) ~~1","requests":"~r"}');
  });

  it('do not replace the ids of another episode', () => {
    const other = episodeOf(['d']);
    const line = `"${other.sources()[0]}" "${other.requests}"`;
    expect(packLine(line, episode)).toBe(line);
  });

  it.each(['~3', '~99999999999999999999', '~', '~x', '~I'])('are rejected if unknown: %s', (mark) => {
    const unpack = () => unpackLine(`"${mark}"`, episode, 'f.gz:7', 1_000);
    expect(unpack).toThrow(expect.objectContaining({ code: 'bundle.packed' }));
  });

  it('are rejected if they make a short line too long', () => {
    const unpack = () => unpackLine('~r'.repeat(1_000), episode, 'f.gz:7', 10_000);
    expect(unpack).toThrow(expect.objectContaining({ code: 'bundle.size' }));
  });
});
