import * as z from 'zod';
import { formatValue } from '../../report/format.ts';
import { safeText } from '../../report/safe-text.ts';
import { mainMetric } from '../../suites/description.ts';

import { isStale } from '../board/freshness.ts';
import { type Place, rankText } from '../board/places.ts';

/** `badges/SLUG/SUITE.json`: what shields.io takes as an endpoint. Source: https://shields.io/badges/endpoint-badge */
export const BadgeFile = z.strictObject({
  schemaVersion: z.literal(1),
  label: z.string(),
  message: z.string(),
  color: z.string().regex(/^[0-9a-f]{6}$/),
  isError: z.boolean().describe('set where the figure should not be relied on: then no address can change the colour'),
});

export type Badge = z.infer<typeof BadgeFile>;

/** White text on each of these holds WCAG AA. */
const COLORS = { good: '1d6b3c', plain: '1f4f96', warn: '865300', bad: 'a3231f', quiet: '5b5d60' } as const;

export type Tone = keyof typeof COLORS;

export function badge(label: string, message: string, tone: Tone): Badge {
  const isError = tone === 'warn' || tone === 'bad';
  return { schemaVersion: 1, label: safeText(label, 60), message: safeText(message, 80), color: COLORS[tone], isError };
}

/** What a badge says of a run. A figure that is in doubt, does not count or is old does not stand there alone. */
export function runBadge({ board, row }: Place, asOf: string | undefined): Badge {
  const { bundle, dispute, estimate } = row;
  const { description } = board;
  const say = (message: string, tone: Tone) => badge(description.title, message, tone);
  const { state } = bundle.scorecard.validity;
  if (dispute) return say('disputed', 'warn');
  if (state === 'invalid' || state === 'failed') return say(state, 'bad');
  const value = estimate ? formatValue(mainMetric(description), estimate.value) : 'not measured';
  const rank = rankText(row);
  const kind = row.entry.kind === 'system' ? '' : row.entry.kind;
  const words = [value, rank && `rank ${rank}`, kind, state === 'partial' && 'partial'];
  if (isStale(bundle, asOf)) return say([...words, 'stale'].filter(Boolean).join(' · '), 'warn');
  if (bundle.tier === 'self-reported') return say([...words, 'self-reported'].filter(Boolean).join(' · '), 'quiet');
  return say(words.filter(Boolean).join(' · '), bundle.tier === 'board-run' ? 'good' : 'plain');
}
