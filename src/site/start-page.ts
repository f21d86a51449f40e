import type { Entry } from '../evidence/entry.ts';
import { PROJECT, RELEASE } from '../protocol/project.ts';
import { shellWord } from '../text/escape.ts';
import { formatValue } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { type Board, boardPerSuite } from './board/board.ts';
import { isClaimed, isValid, type ShownBundle, shownFolder } from './board/entries.ts';
import { needsDatasetFile } from './entry/reproduce.ts';
import { frame } from './frame.ts';
import { byDiscrimination } from './overview/order.ts';
import type { PageMaker } from './page.ts';
import type { Site } from './site.ts';
import { WORKFLOW } from './workflow.ts';

const DATA = { leaderboard: 'data/leaderboard.json', csv: 'data/leaderboard.csv', log: 'data/decisions.json' } as const;

export const startPage: PageMaker = function* (site, render) {
  const path = 'start.html';
  const description = 'Verify a number of this board, measure your own memory, add the Action, or submit a system.';
  const around = frame(site, { path, title: 'Join', description, section: 'start' });
  yield { path, text: render.start({ ...around, ...startView(site), links: { ...around.links, ...DATA } }) };
};

/**
 * The example is the first run of the most telling suite, or of the first if none orders the table: of a system, otherwise of an
 * example, otherwise of any kind.
 */
function startView({ boards, entries, suites, url, repository }: Site) {
  const [telling] = byDiscrimination(boardPerSuite(boards));
  const board = telling?.orders ? telling.board : boards[0];
  const rows = board?.rows ?? [];
  const of = (kind: Entry['kind']) => rows.find(({ entry }) => entry.kind === kind);
  const row = of('system') ?? of('example') ?? rows[0];
  const shown = row && entries.find(({ entry }) => entry.slug === row.entry.slug);
  const file = (path: string) => `https://github.com/${PROJECT}/blob/main/${path}`;
  return {
    repository: `https://github.com/${repository}`,
    board: repository,
    harness: `https://github.com/${PROJECT}`,
    guide: file('docs/guide-submit.md'),
    protocol: file('docs/protocol.md'),
    formats: file('docs/data.md'),
    /** Null if there is no run yet. */
    verify: shown
      ? {
          name: safeText(shown.entry.name, 80),
          href: `systems/${shown.entry.slug}.html`,
          commands: verifyCommands(row.bundle, shown.entry, repository),
        }
      : null,
    suite: (board?.description ?? suites[0]?.description)?.id ?? '',
    /** Such as `worlds, cib or writ`. */
    suiteIds: new Intl.ListFormat('en', { type: 'disjunction' }).format(
      suites.map(({ description }) => description.id),
    ),
    durations: board === undefined ? null : durations(board),
    workflow: WORKFLOW,
    gate: gateOf(suites),
    /** As a workflow names it. */
    submitAction: `${PROJECT}/submit@${RELEASE}`,
    /** Markdown; empty without a run or an address. */
    badge: row && url !== undefined ? badgeText(url, row.entry.slug, row.bundle) : '',
    feed: url === undefined ? '' : 'feed.xml',
  };
}

/** What the threshold of the workflow means; null if the board does not show its suite. */
function gateOf(suites: Site['suites']) {
  const [, id, metricId, least] = /fail-below: ([\w-]+):(\w+)=([\d.]+)/.exec(WORKFLOW) ?? [];
  const description = suites.find((one) => one.description.id === id)?.description;
  const metric = description?.metrics.find((one) => one.id === metricId);
  if (description === undefined || metric === undefined) return null;
  return {
    metric: metric.id,
    label: metric.label,
    suite: description.title,
    least: formatValue(metric, Number(least)),
  };
}

/** How long the whole runs of systems on a board took, from the quickest to the slowest; null without two runs. */
function durations({ description, rows, ranksClaims }: Board) {
  const minutes = rows
    .filter(({ entry, bundle }) => entry.kind === 'system' && isValid(bundle) && (ranksClaims || !isClaimed(bundle)))
    .map(
      ({ bundle }) => (Date.parse(bundle.manifest.dates.finished) - Date.parse(bundle.manifest.dates.started)) / 60_000,
    )
    .filter((one) => one >= 0)
    .sort((a, b) => a - b);
  const [least, most] = [minutes[0], minutes.at(-1)];
  if (minutes.length < 2 || least === undefined || most === undefined) return null;
  const text = (one: number) =>
    one < 1 ? 'less than a minute' : `${Math.round(one)} ${one < 1.5 ? 'minute' : 'minutes'}`;
  return { suite: description.title, least: text(least), most: text(most) };
}

function verifyCommands(bundle: ShownBundle, { slug, suites }: Entry, repository: string): string {
  const { manifest } = bundle.submitted ?? bundle;
  const name = suites[manifest.suite.id];
  // The folder that this build read may be elsewhere than in the board's repository.
  const path = name === undefined ? shownFolder(bundle.submitted ?? bundle) : `leaderboard/entries/${slug}/${name}`;
  return [
    `git clone https://github.com/${repository} board`,
    'cd board',
    `npx context-integrity verify ${shellWord(path)}${needsDatasetFile(manifest) ? ' --dataset FILE' : ''}`,
  ].join('\n');
}

function badgeText(url: string, slug: string, { suite }: ShownBundle): string {
  const { id, title } = suite.description;
  return `[![${title}](${url}badges/${slug}/${id}.svg)](${url}systems/${slug}.html)`;
}
