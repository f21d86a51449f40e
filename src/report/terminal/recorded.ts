import type { Receipt } from '../../evidence/receipt.ts';
import { shellWord } from '../../text/escape.ts';

export interface WrittenReceipt {
  readonly receipt: Receipt;
  /** Relative to the checkout of the branch. */
  readonly path: string;
  /** The board's commit with the entry that the receipt is about. */
  readonly commit: string;
  /** Why it may have no effect, as a sentence. */
  readonly caution?: string | undefined;
}

/** What was written, and the commands that publish it. */
export function recordedText(written: WrittenReceipt, checkout: string) {
  const { receipt, path, commit, caution } = written;
  const { slug, event, tree } = receipt;
  const git = `git -C ${shellWord(checkout)}`;
  return [
    `Written: ${checkout}/${path}`,
    `It says that ${slug} is ${event}, with the content of commit ${commit.slice(0, 12)} (tree ${tree}) and no other.`,
    ...(caution === undefined ? [] : [caution]),
    '',
    'Bring it to the board:',
    '',
    `  ${git} add ${path}`,
    `  ${git} commit -m ${shellWord(`Record that ${slug} was ${event}`)}`,
    `  ${git} push origin receipts`,
    '  gh workflow run publish.yml',
    '',
    `Where the push is rejected, another receipt came first: ${git} pull --rebase origin receipts, and push again. Never force it.`,
    // It counts for all receipts that are dated before it.
    ...(event === 'settled'
      ? [
          `If it is a new dispute of ${slug}, this receipt would settle it too: do not push, but ${git} reset --hard origin/receipts, and decide again.`,
        ]
      : []),
    '',
  ].join('\n');
}
