import { safeText } from '../../text/safe-text.ts';
import type { Style } from './layout.ts';

interface AdapterCheck {
  readonly says: string;
  readonly held: boolean;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
}

/** The checks of an adapter; below those that failed, what is wrong and what to do. */
export function checksText(checks: readonly AdapterCheck[], style: Style): string {
  const lines = checks.flatMap(({ says, held, detail, hint }) => {
    const found = detail === undefined ? '' : safeText(detail, 500);
    if (held) return [`${style.good('✓')} ${says}${found === '' ? '' : style.dim(` (${found})`)}`];
    return [`${style.bad('✗')} ${says}`, `    ${found}`, ...(hint === undefined ? [] : [`    ${safeText(hint, 500)}`])];
  });
  const failed = checks.filter(({ held }) => !held).length;
  const verdict = failed === 0 ? 'It keeps to the protocol.' : `${failed} of ${checks.length} checks failed.`;
  return [...lines, '', verdict].join('\n');
}
