import Handlebars from 'handlebars';
import { Svg } from './chart/svg.ts';

type Mustache = hbs.AST.MustacheStatement;

/** Helpers that templates may call. */
const LINKS = { https, page, pathOf, whole };
/** Helpers that insert a drawing between tags. */
const DRAWINGS = { chart };
const LEAF = 'text';

/** Checks the rules for templates when one is compiled, so that a template that breaks a rule is never rendered. */
class Rules extends Handlebars.Visitor {
  readonly #name: string;
  /** The text since the last `<`, with `\0` for each value, which shows in which attribute a value is. */
  #before = '';

  constructor(name: string) {
    super();
    this.#name = name;
  }

  override ContentStatement({ value }: hbs.AST.ContentStatement): void {
    const text = this.#before + value;
    this.#before = text.slice(Math.max(0, text.lastIndexOf('<')));
  }

  override MustacheStatement(mustache: Mustache): void {
    const { path, params, loc } = mustache;
    const before = this.#before;
    this.#before += '\0';
    if (!mustache.escaped) throw this.#refuse('unescaped output', loc);
    if (/=\s*$/.test(before)) throw this.#refuse('an attribute without quotes', loc);
    if (/\s(?:on\w+|style)="[^"]*$/i.test(before)) throw this.#refuse('a value in a handler or a style', loc);
    const helper = params.length > 0 && path.type === 'PathExpression' ? (path as hbs.AST.PathExpression).original : '';
    const links = Object.hasOwn(LINKS, helper);
    // A link that begins with a literal # loads nothing.
    if (/\b(?:href|src)="(?!#)[^"]*$/.test(before) && !links) throw this.#refuse('a link that no helper checks', loc);
    const draws = Object.hasOwn(DRAWINGS, helper);
    if (draws && /<[^>]*$/.test(before)) throw this.#refuse('a drawing within a tag', loc);
    if (params.length > 0 && !links && !draws) throw this.#refuse(`an unknown helper ${helper}`, loc);
    if (params.length === 0) {
      // Every value goes through the helper `text`, which accepts only text and numbers.
      mustache.params = [path as hbs.AST.Expression];
      mustache.path = { type: 'PathExpression', data: false, depth: 0, parts: [LEAF], original: LEAF, loc } as never;
    }
    this.acceptArray(mustache.params);
  }

  /** Handlebars' strict mode leaves out arguments of helpers and blocks; here a missing field throws there too. */
  override PathExpression(path: hbs.AST.PathExpression): void {
    Object.assign(path, { strict: true });
  }

  override PartialStatement({ name, loc }: hbs.AST.PartialStatement): void {
    if (name.type !== 'PathExpression') throw this.#refuse('a partial chosen by data', loc);
  }

  override PartialBlockStatement(block: hbs.AST.PartialBlockStatement): void {
    if (block.name.type !== 'PathExpression') throw this.#refuse('a partial chosen by data', block.loc);
    super.PartialBlockStatement(block);
  }

  #refuse(what: string, { start }: hbs.AST.SourceLocation): RangeError {
    return new RangeError(`template ${this.#name}:${start.line}: ${what}`);
  }
}

/** Functions from a view to text, by name. Every template can be used as a partial. A missing field throws. */
export function compileTemplates<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Record<Name, (view: object) => string> {
  const engine = Handlebars.create();
  engine.registerHelper({ [LEAF]: leaf, ...LINKS, ...DRAWINGS });
  const known = Object.fromEntries([LEAF, ...Object.keys({ ...LINKS, ...DRAWINGS })].map((name) => [name, true]));
  const compiled = Object.entries<string>(texts).map(([name, text]) => {
    const program = engine.parse(withoutIndents(text));
    new Rules(name).accept(program);
    const render = engine.compile(program, { strict: true, knownHelpersOnly: true, knownHelpers: known });
    engine.registerPartial(name, render);
    return [name, (view: object) => render(view)];
  });
  return Object.fromEntries(compiled);
}

/** Indents are a tenth of a large page. The contents of a `pre` come from data, and are left unchanged. */
const withoutIndents = (text: string) => text.replace(/^[ \t]+/gm, '');

function leaf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new TypeError(`a template prints ${value === null ? 'null' : typeof value} where text is due`);
}

/** The only output that is not escaped. */
function chart(value: unknown): Handlebars.SafeString {
  return new Handlebars.SafeString(Svg.textOf(value));
}

/** An untrusted address: only https, and without a user name, which could be mistaken for the host. */
function https(value: unknown): string {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '') throw new TypeError('a link that is not https');
  return url.href;
}

/** An absolute address of this site, which the command line checked. */
function whole(value: unknown): string {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new TypeError('an address that is not of the web');
  return url.href;
}

/** The path of an absolute address of this site, for a page that may be shown at any depth. */
function pathOf(value: unknown): string {
  return new URL(whole(value)).pathname;
}

/** A page of this site, relative to the current one, with a query for its script or a fragment. */
function page(value: unknown): string {
  if (
    typeof value === 'string' &&
    /^(?:\.\.\/){0,2}(?:[a-z0-9][a-z0-9._-]*\/){0,2}[a-z0-9][a-z0-9._-]*(?:\?[\w.%=&-]+)?(?:#[\w-]+)?$/.test(value)
  )
    return value;
  throw new TypeError('a link that is no page of this site');
}
