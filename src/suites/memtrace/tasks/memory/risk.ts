/**
 * What makes a text dangerous to hand on: it destroys, it holds a secret, or it would have an agent use a tool
 * with more power than the task asks for.
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

/** The risks whose signs stand in a text. Signs, not proof: a text without any may still be dangerous. */
export function risksOf(text: string): readonly Risk[] {
  return SIGNS.filter(([, sign]) => sign.test(text)).map(([risk]) => risk);
}
