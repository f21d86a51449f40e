import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimOf,
  commentFacts,
  measured,
  NOT_RUN,
  otherEntry,
  SUITE,
  suiteFacts,
  WITHOUT_HEADLINE,
} from '../../../test/support/comment-facts.ts';
import { nodesOf, parsed, shapeOf, wordsOf } from '../../../test/support/markdown.ts';
import type { ClaimReview } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import { MARKER, scorecardComment } from './comment.ts';
import type { CommentFacts, SuiteFacts } from './comment-facts.ts';
import { compileMarkdown } from './markdown-template.ts';

const TEXT = readFileSync('leaderboard/templates/comment.md.hbs', 'utf8');
const TEMPLATE = compileMarkdown(TEXT);
const comment = (facts: CommentFacts) => scorecardComment(TEMPLATE, facts);
const ofSuite = (change: Partial<SuiteFacts>) =>
  comment({ ...commentFacts('text', [{ ...suiteFacts(), ...change }]), problems: [] });
const BENIGN = shapeOf(parsed(comment(commentFacts())));

/** What GitHub would turn into a mention, a reference or a link, in words as a reader sees them. */
const LINKED =
  /(?<![\w`])@[\w-]|#\d|\bGH-\d|https?:\/\/|\bwww\.|\b[0-9a-f]{7,40}\b|:[+\w-]+:|[\w.+-]+@[\w-]+\.|\w[\w-]*\/[\w.-]+[#@][\w]/i;

/** Replaces every `text` by one that depends on the name of its field, so that a task has the same id in all runs. */
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

describe('scorecardComment: latency', () => {
  const latency = {
    n: 3,
    p50: 1,
    p90: 2,
    p99: 2,
    max: 2.5,
    buckets: [
      [349, 2],
      [384, 1],
    ] as [number, number][],
  };
  const timing: Timing = {
    ...{ schema: 'timing/1', start_ms: 0, wall_ms: 0, episodes_per_second: 0 },
    latency_ms: { query: latency, '@org | <b>': latency },
  };

  it('shows a row for each method that the harness calls, from the published run', () => {
    const text = ofSuite({ board: undefined, submitted: { ...measured(() => true), timing } });
    expect(text).toContain('| Latency | Calls | p50 | p95 | max | Distribution |');
    expect(text).toMatch(/\| query \| 3 \| 0\.99 ms \| [\d.]+ ms \| 2\.50 ms \| █[^|]* \|/);
    expect(text).not.toMatch(/org \|/);
  });

  it('shows no table if there is no timing', () => {
    expect(ofSuite({ board: undefined, submitted: measured(() => true) })).not.toContain('Latency');
  });
});

describe('scorecardComment: diagnosis', () => {
  const level = (reaches: number) => ({ system: 'x', reaches });
  const mechanism = (with_: number) => ({
    ...{ shows: 'keeps things', lacks: 'keeps nothing' },
    ...{ without: level(0), having: level(with_) },
  });
  /** Intervals go from 25% to 75%: above both levels of the first family, between those of the second. */
  const described = {
    ...SUITE,
    families: [
      { id: 'near', label: 'Near', mechanism: mechanism(0.2) },
      { id: 'far', label: 'Far', group: 'Length', mechanism: mechanism(1) },
    ],
  };
  const run = measured((task) => task % 2 === 0);
  const counts = { measured: 20, not_measured: 0, errored: 0 };
  const paired = {
    ...run,
    scorecard: { ...run.scorecard, overall: { ...run.scorecard.overall, pairs: { ...counts, passed: 7 } } },
  };
  const text = ofSuite({ ...NOT_RUN, description: described, submitted: paired, previous: undefined });

  it('shows findings with count and interval before the table, and only the names of undecided mechanisms', () => {
    const shown = text.replace(/&#\d+;/g, (one) => String.fromCodePoint(Number(one.slice(2, -1))));
    expect(shown).toContain('In this run, with its adapter, it keeps things (20 of 20 Right).');
    expect(shown).toContain('\n**Strengths:** keeps things (20 of 20 Right, [25.0%, 75.0%]).\n');
    expect(shown).toContain(
      '\nNeither a strength nor a weakness: 1 of 2 mechanisms (Far). Not compared with the best cheat: a board may',
    );
    expect(shown).not.toContain('keeps nothing');
    expect(shown.indexOf('**Strengths:**')).toBeLessThan(shown.indexOf('| Family |'));
  });

  it('counts pairs before items, and lists the families of a group below all tasks', () => {
    expect(text).toContain('| Family | n | Pairs passed (questions) |');
    const labels = [...text.matchAll(/^\| (Near|\*\*All tasks\*\*|Length: Far) \| \d+ \| ([^|]+) \|/gm)];
    expect(labels.slice(0, 3).map(([, label, passed]) => [label, passed])).toEqual([
      ['Near', '20 of 20'],
      ['**All tasks**', '7 of 20 (20 of 40)'],
      ['Length: Far', '0 of 20'],
    ]);
  });
});

describe('scorecardComment', () => {
  it('says below the figures of how many tasks the headline is, if not of all', () => {
    const [near, far] = SUITE.families;
    const others = { ...SUITE, families: [near, { ...far, metric: 'x' }] } as typeof SUITE;
    const ofOthers = ofSuite({ description: others });
    expect(ofOthers).toContain('\nThe headline is of 20 of 40 tasks, others: only in other metrics.\n');
    expect(ofSuite({})).not.toContain('The headline is of');
  });

  it('begins with the verdict and a sentence on what the verdict means', () => {
    expect(ofSuite({}).split('\n').slice(0, 3)).toEqual([
      '## ☑️ Run by the board, claim unconfirmed · 1 flag',
      '',
      'The board ran the same image, and its figures are published. They neither confirm nor contradict the submitted ones, which are shown beside them as claimed.',
    ]);
  });

  it.each<[string, Partial<SuiteFacts>]>([
    ['✅ Run by the board, claim confirmed', { claim: claimOf({ verdict: 'confirmed' }) }],
    ['☑️ Run by the board, claim unconfirmed', {}],
    ['❌ Contradicted', { claim: claimOf({ verdict: 'contradicted' }) }],
    ['⚠️ The board’s run cannot be used', { ...NOT_RUN, claim: claimOf({ verdict: 'unusable' }) }],
    ['⚠️ Self-reported', NOT_RUN],
    ['☑️ Not run again', { ...NOT_RUN, before: '0123456789abcdef' }],
    ['⚠️ Replayed', { ...NOT_RUN, tier: 'replayed' }],
    ['☑️ Replayed by the board', { tier: 'replayed' }],
    ['☑️ Replayed by the board, and re-asked', { tier: 're-asked' }],
    ['☑️ Run by the board, claim unconfirmed · partial', { state: 'partial' }],
    ['❌ Not valid', { state: 'invalid' }],
    ['❌ Failed', { state: 'failed' }],
    ['⚠️ Not judged', { ...NOT_RUN, state: 'unjudged', submitted: undefined }],
  ])('has the verdict %s', (verdict, change) => {
    expect(ofSuite({ ...change, flags: [] }).split('\n')[0]).toBe(`## ${verdict}`);
  });

  const judged = (verdict: ClaimReview['verdict']): SuiteFacts => ({
    ...suiteFacts(),
    claim: claimOf({ verdict }),
    flags: [],
  });
  const claimed: SuiteFacts = { ...suiteFacts(), ...NOT_RUN, flags: [] };
  it.each<[string, SuiteFacts[]]>([
    ['❌ Contradicted', [judged('confirmed'), claimed, judged('unusable'), judged('contradicted')]],
    ['⚠️ The board’s run cannot be used', [judged('confirmed'), claimed, judged('unusable')]],
    ['⚠️ Self-reported', [judged('confirmed'), judged('unconfirmed'), claimed]],
    ['☑️ Run by the board, claim unconfirmed', [judged('confirmed'), judged('unconfirmed')]],
    ['✅ Run by the board, claim confirmed', [judged('confirmed'), judged('confirmed')]],
  ])('has the verdict %s if it is the worst of several suites, in any order', (verdict, suites) => {
    for (const all of [suites, suites.toReversed()]) {
      const text = comment({ ...commentFacts('text', all), problems: [] });
      expect(text.split('\n').filter((line) => line.startsWith('## '))).toEqual([`## ${verdict}`]);
      expect(text.includes('self-reported')).toBe(all.includes(claimed));
    }
  });

  it('says in its first sentence by how much a claim was contradicted, without text of the submitter', () => {
    const claim = claimOf({ verdict: 'contradicted', claimed: 1, measured: 0.76, reason: 'text wrote this' });
    const [, , says = ''] = ofSuite({ claim }).split('\n');
    expect(says).toMatch(/contradict what was submitted\..* The suite: submitted 100\.0%, board 76\.0%\.$/);
    expect(says).not.toContain('text');
    expect(ofSuite({ claim })).toMatch(/^Claim contradicted: text wrote this The figures are the mean of 3 runs/m);
  });

  it('shows no figures of a contradicted claim if they are equal after rounding', () => {
    const says = ofSuite({ claim: claimOf({ verdict: 'contradicted', claimed: 0.76, measured: 0.76004 }) }).split(
      '\n',
    )[2];
    expect(says).toMatch(/contradict what was submitted/);
    expect(says).not.toMatch(/76\.0/);
  });

  it.each<[string, Partial<SuiteFacts>]>([
    ['the board; claim confirmed', { claim: claimOf({ verdict: 'confirmed' }) }],
    ['the board; claim contradicted', { claim: claimOf({ verdict: 'contradicted' }) }],
    ['self-reported; the board’s run cannot be used', { ...NOT_RUN, claim: claimOf({ verdict: 'unusable' }) }],
    ['self-reported', NOT_RUN],
    ['replayed', { ...NOT_RUN, tier: 'replayed' }],
    ['the board', { claim: undefined, earlier: '0.9.0', runs: 1 }],
    [
      'the board, with the submitted tape, of which a sample was asked again with the same answers',
      { tier: 're-asked', claim: undefined, earlier: '0.9.0', runs: 1 },
    ],
    [
      'the board, with the submitted tape, of which a sample was asked again with the same answers; claim confirmed',
      { tier: 're-asked', claim: claimOf({ verdict: 'confirmed' }) },
    ],
  ])('shows who made the run of a suite as: %s', (made, change) => {
    const [row = ''] = ofSuite(change)
      .split('\n')
      .filter((line) => line.startsWith('| The suite'));
    expect(row.split('|').map((cell) => cell.trim())[3]).toBe(made);
  });

  it('shows the calls and tokens of the system’s model by family, and costs if the board has prices', () => {
    const none = { calls: 0, input_tokens: 0, output_tokens: 0, embedding_tokens: 0 };
    const write = { calls: 4, input_tokens: 4_000, output_tokens: 200, embedding_tokens: 0 };
    const near = { write, query: none, tokens_per_right: 420 };
    const gateway = { start: none, write, query: none, tokens_per_right: 210, families: { near } };
    const paid = { start: 0, write: 0.5, query: 0, total: 0.5, per_right: 0.025 };
    const money = {
      ...{ currency: 'EUR', date: '2026-11-01', source: 'a list' },
      gateway: { ...paid, families: { near: { total: 0.5, per_right: 0.05 } } },
    };
    const made = measured((i) => i < 20);
    const asked = (more: object) =>
      ofSuite({ board: { ...made, scorecard: { ...made.scorecard, gateway, ...more } as typeof made.scorecard } });
    const cells = (text: string, name: string) =>
      (text.split('\n').find((row) => row.includes(name) && /\b4200\b/.test(row)) ?? '')
        .split('|')
        .map((cell) => cell.trim());
    expect(cells(asked({}), 'Near')).toEqual(['', 'Near', '4', '4200', '0', '420', '']);
    expect(asked({})).not.toContain('EUR');
    const priced = asked({ money });
    expect(cells(priced, 'Near')).toEqual(['', 'Near', '4', '4200', '0', '420', '0.5000 EUR', '0.05000 EUR', '']);
    expect(priced).toContain('Cost a right answer');
    expect(priced).toContain('prices of 2026-11-01');
  });

  it('shows the figures of the board, the claimed figures and the changes by family', () => {
    const rows = ofSuite({}).split('\n');
    expect(rows.find((row) => row.startsWith('| Family | n | Passed | Right'))).toBe(
      '| Family | n | Passed | Right | Claimed | Change | Newly failed | Newly passed |',
    );
    expect(rows.filter((row) => /^\| (Near|Far|\*\*All)/.test(row)).slice(0, 3)).toEqual([
      '| Near | 20 | 11 of 20 | 55.0% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;10.0 points | 0 | 2 |',
      '| Far | 20 | 10 of 20 | 50.0% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;5.0 points | 1 | 2 |',
      '| **All tasks** | 40 | 21 of 40 | 52.5% &#91;25.0%, 75.0%&#93; | 50.0% | &#43;7.5 points | 1 | 4 |',
    ]);
    expect(rows).toContain('<details><summary>1 task newly failed</summary>');
    expect(rows).toContain('| text21 | Far | Lost it, text |');
    expect(rows).toContain('Claim unconfirmed: text The figures are the mean of 3 runs of the board.');
    expect(rows).toContain('<details><summary>1 task passed only in the board’s run</summary>');
  });

  it('compares the entry with the nearest ones, and says which differ significantly', () => {
    const near = [18, 19, 23, 24, 36, 37].map((n) => otherEntry(`n${n}`, (i) => i < n, `n${n}`, 'text'));
    const text = ofSuite({ others: near });
    const rows = text
      .split('\n')
      .filter((row) => /^\| (n\d+|text) \| .*(difference|better|worse|this entry)/.test(row));
    expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
      ['', 'n24', 'n24', expect.any(String), '&#43;7.5 points', '1.0000', 'no significant difference', ''],
      ['', 'n23', 'n23', expect.any(String), '&#43;5.0 points', '1.0000', 'no significant difference', ''],
      ['', 'text', 'text', expect.any(String), '–', '–', '**this entry**', ''],
      ['', 'n19', 'n19', expect.any(String), '−5.0 points', '1.0000', 'no significant difference', ''],
      ['', 'n18', 'n18', expect.any(String), '−7.5 points', '1.0000', 'no significant difference', ''],
    ]);
    expect(text).toContain('#### Nearest entries: rank 3 to 7 of 7');
  });

  it('ranks only systems, and compares references too', () => {
    const text = ofSuite({ ranked: false, others: [{ ...otherEntry('r', (i) => i < 2, 'r', 'text'), ranked: false }] });
    expect(text).toContain('#### Nearest entries\n');
    expect(text).toMatch(/^\| r \| r \| .* \| −47\.5 points \| &#60;0\.0001 \| significantly worse; not ranked \|$/m);
  });

  it('shows the metrics by family, and no rank, for a suite without a headline', () => {
    const text = comment({ ...commentFacts('text', [suiteFacts('text', WITHOUT_HEADLINE)]), problems: [] });
    expect(text).toContain(
      '| Family | n | Passed | Kept | Claimed | Change | Found | Claimed | Change | Newly failed | Newly passed |',
    );
    expect(text).toContain('| none in this suite | the board; claim unconfirmed | – | Far 50.0% |');
    expect(text).not.toMatch(/rank \d|Nearest|clustered paired p/);
  });

  it('has no columns of changes if nothing changed', () => {
    const text = ofSuite({ previous: suiteFacts().board });
    expect(text).toContain('Nothing changed against the entry as the board has it.');
    expect(text).not.toMatch(/\| Change|Newly/);
  });

  const other = (change: object) => ({ ...measured(() => true, 'text'), ...change });
  const card = measured(() => true, 'text').scorecard;
  it.each<[string, SuiteFacts['previous']]>([
    ['no earlier run', undefined],
    ['another version', other({ scorecard: { ...card, suite: { id: SUITE.id, version: '0.9.0' } } })],
    ['on other tasks', other({ scorecard: { ...card, dataset: { ...card.dataset, sha256: 'f'.repeat(64) } } })],
    ['the same tasks', other({ outcomes: measured(() => true, 'others').outcomes })],
  ])('shows no changes, and the reason: %s', (why, previous) => {
    const text = ofSuite({ previous });
    expect(text).toContain(why);
    expect(text).not.toMatch(/Newly|newly/);
  });

  it('shows failed checks with code and remedy, flags, and why the board did not run the image', () => {
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
    expect(text).toContain('| Why the board did not run it |\n| --- |\n| text |');
  });

  it('shows once what several suites have in common, and columns of changes only where there are some', () => {
    const [one, other] = [suiteFacts('text'), { ...suiteFacts('text'), obstacles: ['text', 'more'], flags: [] }];
    const named = { ...other, description: { ...other.description, title: 'Another' } };
    const both = comment({ ...commentFacts('text', [one, named]), problems: [] }).split('\n');
    expect(both.filter((line) => /^\| (text|more|A flag) \|/.test(line)).slice(0, 5)).toEqual([
      expect.stringMatching(/^\| text \| text \| text \| version text/),
      '| text | text | text | text | all |',
      '| text | all |',
      '| more | Another |',
      '| A flag | text | Look | The suite |',
    ]);
    expect(both).toContain('| Suite | Headline | Run by | Change | Rank | Weakest families | Tasks | State |');
    expect(ofSuite({ previous: undefined })).toContain('| Suite | Headline | Run by | Rank | Weakest families |');
  });

  it('shows at most 80 lines of five suites outside its folds', () => {
    const suites = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const facts = suiteFacts('text');
      const obstacles = [`text ${id} 1`, `text ${id} 2`, 'text'];
      return { ...facts, obstacles, description: { ...facts.description, id, title: `Suite ${id}` } };
    });
    const text = comment({ ...commentFacts('text', suites), problems: [] });
    const unfolded = text.replace(/<details>(?:(?!<\/?details>).)*<\/details>/gs, '');
    const visible = unfolded.replace(/<details>.*?<\/details>/gs, '').split('\n');
    expect(visible.filter((line) => line !== '' && !/^\|[ :|-]+\|$/.test(line)).length).toBeLessThanOrEqual(80);
    for (const { description } of suites) expect(text).toContain(`<details><summary>${description.title}`);
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

  it.each(MENTIONS)('contains no mention and no reference for %j [C1]', (text) => {
    expect(wordsOf(parsed(comment(commentFacts(text))))).not.toMatch(LINKED);
  });

  it.each(LINKS)('contains no image, and no link but to its own run, for %j [C2]', (text) => {
    const nodes = nodesOf(parsed(comment(commentFacts(text))));
    const links = nodes.filter(({ type }) => /link|image|footnote|definition/i.test(type));
    expect(links).toEqual([expect.objectContaining({ url: 'https://github.test/o/r/actions/runs/77' })]);
    expect(nodes.filter(({ type, value }) => type === 'html' && !/^<(\/?details>|!-- )/.test(value ?? ''))).toEqual([]);
  });

  it('links the preview, if the run has one, at the artifacts of all its attempts', () => {
    const run = { id: '77', attempt: 2, url: 'https://github.test/o/r/actions/runs/77/attempts/2' };
    const link = '[Preview of the entry’s page](https://github.test/o/r/actions/runs/77#artifacts)';
    expect(comment({ ...commentFacts(), preview: true, run })).toContain(link);
    expect(comment({ ...commentFacts(), preview: false, run })).not.toContain('Preview');
  });

  it('does not link an address that is not of a run', () => {
    for (const url of ['javascript:1', 'https://e.test/a)b', 'https://a@e.test/x', 'https://e.test/?x'])
      expect(comment({ ...commentFacts(), preview: true, run: { id: '77', attempt: 1, url } })).not.toMatch(/\]\(/);
  });

  it.each([...BREAKERS, ...LINKS, ...MENTIONS])('keeps its structure and its verdict for %j [C3]', (text) => {
    const hostile = comment(commentFacts(text));
    expect(shapeOf(parsed(hostile))).toEqual(BENIGN);
    expect(hostile.split('\n').slice(0, 3)).toEqual(comment(commentFacts()).split('\n').slice(0, 3));
    expect(hostile).not.toContain(MARKER);
  });

  it('keeps its structure for any texts in its fields [C1, C2, C3]', () => {
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

  it('escapes control characters and bidirectional overrides [B5]', () => {
    const text = comment(commentFacts('\u001b[2J\u001b]8;;https://e.test\u0007x\b\u202e\u0085\u2066'));
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
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
  ])('is truncated to 60,000 bytes, and says so, for %s [C4]', (_, make) => {
    const facts = make();
    const text = comment(facts);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toMatch(/^## [❌☑]/u);
    expect(text).toContain('truncated');
    expect(text).toMatch(/\nCommit `[0-9a-f]{40}` · .* · harness 9\.9\.9\n$/);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    expect(nodesOf(parsed(text)).filter(({ type }) => type === 'code')).toHaveLength(1);
  });

  it('differs only in run and attempt for the same evidence [C7]', () => {
    const again = { id: '78', attempt: 2, url: 'https://github.test/o/r/actions/runs/78' };
    const second = comment({ ...commentFacts(), run: again });
    const first = comment(commentFacts());
    expect(second).not.toBe(first);
    expect(second.replace('run 78, attempt 2', 'run 77, attempt 1').replace('runs/78', 'runs/77')).toBe(first);
  });

  it('throws if the view lacks a field of the template', () => {
    expect(() => scorecardComment(compileMarkdown(`${TEXT}{{nothing}}`), commentFacts())).toThrow();
  });
});
