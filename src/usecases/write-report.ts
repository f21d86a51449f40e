import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import { renderMarkdown } from '../report/markdown/render.ts';
import { STYLES } from '../site/assets.ts';
import { type ReportView, reportView, svgFile } from '../site/report-view.ts';
import { compileTemplates } from '../site/template.ts';
import { Markdown } from '../text/escape.ts';
import { safeJson } from '../text/safe-text.ts';
import type { Benched } from './benches.ts';

interface Wanted {
  readonly title: string;
  readonly benches: readonly Benched[];
  /** A new folder, or one that holds an earlier report. */
  readonly out: string;
  /** Holds `templates/` and `assets/`. */
  readonly looks: string;
}

const OURS = /^(?:report\.(?:md|html|json)|style\.css|charts)$/;

/** Writes what parts of a suite came to: `report.md`, `report.html`, `report.json` and the charts. */
export async function writeReport(files: Files, { title, benches, out, looks }: Wanted): Promise<void> {
  if (benches.length === 0) {
    throw new Fault('usage', 'This suite has no part of its own systems alone, so there is nothing to report.', {
      hint: 'Leave --report out: the tables are printed, and --json gives them to programs.',
    });
  }
  const stranger = (await files.list(out)).find((name) => !OURS.test(name));
  if (stranger !== undefined) {
    throw new Fault('out.exists', `${out} holds ${JSON.stringify(stranger)}, which is no part of a report.`, {
      hint: 'Give --report a new folder.',
    });
  }
  const template = (name: string) => files.text(`${looks}/templates/${name}.hbs`);
  const view = await reportView(
    title,
    benches.map(({ bench, report }) => ({ ...bench, report })),
  );
  const [page, table] = [await template('report.html'), await template('report-table.html')];
  const html = compileTemplates({ report: page, 'report-table': table }).report(view);
  const styles = await Promise.all(STYLES.map((name) => files.text(`${looks}/assets/styles/${name}.css`)));
  await files.write(`${out}/report.html`, html);
  await files.write(`${out}/style.css`, styles.join('\n'));
  await files.write(`${out}/report.md`, renderMarkdown(await template('report.md'), forMarkdown(view)));
  await files.write(
    `${out}/report.json`,
    `${safeJson(benches.map(({ bench, report }) => ({ id: bench.id, ...report })))}\n`,
  );
  for (const { svg, file } of view.parts.flatMap(({ charts }) => charts))
    await files.write(`${out}/${file}`, svgFile(svg));
}

/** Of a chart Markdown needs its file; that is our own path, and no text to escape. */
function forMarkdown({ title, parts }: ReportView): object {
  return {
    title,
    parts: parts.map(({ charts, ...part }) => ({
      ...part,
      charts: charts.map(({ title: words, file }) => ({ title: words, file: new Markdown(file) })),
    })),
  };
}
