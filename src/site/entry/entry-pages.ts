import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { entryView } from './entry-view.ts';

export const entryPages: MakePages = function* (site, render) {
  for (const one of site.entries) {
    const { slug } = one.entry;
    const view = entryView(one, site.flags.get(slug) ?? [], site.asOf);
    const path = `systems/${slug}.html`;
    const description = `${view.name} ${view.version}: how it was measured, what came of it, and how to check that.`;
    const around = frame(site, { path, title: view.name, description });
    yield { path, text: render.system({ ...around, ...view, several: view.cards.length > 1 }) };
  }
};
