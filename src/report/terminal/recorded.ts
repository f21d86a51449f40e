import type { Receipt } from '../../evidence/receipt.ts';
import { shellWord } from '../../text/escape.ts';

interface Recorded {
  readonly receipt: Receipt;
  /** Below the checkout of the branch. */
  readonly path: string;
  /** Of the board, whose entry the receipt is about. */
  readonly commit: string;
}

/** What was written, and the commands that bring it to the board. */
export function recordedText({ receipt: { slug, event, tree }, path, commit }: Recorded, checkout: string): string {
  const git = `git -C ${shellWord(checkout)}`;
  return [
    `Written: ${checkout}/${path}`,
    `It says that ${slug} is ${event}, as it stands at commit ${commit.slice(0, 12)} (tree ${tree}): it counts for no other content.`,
    '',
    'Bring it to the board:',
    '',
    `  ${git} add ${path}`,
    `  ${git} commit -m ${shellWord(`Record that ${slug} was ${event}`)}`,
    `  ${git} push origin receipts`,
    '  gh workflow run publish.yml',
    '',
    `Where the push is rejected, somebody was faster: ${git} pull --rebase origin receipts, and push again. Never force it.`,
    '',
  ].join('\n');
}
