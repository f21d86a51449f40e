import type { CommentFacts } from './comment-facts.ts';
import { commentView } from './comment-view.ts';
import { cutMarkdown } from './cut.ts';
import { renderMarkdown } from './render.ts';

/** The first line of every such comment. No text of a stranger can hold it. */
export const MARKER = '<!-- context-integrity:scorecard -->';

/** In the template, before what stands at the end of every comment, however much of the rest is cut. */
const FOOTER = '<!-- context-integrity:footer -->';

/** GitHub refuses more than 65,536 characters. So many bytes are at most as many UTF-16 units. */
const LIMIT = 60_000;
const NOTE = '*This comment was truncated. The rest is in the bundles: `cib verify` and `cib compare` show it.*';

/** The scorecard comment of a pull request. The same facts give the same bytes. */
export function scorecardComment(template: string, facts: CommentFacts, limit = LIMIT): string {
  const [body = '', footer = ''] = renderMarkdown(template, commentView(facts)).split(FOOTER);
  const ending = `\n\n${footer.trim()}\n`;
  return `${cutMarkdown(body.trim(), limit - Buffer.byteLength(ending), NOTE).trimEnd()}${ending}`;
}
