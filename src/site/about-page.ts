import { suiteWordsView } from './board/suite-words.ts';
import { frame } from './frame.ts';
import type { PageMaker } from './page.ts';

/** Explains everything that the pages count, in the suites' own words. */
export const aboutPage: PageMaker = function* (site, render) {
  const path = 'about.html';
  const description = 'What each number means, how it is computed, and how to verify it.';
  const around = frame(site, { path, title: 'About the numbers', description, section: 'about' });
  yield {
    path,
    text: render.about({
      ...around,
      repository: `https://github.com/${site.repository}`,
      suites: site.suites.map(suiteWordsView),
    }),
  };
};
