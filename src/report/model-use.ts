import type { GatewayRecord } from '../evidence/manifest.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { safeText } from '../text/safe-text.ts';

/** What a system asked its model, in words. */
export function modelUseText(use: NonNullable<Scorecard['gateway']>): string {
  const phases = [
    ['at the start', use.start],
    ['while storing', use.write],
    ['while answering', use.query],
  ] as const;
  const parts = phases
    .filter(([phase, { calls }]) => calls > 0 || phase !== 'at the start')
    .map(([phase, { calls, input_tokens: sent, output_tokens: got }]) => `${phase} ${calls} (${sent} + ${got} tokens)`);
  return `calls of its model: ${parts.join(', ')}`;
}

/** Which model a system was given, and whether it answered this time. Safe to print. */
export function modelText({ answers, host, settings: { model, embeddings, temperature } }: GatewayRecord): string {
  const text = [
    `model ${safeText(model, 100)}`,
    ...(embeddings === null ? [] : [`embeddings ${safeText(embeddings, 100)}`]),
    temperature === null ? 'no temperature' : `temperature ${temperature}`,
    `of ${safeText(host, 100)}`,
  ].join(', ');
  return answers === 'replayed' ? `${text}, replayed from the tape of an earlier run` : text;
}
