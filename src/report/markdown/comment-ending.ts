import { fence, Markdown } from '../../text/escape.ts';
import type { MarkdownTemplate } from './markdown-template.ts';
import { cutMarkdown, renderMarkdown } from './render.ts';
import { shown } from './table.ts';

/** Marks the start of the part of a comment's template that is never cut. */
const FOOTER = '<!-- context-integrity:footer -->';

/** In bytes. GitHub refuses more than 65,536 characters, and a text has at most as many characters as bytes. */
export const LIMIT = 60_000;

/** What a comment is about, and the digests of its evidence. */
export interface Ending {
  /** The pull request's head, in hexadecimal digits. */
  readonly commit: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
  /** The harness that made the run, or that checked it. */
  readonly harness: { readonly version: string; readonly sha256: string };
  readonly digests: readonly { readonly what: string; readonly digest: string }[];
  /** Commands that check it. */
  readonly commands: readonly string[];
}

/**
 * Fills a comment's template. Its ending is never cut.
 *
 * @param note the note that is added if the rest was cut
 * @param limit in bytes
 */
export function commentMarkdown(template: MarkdownTemplate, view: object, note: string, limit: number): string {
  const [body = '', footer = ''] = renderMarkdown(template, view).split(FOOTER);
  const ending = `\n\n${footer.trim()}\n`;
  return `${cutMarkdown(body.trim(), limit - Buffer.byteLength(ending), note).trimEnd()}${ending}`;
}

export function endingView(ending: Ending) {
  const { commit, run, harness } = ending;
  return {
    commit: HEXADECIMAL.test(commit) ? new Markdown(`\`${commit}\``) : shown(commit),
    run: runLink(run),
    harness: shown(harness.version, 40),
    digests: digestsOf(ending),
  };
}

const HEXADECIMAL = /^[0-9a-f]{7,64}$/;

/** A link to the run that wrote the comment. */
function runLink({ id, attempt, url }: Ending['run']): Markdown | string {
  const label = `run ${shown(id, 40)}, attempt ${attempt}`;
  return /^\d+$/.test(id) && ADDRESS.test(url) ? new Markdown(`[${label}](${url})`) : label;
}

const ADDRESS = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)+$/;

/** A link to an artifact of the run, which the run's page lists. */
export function artifactsLink(label: string, { url }: Ending['run']): Markdown | string {
  const page = url.replace(/\/attempts\/\d+$/, '');
  return ADDRESS.test(page) ? new Markdown(`[${label}](${page}#artifacts)`) : label;
}

/** As the ending is never cut, it must be short. */
const MOST_LINES = 60;

/** The digests of the evidence, and the commands that check it. */
function digestsOf({ harness, digests, commands }: Ending): Markdown {
  const all = [{ what: `harness ${harness.version}`, digest: harness.sha256 }, ...digests];
  const rows = all.map(({ what, digest }) => [shown(what, 60), shown(digest, 120)] as const);
  const width = Math.max(...rows.map(([what]) => what.length));
  const lines = [...rows.map(([what, digest]) => `${what.padEnd(width)}  ${digest}`), ...commands];
  const more = lines.length - MOST_LINES;
  return fence(more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more, truncated`] : lines);
}
