import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The scope of an expression: contexts by name, and functions beyond GitHub's own. */
export interface Scope {
  readonly contexts: Readonly<Record<string, unknown>>;
  readonly functions?: Readonly<Record<string, () => boolean>>;
}

const STATUS = ['always', 'cancelled', 'failure', 'success'];

/** Evaluates an expression with GitHub's own package. Refuses a name of `github` that this runner does not have. */
function evaluate(expression: string, { contexts, functions = {} }: Scope): unknown {
  for (const [, name = ''] of expression.matchAll(/\bgithub\.([a-z_]+)/gi))
    if (!(name in (contexts.github as object))) throw new Error(`This runner has no github.${name}: ${expression}`);
  const names = Object.keys(functions).map((name) => ({ name, minArgs: 0, maxArgs: 0 }));
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), names).parse();
  // Converting a context takes longer than all the rest, and few are named.
  const named = Object.entries(contexts).filter(([key]) => expression.toLowerCase().includes(key.toLowerCase()));
  const known = new data.Dictionary(...named.map(([key, value]) => ({ key, value: toData(value) })));
  const calls = names.map(
    (one) => [one.name, { ...one, call: () => new data.BooleanData(functions[one.name]?.() ?? false) }] as const,
  );
  return fromData(new Evaluator(tree, known, new Map(calls)).evaluate());
}

const toData = (value: unknown): data.ExpressionData => JSON.parse(JSON.stringify(value ?? null), data.reviver);
const fromData = (value: data.ExpressionData): unknown => JSON.parse(JSON.stringify(value, data.replacer));

/** A text with its `${{ }}` evaluated. A text that is one expression keeps the type of its value. */
export function fill(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, scope));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, scope)]));
  if (typeof value !== 'string') return value;
  const parts = partsOf(value);
  if (parts.length === 1 && parts[0]?.expression) return evaluate(parts[0].text, scope);
  return parts.map(({ text, expression }) => (expression ? textOf(evaluate(text, scope)) : text)).join('');
}

/** A value as text, as GitHub converts it. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** The pieces of a text; `}}` inside quotes does not end an expression. */
export function partsOf(text: string): { readonly text: string; readonly expression: boolean }[] {
  const parts: { text: string; expression: boolean }[] = [];
  let rest = text;
  for (let start = rest.indexOf('${{'); start >= 0; start = rest.indexOf('${{')) {
    const [whole, inside = ''] = /^\$\{\{((?:'(?:[^']|'')*'|(?!\}\})[^'])*)\}\}/.exec(rest.slice(start)) ?? [];
    if (whole === undefined) throw new Error(`An expression does not end: ${text}`);
    if (start > 0) parts.push({ text: rest.slice(0, start), expression: false });
    parts.push({ text: inside.trim(), expression: true });
    rest = rest.slice(start + whole.length);
  }
  if (rest !== '' || parts.length === 0) parts.push({ text: rest, expression: false });
  return parts;
}

/**
 * Whether a job or step runs: without a status function, `success()` has to be true, too. Text outside of `${{ }}`
 * makes a condition a text, which is always true, so it is refused.
 */
export function holds(condition: unknown, scope: Scope): boolean {
  const text = condition === undefined ? 'success()' : textOf(condition);
  const parts = text.includes('${{') ? partsOf(text) : [{ text: text.trim() }];
  if (parts.length > 1) throw new Error(`This condition is a text, which is always true: ${text}`);
  const expression = parts[0]?.text ?? '';
  const asks = new RegExp(`\\b(?:${STATUS.join('|')})\\s*\\(`).test(expression.replace(/'(?:[^']|'')*'/g, "''"));
  return Boolean(evaluate(asks ? expression : `success() && (${expression})`, scope));
}
