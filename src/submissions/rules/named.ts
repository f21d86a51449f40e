import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { quoted } from '../../evidence/display-name.ts';
import { cut } from '../../text/safe-text.ts';

/** How many paths are named, each by a fault of its own. */
const MOST_NAMED = 20;

/** A stranger's text, such as a path: with nothing in it that is hidden, and cut where it is long. */
export const shown = (text: string) => quoted(cut(text, 200));

/** A fault for each path, up to a number; how many more there are is the last one. */
export function named(code: Code, refused: readonly { readonly path: string; readonly what: string }[], hint: string) {
  const faults = refused.slice(0, MOST_NAMED).map(({ path, what }) => {
    return new Fault(code, `${shown(path)} ${what}.`, { hint });
  });
  const more = refused.length - faults.length;
  return more === 0 ? faults : [...faults, new Fault(code, `${more} more paths are refused like these.`, { hint })];
}
