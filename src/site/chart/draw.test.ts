import { describe, expect, it } from 'vitest';
import { axisOf, fixedAxis } from './axis.ts';
import { draw } from './draw.ts';
import { type Point, scatter } from './scatter.ts';
import { seriesChart } from './series.ts';
import { Svg } from './svg.ts';

const NAMES = [
  'plain',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onfocus='x",
  '{{constructor}}',
  '&lt;',
];
const KINDS = ['system', 'example', 'reference', 'control'] as const;
const points: readonly Point[] = NAMES.map((name, i) => ({
  name,
  kind: KINDS[i % KINDS.length] ?? 'system',
  competes: i % 4 !== 3,
  cost: i === 0 ? 0 : 3 ** i * 10,
  quality: [30, 20, 70, 100, 90, 60][i] ?? 0,
}));
const words = { id: 'one', title: 'A < B', description: 'C & D' };
const drawn = (shown = points) =>
  draw(
    scatter(
      shown,
      axisOf(
        'Tokens',
        shown.map(({ cost }) => cost),
      ),
      fixedAxis('Right (%)', 100),
    ).spec,
    words,
  ).then(Svg.textOf);

/** The names of all tags. */
const tags = (svg: string) => [...svg.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name);

it('axisOf counts a value too small for ticks as zero', () => {
  expect(axisOf('ms', [5e-324])).toMatchObject({ kind: 'linear', domain: [0, 1] });
});

describe('draw', () => {
  it('returns the same bytes each time', async () => {
    expect(await drawn()).toBe(await drawn());
  });

  it('contains only shapes and text, whatever the names [D1]', async () => {
    const svg = await drawn();
    expect(new Set(tags(svg))).toEqual(new Set(['svg', 'title', 'desc', 'g', 'path', 'line', 'text']));
    const plain = points.map((one) => ({ ...one, name: 'x'.repeat(one.name.length) }));
    expect(tags(svg)).toEqual(tags(await drawn(plain)));
    expect(svg).toMatch(/&lt;script&gt;alert\(1\)/);
    expect(svg).not.toMatch(/<[^>]*\s(?:on\w+|style|href|xlink:href|role="(?!img"))=/);
  });

  it('takes the colours of the page, and has a title and a description', async () => {
    const svg = await drawn();
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour ?? '');
    expect(colours.filter((colour) => !/^(?:none|var\(--[a-z-]+(?:, #[0-9a-f]{6})?\))$/.test(colour))).toEqual([]);
    expect(svg).toMatch(/aria-labelledby="one-title one-desc"><title id="one-title">A &lt; B<\/title><desc/);
  });

  it('contains no NaN, with and without points', async () => {
    expect(await drawn([])).not.toMatch(/NaN|Infinity|undefined/);
    expect(await drawn()).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('Svg', () => {
  const wrap = (inner: string) => () => Svg.of(`<svg width="1" height="1">${inner}</svg>`, words);

  it.each([
    '<script>alert(1)</script>',
    '<a href="https://a.b">x</a>',
    '<image href="x"/>',
    '<style>*{}</style>',
    '<foreignObject/>',
    '<g onload=alert(1)>',
    '<g "',
    'a > b < c',
    '<!-- x -->',
  ])('rejects %s', (inner) => {
    expect(wrap(inner)).toThrow('a chart with');
  });

  it('removes attributes that charts do not use', () => {
    const svg = Svg.textOf(wrap('<g onload="alert(1)" style="x" fill="red"><path d="M0.123456,1L1e2,2"/></g>')());
    expect(svg).toMatch(/<g fill="red"><path d="M0.12,1L1e2,2"\/><\/g><\/svg>$/);
  });

  it.each(['<svg></svg>', {}, null, undefined, 1])('textOf rejects %o', (value) => {
    expect(() => Svg.textOf(value)).toThrow('no chart');
  });
});

describe('seriesChart', () => {
  const chart = (intervals: boolean) =>
    seriesChart({
      ...{ id: 'length', title: 'By length', description: 'Each length', kind: 'intervals' },
      ...{ x: { label: 'Events' }, y: { label: 'Pairs', unit: 'fraction' } },
      points: ['one', 'two'].flatMap((series) =>
        ['500', '1000', '10000'].map((x) => ({
          ...{ series, x, y: 0.5 },
          ...(intervals && x !== '10000' && { interval: [0.25, 0.75] as const }),
        })),
      ),
    });
  /** The lengths of the vertical lines, in pixels. */
  const upright = async (intervals: boolean) =>
    [
      ...Svg.textOf(await draw(chart(intervals), words)).matchAll(
        /<line [^>]*y2="(-?[\d.]+)"[^>]*stroke="var\(--series/g,
      ),
    ].map(([, length]) => Math.abs(Number(length)));

  it.each([
    ['beside one another', 3, '[^>]* y2="(-?[\\d.]+)"'],
    ['below one another', 12, '[^>]* x2="(-?[\\d.]+)"'],
  ])('draws a line over each bar that has an interval, %s', async (_, places, end) => {
    const spec = seriesChart({
      ...{ id: 'family', title: 'By family', description: 'Each family', kind: 'bars' },
      ...{ x: { label: 'Family' }, y: { label: 'Pairs', unit: 'fraction' } },
      points: Array.from({ length: places }, (_, i) => ({
        ...{ series: 'one', x: `family ${i}`, y: 0.25 },
        ...(i > 0 && { interval: [0.25, 0.5] as const }),
      })),
    });
    const svg = Svg.textOf(await draw(spec, words));
    const lines = [...svg.matchAll(new RegExp(`<line ${end}[^>]*stroke="var\\(--text`, 'g'))];
    expect(lines).toHaveLength(places - 1);
    // The axis ends at a half, so each line takes half of it.
    const lengths = new Set(lines.map(([, length]) => Math.abs(Number(length))));
    expect(lengths.size).toBe(1);
    expect(svg.indexOf('stroke="var(--text')).toBeGreaterThan(svg.indexOf('fill="var(--series'));
  });

  it('draws a line for each point that has an interval', async () => {
    // Half of the height of 230 pixels.
    expect(await upright(true)).toEqual([115, 115, 115, 115]);
    expect(await upright(false)).toEqual([]);
  });
});
