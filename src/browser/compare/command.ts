import { shellWord } from '../../text/escape.ts';
import type { Pair } from './pair.ts';

/** The command that compares a pair by the same metric; undefined if a file does not say where its bundle is. */
export function commandOf({ a, b, about, metric }: Pair): string | undefined {
  if (a.folder === undefined || b.folder === undefined) return undefined;
  const by = metric.id === (about.headline ?? about.shown.id) ? [] : ['--metric', metric.id];
  return ['npx context-integrity compare', ...[a.folder, b.folder, ...by].map(shellWord)].join(' ');
}
