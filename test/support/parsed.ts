import type { Page } from 'playwright-core';

export interface Parsed {
  readonly ids: readonly string[];
  /** The values of `href` and `src`. */
  readonly links: readonly string[];
  /**
   * The elements in order: depth, tag, names of attributes, and the values of those that change what an element does.
   */
  readonly tree: readonly string[];
  /** What no template may have: handlers, inline styles and scripts. */
  readonly forbidden: readonly string[];
}

/** A document as the browser parses it, without running it. Throws on XML that is not well-formed. */
export async function parsed(page: Page, text: string, type: 'text/html' | 'text/xml' = 'text/html'): Promise<Parsed> {
  return (await page.evaluate(`(${READ})(${JSON.stringify(text)}, ${JSON.stringify(type)})`)) as Parsed;
}

const READ = `(text, type) => {
  const read = new DOMParser().parseFromString(text, type);
  const broken = read.querySelector('parsererror');
  if (broken) throw new Error(broken.textContent);
  const elements = [...read.querySelectorAll('*')];
  const of = (name) => elements.flatMap((one) => one.hasAttribute(name) ? [one.getAttribute(name)] : []);
  const depth = (one) => one.parentElement ? 1 + depth(one.parentElement) : 0;
  const acts = /^(?:href|src|srcset|class|id|for|rel|target|type|action|http-equiv|role|style)$/;
  const value = ({ name, value }) => {
    if (!acts.test(name)) return name;
    // The name of a receipt is its digest.
    const known = value.replace(/\\b[0-9a-f]{16}\\b/g, 'digest');
    // The path of an address on another host is untrusted text; only the origin is compared.
    return name + '=' + (/^https:/.test(known) ? new URL(known).origin : known);
  };
  return {
    ids: of('id'),
    links: [...of('href'), ...of('src')],
    tree: elements.map((one) => [depth(one), one.tagName, ...[...one.attributes].map(value).sort()].join(' ')),
    forbidden: elements
      .filter((one) => one.matches('style, script:not([src]), iframe, object, embed, base') ||
        [...one.attributes].some(({ name }) => /^on|^style$|^srcdoc$/i.test(name)))
      .map((one) => one.outerHTML.slice(0, 200)),
  };
}`;
