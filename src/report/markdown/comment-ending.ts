import { fence, Markdown } from '../../text/escape.ts';
import { cutMarkdown, renderMarkdown } from './render.ts';
import { shown } from './table.ts';

/** In a comment's template, before what stands at the end of every comment, however much of the rest is cut. */
const FOOTER = '<!-- context-integrity:footer -->';

/** GitHub refuses more than 65,536 characters. So many bytes are at most as many UTF-16 units. */
export const LIMIT = 60_000;

/** What a comment is of, and what everything in it hangs on. */
export interface Ending {
  /** The pull request's head, in hexadecimal digits. */
  readonly commit: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
  /** The one that measured, or that checked. */
  readonly harness: { readonly version: string; readonly sha256: string };
  readonly digests: readonly { readonly what: string; readonly digest: string }[];
  /** What anybody can type to check it. */
  readonly commands: readonly string[];
}

/** A comment's template, filled; its ending is whole, however much of the rest has to be cut, which the note says. */
export function commentMarkdown(template: string, view: object, note: string, limit: number): string {
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

/** The one link of a comment: to the run that wrote it. */
function runLink({ id, attempt, url }: Ending['run']): Markdown | string {
  const label = `run ${shown(id, 40)}, attempt ${attempt}`;
  return /^\d+$/.test(id) && /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+)+$/.test(url)
    ? new Markdown(`[${label}](${url})`)
    : label;
}

/** The end of a comment is never cut, so it has to be short by itself. */
const MOST_LINES = 60;

/** What everything above hangs on, and how anybody checks it. */
function digestsOf({ harness, digests, commands }: Ending): Markdown {
  const all = [{ what: `harness ${harness.version}`, digest: harness.sha256 }, ...digests];
  const rows = all.map(({ what, digest }) => [shown(what, 60), shown(digest, 120)] as const);
  const width = Math.max(...rows.map(([what]) => what.length));
  const lines = [...rows.map(([what, digest]) => `${what.padEnd(width)}  ${digest}`), ...commands];
  const more = lines.length - MOST_LINES;
  return fence(more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more, truncated`] : lines);
}
