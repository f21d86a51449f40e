import { describe, expect, it } from 'vitest';
import { readAnswer } from './message.ts';

describe('readAnswer', () => {
  it.each([
    '{"jsonrpc":"2.0","id":5,"result":{}}',
    '{"jsonrpc": "2.0", "id": 5, "result": {}}',
    '{"id":5,"jsonrpc":"2.0","result":{"id":5.0}}',
    '{"result":{"id":6},"id":5,"jsonrpc":"2.0"}',
    '{"result":[{"id":6}],"jsonrpc":"2.0","\\u0069d" : 5 }',
    ' {"jsonrpc":"2.0","id":\t5,"result":{}}\r',
  ])('reads the id from %s', (line) => expect(readAnswer(line)).toMatchObject({ id: 5 }));

  it.each(['5.0000000000000001', '5.0', '5e0', '50e-1', '0.5e1', '5.0000000000000004', '"5"', 'null', '5.5', '-5e-1'])(
    'rejects the id %s before and after the result [B7]',
    (id) => {
      for (const line of [
        `{"jsonrpc":"2.0","id":${id},"result":{}}`,
        `{"result":{"id":5},"id": ${id} ,"jsonrpc":"2.0"}`,
      ])
        expect(readAnswer(line)).toMatchObject({ code: 'protocol.frame', message: expect.stringContaining('id') });
    },
  );

  it('quotes an id that is not exact and says what to write instead', () => {
    expect(readAnswer('{"jsonrpc":"2.0","id":5.0,"result":{}}')).toMatchObject({
      message:
        'An answer has the id "5.0", which is not written as in the call: "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":5.0,\\"result\\":{}}"',
      hint: 'Return the id of the call as a number of digits only: 5.',
    });
  });
});

it('readAnswer cuts a message between characters', () => {
  const line = `{"jsonrpc":"2.0","id":1,"result":{"${'a'.repeat(263)}😀":-0}}`;
  expect(readAnswer(line)).toMatchObject({ message: expect.stringContaining('a\ufffd…: ') });
});

it('readAnswer quotes a line that is not JSON, truncated and with control characters escaped', () => {
  expect(readAnswer(`\u001b[2J${'x'.repeat(500)}`)).toMatchObject({
    code: 'protocol.json',
    message: `A line on standard output is not JSON: "\\u001b[2J${'x'.repeat(116)}…"`,
  });
});

describe('the hint of readAnswer', () => {
  it.each([
    [
      'a number that is none',
      '{"jsonrpc": "2.0", "id": 5, "result": {"confidence": NaN}}',
      /^JSON has no NaN .* allow_nan/,
    ],
    [
      'an infinite number',
      '{"jsonrpc":"2.0","id":5,"result":{"usage":[1,-Infinity]}}',
      /^JSON has no NaN and no Infinity/,
    ],
    [
      'a dict of Python',
      "{'jsonrpc': '2.0', 'id': 5, 'result': {}}",
      /^This looks like a dict of Python, .*json\.dumps/,
    ],
    ['a first line of many', '{', /^Write the whole answer in one line/],
    ['a first line of many, with CR', '{\r', /^Write the whole answer in one line/],
    [
      'an id in quotation marks',
      '{"jsonrpc":"2.0","id":"5","result":{}}',
      /it is a number, without quotation marks\.$/,
    ],
    ['a key that occurs twice', '{"jsonrpc":"2.0","id":5,"id":5,"result":{}}', /strict-json/],
    ['a log line', 'score: NaN, top 3', /^Write only protocol messages to standard output/],
    ['another answer', '{"jsonrpc":"2.0","id":null,"result":{}}', /^An answer is \{"jsonrpc"/],
  ])('is the one for %s', (_, line, hint) => {
    expect(readAnswer(line)).toMatchObject({ hint: expect.stringMatching(hint) });
  });
});
