import { commentMarkdown, LIMIT } from './comment-ending.ts';
import type { CommentFacts } from './comment-facts.ts';
import { commentView } from './comment-view.ts';

/** The first line of every such comment. No text of a stranger can hold it. */
export const MARKER = '<!-- context-integrity:scorecard -->';

const NOTE = '*This comment was truncated. The rest is in the bundles: `cib verify` and `cib compare` show it.*';

/** The scorecard comment of a pull request. The same facts give the same bytes. */
export function scorecardComment(template: string, facts: CommentFacts, limit = LIMIT): string {
  return commentMarkdown(template, commentView(facts), NOTE, limit);
}
