import type { Receipt } from '../../evidence/receipt.ts';
import { safeText } from '../../text/safe-text.ts';
import { dayOf } from '../board/tier-view.ts';
import { decisionLog, type Logged } from './decision-log.ts';

/** A receipt, and what it speaks of: an entry's files as they are now, others, or what is no entry any more. */
export interface Decision {
  readonly receipt: Receipt;
  readonly about: 'these files' | 'other files' | 'no entry';
}

/** An entry that is kept off the board because something of it does not hold. */
export interface NotShown {
  readonly slug: string;
  readonly reason: string;
}

interface DecisionRow {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly slug: string;
  /** The entry's page; empty where it has none. */
  readonly href: string;
  readonly event: Logged['event'];
  readonly reason: string;
  readonly actor: string;
  readonly tree: string;
  /** What the entry is now, where the receipt does not speak of that; else empty. */
  readonly since: string;
}

export interface DecisionsView {
  readonly rows: readonly DecisionRow[];
  readonly withheld: readonly NotShown[];
  readonly events: readonly { readonly event: Logged['event']; readonly meaning: string }[];
}

const MEANINGS: Record<Logged['event'], string> = {
  added: 'The entry came to the board.',
  verified: 'The board scored the transcript again, and every rule held.',
  'board-run':
    'The board ran the system’s image itself. Its figures are the published ones; the submitter’s are a claim beside them.',
  unusable: 'The board ran the system’s image, and the run cannot be used. The entry stays a claim.',
  contradicted:
    'The board’s own run contradicts the claim. The board’s figures are published, the claim is struck out beside them.',
  rescored: 'The board scored the transcript by a newer version of the suite.',
  disputed: 'Somebody doubts the entry, with a reason. It stays, marked, until that is settled.',
  settled: 'A maintainer decided on what stood against the entry: it no longer does.',
  removed: 'The entry is off the board.',
};

const SINCE: Record<Decision['about'], string> = {
  'these files': '',
  'other files': 'other files since',
  'no entry': 'no entry any more',
};

/** Every receipt there is and every addition, the newest first. `pages` are the slugs that have a page. */
export function decisionsView(
  decisions: readonly Decision[],
  withheld: readonly NotShown[],
  pages: readonly string[],
): DecisionsView {
  const paged = new Set(pages);
  const rows = decisionLog(decisions).map(({ id, event, reason, receipt, about }) => ({
    id,
    date: dayOf(receipt),
    time: receipt.date.slice(11, 19),
    slug: receipt.slug,
    href: paged.has(receipt.slug) ? `systems/${receipt.slug}.html` : '',
    event,
    reason: safeText(reason, LONGEST_REASON),
    // Who added it, no receipt can tell.
    actor: event === 'added' ? '' : safeText(receipt.actor.login, 100),
    tree: receipt.tree.slice(0, 12),
    since: event === 'added' ? '' : SINCE[about],
  }));
  const events = Object.entries(MEANINGS).map(([event, meaning]) => ({ event: event as Logged['event'], meaning }));
  return { rows, events, withheld: withheld.map(({ slug, reason }) => ({ slug: safeText(slug, 100), reason })) };
}

const LONGEST_REASON = 2_000;
