import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandsIn, controlsIn } from '../../test/support/runner-commands.ts';
import { announcement } from './start.ts';

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

const entries = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => [name, readFileSync(join(import.meta.dirname, name, 'index.ts'), 'utf8')] as const);

it.each(entries)('start.ts is the only import of the Action %s, which announces no token', (_, source) => {
  const imported = [...source.matchAll(/^import .* from '(.*)';$/gm)].map(([, from]) => from);
  expect(imported).toEqual(['../start.ts']);
  expect(source).toMatch(/about: \[.+\]/);
  expect(source).not.toMatch(/token/);
});
