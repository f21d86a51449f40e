import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { nodesOf, parsed } from '../../../test/support/markdown.ts';
import { runComment, runCommentTemplates } from './run-comment.ts';
import type { SuiteSummary } from './summary.ts';

const TEMPLATES = await runCommentTemplates({ text: (path) => readFile(path, 'utf8') }, 'leaderboard');

const ENDING = {
  commit: '69607ef1234567890abcdef1234567890abcdef1',
  run: { id: '7', attempt: 2, url: 'https://github.example/o/r/actions/runs/7' },
  harness: { version: '1.0.0', sha256: 'a'.repeat(64) },
  digests: [{ what: 'suite outcomes.jsonl', digest: 'b'.repeat(64) }],
  commands: [],
};

const suite = (title: string, text: string): SuiteSummary => ({
  title,
  card: undefined,
  gates: [],
  gateMissed: false,
  regression: undefined,
  tasks: [{ title: '1 task', table: { columns: [{ label: 'Task' }], rows: [[text]], more: 0 } }],
  regressed: false,
  errors: undefined,
  problems: [{ message: text, quote: undefined, steps: [] }],
  verify: undefined,
});

it('runComment truncates long texts and still ends with commit, run and harness [C4]', () => {
  for (const text of ['\u{1f600}'.repeat(40_000), 'an error, '.repeat(100_000)]) {
    const comment = runComment(TEMPLATES, [suite('One', 'short'), suite('Two', text)], ENDING);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
    expect(comment.isWellFormed()).toBe(true);
    expect(comment.slice(0, 40)).toBe('## One\n\n**❌ This run did not end**\n\n> **');
    expect(comment).toContain('*This comment was truncated. The rest is in the job’s summary.*');
    expect(comment.split('\n').at(-2)).toMatch(/^Commit `69607ef.*` · \[run 7, attempt 2\]\(.*\) · harness 1\.0\.0$/);
    const html = nodesOf(parsed(comment)).flatMap(({ type, value }) => (type === 'html' ? [value] : []));
    const count = (tag: string) => html.filter((one) => one?.startsWith(tag)).length;
    expect(count('<details>')).toBe(count('</details>'));
  }
});

it('runComment does not link an address that is not of a run', () => {
  for (const url of ['http://e.test/x', 'https://e.test/a)b', 'javascript:1', 'https://a@e.test/x']) {
    const comment = runComment(TEMPLATES, [], { ...ENDING, run: { ...ENDING.run, url } });
    expect(comment).toContain(' · run 7, attempt 2 · ');
  }
});
