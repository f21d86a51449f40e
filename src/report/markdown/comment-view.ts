import type { CommentFacts } from './comment-facts.ts';
import { SUMMARY, type SuiteView, suiteView } from './comment-suite.ts';
import { verdictOf } from './comment-words.ts';
import { Markdown } from './escape.ts';
import { fence } from './fence.ts';
import { shown, type Table, table } from './table.ts';

export interface CommentView {
  readonly verdict: string;
  readonly says: string;
  readonly flagged: number;
  readonly unread: number;
  readonly entry: Table;
  readonly problems: Table;
  readonly summary: Table;
  readonly suites: readonly SuiteView[];
  readonly commit: Markdown | string;
  readonly run: Markdown | string;
  readonly harness: string;
  readonly digests: Markdown;
}

const LONGEST = 1_000;
const MOST_PROBLEMS = 20;

export function commentView(facts: CommentFacts): CommentView {
  const { slug, system, previousVersion, suites, unread, problems, commit, harness } = facts;
  const entry = { slug, name: system?.name ?? slug, version: system?.version ?? '' };
  const views = suites.map((suite) => suiteView(entry, suite));
  return {
    ...verdictOf(facts),
    flagged: suites.reduce((sum, { flags }) => sum + flags.length, 0),
    unread,
    entry: table(
      ['Entry', 'System', 'Version', 'On the board', 'Kind'].map((label) => ({ label })),
      [
        [
          shown(slug),
          system ? shown(system.name) : '–',
          system ? shown(system.version) : '–',
          previousVersion === undefined ? 'not yet' : `version ${shown(previousVersion)}`,
          system ? `${shown(system.kind)}${system.readsLabels ? ', reads labels' : ''}` : '–',
        ],
      ],
    ),
    problems: table(
      [{ label: 'What is wrong' }, { label: 'What to do' }],
      problems.map(({ message, hint = '–' }) => [shown(message, LONGEST), shown(hint, LONGEST)]),
      MOST_PROBLEMS,
    ),
    summary: table(
      SUMMARY.map((label) => ({ label })),
      views.map(({ summary }) => summary),
    ),
    suites: views,
    commit: HEXADECIMAL.test(commit) ? new Markdown(`\`${commit}\``) : shown(commit),
    run: runLink(facts.run),
    harness: shown(harness.version, 40),
    digests: digestsOf(facts),
  };
}

const HEXADECIMAL = /^[0-9a-f]{7,64}$/;

/** The one link of a comment: to the run that wrote it. */
function runLink({ id, attempt, url }: CommentFacts['run']): Markdown | string {
  const label = `run ${shown(id, 40)}, attempt ${attempt}`;
  return /^\d+$/.test(id) && /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)+$/.test(url)
    ? new Markdown(`[${label}](${url})`)
    : label;
}

/** The end of a comment is never cut, so it has to be short by itself. */
const MOST_LINES = 60;

/** What everything above hangs on, and how anybody checks it. */
function digestsOf({ suites, harness, commit }: CommentFacts): Markdown {
  const rows = [
    [`harness ${harness.version}`, harness.sha256],
    ...suites.flatMap(({ description, digests }) =>
      digests.map(({ what, digest }) => [`${description.id} ${what}`, digest]),
    ),
  ].map(([what = '', digest = '']) => [shown(what, 60), shown(digest, 120)] as const);
  const width = Math.max(...rows.map(([what]) => what.length));
  const lines = [
    ...rows.map(([what, digest]) => `${what.padEnd(width)}  ${digest}`),
    ...suites.map(({ folder }) => `cib verify ${shown(folder, 120)} --at ${shown(commit, 64)}`),
  ];
  const more = lines.length - MOST_LINES;
  return fence(more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more, truncated`] : lines);
}
