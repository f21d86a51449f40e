import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commentFacts,
  measured,
  rival,
  SUITE,
  suiteFacts,
  WITHOUT_HEADLINE,
} from '../../../test/support/comment-facts.ts';
import { nodesOf, parsed, shapeOf, wordsOf } from '../../../test/support/markdown.ts';
import { MARKER, scorecardComment } from './comment.ts';
import type { CommentFacts, SuiteFacts } from './comment-facts.ts';

const TEMPLATE = readFileSync(new URL('../../../leaderboard/templates/comment.md.hbs', import.meta.url), 'utf8');
const comment = (facts: CommentFacts) => scorecardComment(TEMPLATE, facts);
const ofSuite = (change: Partial<SuiteFacts>) =>
  comment({ ...commentFacts('text', [{ ...suiteFacts(), ...change }]), problems: [] });
const BENIGN = shapeOf(parsed(comment(commentFacts())));

/** What GitHub would turn into a mention, a reference or a link, in words as a reader sees them. */
const LINKED =
  /(?<![\w`])@[\w-]|#\d|\bGH-\d|https?:\/\/|\bwww\.|\b[0-9a-f]{7,40}\b|:[+\w-]+:|[\w.+-]+@[\w-]+\.|\w[\w-]*\/[\w.-]+[#@][\w]/i;

/** Every `text` replaced, by another text in fields of another name: tasks keep one id in all runs. */
function withTexts(facts: CommentFacts, texts: readonly string[]): CommentFacts {
  return JSON.parse(JSON.stringify(facts), (key, held) =>
    typeof held === 'string'
      ? held.replaceAll('text', () => texts[(key.length * 7 + key.charCodeAt(0)) % 5] ?? '')
      : held,
  );
}

const MENTIONS = [
  '@org/team #1 org/repo#2 GH-3 https://github.com/o/r/issues/4',
  'see gh-12, o/r@69607ef1234, 69607ef1234567890abcdef1234567890abcdef1, DEADBEEF',
  'www.e.test http://e.test ftp://e.test mailto:a@e.test a@e.test :octocat: :+1:',
  '&#64;org &commat;org @\u200borg \\@org &#35;1',
];

const LINKS = [
  '![x](https://evil/p.png)',
  '<img src=x onerror=y>',
  '<a href="https://e.test">x</a>',
  '[x](javascript:1)',
  '[x][1]\n\n[1]: https://e.test',
  '<https://e.test>',
  '[^1] [ ] $x$ $`x`$',
];

const BREAKERS = [
  '</details>',
  '<details><summary>',
  '<!--',
  MARKER,
  '-->',
  '```',
  '~~~',
  '````````',
  '|',
  '| a | b |\n| --- | --- |',
  '\\|',
  '\\',
  'a\rb',
  'a\r\n\r\nb',
  'a\u0085b\u2028c\u2029d',
  '\n\n## Verified',
  '***',
  '__x__ *x* ~~x~~',
  '> [!WARNING]',
  '- item',
  '1. item',
  '===',
  '    code',
  '\t',
  ' ',
  '',
  '\u3000',
  '\u200b',
  '{{verdict}} {{{x}}} {{> table}}',
  '__proto__',
  '\ud800',
];

describe('scorecardComment', () => {
  it('begins with its marker, then says in words how far the entry can be trusted', () => {
    expect(ofSuite({}).split('\n').slice(0, 5)).toEqual([
      MARKER,
      '',
      '## ☑️ Verified, not reproduced · 1 to look at',
      '',
      expect.stringContaining('self-reported until the board has reproduced them'),
    ]);
  });

  it.each<[string, Partial<SuiteFacts>]>([
    ['✅ Reproduced', { tier: { reached: 'reproduced', reasons: [] } }],
    ['⚠️ Self-reported', { tier: { reached: 'reported', reasons: [] } }],
    ['☑️ Verified, not reproduced · partial', { state: 'partial' }],
    ['❌ Not valid', { state: 'invalid' }],
    ['❌ Failed', { state: 'failed' }],
    ['⚠️ Not judged', { state: 'unjudged', submitted: undefined, rerun: undefined }],
  ])('says %s', (verdict, change) => {
    expect(ofSuite({ ...change, flags: [] })).toContain(`\n## ${verdict}\n`);
  });

  it('says self-reported until all suites are reproduced', () => {
    const reproduced: SuiteFacts = { ...suiteFacts(), tier: { reached: 'reproduced', reasons: [] }, flags: [] };
    const both = comment({ ...commentFacts('text', [reproduced, suiteFacts()]), problems: [] });
    expect(both).toContain('## ☑️ Verified, not reproduced');
    expect(both).toContain('self-reported');
    expect(comment({ ...commentFacts('text', [reproduced]), problems: [] })).not.toContain('self-reported');
  });

  it('shows by family what was submitted, what the board found and what changed', () => {
    const rows = ofSuite({}).split('\n');
    expect(rows.find((row) => row.startsWith('| Family | n | Right'))).toBe(
      '| Family | n | Right | Submitted | Change | Newly failed | Newly passed |',
    );
    expect(rows.filter((row) => /^\| (Near|Far|\*\*All)/.test(row)).slice(0, 3)).toEqual([
      '| Near | 20 | 55.0% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;10.0 pp | 0 | 2 |',
      '| Far | 20 | 50.0% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;5.0 pp | 1 | 2 |',
      '| **All tasks** | 40 | 52.5% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;7.5 pp | 1 | 4 |',
    ]);
    expect(rows).toContain('<details><summary>1 task newly failed</summary>');
    expect(rows).toContain('| text21 | Far | Lost it, text |');
    expect(rows).toContain(
      'Run again by the board: 1 of 40 tasks came out otherwise, at most 0 may; clustered paired p 1.0000. The runs do not agree.',
    );
  });

  it('holds the entry against its neighbours, and says which are not separable', () => {
    const near = [18, 19, 23, 24, 36, 37].map((n) => rival(`n${n}`, (i) => i < n, `n${n}`, 'text'));
    const text = ofSuite({ rivals: near });
    const rows = text.split('\n').filter((row) => /^\| (n\d+|text) \| .*(separable|better|worse|this entry)/.test(row));
    expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
      ['', 'n24', 'n24', expect.any(String), '&#43;7.5 pp', '1.0000', 'not separable', ''],
      ['', 'n23', 'n23', expect.any(String), '&#43;5.0 pp', '1.0000', 'not separable', ''],
      ['', 'text', 'text', expect.any(String), '–', '–', '**this entry**', ''],
      ['', 'n19', 'n19', expect.any(String), '−5.0 pp', '1.0000', 'not separable', ''],
      ['', 'n18', 'n18', expect.any(String), '−7.5 pp', '1.0000', 'not separable', ''],
    ]);
    expect(text).toContain('#### Nearest entries: rank 3 to 7 of 7');
  });

  it('ranks nothing but systems, and compares references all the same', () => {
    const text = ofSuite({ ranked: false, rivals: [{ ...rival('r', (i) => i < 2, 'r', 'text'), ranked: false }] });
    expect(text).toContain('#### Nearest entries\n');
    expect(text).toMatch(/^\| r \| r \| .* \| −47\.5 pp \| &#60;0\.0001 \| significantly worse; not ranked \|$/m);
  });

  it('works for a suite without a headline: what it shows by family, and no rank', () => {
    const text = comment({ ...commentFacts('text', [suiteFacts('text', WITHOUT_HEADLINE)]), problems: [] });
    expect(text).toContain(
      '| Family | n | Kept | Submitted | Change | Found | Submitted | Change | Newly failed | Newly passed |',
    );
    expect(text).toContain('| none in this suite | – | – |');
    expect(text).not.toMatch(/rank \d|Nearest|clustered paired p/);
  });

  const other = (change: object) => ({ ...measured(() => true, 'text'), ...change });
  const card = measured(() => true, 'text').scorecard;
  it.each<[string, SuiteFacts['previous']]>([
    ['no earlier run', undefined],
    ['another version', other({ scorecard: { ...card, suite: { id: SUITE.id, version: '0.9.0' } } })],
    ['on other tasks', other({ scorecard: { ...card, dataset: { ...card.dataset, sha256: 'f'.repeat(64) } } })],
    ['the same tasks', other({ outcomes: measured(() => true, 'others').outcomes })],
  ])('compares with nothing where there is %s', (why, previous) => {
    const text = ofSuite({ previous });
    expect(text).toContain(why);
    expect(text).not.toMatch(/Newly|newly/);
  });

  it('says what failed with its code and remedy, why it is no more, and what raised a flag', () => {
    const check = {
      title: 'Hashes',
      held: false,
      code: 'bundle.hash',
      detail: 'scorecard.json',
      remedy: 'Take the original',
    };
    const text = ofSuite({ state: 'invalid', checks: [check, { title: 'Held', held: true }] });
    expect(text).toContain('| Hashes | bundle.hash | scorecard.json | Take the original |');
    expect(text).not.toContain('Held');
    expect(text).toContain('| A flag | text | Look |');
  });

  it('ends with the commit, the run, its attempt, the harness and all digests', () => {
    const text = comment(commentFacts());
    expect(text).toMatch(
      /\nCommit `0123456789abcdef0123456789abcdef01234567` · \[run 77, attempt 1\]\(https:\/\/github\.test\/o\/r\/actions\/runs\/77\) · harness 9\.9\.9\n$/,
    );
    expect(nodesOf(parsed(text)).find(({ type }) => type === 'code')?.value).toBe(
      `harness 9.9.9  ${'e'.repeat(64)}\nsuite image    text\ncib verify leaderboard/entries/text/suite --at ${commentFacts().commit}`,
    );
  });

  it.each(MENTIONS)('mentions and references nobody for %j [C1]', (text) => {
    expect(wordsOf(parsed(comment(commentFacts(text))))).not.toMatch(LINKED);
  });

  it.each(LINKS)('has no image and no link but to its own run for %j [C2]', (text) => {
    const nodes = nodesOf(parsed(comment(commentFacts(text))));
    const links = nodes.filter(({ type }) => /link|image|footnote|definition/i.test(type));
    expect(links).toEqual([expect.objectContaining({ url: 'https://github.test/o/r/actions/runs/77' })]);
    expect(nodes.filter(({ type, value }) => type === 'html' && !/^<(\/?details>|!-- )/.test(value ?? ''))).toEqual([]);
  });

  it('links no address that is not a run', () => {
    for (const url of ['javascript:1', 'https://e.test/a)b', 'https://a@e.test/x', 'https://e.test/?x'])
      expect(comment({ ...commentFacts(), run: { id: '77', attempt: 1, url } })).not.toMatch(/\]\(/);
  });

  it.each([...BREAKERS, ...LINKS, ...MENTIONS])('keeps its shape and its verdict for %j [C3]', (text) => {
    const hostile = comment(commentFacts(text));
    expect(shapeOf(parsed(hostile))).toEqual(BENIGN);
    expect(hostile.split('\n').slice(0, 5)).toEqual(comment(commentFacts()).split('\n').slice(0, 5));
    expect(hostile.split(MARKER)).toHaveLength(2);
  });

  it('keeps its shape for any texts in its fields [C1, C2, C3]', () => {
    const piece = fc.oneof(fc.constantFrom(...BREAKERS, ...LINKS, ...MENTIONS), fc.string({ unit: 'binary' }));
    const text = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 5, maxLength: 5 }), (texts) => {
        const root = parsed(comment(withTexts(commentFacts(), texts)));
        expect(shapeOf(root)).toEqual(BENIGN);
        expect(wordsOf(root)).not.toMatch(LINKED);
      }),
      { seed: 11, numRuns: 80 },
    );
  });

  it('shows control characters and what turns text around as escapes [B5]', () => {
    const text = comment(commentFacts('\u001b[2J\u001b]8;;https://e.test\u0007x\b\u202e\u0085\u2066'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect(wordsOf(parsed(text))).toContain('\\u001b');
  });

  it.each<[string, () => CommentFacts]>([
    ['40,000 emoji in every field', () => commentFacts('🚪'.repeat(40_000))],
    [
      '1 MB of errors',
      () => {
        const checks = Array.from({ length: 2_000 }, () => ({ title: 'Held?', held: false, detail: '@'.repeat(500) }));
        return { ...commentFacts('text', [{ ...suiteFacts(), state: 'invalid', checks }]), problems: [] };
      },
    ],
    [
      'many suites',
      () => ({
        ...commentFacts(
          'text',
          Array.from({ length: 300 }, () => suiteFacts('é🚪'.repeat(50))),
        ),
        problems: [],
      }),
    ],
    [
      'a thousand problems',
      () => ({
        ...commentFacts(),
        problems: Array.from({ length: 1000 }, () => ({ message: '|'.repeat(9e3), hint: 'x' })),
      }),
    ],
  ])('stays within what GitHub takes for %s, and says so [C4]', (_, make) => {
    const facts = make();
    const text = comment(facts);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text.isWellFormed()).toBe(true);
    expect(text.split('\n').slice(0, 3).join()).toMatch(/^<!-- context-integrity:scorecard -->,,## [❌☑]/u);
    expect(text).toContain('truncated');
    expect(text).toMatch(/\nCommit `[0-9a-f]{40}` · .* · harness 9\.9\.9\n$/);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect(nodesOf(parsed(text)).filter(({ type }) => type === 'code')).toHaveLength(1);
  });

  it('differs in run and attempt alone where the evidence is the same [C7]', () => {
    const again = { id: '78', attempt: 2, url: 'https://github.test/o/r/actions/runs/78' };
    const second = comment({ ...commentFacts(), run: again });
    const first = comment(commentFacts());
    expect(second).not.toBe(first);
    expect(second.replace('run 78, attempt 2', 'run 77, attempt 1').replace('runs/78', 'runs/77')).toBe(first);
  });

  it('throws where the view lacks what the template asks for', () => {
    expect(() => scorecardComment(`${TEMPLATE}{{nothing}}`, commentFacts())).toThrow();
  });
});
