import { ofRecentTexts } from '../../../text/caches.ts';
import { EDGE, NO_SPACE, SPACE } from './python-text.ts';

/** Why a memory is dangerous to return. */
export const RISK_FLAGS = ['contains_secret', 'destructive_command', 'tool_sensitive', 'production_env'] as const;
export type RiskFlag = (typeof RISK_FLAGS)[number];

const flagged = (...forms: readonly string[]) => new RegExp(forms.join('|'), 'iu');

/** A quick check: every text that shows one of the risks also matches this. */
const SIGNS = flagged('--force', 'rm\\s', 'drop\\s', 'truncate', 'prod', 'secret');

const DESTRUCTIVE = flagged(
  `--force${EDGE}`,
  `${EDGE}rm\\s+-rf${EDGE}`,
  `${EDGE}drop\\s+table${EDGE}`,
  `${EDGE}truncate${EDGE}`,
);
const PRODUCTION = flagged(`${EDGE}production${EDGE}`, `${EDGE}prod${EDGE}`, `production[_-]?key${EDGE}`);
const SENSITIVE = flagged('--force', 'rm -rf', 'drop table', 'production', 'prod-', 'secret');

/** The risks of which a text has signs. A text without signs may still be dangerous. */
export function risksOf(text: string): readonly RiskFlag[] {
  if (!SIGNS.test(text)) return [];
  const destructive = DESTRUCTIVE.test(text);
  const production = PRODUCTION.test(text);
  const flags: RiskFlag[] = [];
  if (destructive) flags.push('destructive_command');
  if (destructive || production || SENSITIVE.test(text)) flags.push('tool_sensitive');
  if (production) flags.push('production_env');
  return flags;
}

/** Texts with a secret, and a quick check: every text that the form matches also matches its sign. */
interface Form {
  readonly sign: string;
  readonly form: string;
}

/** The forms of well-known keys. */
const KEYS: readonly Form[] = [
  { sign: 'sk-', form: `${EDGE}sk-[A-Za-z0-9]{16,}${EDGE}` },
  { sign: 'AKIA', form: `${EDGE}AKIA[0-9A-Z]{16}${EDGE}` },
  { sign: 'ghp_', form: `${EDGE}ghp_[A-Za-z0-9]{20,}${EDGE}` },
  { sign: 'AIza', form: `${EDGE}AIza[A-Za-z0-9_\\-]{20,}${EDGE}` },
  { sign: 'xox', form: `${EDGE}xox[baprs]-[A-Za-z0-9\\-]{10,}${EDGE}` },
  // A JSON web token.
  { sign: 'eyJ', form: `${EDGE}eyJ[A-Za-z0-9_\\-]+\\.[A-Za-z0-9_\\-]+\\.[A-Za-z0-9_\\-]+${EDGE}` },
  { sign: '-----BEGIN', form: privateKey() },
];

/** Words that introduce a secret, in any case. */
const WORDS: readonly Form[] = [
  {
    sign: 'key|secret|token|passw',
    form: `${EDGE}(?:api[_\\-]?key|secret|token|password|passwd)${EDGE}${SPACE}*[:=]${SPACE}*${NO_SPACE}+`,
  },
  { sign: 'authorization', form: `${EDGE}authorization${EDGE}${SPACE}*[:=]${SPACE}*[^\\n\\r]+` },
  { sign: 'passw', form: `${EDGE}(?:password|passwd)${SPACE}+is${SPACE}+${NO_SPACE}+` },
  { sign: 'bearer', form: `bearer${SPACE}+[A-Za-z0-9._\\-]{16,}` },
  { sign: 'basic', form: `${EDGE}basic${SPACE}+[A-Za-z0-9+/=]{16,}` },
];

/** A PEM block, from its first line to its last. */
function privateKey(): string {
  const name = '(?:RSA |EC |OPENSSH |DSA |PGP |ENCRYPTED )?PRIVATE KEY';
  return `-----BEGIN ${name}-----[^]*?-----END ${name}-----`;
}

/** Most texts have none of the signs. */
const SECRET_SIGNS = new RegExp([...KEYS, ...WORDS].map(({ sign }) => sign).join('|'), 'iu');

/** Takes secrets of a form out of a text. Compiled when a text has the sign, because the classes of all letters take long. */
function takingOut({ sign, form }: Form, flags: 'u' | 'iu'): (text: string) => string {
  const quick = new RegExp(sign, flags);
  let whole: RegExp | undefined;
  return (text) => {
    if (!quick.test(text)) return text;
    whole ??= new RegExp(form, `g${flags}`);
    return text.replace(whole, '[REDACTED]');
  };
}

const STEPS = [...KEYS.map((form) => takingOut(form, 'u')), ...WORDS.map((form) => takingOut(form, 'iu'))];

/** The text with each secret replaced by a mark. */
export function redacted(text: string): string {
  return SECRET_SIGNS.test(text) ? examined(text).left : text;
}

const examined = ofRecentTexts(500, (text) => ({ left: STEPS.reduce((left, takeOut) => takeOut(left), text) }));

export function containsSecret(text: string): boolean {
  return redacted(text) !== text;
}
