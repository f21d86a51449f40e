import { expect, it } from 'vitest';
import { asFault, Fault } from '../errors/fault.ts';
import type { Reporter } from '../github/reporter.ts';
import { PROJECT, RELEASE } from '../protocol/project.ts';
import { annotate } from './action.ts';
import { logPorts } from './runner.ts';

function said(fault: Fault): string[] {
  const lines: string[] = [];
  annotate(
    {
      error: (title: string, message: string) => lines.push(`${title}|${message}`),
      info: (line: string) => lines.push(line),
    } as unknown as Reporter,
    fault,
  );
  return lines;
}

it('gives code, message and hint', () => {
  expect(said(new Fault('gate.missed', 'Too low.', { hint: 'Do better.' }))).toEqual([
    'gate.missed|Too low.\n→ Do better.',
  ]);
  expect(said(new Fault('gate.missed', 'Too low.'))).toEqual(['gate.missed|Too low.']);
});

it('gives a page as an address, in a hint and in a note', () => {
  const address = `https://github.com/${PROJECT}/blob/${RELEASE}/docs/protocol.md`;
  const [line] = said(new Fault('protocol.result', 'No.', { hint: 'docs/protocol.md lists the fields.' }));
  expect(line).toBe(`protocol.result|No.\n→ ${address} lists the fields.`);
  const notes: string[] = [];
  const reporter = { warning: (_: string, message: string) => notes.push(message) } as unknown as Reporter;
  logPorts(reporter).progress.note('docs/protocol.md says it.');
  expect(notes).toEqual([`${address} says it.`]);
});

it('carries nothing on that the runner would obey', () => {
  const [line] = said(
    new Fault('adapter.error', 'said\n::set-env name=A::b ##[add-path]/x', { hint: '\u001b[2J::error::' }),
  );
  expect(line).toBe('adapter.error|said\\u000a: :set-env name=A: :b ## [add-path]/x\n→ \\u001b[2J: :error: :');
});

it('stays below the length at which the runner cuts', () => {
  const [line] = said(new Fault('adapter.error', 'x'.repeat(9_000), { hint: 'y'.repeat(9_000) }));
  expect(line?.length).toBeLessThan(4096);
});

it('shows where a fault of ours comes from, a line at a time', () => {
  const lines = said(asFault(new TypeError('oops\n::error::x')));
  expect(lines[0]).toMatch(/^internal\|oops/);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(1).join('\n')).not.toMatch(/::/);
});
