import Handlebars from 'handlebars';

/** From a view to text. A missing field throws. */
export type MarkdownTemplate = (view: object) => string;

/** Handlebars escapes for HTML and not for Markdown, so its escaping is off: `renderMarkdown` escapes the view. */
const OPTIONS: CompileOptions = { noEscape: true, strict: true, knownHelpersOnly: true };

export const compileMarkdown = (text: string): MarkdownTemplate => Handlebars.compile(text, OPTIONS);

/** The source text of the compiled code, which `Handlebars.template` takes. */
export const precompileMarkdown = (text: string): string => String(Handlebars.precompile(text, OPTIONS));

export interface TemplateFiles {
  text(path: string): Promise<string>;
}

/**
 * The template `NAME.md.hbs`. In dist/ there is compiled code in place of this module: `scripts/compiled-templates.ts`.
 *
 * @param folder the folder with `templates/`
 */
export async function markdownTemplate(
  files: TemplateFiles,
  folder: string,
  name: 'comment' | 'report' | 'run-comment' | 'submission' | 'summary',
): Promise<MarkdownTemplate> {
  return compileMarkdown(await files.text(`${folder}/templates/${name}.md.hbs`));
}
