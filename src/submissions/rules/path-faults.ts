import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { quoted } from '../../evidence/display-name.ts';
import { counted } from '../../text/numbers.ts';
import { cut } from '../../text/safe-text.ts';

/** The largest number of paths that get a fault of their own. */
const MOST_LISTED = 20;

/** Untrusted text, such as a path, without hidden characters, and cut if it is long. */
export const quotedText = (text: string) => quoted(cut(text, 200));

/** One fault for each path up to a limit. The last one states how many more there are. */
export function faultsOfPaths(
  code: Code,
  refused: readonly { readonly path: string; readonly what: string }[],
  hint: string,
) {
  const faults = refused.slice(0, MOST_LISTED).map(({ path, what }) => {
    return new Fault(code, `${quotedText(path)} ${what}.`, { hint });
  });
  const more = refused.length - faults.length;
  return more === 0
    ? faults
    : [
        ...faults,
        new Fault(code, `${counted(more, 'more path is', 'more paths are')} refused for the same reason.`, { hint }),
      ];
}
