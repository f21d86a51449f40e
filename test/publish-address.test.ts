import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../src/protocol/project.ts';
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
  const head = execFileSync('git', ['-C', tip, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return { step, head, files: step.status === 0 ? siteOf({ site }) : {} };
}

it.each([
  ['GitHub Pages gives to the repository', {}, 'https://ada.github.io/memory/'],
  ['the input `url` names', { url: 'https://board.example.org' }, 'https://board.example.org/'],
])('the Action `publish` makes addresses from what %s', async (_what, inputs, address) => {
  const { files } = await published(inputs);
  expect(files['sitemap.xml']).toContain(`<loc>${address}index.html</loc>`);
  expect(files['index.html']).toContain(`<link rel="canonical" href="${address}index.html">`);
  expect(files['feed.xml']).toContain(`<id>${address}</id>`);
});

it.each([
  ['in which the job runs', {}, 'Ada/memory'],
  ['that an input names', { repository: 'ada/entries' }, 'ada/entries'],
])(
  'a board on its own domain links the repository %s, and the program in the project’s repository',
  async (_what, inputs, name) => {
    const { files } = await published({ url: 'https://board.example.org', ...inputs });
    const start = files['start.html'] ?? '';
    expect(start).toContain(`git clone https://github.com/${name} board`);
    expect(start).toContain(`<a href="https://github.com/${name}" rel="noopener">the board’s repository</a>`);
    expect(start).toContain(`<a href="https://github.com/${PROJECT}" rel="noopener">the`);
    const system = files['systems/one.html'] ?? '';
    expect(system).toContain(`https://github.com/${name}/tree/HEAD/leaderboard/entries/one/`);
    expect(system).toContain(`https://github.com/${name}/issues/new?`);
    const ours = Object.entries(files).filter(([, text]) => text.includes(`github.com/${PROJECT}`));
    // The script links the licences of its packages.
    expect(ours.map(([path]) => path).sort()).toEqual([
      'about.html',
      'assets/compare.js',
      'start.html',
      'suites/cib.html',
    ]);
  },
);

it('the Action `publish` names the commit on the page About and in the data, and on no other page', async () => {
  const { head, files } = await published({});
  expect(JSON.parse(files['data/leaderboard.json'] ?? '').commit).toBe(head);
  expect(files['about.html']).toContain(`published from the commit <code>${head}</code>`);
  const others = Object.entries(files).filter(([, text]) => text.includes(head));
  expect(others.map(([path]) => path).sort()).toEqual(['about.html', 'data/leaderboard.json']);
});

it('cib site asks for the repository of a board on its own domain, and links it', async () => {
  const made = board();
  made.merge('one', `${shared}/run`);
  const { tip, site } = made.checkout();
  const words = [
    'site',
    '--entries',
    `${tip}/leaderboard/entries`,
    '--url',
    'https://board.example.org/',
    '--out',
    site,
  ];
  const { status, stderr } = await cib(...words);
  expect(status).toBe(2);
  expect(stderr).toContain('The repository of the board cannot be derived from https://board.example.org/.');
  expect(stderr).toContain('--repository OWNER/NAME');
  expect(await cib(...words, '--repository', 'ada/board')).toMatchObject({ status: 0 });
  expect(siteOf({ site })['start.html']).toContain('git clone https://github.com/ada/board board');
});

it.each(['memory', 'https://github.com/ada/memory', 'ada/..', '-/x'])(
  'the Action `publish` refuses the repository %s',
  async (repository) => {
    const { step } = await published({ repository });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([
      ['input.invalid', expect.stringMatching(/"repository" is .*: it must be OWNER/)],
    ]);
  },
);

it.each(['javascript:alert(1)', 'board.example.org', 'https://a.b/?q', 'https://me:secret@a.b/'])(
  'the Action `publish` refuses the address %s',
  async (url) => {
    const { step } = await published({ url });
    expect(step.status).toBe(2);
    expect(step.annotations).toEqual([['input.invalid', expect.stringMatching(/"url" is .*: it must be an address/)]]);
  },
);
