import { escapeAll } from '../../text/escape.ts';
import type { MarkdownTemplate } from './markdown-template.ts';

/** Fills a template of Markdown. Every string of the view is escaped. */
export function renderMarkdown(template: MarkdownTemplate, view: object): string {
  return `${template(escapeAll(view))
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

const OPENING = /<details\b/g;
const CLOSING = /<\/details>/g;
/** Lines of a table before its first row. */
const HEAD_LINES = 2;

const bytes = (text: string) => new TextEncoder().encode(text).length;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Markdown of at most `limit` bytes: cut between blocks or rows of a table, with open `<details>` closed and the note at the
 * end. A text that fits is returned unchanged.
 */
export function cutMarkdown(markdown: string, limit: number, note: string): string {
  if (bytes(markdown) <= limit) return markdown;
  const ending = `\n\n${note}\n`;
  let kept = '';
  let size = bytes(ending);
  let open = 0;
  for (const block of markdown.split(/\n{2,}/)) {
    const gap = kept === '' ? '' : '\n\n';
    const depth = open + count(block, OPENING) - count(block, CLOSING);
    const room = limit - size - bytes(gap) - bytes(closing(depth));
    const fitting = bytes(block) <= room ? block : rowsWithin(block, room);
    if (fitting !== '') kept += gap + fitting;
    if (fitting !== block) break;
    size += bytes(gap) + bytes(block);
    open = depth;
  }
  return `${kept}${closing(open)}${ending}`;
}

/** As many rows of a table as fit. Empty if the block is not a table, or no row fits. */
function rowsWithin(block: string, room: number): string {
  if (!block.startsWith('|')) return '';
  const lines = block.split('\n');
  let size = -1;
  const over = lines.findIndex((line) => {
    size += bytes(line) + 1;
    return size > room;
  });
  return over > HEAD_LINES ? lines.slice(0, over).join('\n') : '';
}

const closing = (open: number) => '\n\n</details>'.repeat(Math.max(0, open));
