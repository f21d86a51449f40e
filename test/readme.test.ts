import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../scripts/readme.ts');
const ACTION = `
inputs:
  adapter: { description: What | runs, required: true }
  out: { description: The folder., default: results }
  limit: { description: Fewer. }
outputs:
  valid: { description: Whether. }
`;
const EMPTY = 'Intro\n<!-- inputs --><!-- /inputs -->\nMore\n<!-- outputs -->old<!-- /outputs -->\nEnd\n';
const FILLED = `Intro
<!-- inputs -->

| Input | Default | What it is |
| --- | --- | --- |
| \`adapter\` | **required** | What \\| runs |
| \`out\` | \`results\` | The folder. |
| \`limit\` |  | Fewer. |

<!-- /inputs -->
More
<!-- outputs -->

| Output | What it is |
| --- | --- |
| \`valid\` | Whether. |

<!-- /outputs -->
End
`;

let folder = '';
const readme = () => join(folder, 'README.md');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'));
  writeFileSync(join(folder, 'action.yml'), ACTION);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args, folder], { encoding: 'utf8' });
  return { status, stderr };
}

it('writes the tables, once', () => {
  writeFileSync(readme(), EMPTY);
  expect(run()).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(readme(), 'utf8')).toBe(FILLED);
  expect(run()).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(readme(), 'utf8')).toBe(FILLED);
});

it('--check says whether they differ, and writes nothing', () => {
  writeFileSync(readme(), EMPTY);
  expect(run('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run readme') });
  expect(readFileSync(readme(), 'utf8')).toBe(EMPTY);
  writeFileSync(readme(), FILLED);
  expect(run('--check').status).toBe(0);
});

it.each([
  ['no marker', 'Intro\n'],
  ['one of two', '<!-- inputs -->\n<!-- outputs --><!-- /outputs -->'],
  ['in the wrong order', '<!-- /inputs --><!-- inputs --><!-- outputs --><!-- /outputs -->'],
  ['twice', EMPTY + EMPTY],
])('with markers %s it fails and changes nothing', (_, text) => {
  writeFileSync(readme(), text);
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^README\.md must hold <!-- inputs -->/) });
  expect(readFileSync(readme(), 'utf8')).toBe(text);
});

it('makes no README where there is none', () => {
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('no README.md') });
});
