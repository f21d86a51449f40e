import { beforeAll, expect, it } from 'vitest';
import { runAction } from './support/action.ts';
import { AS_OF, board, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';

const shared = sharedFolder();

beforeAll(async () => {
  const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter', 'ref:lexical3', '--out', `${shared}/run`];
  expect(await cib(...words)).toMatchObject({ status: 0 });
});

async function published(inputs: Readonly<Record<string, string>>) {
  const made = board();
  made.merge('one', `${shared}/run`);
  const { tip, receipts, site } = made.checkout();
  const given = { receipts, 'out': site, 'as-of': AS_OF, ...inputs };
  const step = await runAction('publish', tip, given, { GITHUB_REPOSITORY: 'Ada/memory' });
  return { step, files: step.status === 0 ? siteOf({ site }) : {} };
}

it.each([
  ['GitHub Pages gives the repository', {}, 'https://ada.github.io/memory/'],
  ['the input names', { url: 'https://board.example.org' }, 'https://board.example.org/'],
])('the site’s whole addresses are those that %s', async (_what, inputs, address) => {
  const { files } = await published(inputs);
  expect(files['sitemap.xml']).toContain(`<loc>${address}index.html</loc>`);
  expect(files['index.html']).toContain(`<link rel="canonical" href="${address}index.html">`);
  expect(files['feed.xml']).toContain(`<id>${address}</id>`);
});

it.each(['javascript:alert(1)', 'board.example.org', 'https://a.b/?q', 'https://me:secret@a.b/'])(
  'the address %s is refused',
  async (url) => {
    const { step } = await published({ url });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([['input.invalid', expect.stringMatching(/"url" is .*: it must be an address/)]]);
  },
);
