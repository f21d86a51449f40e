import { describe, expect, it } from 'vitest';
import { hitsIn } from './hits.ts';
import type { Hits } from './mapping.ts';
import { contentWords } from './recall.ts';

const IDS = new Set(['a1', 'b2', 'c.3']);
const find = (value: unknown, where: Hits) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return hitsIn({ text, json: () => [{ name: 'the reply', value: JSON.parse(text) }] }, where, (id) => IDS.has(id));
};

describe('hitsIn', () => {
  it.each<readonly [string, unknown, Hits, readonly object[]]>([
    [
      'a list of objects',
      { r: [{ m: { id: 'b2' }, t: 'B' }, { m: {} }] },
      { at: '/r', id: '/m/id', text: '/t' },
      [{ id: 'b2', text: 'B' }],
    ],
    [
      'a list with an item of the server’s own, which has another form',
      [
        { id: 'own', list: [] },
        { id: 'a1', text: 'A' },
      ],
      { at: '', id: '/id', text: '/text' },
      [{ id: 'a1', text: 'A' }],
    ],
    ['the list alone', ['a1', 7, 'zz'], { at: '', id: '' }, [{ id: 'a1', text: undefined }]],
    ['a key with a slash', { 'x/y': ['a1'] }, { at: '/x~1y', id: '' }, [{ id: 'a1', text: undefined }]],
    [
      'ids within texts',
      [{ t: '(a1) one' }, { t: 'none' }],
      { at: '', text: '/t', pattern: '({{source_id}}) {{text}}' },
      [{ id: 'a1', text: 'one' }],
    ],
    [
      'plain text',
      'Found 2:\n- [c.3] one\n two\n- [a1] x [y] z',
      { pattern: '- [{{source_id}}] {{text}}' },
      [
        { id: 'c.3', text: 'one\n two' },
        { id: 'a1', text: 'x [y] z' },
      ],
    ],
    [
      'bare ids',
      'b2, a1 c.3',
      { pattern: '{{source_id}}' },
      [
        { id: 'a1', text: undefined },
        { id: 'c.3', text: undefined },
      ],
    ],
    [
      'pieces of a text, each one hit',
      'Found 2\n---\n[a1] one (see [b2])\n---\n[c.3] two\n---\nPage 1 of 1',
      { pattern: '[{{source_id}}] {{text}}', split: '\n---\n' },
      [
        { id: 'a1', text: 'one (see [b2])' },
        { id: 'c.3', text: 'two' },
      ],
    ],
  ])('finds the hits in %s', (_, value, where, hits) => {
    expect(find(value, where)).toEqual(hits);
  });

  it('searches each part of the reply, and quotes all parts if none has the list', () => {
    const parts = [
      { name: 'the structured content', value: { result: 'a1' } },
      { name: 'the text', value: { results: ['a1'] } },
    ];
    const reply = { text: '', json: () => parts };
    expect(hitsIn(reply, { at: '/results', id: '' }, () => true)).toEqual([{ id: 'a1', text: undefined }]);
    expect(() => hitsIn(reply, { at: '/hits', id: '' }, () => true)).toThrow(
      /no list at "\/hits"\. Set `search\.hits\.at` .*\. The reply: the structured content "\{.*result.*\}"; the text "\{.*results.*\}"/,
    );
  });

  it('does not read inherited properties', () => {
    expect(() => find({}, { at: '/constructor', id: '' })).toThrow('no list');
  });
});

it('contentWords returns each content word of a question once', () => {
  expect(contentWords("What's the VEGA-0042 price at 02:00, and whose v2/orders price is Ana's?")).toEqual([
    ...['vega-0042', 'price', '02:00', 'v2/orders', 'ana'],
  ]);
});
