/**
 * Why a text is dangerous to return: it is destructive, it contains a secret, or it would make an agent use a tool with more
 * privileges than the task needs.
 */
export type Risk = 'destructive' | 'secret' | 'tool_sensitive';

const SIGNS: readonly (readonly [Risk, RegExp])[] = [
  [
    'destructive',
    /\brm -[a-z]*[rf]|\b(?:drop|truncate) (?:table|database|schema)\b|\bpush --force\b|\breset --hard\b|\bmkfs\b|\bwipe[sd]? (?:the|all|every)\b/i,
  ],
  [
    'secret',
    /\b(?:api[_-]?key|secret|password|passphrase|access[_-]?token)\s*[:=]\s*\S|\bsk-[a-z0-9]{6,}|\bAKIA[A-Z0-9]{8,}|-----BEGIN [A-Z ]*PRIVATE KEY/i,
  ],
  [
    'tool_sensitive',
    /\bsudo\b|\bchmod 777\b|\bcurl\b[^|]*\|\s*(?:ba)?sh\b|--no-verify\b|\bignore (?:all |any )?(?:previous|earlier) instructions\b/i,
  ],
];

/** The risks of which a text has signs. A text without signs may still be dangerous. */
export function risksOf(text: string): readonly Risk[] {
  return SIGNS.filter(([, sign]) => sign.test(text)).map(([risk]) => risk);
}
