import { placesOf } from '../board/places.ts';
import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { entrySummary } from './entry-summary.ts';
import { entryView } from './entry-view.ts';

export const entryPages: MakePages = function* (site, render) {
  const places = placesOf(site.boards);
  for (const one of site.entries) {
    const { slug } = one.entry;
    const view = entryView(site, one);
    const path = `systems/${slug}.html`;
    const description = entrySummary(one, places);
    const around = frame(site, { path, title: view.name, description });
    yield { path, text: render.system({ ...around, ...view }) };
  }
};
