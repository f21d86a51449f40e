import type { PageMaker } from './page.ts';

/**
 * The page that a server shows at an address without a page. It may be shown at any depth, so its links begin at the
 * host's top if the site's address is known.
 */
export const notFoundPage: PageMaker = function* ({ title: siteTitle, url = '' }, render) {
  yield { path: '404.html', text: render['not-found']({ siteTitle, url, indexed: false }) };
};
