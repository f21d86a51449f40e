import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../scripts/pages/action-permissions.ts';
import { actionsPage } from '../scripts/pages/actions.ts';
import { ENGINE_NAMES } from '../src/adapters/container/arguments.ts';
import { temporaryFolder } from './support/folder.ts';
import { blocksOf, filesOf } from './support/workflow/policy/policy-file.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const ACTION = `
name: One | two
description: >-
  Does one
  and two
inputs:
  adapter: { description: What | runs., required: true }
  out: { description: The folder., default: results }
  limit: { description: Fewer. }
outputs:
  valid: { description: Whether. }
`;

const SECTIONS = `## One \\| two

\`uses: context-integrity/context-integrity@…\`

Does one and two.

| Permission | Why |
| --- | --- |
| \`contents: read\` | to read |

| Input | Default | What it is |
| --- | --- | --- |
| \`adapter\` | **required** | What \\| runs. |
| \`out\` | \`results\` | The folder. |
| \`limit\` |  | Fewer. |

| Output | What it is |
| --- | --- |
| \`valid\` | Whether. |

## Bare

\`uses: context-integrity/context-integrity/bare@…\`

Nothing.
`;

it('action.yml names every container engine', () => {
  const engines = ENGINE_NAMES.map((name) => `\`${name}\``).join(' or ');
  expect(read('action.yml')).toContain(`The container engine, ${engines}.\n`);
});

it('actionsPage makes a section for each Action, with the tables that have rows', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'bare'));
  writeFileSync(join(root, 'action.yml'), ACTION);
  writeFileSync(join(root, 'bare/action.yml'), 'name: Bare\ndescription: Nothing\n');
  const page = actionsPage(root, { '': [['contents: read', 'to read']], 'bare': [] });
  expect(page.slice(page.indexOf('## '))).toBe(SECTIONS);
});

describe('the permissions on the page of Actions', () => {
  const files = filesOf(ROOT);
  const pages = ['README.md', 'docs/guide-action.md', 'leaderboard/README.md'];
  const shown = pages.flatMap((path) => blocksOf(path, read(path)));

  it('cover every Action', () => {
    const folders = files
      .filter(({ kind }) => kind === 'action')
      .map(({ path }) => path.replace(/\/?action\.yml$/, ''));
    expect(Object.keys(PERMISSIONS).sort()).toEqual(folders.sort());
  });

  it.each(Object.entries(PERMISSIONS))('are what the jobs grant that use `%s`', (folder, needed) => {
    const uses = new RegExp(`^(?:\\$|context-integrity/context-integrity)/?${folder}(?:@.*)?$`);
    const granted = [...files.filter(({ kind }) => kind === 'workflow'), ...shown]
      .flatMap(({ data }) => Object.values<{ permissions?: object; steps?: { uses?: string }[] }>(data.jobs))
      .filter(({ steps = [] }) => steps.some((step) => uses.test(step.uses ?? '')))
      .flatMap(({ permissions = {} }) => Object.entries(permissions).map(([name, access]) => `${name}: ${access}`));
    expect(granted).toEqual(expect.arrayContaining(needed.map(([permission]) => permission)));
  });
});
