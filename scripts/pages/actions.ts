import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../../src/protocol/project.ts';
import { PERMISSIONS } from './action-permissions.ts';

interface Field {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs?: Readonly<Record<string, Field>>;
  readonly outputs?: Readonly<Record<string, Field>>;
}

/** `docs/actions.md`: what each Action does, what its job needs, takes and gives, from the `action.yml` in its folder. */
export function actionsPage(root: string, permissions = PERMISSIONS): string {
  return [
    '# Actions',
    '',
    'The inputs, outputs and permissions of each Action. `npm run docs` makes this page from each `action.yml`.',
    '',
    'Use the first Action and `comment` in your own repository ([guide](guide-action.md)). `submit` opens a pull request on a',
    'leaderboard. The others are parts of the workflows of a leaderboard',
    '([how to host one](../leaderboard/README.md#host-a-board-of-your-own)).',
    '',
    'An unknown input fails the step, and the message suggests a similar name or lists all. Separate the items of a list with commas or new',
    'lines. If a permission is missing, the message names it.',
    '',
    ...Object.entries(permissions).flatMap(([folder, needed]) => section(root, folder, needed)),
  ].join('\n');
}

function section(root: string, folder: string, needed: readonly (readonly [string, string])[]): string[] {
  const action = parse(readFileSync(join(root, folder, 'action.yml'), 'utf8')) as Action;
  const uses = [PROJECT, folder].filter(Boolean).join('/');
  return [
    `## ${cell(action.name)}`,
    '',
    `\`uses: ${uses}@…\``,
    '',
    `${cell(action.description)}.`,
    '',
    ...table(
      ['Permission', 'Why'],
      needed.map(([permission, why]) => [code(permission), why]),
    ),
    ...table(
      ['Input', 'Default', 'What it is'],
      Object.entries(action.inputs ?? {}).map(([name, { required, default: usual = '', description }]) => [
        code(name),
        required ? '**required**' : code(usual),
        description,
      ]),
    ),
    ...table(
      ['Output', 'What it is'],
      Object.entries(action.outputs ?? {}).map(([name, { description }]) => [code(name), description]),
    ),
  ];
}

/** With the empty line behind it; nothing where there is no row. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return [...lines, ''];
}

const cell = (text: string) => text.trim().replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${text}\``);
