import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** Parses a text as GitHub's Markdown: CommonMark with tables, automatic links, footnotes and the rest. */
export function parsed(markdown: string): Node {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
}

export function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The tree without its text; HTML stays, because it is structure. */
export function shapeOf({ type, value, children }: Node): unknown {
  return [type, ...(type === 'html' ? [value] : []), ...(children ?? []).map(shapeOf)];
}

/** All text in which GitHub looks for names, numbers and addresses: that outside of code. */
export function wordsOf(node: Node): string {
  return nodesOf(node)
    .flatMap(({ type, value }) => (type === 'text' || type === 'html' ? [value ?? ''] : []))
    .join('\n');
}
