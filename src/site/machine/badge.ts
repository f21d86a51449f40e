import * as z from 'zod';
import { isSound } from '../../protocol/constants.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { LocatedRun } from '../board/board.ts';
import { type AsOf, isClaimed } from '../board/entries.ts';
import { measuredPart, onFreshText } from '../board/row-text.ts';
import { isStale } from '../board/tier-view.ts';
import { type Notice, shortNotice } from '../notices.ts';
import { shownRank } from '../suite/control-text.ts';

/** `badges/SLUG/SUITE.json`, an endpoint of shields.io. Source: https://shields.io/badges/endpoint-badge */
export const BadgeFile = z.strictObject({
  schemaVersion: z.literal(1),
  label: z.string(),
  message: z.string(),
  color: z.string().regex(/^[0-9a-f]{6}$/),
  isError: z
    .boolean()
    .describe('True if the figure is not reliable. The address of the badge then cannot change its colour.'),
});

export type Badge = z.infer<typeof BadgeFile>;

/** White text on each of these meets WCAG AA. */
const COLORS = { good: '1d6b3c', plain: '1f4f96', warn: '865300', bad: 'a3231f', quiet: '5b5d60' } as const;

export type Tone = keyof typeof COLORS;

export function badge(label: string, message: string, tone: Tone): Badge {
  const isError = tone === 'warn' || tone === 'bad';
  return {
    schemaVersion: 1,
    label: safeText(label, 60),
    message: safeText(message, 120),
    color: COLORS[tone],
    isError,
  };
}

/** The badge of a run. It never shows a disputed, invalid or stale figure without saying so, nor a rank with a claim. */
export function runBadge({ board, row }: LocatedRun, asOf: AsOf): Badge {
  const { bundle, dispute, estimate } = row;
  const { description } = board;
  const say = (message: string, tone: Tone) => badge(description.title, message, tone);
  const { state } = bundle.scorecard.validity;
  if (dispute) return say('disputed', 'warn');
  if (!isSound(state)) return say(state, 'bad');
  const value = estimate ? formatValue(mainMetric(description), estimate.value) : 'not measured';
  const claimed = isClaimed(bundle);
  const contradicted = bundle.claim?.verdict === 'contradicted';
  const rank = claimed || contradicted ? '' : shownRank({ board, row });
  const kind = row.entry.kind === 'system' ? '' : row.entry.kind;
  const stale = isStale(bundle, asOf);
  const words = [
    value,
    measuredPart(row) && `in ${measuredPart(row)}`,
    rank && `rank ${rank}`,
    kind,
    state === 'partial' && 'partial',
    claimed && 'claimed',
    contradicted && 'claim contradicted',
    onFreshText(bundle),
    stale && 'stale',
  ];
  const trusted = bundle.tier === 'board-run' ? 'good' : 'plain';
  const tone = stale || contradicted || bundle.fresh?.flagged ? 'warn' : claimed ? 'quiet' : trusted;
  return say(words.filter(Boolean).join(' · '), tone);
}

/** The same badge with the site's notices in its message. */
export function withNotices(made: Badge, notices: readonly Notice[]): Badge {
  const message = [made.message, ...notices.map(shortNotice)].join(' · ');
  return notices.includes('unverified')
    ? { ...made, message, color: COLORS.warn, isError: true }
    : { ...made, message };
}
