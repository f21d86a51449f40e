/** What a chart may contain: shapes and text, and nothing that runs code, loads files, links or sets styles. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'line', 'rect', 'text', 'tspan']);
const ATTRIBUTES = new Set([
  ...['d', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'dx', 'dy', 'width', 'height', 'transform', 'display'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-miterlimit', 'stroke-linejoin', 'opacity'],
  ...['text-anchor', 'font-family', 'font-size', 'font-weight'],
]);

/** A tag, text, or any other character, which is an error. */
const TOKEN = /<(\/?)([a-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>]*")*)\s*(\/?)>|([^<>]+)|./gsu;
const ATTRIBUTE = /\s+([A-Za-z][\w:-]*)="([^"]*)"/g;
const LONG = /-?\d+\.\d{3,}(?:e-?\d+)?/g;

export interface SvgWords {
  /** Unique on its page: letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A drawing that pages may contain unescaped, as it has only elements and attributes that do nothing. */
export class Svg {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /**
   * A drawing from a library's SVG, without other attributes and with rounded numbers.
   *
   * @throws RangeError if it has any other element, or is not an SVG with a size
   */
  static of(drawn: string, { id, title, description }: SvgWords): Svg {
    if (!/^[a-z0-9-]+$/i.test(id)) throw new RangeError(`no id for a chart: ${id}`);
    const [, outer = '', inner] = /^<svg ([^<>]*)>(.*)<\/svg>$/s.exec(drawn) ?? [];
    const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(` ${outer}`) ?? [];
    if (inner === undefined || width === undefined) throw new RangeError('a chart that is no SVG with a size');
    const words = `<title id="${id}-title">${escaped(title)}</title><desc id="${id}-desc">${escaped(description)}</desc>`;
    const open = `<svg class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-title ${id}-desc">`;
    return new Svg(`${open}${words}${harmless(inner)}</svg>`);
  }

  /** @throws TypeError if `value` is not a drawing */
  static textOf(value: unknown): string {
    if (typeof value === 'object' && value !== null && #text in value) return value.#text;
    throw new TypeError('a template draws what is no chart');
  }
}

function harmless(text: string): string {
  return text.replace(TOKEN, (token, close: string, element: string, attributes: string, empty: string, words) => {
    if (words !== undefined) return words;
    if (!ELEMENTS.has(element)) throw new RangeError(`a chart with ${token.slice(0, 60)}`);
    if (close !== '') return `</${element}>`;
    const kept = [...attributes.matchAll(ATTRIBUTE)]
      .filter(([, name = '']) => ATTRIBUTES.has(name))
      .map(([, name, value = '']) => ` ${name}="${value.replace(LONG, rounded)}"`);
    return `<${element}${kept.join('')}${empty}>`;
  });
}

const rounded = (number: string) => String(Math.round(Number(number) * 100) / 100);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? '');
