import { EDGE, NO_SPACE, SPACE } from './python-text.ts';

/** The forms of well-known keys, and words that introduce a secret. */
const FORMS: readonly RegExp[] = [
  `${EDGE}sk-[A-Za-z0-9]{16,}${EDGE}`,
  `${EDGE}AKIA[0-9A-Z]{16}${EDGE}`,
  `${EDGE}ghp_[A-Za-z0-9]{20,}${EDGE}`,
  `${EDGE}AIza[A-Za-z0-9_\\-]{20,}${EDGE}`,
  `${EDGE}xox[baprs]-[A-Za-z0-9\\-]{10,}${EDGE}`,
  // A JSON web token.
  `${EDGE}eyJ[A-Za-z0-9_\\-]+\\.[A-Za-z0-9_\\-]+\\.[A-Za-z0-9_\\-]+${EDGE}`,
  privateKey(),
].map((form) => new RegExp(form, 'gu'));

const WORDS: readonly RegExp[] = [
  `${EDGE}(?:api[_\\-]?key|secret|token|password|passwd)${EDGE}${SPACE}*[:=]${SPACE}*${NO_SPACE}+`,
  `${EDGE}authorization${EDGE}${SPACE}*[:=]${SPACE}*[^\\n\\r]+`,
  `${EDGE}(?:password|passwd)${SPACE}+is${SPACE}+${NO_SPACE}+`,
  `bearer${SPACE}+[A-Za-z0-9._\\-]{16,}`,
  `${EDGE}basic${SPACE}+[A-Za-z0-9+/=]{16,}`,
].map((form) => new RegExp(form, 'giu'));

/** A PEM block, from its first line to its last. */
function privateKey(): string {
  const name = '(?:RSA |EC |OPENSSH |DSA |PGP |ENCRYPTED )?PRIVATE KEY';
  return `-----BEGIN ${name}-----[^]*?-----END ${name}-----`;
}

/** A quick check: every text that one of the forms matches also matches this. Most texts do not. */
const SIGNS = /sk-|AKIA|ghp_|AIza|xox|eyJ|-----BEGIN|key|secret|token|passw|authorization|bearer|basic/iu;

/** The text with each secret replaced by a mark. */
export function redacted(text: string): string {
  if (!SIGNS.test(text)) return text;
  return [...FORMS, ...WORDS].reduce((left, form) => left.replace(form, '[REDACTED]'), text);
}

export function containsSecret(text: string): boolean {
  return redacted(text) !== text;
}
