import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lists every field that differs between two folders of JSON, such as the scorecards of entries before and after a change, the
 * output of `cib baselines --json`, or a site's data files. Numbers must be identical: there is no tolerance.
 *
 *     node scripts/compare-figures.ts BEFORE AFTER [--name scorecard.json] [--each]
 *
 * Without `--each` differences are counted by the form of their path: what stands for an id, a place in a list or a name
 * among many is written `*`. The exit status is 1 where a field was removed or changed; added ones alone leave it 0.
 */
type Kind = 'removed' | 'changed' | 'added';

const [before, after, ...options] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error('node scripts/compare-figures.ts BEFORE AFTER [--name FILE] [--each]');
  process.exit(2);
}
const name = options.includes('--name') ? options[options.indexOf('--name') + 1] : undefined;
const each = options.includes('--each');

const differences: { kind: Kind; file: string; path: readonly string[]; text: string }[] = [];
const [old, now] = [filesOf(before), filesOf(after)];
for (const file of [...new Set([...old, ...now])].sort()) {
  if (!now.has(file)) report('removed', file, [], 'the file');
  else if (!old.has(file)) report('added', file, [], 'the file');
  else for (const line of pairsOf(join(before, file), join(after, file))) compare(file, line.path, line.a, line.b);
}

console.log(`${[...old].filter((file) => now.has(file)).length} files in both folders`);
for (const kind of ['removed', 'changed', 'added'] as const) {
  const found = differences.filter((one) => one.kind === kind);
  console.log(`${kind}: ${found.length} ${found.length === 1 ? 'field' : 'fields'}`);
  if (each) for (const { file, path, text } of found) console.log(`  ${file} $${path.join('')}  ${text}`);
  else for (const [form, n] of countsOf(found.map(formOf))) console.log(`  ${n} × ${form}`);
}
if (differences.some(({ kind }) => kind !== 'added')) process.exitCode = 1;

/** The paths of the JSON files in a folder, relative to it; of a file, the empty path. */
function filesOf(folder: string): Set<string> {
  if (statSync(folder).isFile()) return new Set(['']);
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && (name === undefined ? /\.jsonl?$/.test(one.name) : one.name === name))
      .map((one) => relative(folder, join(one.parentPath, one.name))),
  );
}

/** Both files' values; of JSON lines a pair a line. */
function pairsOf(a: string, b: string): { path: readonly string[]; a: unknown; b: unknown }[] {
  const [one, other] = [a, b].map((path) => readFileSync(path, 'utf8')) as [string, string];
  if (!a.endsWith('.jsonl')) return [{ path: [], a: JSON.parse(one), b: JSON.parse(other) }];
  const [mine, theirs] = [one, other].map((text) => text.split('\n').filter((line) => line !== '')) as [
    string[],
    string[],
  ];
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, i) => ({
    path: [`[${i}]`],
    a: parsed(mine[i]),
    b: parsed(theirs[i]),
  }));
}

function parsed(line: string | undefined): unknown {
  return line === undefined ? undefined : JSON.parse(line);
}

function compare(file: string, path: readonly string[], a: unknown, b: unknown): void {
  if (Object.is(a, b)) return;
  if (a === undefined) report('added', file, path, shown(b));
  else if (b === undefined) report('removed', file, path, shown(a));
  else if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b))
    report('changed', file, path, `${shown(a)} → ${shown(b)}`);
  else {
    const step = (key: string) => (Array.isArray(a) ? `[${key}]` : `.${key}`);
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      compare(file, [...path, step(key)], a[key], b[key]);
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function report(kind: Kind, file: string, path: readonly string[], text: string): void {
  differences.push({ kind, file, path, text });
}

/** The last folder and name of the file, and the path without ids: keys that only some objects have in common. */
function formOf({ file, path, text, kind }: (typeof differences)[number]): string {
  const form = path
    .map((step, i) => {
      const inNames = ['.families', '.arms', '.slices', '.metrics', '.suites', '.failures', '.shares'].includes(
        path[i - 1] ?? '',
      );
      const inSlice = path[i - 2] === '.slices';
      return step.startsWith('[') ? '[*]' : inNames || inSlice ? '.*' : step;
    })
    .join('');
  const values = kind === 'changed' && text.length < 60 ? `  ${text}` : '';
  return `${file.split('/').at(-1)} $${form}${values}`;
}

function countsOf(forms: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
