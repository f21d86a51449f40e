import Handlebars from 'handlebars';
import { Svg } from './chart/svg.ts';

/** Every value that a template prints goes through this helper. */
export const LEAF = 'text';

/** Helpers for links, which templates may call. */
export const LINKS = { https, page, pathOf, whole };

/** Helpers that insert a drawing between tags. */
export const DRAWINGS = { chart };

export const HELPERS = { [LEAF]: leaf, ...LINKS, ...DRAWINGS };

/** From a view to text. A missing field throws. */
export type Template = (view: object) => string;

/**
 * Templates by name, each of which can be used as a partial in the others.
 *
 * @param compiledBy is called when a template is first used
 */
export function templatesOf<Name extends string, Source>(
  sources: Readonly<Record<Name, Source>>,
  compiledBy: (engine: typeof Handlebars, source: Source, name: Name) => HandlebarsTemplateDelegate,
): Readonly<Record<Name, Template>> {
  const engine = Handlebars.create();
  engine.registerHelper(HELPERS);
  const templates = Object.entries<Source>(sources).map(([name, source]) => {
    let compiled: HandlebarsTemplateDelegate | undefined;
    const render: HandlebarsTemplateDelegate = (...given) => {
      compiled ??= compiledBy(engine, source, name as Name);
      return compiled(...given);
    };
    engine.registerPartial(name, render);
    return [name, (view: object) => render(view)] as const;
  });
  return Object.fromEntries(templates) as Record<Name, Template>;
}

function leaf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new TypeError(`a template prints ${value === null ? 'null' : typeof value} where text is due`);
}

/** With the links of `page` the only output that Handlebars does not escape. */
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

/**
 * A page of this site, relative to the current one, with a query for its script or a fragment. Of the characters that it may have
 * HTML needs only & escaped; Handlebars would write = in six characters.
 */
function page(value: unknown): Handlebars.SafeString {
  if (
    typeof value === 'string' &&
    /^(?:\.\.\/){0,2}(?:[a-z0-9][a-z0-9._-]*\/){0,2}[a-z0-9][a-z0-9._-]*(?:\?[\w.%=&-]+)?(?:#[\w.-]+)?$/.test(value)
  )
    return new Handlebars.SafeString(value.replaceAll('&', '&amp;'));
  throw new TypeError('a link that is no page of this site');
}
