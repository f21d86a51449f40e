import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Svg } from './chart/svg.ts';
import { compileTemplates } from './compile-templates.ts';

const render = (page: string, view: object, others: Record<string, string> = {}) =>
  compileTemplates({ ...others, page }).page(view);

describe('compileTemplates', () => {
  it('escapes all text [D1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const html = render('<p title="{{text}}">{{text}}</p>', { text });
        expect(html.slice(10, -4)).not.toMatch(/[<"'`=].*[<"'`=].*[<"'`=]/s);
        expect(html.match(/[<>]/g)).toHaveLength(4);
        expect(html.match(/"/g)).toHaveLength(2);
      }),
    );
  });

  it('throws for a missing field', () => {
    expect(() => render('{{name}}', {})).toThrow(/name/);
    expect(() => render('{{#if name}}x{{/if}}', {})).toThrow(/name/);
    expect(() => render('{{#each a.name}}x{{/each}}', { a: {} })).toThrow(/name/);
  });

  it.each([{}, [], null, undefined, true, Number.NaN, () => 'text', { toHTML: () => '<b>' }])(
    'throws if %o is in place of text (case %#) [D4]',
    (value) => {
      expect(() => render('{{value}}', { value })).toThrow(/where text is due|not defined/);
    },
  );

  it('prints text, numbers, loops, partials and blocks', () => {
    const layout = '<main>{{title}}{{> @partial-block}}</main>';
    const page = '{{#> layout}}{{#each list}}{{@index}}{{this}},{{/each}}{{/layout}}';
    expect(render(page, { title: '<', list: ['a', 2] }, { layout })).toBe('<main>&lt;0a,12,</main>');
  });

  it.each([
    ['{{{text}}}', 'unescaped output'],
    ['{{&text}}', 'unescaped output'],
    ['<a title={{text}}>', 'an attribute without quotes'],
    ['<a href="{{text}}">', 'a link that no helper checks'],
    ['<a href="x/{{text}}">', 'a link that no helper checks'],
    ['<a href="{{page text}}{{text}}">', 'a link that no helper checks'],
    ['<a href="{{#if text}}x{{/if}}{{text}}">', 'a link that no helper checks'],
    ['<img src="{{text}}">', 'a link that no helper checks'],
    ['<p onclick="go({{text}})">', 'a value in a handler or a style'],
    ['<p style="color:{{text}}">', 'a value in a handler or a style'],
    ['{{> (lookup this "text")}}', 'a partial chosen by data'],
    ['{{#if text}}{{{text}}}{{/if}}', 'unescaped output'],
    ['<p title="{{chart text}}">', 'a drawing within a tag'],
    ['{{{chart text}}}', 'unescaped output'],
    ['{{lookup this "text"}}', 'an unknown helper lookup'],
  ])('rejects %s [D3]', (page, why) => {
    expect(() => render(page, { text: 'x' })).toThrow(why);
  });
});

describe('the helper chart', () => {
  it('prints a chart as it is, and rejects any other value', () => {
    const svg = Svg.of('<svg width="1" height="1"><g/></svg>', { id: 'a', title: 't', description: 'd' });
    expect(render('<p>{{chart svg}}</p>', { svg })).toMatch(/^<p><svg class="chart".*<g\/><\/svg><\/p>$/);
    for (const other of ['<svg></svg>', Svg.textOf(svg), { toHTML: () => '<b>' }, {}, null, 1]) {
      expect(() => render('<p>{{chart svg}}</p>', { svg: other })).toThrow('no chart');
    }
    expect(() => render('<p>{{svg}}</p>', { svg })).toThrow('where text is due');
  });
});

describe('the helpers https and page', () => {
  const link = (url: unknown) => render('<a href="{{https url}}">', { url });

  it('https accepts an https address', () => {
    expect(link('https://example.org/a?b=c&d')).toBe('<a href="https://example.org/a?b&#x3D;c&amp;d">');
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:x',
    'http://a.b',
    'data:text/html,x',
    '//a.b',
    'https://a@b',
    '',
    {},
  ])('https rejects %o [D2]', (url) => {
    expect(() => link(url)).toThrow('not https');
  });

  it('page accepts only paths within the site', () => {
    const page = (path: string) => render('<a href="{{page path}}">', { path });
    for (const path of ['../systems/a-b.c.html', 'tasks/one-1/t1.html#p2']) expect(page(path)).toContain(`"${path}"`);
    expect(page('compare.html?board=b&a=c#d')).toBe('<a href="compare.html?board=b&amp;a=c#d">');
    for (const path of ['/etc', '../../../x', 'a/../b', 'https://a.b', 'javascript:x', '//a', 'a b', 'a#b"c', '']) {
      expect(() => page(path)).toThrow('no page of this site');
    }
  });
});
