import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { suiteView } from './suite-view.ts';

/** A page for each suite that has a board. */
export const suitePages: MakePages = async function* (site, render) {
  for (const suite of site.suites) {
    const { id, title, summary } = suite.description;
    const boards = site.boards.filter(({ description }) => description.id === id);
    if (boards.length === 0) continue;
    const path = `suites/${id}.html`;
    const around = frame(site, { path, title, description: summary });
    const view = await suiteView(suite, boards, site.asOf, around.root);
    // The frame's title stays: a view has the same.
    yield { path, text: render.suite({ ...view, ...around, several: boards.length > 1 }) };
  }
};
