import type { FreshReview } from '../../evidence/receipt.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatDifference, formatValue } from '../../text/numbers.ts';
import { artifactsLink, commentMarkdown, endingView, LIMIT } from './comment-ending.ts';
import type { CheckFacts, CommentFacts, SuiteFacts } from './comment-facts.ts';
import { CHANGE, SUMMARY, suiteView } from './comment-suite.ts';
import { submissionVerdict } from './comment-words.ts';
import type { MarkdownTemplate } from './markdown-template.ts';
import { type Cell, shown, type Table, table } from './table.ts';

/** The first line of every such comment, which `postComment` writes. Untrusted text cannot contain it. */
export const MARKER = '<!-- context-integrity:scorecard -->';

const NOTE = '*This comment was truncated. The rest is in the bundles: `cib verify` and `cib compare` show it.*';

/** The scorecard comment of a pull request, without its marker. The same facts give the same bytes. */
export function scorecardComment(template: MarkdownTemplate, facts: CommentFacts): string {
  return commentMarkdown(template, commentView(facts), NOTE, LIMIT);
}

const LONGEST = 1_000;
const MOST_PROBLEMS = 20;

function commentView(facts: CommentFacts) {
  const { slug, system, suites, unread, problems, commit, run, preview, harness } = facts;
  const entry = { slug, name: system?.name ?? slug, version: system?.version ?? '' };
  const views = suites.map((suite) => suiteView(entry, suite));
  return {
    ...submissionVerdict(facts),
    flagged: flaggedText(suites.reduce((sum, { flags }) => sum + flags.length, 0)),
    unread,
    entry: table(
      ['Entry', 'System', 'Version', 'On the board', 'Kind'],
      [
        [
          shown(slug),
          system ? shown(system.name) : '–',
          system ? shown(system.version) : '–',
          onTheBoard(facts),
          system ? `${shown(system.kind)}${system.readsLabels ? ', reads labels' : ''}` : '–',
        ],
      ],
    ),
    problems: table(
      ['What is wrong', 'What to do'],
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

function onTheBoard({ removed, previousVersion }: CommentFacts): string {
  if (removed !== undefined) return `removed on ${removed.slice(0, 10)}`;
  return previousVersion === undefined ? 'not yet' : `version ${shown(previousVersion)}`;
}

/** One row per suite. The column of changes is left out if nothing changed, or nothing was compared. */
function summaryOf(rows: readonly (readonly string[])[]): Table {
  const changed = rows.some((row) => /[1-9]/.test(row[CHANGE] ?? ''));
  const kept = <T>(cells: readonly T[]) => (changed ? cells : cells.filter((_, at) => at !== CHANGE));
  return table(kept(SUMMARY), rows.map(kept));
}

/** Details quote untrusted files; the run's log has them in full. */
const LONGEST_DETAIL = 400;
const MOST_ROWS = 20;

/** Empty without flags. */
const flaggedText = (count: number) => (count === 0 ? '' : count === 1 ? '1 flag' : `${count} flags`);

/** The failed checks, obstacles and flags of all suites. Equal ones share a row, which names their suites. */
function acrossSuites(suites: readonly SuiteFacts[]) {
  return {
    broken: rowsOf(['What does not hold', 'Code', 'Why', 'What to do'], suites, ({ checks }) =>
      checks.filter(({ held }) => !held).map(brokenRow),
    ),
    reasons: rowsOf(['Why the board did not run it'], suites, ({ obstacles }) =>
      obstacles.map((reason) => [shown(reason, LONGEST_DETAIL)]),
    ),
    fresh: rowsOf(['On fresh tasks', 'On the public tasks', 'Gap', 'What follows'], suites, freshRows),
    flags: rowsOf(['Flag', 'What raised it', 'What to look at'], suites, ({ flags }) =>
      flags.map(({ title, reason, remedy }) => [title, shown(reason, LONGEST_DETAIL), remedy]),
    ),
  };
}

/** The board's run on tasks that nobody had before, beside its run on the public ones. */
function freshRows({ fresh, openGap, description }: SuiteFacts): readonly (readonly Cell[])[] {
  const row = ({ contamination: found, flagged }: FreshReview, follows: string): readonly Cell[] => {
    if (!found) return ['–', '–', '–', `No rank: ${shown(flagged ?? '', LONGEST_DETAIL)}`];
    const metric = mainMetric(description);
    const show = (value: number) => formatValue(metric, value);
    const gap = formatDifference(metric, found.gap, found.ci95);
    return [show(found.system.unseen), show(found.system.public), gap, follows];
  };
  const knows = 'No rank: it seems to know the public answers';
  const day = openGap?.receipt.date.slice(0, 10);
  return [
    ...(fresh ? [row(fresh, fresh.flagged ? knows : 'No sign that it knows the public answers')] : []),
    ...(openGap ? [row(openGap, `${knows}. Found on ${day}; it counts until a maintainer settles it`)] : []),
  ];
}

const brokenRow = ({ title, code = '', detail = '', remedy = '' }: CheckFacts): readonly Cell[] => [
  shown(title),
  shown(code),
  shown(detail, LONGEST_DETAIL),
  shown(remedy, LONGEST_DETAIL),
];

function rowsOf(
  labels: readonly string[],
  suites: readonly SuiteFacts[],
  cellsOf: (suite: SuiteFacts) => readonly (readonly Cell[])[],
): Table {
  const rows = new Map<string, { readonly cells: readonly Cell[]; readonly of: Set<string> }>();
  for (const suite of suites)
    for (const cells of cellsOf(suite)) {
      const row = rows.get(JSON.stringify(cells)) ?? { cells, of: new Set() };
      rows.set(JSON.stringify(cells), row);
      row.of.add(suite.description.title);
    }
  // With one suite its name is not needed.
  const named = suites.length > 1;
  const suitesText = (of: ReadonlySet<string>) => (of.size === suites.length ? 'all' : [...of].join(', '));
  return table(
    [...labels, ...(named ? ['Suites'] : [])],
    [...rows.values()].map(({ cells, of }) => [...cells, ...(named ? [suitesText(of)] : [])]),
    MOST_ROWS,
  );
}
