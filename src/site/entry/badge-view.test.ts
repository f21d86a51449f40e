import { expect, it } from 'vitest';
import type { SuiteDescription } from '../../suite/description.ts';
import { badgeView } from './badge-view.ts';

const suite = { id: 'cib', title: 'Context Integrity (CIB)' } as SuiteDescription;

it('badgeView returns Markdown and HTML that link the badge to the system’s page', () => {
  expect(badgeView('mine', suite, 'https://example.org/b/')).toEqual({
    path: 'badges/mine/cib.svg',
    markdown:
      '[![Context Integrity (CIB)](https://example.org/b/badges/mine/cib.svg)](https://example.org/b/systems/mine.html#cib)',
    html: '<a href="https://example.org/b/systems/mine.html#cib"><img src="https://example.org/b/badges/mine/cib.svg" alt="Context Integrity (CIB)"></a>',
  });
});

it('badgeView returns only the path if the site has no address', () => {
  expect(badgeView('mine', suite, undefined)).toEqual({ path: 'badges/mine/cib.svg', markdown: '', html: '' });
});
