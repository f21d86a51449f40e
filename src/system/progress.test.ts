import { expect, it, vi } from 'vitest';
import { nodePorts } from './ports.ts';
import { progressBar, progressLog } from './progress.ts';

function told(progressOn: typeof progressBar, seconds: readonly number[]): string {
  let [text, now] = ['', 0];
  const progress = progressOn({ write: (more) => (text += more) }, () => now);
  progress.begin('work', seconds.length);
  for (const [i, taken] of seconds.entries()) {
    now += 1_000 * taken;
    progress.advance(i + 1);
  }
  return text;
}

it('progressBar shows an estimate of the time left after three seconds', () => {
  const text = told(progressBar, [1, 1, 1, 1]);
  expect(text).toContain('2/4\r');
  expect(text).toContain('3/4 · about 1 s left');
  expect(text).not.toMatch(/4\/4 ·/);
});

it.each([
  [[100, 0, 0, 0], '1 of 4 · about 5 min left'],
  [[20, 0, 0, 0], '1 of 4 · about 60 s left'],
  [[9_000, 0, 0, 0], '1 of 4 · about 8 h left'],
])('progressLog writes the estimate into a log: %j', (seconds, line) => {
  expect(told(progressLog, seconds)).toContain(`work: ${line}\n`);
});

it('progressLog estimates a resumed run only from the work of this process', () => {
  let [text, now] = ['', 0];
  const progress = progressLog({ write: (more) => (text += more) }, () => now);
  progress.begin('work', 100);
  now = 10_000;
  progress.advance(91);
  now = 20_000;
  progress.advance(100);
  expect(text).toContain('work: 91 of 100 · about 90 s left');
});

it('progressLog repeats no line of a log after another one', () => {
  let text = '';
  const progress = progressLog({ write: (more) => (text += more) }, () => 0);
  progress.begin('work', 100);
  progress.advance(25);
  progress.step('first error');
  progress.advance(26);
  expect(text).toBe('work: 25 of 100\nfirst error\n');
});

it('nodePorts draws no bar on a terminal that knows no escape sequences', () => {
  const { CI, TERM } = process.env;
  const { isTTY } = process.stderr;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    process.stderr.isTTY = true;
    delete process.env.CI;
    const drawn = ['xterm', 'dumb'].map((kind) => {
      process.env.TERM = kind;
      write.mockClear();
      nodePorts().progress.begin('work', 4);
      return write.mock.calls.join('');
    });
    expect(drawn).toEqual([expect.stringContaining('\x1b'), expect.not.stringContaining('\x1b')]);
  } finally {
    write.mockRestore();
    Object.assign(process.stderr, { isTTY });
    if (CI !== undefined) process.env.CI = CI;
    if (TERM === undefined) delete process.env.TERM;
    else process.env.TERM = TERM;
  }
});
