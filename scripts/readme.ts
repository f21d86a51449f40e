import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

/** Writes the README's tables from action.yml; with `--check` it only says whether they are up to date. A folder may be given. */

interface Field {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

type Fields = Readonly<Record<string, Field>>;

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const root = positionals[0] ?? join(import.meta.dirname, '..');
const readme = join(root, 'README.md');

const cell = (text: string) => text.trim().replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function inputsTable(inputs: Fields): string {
  const rows = Object.entries(inputs).map(([name, field]) => {
    const standard = field.required ? '**required**' : code(field.default ?? '');
    return `| \`${name}\` | ${standard} | ${cell(field.description)} |`;
  });
  return ['| Input | Default | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

function outputsTable(outputs: Fields): string {
  const rows = Object.entries(outputs).map(([name, field]) => `| \`${name}\` | ${cell(field.description)} |`);
  return ['| Output | What it is |', '| --- | --- |', ...rows].join('\n');
}

/** Nothing is guessed: without both markers, once and in order, there is no place for the table. */
function replaceBetween(text: string, name: string, table: string): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest, ...more] = text.split(opening);
  const [inside, after, ...most] = rest?.split(closing) ?? [];
  if (before === undefined || inside === undefined || after === undefined || more.length + most.length > 0) {
    throw new Error(`README.md must hold ${opening} and, behind it, ${closing}, each once.`);
  }
  return `${before}${opening}\n\n${table}\n\n${closing}${after}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function updated(text: string): string {
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as { inputs: Fields; outputs: Fields };
  try {
    const withInputs = replaceBetween(text, 'inputs', inputsTable(action.inputs));
    return replaceBetween(withInputs, 'outputs', outputsTable(action.outputs));
  } catch (thrown) {
    return fail((thrown as Error).message);
  }
}

function readReadme(): string {
  try {
    return readFileSync(readme, 'utf8');
  } catch {
    return fail('There is no README.md to write the tables to.');
  }
}

const before = readReadme();
const after = updated(before);
if (values.check) {
  if (after !== before) fail('README.md is not what action.yml says: run `npm run readme`.');
} else if (after !== before) writeFileSync(readme, after);
