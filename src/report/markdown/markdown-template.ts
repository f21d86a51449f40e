import { compileMarkdown, type MarkdownTemplate } from './compile-markdown.ts';

export interface TemplateFiles {
  text(path: string): Promise<string>;
}

/**
 * The template `NAME.md.hbs`. In dist/ there is compiled code in place of this module: `scripts/compiled-templates.ts`.
 *
 * @param looks the folder with `templates/`
 */
export async function markdownTemplate(
  files: TemplateFiles,
  looks: string,
  name: 'comment' | 'report' | 'run-comment' | 'submission' | 'summary',
): Promise<MarkdownTemplate> {
  return compileMarkdown(await files.text(`${looks}/templates/${name}.md.hbs`));
}
