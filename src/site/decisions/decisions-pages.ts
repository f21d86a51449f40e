import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { decisionsView } from './decisions-view.ts';

export const decisionsPages: MakePages = function* (site, render) {
  const path = 'decisions.html';
  const description = 'Every addition, check, dispute and removal on this board, with its reason.';
  const around = frame(site, { path, title: 'Decisions', description, section: 'decisions' });
  const slugs = site.entries.map(({ entry }) => entry.slug);
  yield { path, text: render.decisions({ ...around, ...decisionsView(site.decisions, site.withheld, slugs) }) };
};
