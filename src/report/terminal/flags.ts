import { safeText } from '../../text/safe-text.ts';
import type { RaisedFlag } from '../../verify/flags.ts';
import type { Style } from './layout.ts';

/** What a reviewer of one bundle should look at. */
export interface FlagReport {
  readonly name: string;
  readonly suite: string;
  /** Runs of other entries that it was compared with. */
  readonly against: number;
  /** Whether answers were compared, or only outcomes. */
  readonly compared: 'answers' | 'outcomes';
  /** Entries that could not be read. */
  readonly unread: readonly { readonly slug: string; readonly message: string }[];
  readonly flags: readonly RaisedFlag[];
}

/** A reason quotes several names. */
const LONGEST = 1_000;

/** Each flag with its reason and what to look at. */
export function flagsText({ name, suite, against, compared, unread, flags }: FlagReport, style: Style): string {
  const runs = `${against} ${against === 1 ? 'run' : 'runs'} of other entries`;
  return [
    style.bold(`${safeText(name, 80)} · ${suite}, against ${runs}`),
    ...(compared === 'outcomes' ? ['Only outcomes were compared: the answers’ data is not at hand.'] : []),
    ...unread.map(({ slug, message }) => `Not read: ${safeText(slug, 80)}: ${safeText(message, LONGEST)}`),
    ...flags.map(({ id, title, reason, remedy }) =>
      [
        `${style.bad('⚑')} ${title} ${style.dim(id)}`,
        `    ${safeText(reason, LONGEST)}`,
        `    ${style.dim(remedy)}`,
      ].join('\n'),
    ),
    '',
    flags.length === 0 ? 'Nothing to look at.' : 'Flags are for a reviewer: they decide nothing.',
  ].join('\n');
}
