import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandsIn, controlsIn } from '../../test/support/runner-commands.ts';
import { ACTIONS, announcement } from './start.ts';

it('announcement names the version, the Action and its inputs', () => {
  const env = { INPUT_SUITES: 'cib,writ', INPUT_ADAPTER: ' cmd:python3 a.py\n', INPUT_NONCE: 'x' };
  expect(announcement('run', '1.2.3', ['suites', 'adapter', 'out'], env)).toBe(
    'Context Integrity 1.2.3, run: suites cib,writ, adapter cmd:python3 a.py',
  );
  expect(announcement('check', '1.2.3', ['slug'], {})).toBe('Context Integrity 1.2.3, check');
});

it('announcement is one line without workflow commands or terminal controls [B1]', () => {
  const hostile = 'x\r\n::set-env name=A::b\n##[add-path]/x\u001b[2J\u202e';
  const line = announcement('run', '1.2.3', ['adapter'], { INPUT_ADAPTER: hostile });
  expect(line).not.toContain('\n');
  expect([...commandsIn(line), ...controlsIn(line)]).toEqual([]);
});

it('announcement truncates a long value and still shows the input after it', () => {
  const env = { INPUT_SUITES: 's'.repeat(9_000), INPUT_ADAPTER: 'ref:last' };
  const line = announcement('run', '1.2.3', ['suites', 'adapter'], env);
  expect(line).toMatch(/s…, adapter ref:last$/);
  expect(line.length).toBeLessThan(300);
});

it('start.ts names every Action, and announces no token', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(Object.keys(ACTIONS)).toEqual(folders.map(({ name }) => name).sort());
  for (const { about } of Object.values(ACTIONS)) {
    expect(about).not.toEqual([]);
    expect(about.join()).not.toMatch(/token/);
  }
});

it('start.ts loads no code of an Action before the announcement', () => {
  const source = readFileSync(join(import.meta.dirname, 'start.ts'), 'utf8');
  const imported = [...source.matchAll(/^import (?!type ).* from '(.*)';$/gm)].map(([, from]) => from);
  expect(imported).toEqual(['../protocol/project.ts', '../text/safe-text.ts', './given-inputs.ts']);
});
