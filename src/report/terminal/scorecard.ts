import { FEW_MARK, FEW_TEMPLATES } from '../format.ts';
import type { FamilyRow, ScorecardView } from '../scorecard-view.ts';
import { type Style, textTable } from './layout.ts';

/** A scorecard: the system, the verdict, families, metrics with both intervals, failure modes. */
export function scorecardText(view: ScorecardView, style: Style): string {
  const verdict = view.state === 'valid' ? style.good(view.state) : style.bad(view.state);
  const labels = view.readsLabels ? ' (reads labels)' : '';
  const text = [
    `${style.bold(`${view.suite} · ${view.system}`)}${labels}`,
    `${verdict} · ${view.counts}`,
    style.dim(`dataset ${view.dataset}`),
    ...headlineLine(view, style),
    ...view.model.map((line) => style.dim(line)),
    ...view.reasons.map((reason) => style.bad(`  ${reason}`)),
    '',
    familyTable('family', view, [...view.families, view.overall], style),
    ...view.groups.flatMap(({ label, rows }) => ['', familyTable(label.toLowerCase(), view, rows, style)]),
    ...section(['its model', ...(view.modelUse?.columns ?? []).map(lower)], view.modelUse?.rows, style),
    ...diagnosis(view, style),
    '',
    textTable(
      ['metric', 'value', '95% interval', 'clustered 95%', 'n', 'n eff.'],
      view.metrics.map((row) => [row.label, row.value, row.interval, row.clustered, row.n, row.nEffective]),
      style,
    ),
    ...listed('not measured, because the system does not declare what it needs', view.unmeasured, style),
    ...listed('no value, because nothing in this run counts towards it', view.uncounted, style),
    style.dim(
      `${view.clusters}: tasks of one template are not independent; the clustered interval and n eff. take that into account.`,
    ),
    ...arms(view, style),
    ...slices(view, style),
  ].join('\n');
  return [
    text,
    // Intervals by family, which may have the mark too, are not shown.
    ...(text.includes(FEW_MARK) ? [style.dim(FEW_TEMPLATES)] : []),
    ...failureModes(view, style),
    ...contamination(view, style),
    ...latency(view, style),
  ].join('\n');
}

const listed = (title: string, labels: readonly string[], style: Style): string[] =>
  labels.length === 0 ? [] : [style.dim(`${title}: ${labels.join(', ')}`)];

function headlineLine({ headline, counted, noHeadlineNote }: ScorecardView, style: Style): string[] {
  if (headline === undefined) return noHeadlineNote === undefined ? [] : [style.dim(noHeadlineNote)];
  return [
    `Headline: ${headline.label} ${headline.value} ${headline.clustered || headline.interval}`.trimEnd(),
    ...(counted === '' ? [] : [`  ${counted}`]),
  ];
}

function familyTable(
  title: string,
  { passed, columns }: ScorecardView,
  rows: readonly FamilyRow[],
  style: Style,
): string {
  return textTable(
    [title, 'n', passed.toLowerCase(), ...columns],
    rows.map(({ label, n, passed: counts, cells }) => [label, n, counts, ...cells]),
    style,
  );
}

const lower = (column: string) => column.toLowerCase();

/** A table below a blank line. Empty without rows. */
function section(head: readonly string[], rows: readonly (readonly string[])[] = [], style: Style): string[] {
  return rows.length === 0 ? [] : ['', textTable(head, rows, style)];
}

function diagnosis({ diagnosis: found }: ScorecardView, style: Style): string[] {
  if (found === undefined) return [];
  return [
    ...found.groups.flatMap(({ title, rows }) =>
      section(
        [title.toLowerCase(), 'family', 'count', 'clustered 95%', 'references without and with it'],
        rows.map(({ words, family, count, interval, levels }) => [words, family, count, interval, levels]),
        style,
      ),
    ),
    ...(found.undecided === '' ? [] : [style.dim(found.undecided)]),
  ];
}

function arms({ arms: shown }: ScorecardView, style: Style): string[] {
  if (shown === undefined) return [];
  return [
    ...section([`${shown.metric} by arm`, 'value', '95% interval', 'clustered 95%', 'n'], shown.rows, style),
    ...shown.verdicts.map(({ pair, figures, text }) => `${text} ${style.dim(`(${pair}: ${figures})`)}`),
  ];
}

function slices({ slices: shown }: ScorecardView, style: Style): string[] {
  return shown.flatMap(({ label, columns, rows }) => [
    '',
    style.bold(label),
    textTable(
      ['slice', 'n', 'passed', ...columns],
      rows.map(({ label: name, n, passed, cells }) => [name, n, passed, ...cells]),
      style,
    ),
  ]);
}

function latency({ latency: rows, machine }: ScorecardView, style: Style): string[] {
  if (rows.length === 0) return [];
  return [
    ...section(['latency', 'calls', 'p50', 'p95', 'max', 'distribution'], rows, style),
    style.dim(`${machine === '' ? '' : `Measured on ${machine}. `}No score depends on the clock.`),
  ];
}

function failureModes({ failureModes: modes }: ScorecardView, style: Style): string[] {
  return section(
    ['failure mode', 'tasks'],
    modes.map(({ label, count }) => [label, String(count)]),
    style,
  );
}

function contamination({ contamination: gap }: ScorecardView, style: Style): string[] {
  if (gap === undefined) return [];
  return [
    ...section([gap.metric, 'public', gap.unseen, 'difference'], gap.rows, style),
    `contamination gap: ${gap.gap}`,
    style.dim(gap.verdict),
  ];
}
