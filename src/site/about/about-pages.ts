import { frame } from '../frame.ts';
import type { MakePages } from '../pages.ts';
import { aboutView } from './about-view.ts';

export const aboutPages: MakePages = function* (site, render) {
  const path = 'about.html';
  const description = 'What each number means, how it is computed, and how to check it at home.';
  const around = frame(site, { path, title: 'About the numbers', description, section: 'about' });
  yield { path, text: render.about({ ...around, ...aboutView(site.suites) }) };
};
