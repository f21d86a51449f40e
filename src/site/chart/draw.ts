import type { TopLevelSpec } from 'vega-lite';
import { memoise } from '../../text/caches.ts';
import { Svg, type SvgWords } from './svg.ts';

/** A chart that is not drawn yet. */
export interface Drawing {
  readonly spec: TopLevelSpec;
  readonly words: SvgWords;
}

/** Draws once, however often it is called: a page of many rows is made several times, to divide it. */
const drawOnce = memoise(({ spec, words }: Drawing) => draw(spec, words));

/** Something that shows a chart, with the chart drawn. */
export async function drawn<T extends object>({ drawing, ...rest }: T & { readonly drawing: Drawing }) {
  return { ...rest, svg: await drawOnce(drawing) };
}

/** Draws a chart. The same specification gives the same bytes, as no fonts are measured. */
export async function draw(spec: TopLevelSpec, words: SvgWords): Promise<Svg> {
  // Large, so that they are loaded only when something is drawn.
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const logger = vega.logger(vega.None);
  const view = new vega.View(vega.parse(compile(spec, { logger }).spec), { renderer: 'none', logger });
  try {
    return Svg.of(await view.toSVG(), words);
  } finally {
    view.finalize();
  }
}

/** A name of at most `longest` UTF-16 units, which ends in `…` if it was longer. */
export const shortened = (name: string, longest: number) =>
  name.length > longest ? `${name.slice(0, longest - 1).toWellFormed()}…` : name;

/** The font size of a chart, in pixels. */
export const SIZE = 11;

/** Colours follow the page's theme; outside of a page they are those of the light theme. */
export const CONFIG = {
  aria: false,
  font: 'inherit',
  view: { stroke: null },
  axis: {
    labelColor: 'var(--quiet, #5b5d60)',
    titleColor: 'var(--text, #1a1b1c)',
    gridColor: 'var(--line, #dcdcd5)',
    domainColor: 'var(--strong-line, #a9aaa5)',
    tickColor: 'var(--strong-line, #a9aaa5)',
    labelFontSize: SIZE,
    titleFontSize: SIZE + 1,
    titleFontWeight: 'normal',
    titlePadding: 8,
    labelOverlap: false,
  },
} as const;

/** Distinguishable in both themes and with most colour vision deficiencies (Okabe & Ito 2008). */
export const SERIES = [
  'var(--series-1, #1f4f96)',
  'var(--series-2, #b4531a)',
  'var(--series-3, #1d6b3c)',
  'var(--series-4, #8a2f7d)',
  'var(--series-5, #6b6d70)',
  'var(--series-6, #a3231f)',
] as const;
