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
