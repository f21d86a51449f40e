import { acrossSuites } from './comment-across.ts';
import { artifactsLink, commentMarkdown, endingView, LIMIT } from './comment-ending.ts';
import type { CommentFacts } from './comment-facts.ts';
import { CHANGE, SUMMARY, suiteView } from './comment-suite.ts';
import { verdictOf } from './comment-words.ts';
import type { MarkdownTemplate } from './compile-markdown.ts';
import { shown, type Table, table } from './table.ts';

/** The first line of every such comment, which untrusted text cannot contain. */
export const MARKER = '<!-- context-integrity:scorecard -->';

const NOTE = '*This comment was truncated. The rest is in the bundles: `cib verify` and `cib compare` show it.*';

/** The scorecard comment of a pull request. The same facts give the same bytes. */
export function scorecardComment(template: MarkdownTemplate, facts: CommentFacts, limit = LIMIT): string {
  return commentMarkdown(template, commentView(facts), NOTE, limit);
}

const LONGEST = 1_000;
const MOST_PROBLEMS = 20;

function commentView(facts: CommentFacts) {
  const { slug, system, previousVersion, suites, unread, problems, commit, run, preview, harness } = facts;
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
    summary: summaryOf(views.map(({ summary }) => summary)),
    ...acrossSuites(suites),
    suites: views,
    preview: preview && artifactsLink('Preview of the entry’s page', run),
    previewName: shown(`preview-${slug}`),
    ...endingView({
      commit,
      run,
      harness,
      digests: suites.flatMap(({ description, digests }) =>
        digests.map(({ what, digest }) => ({ what: `${description.id} ${what}`, digest })),
      ),
      commands: suites.map(({ folder }) => `cib verify ${shown(folder, 120)} --at ${shown(commit, 64)}`),
    }),
  };
}

/** One row per suite. The column of changes is left out if nothing changed, or nothing was compared. */
function summaryOf(rows: readonly (readonly string[])[]): Table {
  const changed = rows.some((row) => /[1-9]/.test(row[CHANGE] ?? ''));
  const kept = <T>(cells: readonly T[]) => (changed ? cells : cells.filter((_, at) => at !== CHANGE));
  return table(
    kept(SUMMARY).map((label) => ({ label })),
    rows.map(kept),
  );
}
