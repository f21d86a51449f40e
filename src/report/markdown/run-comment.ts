import { Markdown } from '../../text/escape.ts';
import { commentMarkdown, type Ending, endingView, LIMIT } from './comment-ending.ts';
import { type MarkdownTemplate, markdownTemplate, type TemplateFiles } from './markdown-template.ts';
import { rendered, type SuiteSummary } from './summary.ts';

const NOTE = '*This comment was truncated. The rest is in the job’s summary.*';

export interface RunCommentTemplates {
  readonly summary: MarkdownTemplate;
  readonly comment: MarkdownTemplate;
}

/** @param folder the folder with `templates/` */
export const runCommentTemplates = async (files: TemplateFiles, folder: string): Promise<RunCommentTemplates> => ({
  summary: await markdownTemplate(files, folder, 'summary'),
  comment: await markdownTemplate(files, folder, 'run-comment'),
});

/** The comment on a pull request of the user's own repository: the job summary, with commit, run and digests. */
export function runComment(
  templates: RunCommentTemplates,
  suites: readonly SuiteSummary[],
  ending: Ending & { readonly ofFork?: boolean },
): string {
  const view = {
    summary: new Markdown(rendered(templates.summary, suites)),
    ofFork: ending.ofFork,
    ...endingView(ending),
  };
  return commentMarkdown(templates.comment, view, NOTE, LIMIT);
}
