import type { Entry } from '../../evidence/entry.ts';
import { Markdown, unlinked } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import type { MarkdownTemplate } from './markdown-template.ts';
import { renderMarkdown } from './render.ts';
import { shown } from './table.ts';

export interface SubmissionFacts {
  readonly entry: Entry;
  /** From the repository's root. */
  readonly folder: string;
  /** The Git tree id of the folder. */
  readonly tree: string;
  /** Whether the board has an entry of this slug already. */
  readonly known: boolean;
}

/** GitHub accepts at most 256 characters. */
const LONGEST_TITLE = 250;

/** A title is plain text, in which GitHub links nothing and notifies nobody. */
export function submissionTitle({ entry, known }: Pick<SubmissionFacts, 'entry' | 'known'>): string {
  const title = `${known ? 'Update' : 'Add'} ${entry.name} ${entry.version}`;
  return unlinked(safeText(title, Number.POSITIVE_INFINITY).trim()).slice(0, LONGEST_TITLE).toWellFormed();
}

/** The pull request's text: what the entry declares. */
export function submissionBody(template: MarkdownTemplate, { entry, folder, tree, known }: SubmissionFacts): string {
  const yesNo = (yes: boolean) => (yes ? 'yes' : 'no');
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Name', entry.name],
    ['Version', entry.version],
    ['Kind', entry.kind],
    ['Licence', entry.licence],
    ['Homepage', entry.homepage],
    ['Adapter', entry.adapter],
    ['Platform', entry.platform],
    ['Network', yesNo(entry.network)],
    ['Reads labels', yesNo(entry.reads_labels)],
    ['Approach', entry.approach],
    ['Model', entry.model?.name],
    ['Suites', Object.keys(entry.suites).join(', ')],
  ];
  return renderMarkdown(template, {
    what: known ? 'Updates' : 'Adds',
    slug: entry.slug,
    folder,
    tree: new Markdown(tree),
    rows: rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: shown(value, 500) }])),
  });
}
