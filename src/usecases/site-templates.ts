import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { ReadFiles } from '../ports/files.ts';
import { compileTemplates } from '../site/compile-templates.ts';
import { TEMPLATES, type TemplateName, type Templates, templateFile } from '../site/page.ts';

interface SiteTemplates {
  readonly templates: Templates;
  /** Changes with any of them. */
  readonly digest: string;
}

/** Those of the last site, because a process that builds several sites, such as a test, has the same templates for each. */
let last: SiteTemplates | undefined;

/**
 * The templates of the pages. In dist/ there is compiled code in place of this module: `scripts/compiled-templates.ts`.
 *
 * @param folder the folder with `templates/`
 */
export async function siteTemplates(files: Pick<ReadFiles, 'text'>, folder: string): Promise<SiteTemplates> {
  const texts = await templateTexts(files, folder);
  const digest = sha256(canonical(texts));
  if (last?.digest !== digest) last = { templates: compileTemplates(texts), digest };
  return last;
}

/** The texts of these templates by name. */
export async function templateTexts({ text }: Pick<ReadFiles, 'text'>, folder: string) {
  const read = TEMPLATES.map(async (name) => [name, await text(`${folder}/templates/${templateFile(name)}`)] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<TemplateName, string>;
}
