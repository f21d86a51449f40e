import type { TopLevelSpec } from 'vega-lite';
import { Svg, type SvgWords } from './svg.ts';

/** The same specification gives the same bytes: nothing is measured but by the number of letters. */
export async function draw(spec: TopLevelSpec, words: SvgWords): Promise<Svg> {
  // Loaded when there is something to draw: together they are large.
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const logger = vega.logger(vega.None);
  const view = new vega.View(vega.parse(compile(spec, { logger }).spec), { renderer: 'none', logger });
  try {
    return Svg.of(await view.toSVG(), words);
  } finally {
    view.finalize();
  }
}

/** Letters of a chart, in pixels. */
export const SIZE = 11;

/** Colours are the page's own, so that a chart follows its theme; where there is no page, those of the light one. */
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

/** Told apart in light and dark, and by most who do not see all colours (Okabe & Ito 2008); the first are the plainest. */
export const SERIES = [
  'var(--series-1, #1f4f96)',
  'var(--series-2, #b4531a)',
  'var(--series-3, #1d6b3c)',
  'var(--series-4, #8a2f7d)',
  'var(--series-5, #6b6d70)',
  'var(--series-6, #a3231f)',
] as const;
