import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Call, HISTORY, notes, QUESTIONS, ready, speak } from './support/bridge.ts';
import { serveLoopback } from './support/memory-endpoint.ts';

const ASK: Call = ['query', QUESTIONS[0][0]];
const LIFE: readonly Call[] = [['reset'], ['observe', { events: HISTORY }], ASK, ['reset'], ASK, ['shutdown']];

describe('a hostile MCP server', () => {
  it.each([
    ['error', /the disk is \\"full\\"\\u001b\[31m/],
    ['silent', /timed out/i],
    ['huge', /exceeded maximum size/],
    ['exits', /Connection closed/],
    ['shape', /expected array/],
  ])('that is bad in one way (%s) costs the episode, with a reason, and the next one begins', async (bad, words) => {
    const { answers, status } = await speak('mcp', { ...notes(bad), seconds: bad === 'silent' ? 1 : 20 }, LIFE);
    expect(answers[2]).toMatchObject({ error: { code: -32000, message: expect.stringMatching(words) } });
    // Nothing is known in the next life; the same server is as bad as before.
    expect(answers.map((answer) => 'result' in answer)).toEqual([true, true, false, true, false, true]);
    expect(status).toBe(0);
  });

  it('gets no id through that was not observed, nor a line that is no message', async () => {
    for (const bad of ['invented', 'garbage']) {
      const { answers } = await speak('mcp', notes(bad), LIFE);
      expect(answers[2]?.result).toMatchObject({ evidence: ['old', 'new'] });
    }
  });
});

describe('a hostile REST interface', () => {
  const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
  const search = async (hostile: (response: ServerResponse) => void, seconds: number) => {
    const url = await serveLoopback((request, response) =>
      request.url === '/search' ? hostile(response) : void response.end('{}'),
    );
    const { answers } = await speak('http', { ...ready('add-search'), seconds, server: { url } }, LIFE);
    return answers[2];
  };
  const hit = (source_id: unknown, text: unknown) => ({ text, metadata: { source_id } });

  it.each<readonly [string, (response: ServerResponse) => void, RegExp, number]>([
    [
      'answers with an error',
      (response) => void response.writeHead(500).end('it "broke"'),
      /status 500: "it \\"broke\\""/,
      1,
    ],
    ['answers with no JSON', (response) => void response.end('<html>'), /no JSON/, 1],
    ['answers with another shape', json({ results: { a: 1 } }), /no list at \\?"\/results/, 1],
    ['never answers', () => {}, /timeout/i, 1],
    ['never ends its answer', (response) => void response.write('{'), /timeout/i, 1],
    ['answers without end', (response) => void response.end('x'.repeat(20_000_000)), /longer than/, 20],
    [
      'leads elsewhere',
      (response) => void response.writeHead(302, { location: 'http://example.invalid/' }).end(),
      /redirect/,
      1,
    ],
    ['breaks off', (response) => void response.destroy(), /POST \/search/, 1],
    ['gives more than an answer holds', json({ results: [hit('old', 'x'.repeat(11_000_000))] }), /too long/, 20],
  ])('that %s costs the episode, with a reason', async (_, hostile, words, seconds) => {
    expect(await search(hostile, seconds)).toMatchObject({
      error: { code: -32000, message: expect.stringMatching(words) },
    });
  });

  it('gets no id through that was not observed, and none twice', async () => {
    const results = [
      hit('never', 'a lie'),
      hit('old', 'kept'),
      hit('old', 'again'),
      hit(7, 'x'),
      null,
      'new',
      hit('__proto__', ''),
    ];
    expect(await search(json({ results }), 20)).toMatchObject({ result: { evidence: ['old'], context: 'kept' } });
  });
});
