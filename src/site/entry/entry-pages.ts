import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { entryView } from './entry-view.ts';

export const entryPages: MakePages = function* (site, render) {
  for (const one of site.entries) {
    const view = entryView(site, one);
    const path = `systems/${one.entry.slug}.html`;
    const description = `${view.name} ${view.version}: how it was measured, what came of it, and how to check that.`;
    const around = frame(site, { path, title: view.name, description });
    yield { path, text: render.system({ ...around, ...view }) };
  }
};
