const OPENING = /<details\b/g;
const CLOSING = /<\/details>/g;

const bytes = (text: string) => new TextEncoder().encode(text).length;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Markdown of at most `limit` bytes: cut between two blocks, so that no table, fence or character is torn, with what
 * was left open closed and the note at the end. A text that fits comes back as it is.
 */
export function cutMarkdown(markdown: string, limit: number, note: string): string {
  if (bytes(markdown) <= limit) return markdown;
  const ending = `\n\n${note}\n`;
  let kept = '';
  let size = bytes(ending);
  let open = 0;
  for (const block of markdown.split(/\n{2,}/)) {
    const more = kept === '' ? block : `\n\n${block}`;
    const depth = open + count(block, OPENING) - count(block, CLOSING);
    if (size + bytes(more) + bytes(closing(depth)) > limit) break;
    kept += more;
    size += bytes(more);
    open = depth;
  }
  return `${kept}${closing(open)}${ending}`;
}

const closing = (open: number) => '\n\n</details>'.repeat(Math.max(0, open));
