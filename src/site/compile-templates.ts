import Handlebars from 'handlebars';
import { DRAWINGS, HELPERS, LEAF, LINKS, type Template, templatesOf } from './template.ts';

type Mustache = hbs.AST.MustacheStatement;

const OPTIONS: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(Object.keys(HELPERS).map((name) => [name, true])) as KnownHelpers,
};

/** Templates by name, each compiled when it is first used. */
export const compileTemplates = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Template>> =>
  templatesOf(texts, (engine, text, name) => engine.compile(checked(name, text), OPTIONS));

/** The source text of an object with the compiled code of each template, by name: what `engine.template` takes. */
export const precompileTemplates = (texts: Readonly<Record<string, string>>): string =>
  `{${Object.entries(texts)
    .map(([name, text]) => `${JSON.stringify(name)}: ${Handlebars.precompile(checked(name, text), OPTIONS)}`)
    .join(',')}}`;

function checked(name: string, text: string): hbs.AST.Program {
  const program = Handlebars.parse(withoutIndents(withoutEnds(text)));
  new Rules(name).accept(program);
  return program;
}

/** Indents are a tenth of a large page. The contents of a `pre` come from data, and are left unchanged. */
const withoutIndents = (text: string) => text.replace(/^[ \t]+/gm, '');

/**
 * HTML ends a cell where the next cell or row begins, and the end tags of cells are 3% of all pages. Items of lists keep theirs:
 * beside each other in a line, they would end with a blank.
 */
const withoutEnds = (text: string) => text.replace(/<\/t[dh]>\s*/g, '');

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
