import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'rolldown';
import { precompileMarkdown } from '../src/report/markdown/markdown-template.ts';
import { precompileTemplates } from '../src/site/compile-templates.ts';
import { templateTexts } from '../src/usecases/site-templates.ts';

const LOOKS = 'leaderboard';

/** The modules that read and compile templates, and what is in their place in dist/: the code that Handlebars makes of them. */
const REPLACED: Readonly<Record<string, () => Promise<string>>> = {
  '/src/usecases/site-templates.ts': async () => {
    const texts = await templateTexts({ text: (path) => readFile(path, 'utf8') }, LOOKS);
    return `import { templatesOf } from '../site/template.ts';
      const templates = templatesOf(${precompileTemplates(texts)}, (engine, code) => engine.template(code));
      export const siteTemplates = async () => ({ templates, digest: '' });`;
  },
  '/src/report/markdown/markdown-template.ts': async () => {
    const names = (await readdir(`${LOOKS}/templates`)).filter((name) => name.endsWith('.md.hbs')).sort();
    const codes = names.map(
      async (name) => `'${name}': ${precompileMarkdown(await readFile(`${LOOKS}/templates/${name}`, 'utf8'))}`,
    );
    return `import Handlebars from 'handlebars';
      const codes = { ${(await Promise.all(codes)).join(',')} };
      export const markdownTemplate = async (_files, _looks, name) => Handlebars.template(codes[name + '.md.hbs']);`;
  },
};

/** To compile the templates of a site takes a quarter of a second, and Handlebars without its compiler has a third of the bytes. */
export const templatesCompiled: Plugin = {
  name: 'templates-compiled',
  async load(id) {
    const replaced = Object.keys(REPLACED).find((path) => id.endsWith(path));
    return replaced === undefined ? null : withoutPlaces((await REPLACED[replaced]?.()) ?? '');
  },
};

/** Where in a template each name is, which only the message of an error tells: a third of the code. */
const withoutPlaces = (code: string) =>
  code.replace(/\{"start":\{"line":\d+,"column":\d+\},"end":\{"line":\d+,"column":\d+\}\}/g, 'null');
