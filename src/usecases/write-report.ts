import { requireNoFile, requireOutsideBundles } from '../bundles/load-bundle.ts';
import { isTemporary } from '../bundles/plain-files.ts';
import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import { markdownTemplate } from '../report/markdown/markdown-template.ts';
import { renderMarkdown } from '../report/markdown/render.ts';
import { LABELS_MARK, type ReferenceScores, referenceReport } from '../report/reference-tables.ts';
import { STYLES } from '../site/assets.ts';
import { type ReportView, reportView, svgFile } from '../site/report-view.ts';
import { Markdown } from '../text/escape.ts';
import { safeJson } from '../text/safe-text.ts';
import type { Benched } from './baselines.ts';
import { siteTemplates } from './site-templates.ts';

interface ReportRequest {
  readonly title: string;
  readonly benches: readonly Benched[];
  /** A new folder, or one with an earlier report. */
  readonly out: string;
  /** The folder with `templates/` and `assets/`. */
  readonly looks: string;
}

const REPORT_FILES = /^(?:report\.(?:md|html|json)|style\.css|charts)$/;

/**
 * Writes the results of parts of a suite: `report.md`, `report.html`, `report.json` and the charts.
 *
 * @throws Fault `out.exists` if `out` has other files or is in a bundle
 */
export async function writeReport(files: Files, { title, benches, out, looks }: ReportRequest): Promise<void> {
  const hint = 'Give --report a new folder.';
  await requireNoFile(files, out, hint);
  const other = (await files.list(out)).find((name) => !REPORT_FILES.test(name) && !isTemporary(name));
  if (other !== undefined) {
    throw new Fault('out.exists', `${out} contains ${JSON.stringify(other)}, which is not part of a report.`, { hint });
  }
  await requireOutsideBundles(files, out);
  const view = await reportView(
    title,
    benches.map(({ bench, report }) => ({ ...bench, report })),
  );
  const { templates } = await siteTemplates(files, looks);
  const styles = await Promise.all(STYLES.map((name) => files.text(`${looks}/assets/styles/${name}.css`)));
  await files.write(`${out}/report.html`, templates.report(view));
  await files.write(`${out}/style.css`, styles.join('\n'));
  const markdown = await markdownTemplate(files, looks, 'report');
  await files.write(`${out}/report.md`, renderMarkdown(markdown, forMarkdown(view)));
  await files.write(
    `${out}/report.json`,
    `${safeJson(benches.map(({ bench, report }) => ({ id: bench.id, ...report })))}\n`,
  );
  for (const { svg, file } of view.parts.flatMap(({ charts }) => charts))
    await files.write(`${out}/${file}`, svgFile(svg));
}

/** The results of the reference systems on the tasks, as a part of a report. */
export function tasksPart(results: ReferenceScores): Benched {
  const summary = `${results.description.summary} Systems with${LABELS_MARK} read labels.`;
  return { bench: { id: 'tasks', label: 'Tasks', summary }, report: referenceReport(results) };
}

/** The Markdown links to a chart's file. The path is ours and needs no escaping. */
function forMarkdown({ title, parts }: ReportView): object {
  return {
    title,
    parts: parts.map(({ charts, ...part }) => ({
      ...part,
      charts: charts.map(({ title: words, file }) => ({ title: words, file: new Markdown(file) })),
    })),
  };
}
