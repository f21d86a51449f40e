import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { board, type Checkout, publish, siteOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const shared = sharedFolder();
const TITLE = 'Ada’s “memory” & <co>';
const SHOWN = 'Ada’s “memory” &amp; &lt;co&gt;';
const ADDRESS = 'https://board.example.org/';
const CONTROL = { kind: 'control', adapter: 'ref:null' } as const;

let checkout: Checkout;

/** A board with an entry of two suites, one of the first suite only, and one of a third suite. */
beforeAll(async () => {
  for (const suite of ['cib', 'writ', 'memtrace']) {
    const words = ['--adapter', 'ref:null', '--limit', '12', '--out', `${shared}/${suite}`];
    expect(await cib('run', '--suite', suite, ...words)).toMatchObject({ status: 0 });
  }
  const made = board(undefined, sharedFolder());
  made.merge('one', `${shared}/cib`, CONTROL);
  made.merge('both', `${shared}/cib`, { ...CONTROL, suites: { cib: 'cib', writ: 'writ' } });
  cpSync(`${shared}/writ`, made.path('both', 'writ'), { recursive: true });
  made.merge('third', `${shared}/memtrace`, { ...CONTROL, suites: { memtrace: 'cib' } });
  made.commit();
  checkout = made.checkout(sharedFolder());
});

/** The same checkout with another output folder. */
const elsewhere = () => ({ ...checkout, site: `${temporaryFolder()}/site` });

async function published(inputs: Readonly<Record<string, string>>) {
  const to = elsewhere();
  const step = await publish(to, { url: ADDRESS, ...inputs });
  return { step, files: step.status === 0 ? siteOf(to) : {} };
}

const pagesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).filter(([path]) => /html$/.test(path));

describe('the input `title` of the Action `publish`', () => {
  it('is shown in the header and title of every page, and in the feed', async () => {
    const { step, files } = await published({ title: TITLE });
    expect(step).toMatchObject({ status: 0, annotations: [] });
    const pages = pagesOf(files);
    expect(pages.length).toBeGreaterThan(10);
    for (const [path, html] of pages) {
      expect([path, html]).toEqual([path, expect.stringContaining(` · ${SHOWN}</title>`)]);
      expect(html).not.toMatch(/ · Context Integrity<|>Context Integrity<|"Context Integrity"/);
      if (path === '404.html') continue;
      expect(html).toMatch(new RegExp(`<a class="mark" href="[./]*index.html">${SHOWN}</a>`));
      // Pages of tasks are not for search engines, and have no data for previews.
      if (!path.startsWith('tasks/')) expect(html).toContain(`<meta property="og:site_name" content="${SHOWN}">`);
    }
    expect(files['feed.xml']).toContain(`<title>${SHOWN}: decisions</title>`);
    expect(files['feed.xml']).toContain(`<author><name>${SHOWN}</name></author>`);
  });

  it('has the project’s name as its default', async () => {
    const { files } = await published({});
    expect(files['index.html']).toMatch(/ · Context Integrity<\/title>[\s\S]*>Context Integrity<\/a>/);
  });

  it.each(['a'.repeat(61), 'two\nlines', 'turned \u202e round'])('is refused if it is %j', async (title) => {
    const { step } = await published({ title });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([
      ['input.invalid', expect.stringMatching(/"title" is .*: it must be a name of 1 to 60 characters/)],
    ]);
  });
});

describe('the input `notice` of the Action `publish`', () => {
  const NOTICE = 'Runs of <b>1 May</b> & later are in doubt; we run them again.';
  const WRITTEN = 'Runs of &lt;b&gt;1 May&lt;/b&gt; &amp; later are in doubt; we run them again.';

  it('is on every page, in the feed and in each data file, escaped, and badges say that there is one', async () => {
    const { step, files } = await published({ notice: ` ${NOTICE}` });
    expect(step).toMatchObject({ status: 0, annotations: [] });
    for (const [path, text] of Object.entries(files)) {
      if (/(?<!404)\.html$|^feed\.xml$/.test(path)) expect([path, text.includes(WRITTEN)]).toEqual([path, true]);
      if (/^data\/.*\.json$/.test(path))
        expect([path, JSON.parse(text).notices]).toEqual([path, [`notice: ${NOTICE}`]]);
      if (/^badges\//.test(path))
        expect([path, text]).toEqual([path, expect.stringContaining(' · see the board’s notice')]);
    }
    expect(files['data/leaderboard.csv']).toContain(`notice: ${NOTICE}`);
  });

  it('is another site than the cached one', async () => {
    const cache = `${temporaryFolder()}/cache`;
    const to = elsewhere();
    for (const [notice, shown] of [
      ['One.', '<p>One.</p>'],
      ['Two.', '<p>Two.</p>'],
      ['', undefined],
    ] as const) {
      expect(await publish(to, { url: ADDRESS, cache, notice })).toMatchObject({ status: 0 });
      const site = siteOf(to);
      const pages = pagesOf(site).filter(([path]) => path !== '404.html');
      expect(pages.some(([path]) => path.startsWith('tasks/'))).toBe(true);
      for (const [path, html] of pages) {
        expect([path, html.includes('class="notices"')]).toEqual([path, shown !== undefined]);
        if (shown !== undefined) expect([path, html]).toEqual([path, expect.stringContaining(shown)]);
      }
    }
  });

  it.each(['a'.repeat(501), 'two\nlines', 'turned \u202e round'])('is refused if it is %j', async (notice) => {
    const { step } = await published({ notice });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([
      ['input.invalid', expect.stringMatching(/"notice" is .*: it must be a text of 1 to 500 characters/)],
    ]);
  });
});

describe('the input `suites` of the Action `publish`', () => {
  const SUITES = ['cib', 'memtrace'];

  it('selects the suites on the site, and leaves out entries without them', async () => {
    const { step, files } = await published({ suites: SUITES.join(',') });
    expect(step).toMatchObject({ status: 0, annotations: [] });
    const paths = Object.keys(files);
    expect(paths.filter((path) => path.startsWith('suites/'))).toEqual(SUITES.map((id) => `suites/${id}.html`));
    expect(paths.filter((path) => path.startsWith('systems/'))).toEqual(
      ['both', 'one', 'third'].map((slug) => `systems/${slug}.html`),
    );
    expect(paths.filter((path) => path.includes('writ'))).toEqual([]);
    expect(
      pagesOf(files)
        .filter(([, html]) => /\b(?:WRIT|Write Integrity)\b/.test(html))
        .map(([path]) => path),
    ).toEqual([]);
    const { boards } = JSON.parse(files['data/leaderboard.json'] ?? '');
    expect(boards.map(({ suite }: { suite: { id: string } }) => suite.id)).toEqual(SUITES);
    expect(Object.keys((await published({ suites: 'writ' })).files).filter((path) => /^systems/.test(path))).toEqual([
      'systems/both.html',
    ]);
  });

  it.each([
    ['cibb', /there is no suite "cibb" \(did you mean "cib"\?\)/],
    [',', /it names no suite/],
  ])('is refused if it is %j', async (suites, says) => {
    const { step } = await published({ suites });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([['input.invalid', expect.stringMatching(says)]]);
  });
});

describe('cib site', () => {
  const words = (site: string, ...more: string[]) => [
    ...['site', '--entries', `${checkout.tip}/leaderboard/entries`, '--url', ADDRESS, '--repository', 'ada/board'],
    ...['--out', site, ...more],
  ];

  it('takes title and suites as the Action does, even if it keeps files of an earlier site', async () => {
    const { site, to } = elsewhere();
    const cache = ['--cache', `${to}/cache`];
    expect(await cib(...words(site, ...cache))).toMatchObject({ status: 0 });
    const given = ['--title', TITLE, '--suites', 'writ,cib'];
    expect(await cib(...words(site, ...cache, ...given))).toMatchObject({ status: 0 });
    const files = siteOf({ site });
    expect(files['index.html']).toContain(` · ${SHOWN}</title>`);
    expect(Object.keys(files).filter((path) => /^suites/.test(path))).toEqual(['suites/cib.html', 'suites/writ.html']);
    expect(files['systems/third.html']).toBeUndefined();
  });

  it.each([
    [['--title', 'a'.repeat(61)], 'It must be a name of 1 to 60 characters on one line.'],
    [['--suites', 'cib,nothing'], 'It must be suites separated by commas, of cib, writ'],
  ])('refuses %j', async (more, says) => {
    const { status, stderr } = await cib(...words('nowhere', ...more));
    expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});
