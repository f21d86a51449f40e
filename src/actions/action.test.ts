import { expect, it } from 'vitest';
import { asFault, Fault } from '../errors/fault.ts';
import type { Reporter } from '../github/job.ts';
import { PROJECT, RELEASE } from '../protocol/project.ts';
import { annotate, logPorts } from './action.ts';

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

it('annotate writes the code, message and hint of a fault', () => {
  expect(said(new Fault('gate.missed', 'Too low.', { hint: 'Do better.' }))).toEqual([
    'gate.missed|Too low.\n→ Do better.',
  ]);
  expect(said(new Fault('gate.missed', 'Too low.'))).toEqual(['gate.missed|Too low.']);
});

it('annotate and logPorts replace the path of a page in docs by its web address', () => {
  const address = `https://github.com/${PROJECT}/blob/${RELEASE}/docs/protocol.md`;
  const [line] = said(new Fault('protocol.result', 'No.', { hint: 'docs/protocol.md lists the fields.' }));
  expect(line).toBe(`protocol.result|No.\n→ ${address} lists the fields.`);
  const notes: string[] = [];
  const reporter = { warning: (_: string, message: string) => notes.push(message) } as unknown as Reporter;
  logPorts(reporter).progress.note('docs/protocol.md says it.');
  expect(notes).toEqual([`${address} says it.`]);
});

it('annotate escapes text that the runner would read as a command', () => {
  const [line] = said(
    new Fault('adapter.error', 'said\n::set-env name=A::b ##[add-path]/x', { hint: '\u001b[2J::error::' }),
  );
  expect(line).toBe('adapter.error|said\\u000a: :set-env name=A: :b ## [add-path]/x\n→ \\u001b[2J: :error: :');
});

it('annotate logs what a fault quotes, escaped, below the annotation [B2]', () => {
  const quote = { title: 'Last lines:', text: 'Traceback\n::error::x\n##[add-path]/x \u001b[2J' };
  expect(said(new Fault('adapter.exit', 'It exited.', { quote }))).toEqual([
    'adapter.exit|It exited.',
    ...['Last lines:', '  | Traceback', '  | : :error: :x', '  | ## [add-path]/x \\u001b[2J'],
  ]);
});

it('annotate stays below the runner’s limit of 4096 characters', () => {
  const [line] = said(new Fault('adapter.error', 'x'.repeat(9_000), { hint: 'y'.repeat(9_000) }));
  expect(line?.length).toBeLessThan(4096);
});

it('annotate logs the stack of an internal fault line by line', () => {
  const lines = said(asFault(new TypeError('oops\n::error::x')));
  expect(lines[0]).toMatch(/^internal\|oops/);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.slice(1).join('\n')).not.toMatch(/::/);
});
