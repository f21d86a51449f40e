import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '../src/report/terminal/comparison.ts';
import { cib, cibInTerminal, cibJson } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { copyOf, forge, forgeManifest, type Json } from './support/forgery.ts';

const folder = sharedFolder();
const [before, after] = [`${folder}/before`, `${folder}/after`];

beforeAll(async () => {
  for (const [out, system] of [
    [before, 'null'],
    [after, 'oracle'],
  ] as const)
    await cib('run', '--suite', 'writ', '--adapter', `ref:${system}`, '--limit', '20', '--out', out);
});

describe('cib compare', () => {
  it('compares a suite without a headline by the metric that its families use, and says so', async () => {
    const { status, stdout } = await cib('compare', before, after);
    expect(status).toBe(0);
    expect(stdout).toContain('· Correct, task by task\nThis suite has no headline');
    expect(stdout).toMatch(/^All 20 tasks +0 +0 +20 +0 +-100\.0 /m);
  });

  it('says of partial runs how many of the tasks they are of', async () => {
    const { stdout } = await cib('compare', before, after);
    expect(stdout).toContain(`\nA  null 1.2.0 · ${before} · 20 of 150 tasks\n`);
    expect(stdout).toMatch(/^B {2}oracle .* · 20 of 150 tasks$/m);
    const mem0 = 'leaderboard/entries/mem0/cib';
    const whole = await cib('compare', mem0, mem0);
    expect(whole.stdout).not.toContain('of 250 tasks');
    expect(whole.stdout).toMatch(/^All tasks /m);
  });

  it('says which bundle is better, by how many points and within which interval, in either order', async () => {
    const [up, down, same] = [
      (await cib('compare', before, after)).stdout,
      (await cib('compare', after, before)).stdout,
      (await cib('compare', after, after)).stdout,
    ];
    expect(up).toMatch(/^A − B is -100\.0 points \(95% interval -100\.0 to -\d+\.\d\) in Correct\.$/m);
    expect(down).toMatch(/^A − B is 100\.0 points \(95% interval \d+\.\d to 100\.0\) in Correct\.$/m);
    expect(same).toMatch(/^A and B have the same value \(95% interval -\d+\.\d to \d+\.\d\) in Correct\.$/m);
    expect(same).not.toContain('By family, significantly better');
    expect(up).toContain('\nTasks passed: A 0, B 20 of 20.\n');
    expect(same).not.toMatch(/Tasks passed|Other metrics/);
  });

  it('names the families in which one of the two is significantly better, whatever the verdict over all tasks', async () => {
    const [empty, perfect] = [`${folder}/empty`, `${folder}/perfect`];
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--out', empty);
    await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--out', perfect);
    const { families } = await cibJson<{ families: { family: string; pHolm: number }[] }>('compare', empty, perfect);
    const decided = families.filter(({ pHolm }) => pHolm <= 0.05);
    const { stdout } = await cib('compare', empty, perfect);
    const [, named = ''] = stdout.match(/^By family, significantly better: B in (.*)\.$/m) ?? [];
    expect(named.split(/, | and /)).toHaveLength(decided.length);
    expect(decided.length).toBeGreaterThan(1);
    // Only an interval that contains 0 beside a significant difference needs a reason.
    const wide = 'The interval contains 0 because it is wider than the test needs. The test decides.';
    expect(stdout).not.toContain(wide);
    const [scoped, hybrid] = ['scoped', 'minilm-bm25'].map((slug) => `leaderboard/entries/${slug}/context-decay`);
    const clear = (await cib('compare', scoped ?? '', hybrid ?? '')).stdout;
    const alone = 'The clustered p is of the pair alone, not corrected for the number of systems.';
    expect(clear).toMatch(new RegExp(`^A is significantly better: scoped .*\n${alone}\n`, 'm'));
    // Of two runs of one system, and where neither is better, no choice among systems was made.
    const [own, mended] = [copyOf(empty), copyOf(perfect)];
    forge(mended, 'scorecard.json', (text) => text.replace('"name":"oracle"', '"name":"null"'));
    expect((await cib('compare', own, mended)).stdout).toContain('B is significantly better');
    for (const pair of [
      [own, mended],
      [own, own],
    ] as const)
      expect((await cib('compare', ...pair)).stdout).not.toContain(alone);
    expect(clear).toContain(wide);
  });

  it('names the other metrics that differ, since the compared one may hide a change', async () => {
    const folders = ['mem0', 'control-spam'].map((slug) => `leaderboard/entries/${slug}/cib`);
    const { stdout } = await cib('compare', ...folders);
    expect(stdout).toMatch(
      /\nA and B have the same value \(95% interval -\d+\.\d to \d+\.\d\) in Retrieval sufficiency\.\nTasks passed: A 190, B 0 of 250\.\n/,
    );
    // Spam floods the context, never abstains, and abstains from nothing that it should answer.
    expect(stdout).toContain(
      '\nBy another --metric, significantly better: A in context_flood and abstention_accuracy; B in abstention_recall.\n',
    );
    expect(stdout).not.toContain('By family');
    // Their precision has a number of trials of each own, so that it cannot be compared.
    const uneven = ['control-oracle', 'control-full-context'].map((slug) => `leaderboard/entries/${slug}/cib`);
    expect((await cib('compare', ...uneven)).stdout).toMatch(/^By another --metric, .* A in .*context_flood/m);
    const again = folders.toReversed();
    expect((await cib('compare', ...again)).stdout).toContain('A in abstention_recall; B in context_flood');
  });

  it('names the tasks that only one of the two passed where the metric is level, and explains one that A lost', async () => {
    const folders = ['control-spam', 'mem0'].map((slug) => `leaderboard/entries/${slug}/cib`);
    const { passed } = await cibJson<{ passed: { onlyA: string[]; onlyB: string[] } }>('compare', ...folders);
    expect([passed.onlyA.length, passed.onlyB.length]).toEqual([0, 190]);
    const { stdout } = await cib('compare', ...folders);
    const listed = passed.onlyB.slice(0, 20).join(', ');
    expect(stdout).toContain(`\nPassed only by B (190): ${listed} and 170 more (--json lists all)\n`);
    expect(stdout).not.toContain('Passed only by A');
    expect(stdout).toContain(`\nNext: cib explain ${folders[0]} --task ${passed.onlyB[0]}\n`);
    const reversed = (await cib('compare', ...folders.toReversed())).stdout;
    expect(reversed).toContain(`\nPassed only by A (190): ${listed} and`);
    // Where a task passes if the metric counts it, the list of the metric suffices.
    expect((await cib('compare', before, after)).stdout).not.toContain('Passed only by');
  });

  it('counts and lists only tasks that both runs measured, and says how many these are', async () => {
    const folders = ['scoped', 'mem0'].map((slug) => `leaderboard/entries/${slug}/writ`);
    const { passed, compared, overall } = await cibJson<Comparison>('compare', ...folders);
    expect([compared, passed.tasks]).toEqual([
      { count: 15, of: 150 },
      { a: 7, b: 1, measured: 15 },
    ]);
    expect(overall.both + overall.onlyA + overall.onlyB + overall.neither).toBe(15);
    const measured = readFileSync(`${folders[1]}/outcomes.jsonl`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"verdict":"not_measured"'))
      .map((line) => JSON.parse(line).id);
    expect(passed.onlyA.filter((id) => !measured.includes(id))).toEqual([]);
    const { stdout } = await cib('compare', ...folders);
    expect(stdout).toMatch(/^15 of 150 tasks +1 +8 +0 +6 /m);
    expect(stdout).toContain('\nCompared on 15 of 150 tasks: those that both measured.\n');
    expect(stdout).toContain('\nTasks passed: A 7, B 1 of the 15 that both measured.\n');
    expect(stdout).toContain(`\nPassed only by A (${passed.onlyA.length}): `);
  });

  it('ends with a command that explains a task on which the two differ', async () => {
    const { stdout } = await cib('compare', before, after);
    const [, next = ''] = stdout.match(/^Next: cib (.*)$/m) ?? [];
    expect(next).toBe(`explain ${before} --task writ_000000`);
    expect((await cib(...next.split(' '))).stdout).toContain('Why it failed');
    expect((await cib('compare', after, after)).stdout).toContain(`\nNext: cib explain ${after}\n`);
  });

  it('is positive for an improvement when called as cib explain proposes, and then explains a task that was lost', async () => {
    const { stdout } = await cib('explain', before, '--task', 'writ_000000');
    expect(stdout).toContain(`run again with --out ${before}-2, and then: cib compare ${before}-2 ${before}\n`);
    const better = await cib('compare', after, before);
    expect(better.stdout).toMatch(/^A − B is 100\.0 points/m);
    expect(better.stdout).toContain(`\nNext: cib explain ${before} --task writ_000000\n`);
    const [first, second] = [copyOf(after), copyOf(after)];
    for (const [bundle, task] of [
      [first, 'writ_000001'],
      [second, 'writ_000002'],
    ] as const)
      forge(bundle, 'outcomes.jsonl', (text) =>
        text
          .split('\n')
          .map((line) => (line.includes(`"${task}"`) ? line.replaceAll('"correct":1', '"correct":0') : line))
          .join('\n'),
      );
    expect((await cib('compare', first, second)).stdout).toContain(`\nNext: cib explain ${first} --task writ_000001\n`);
  });

  it('prints only the families that differ, and says that so few templates decide nothing', async () => {
    const [one, other] = [`${folder}/one`, `${folder}/other`];
    for (const [out, system] of [
      [one, 'null'],
      [other, 'hybrid'],
    ] as const)
      await cib('run', '--suite', 'worlds', '--adapter', `ref:${system}`, '--limit', '1', '--out', out);
    const { stdout } = await cib('compare', other, one);
    const rows = stdout.slice(stdout.indexOf('───')).split('\n\n')[0]?.split('\n').slice(1, -2) ?? [];
    expect(rows.filter((row) => / {2}0\.0% /.test(row))).toEqual([]);
    expect(rows.some((row) => /^All \d+ pairs /.test(row))).toBe(true);
    expect(stdout).toContain('Families without a difference are left out; --json has them.');
    expect(stdout).toContain(
      'Too few to decide: the pairs are of 1 template, and no difference over fewer than 6 can be significant.',
    );
    expect((await cib('compare', before, after)).stdout).not.toContain('Too few');
  });

  it('compares by another metric; for an unknown one it lists all and suggests the nearest', async () => {
    const { metric } = await cibJson<{ metric: string }>('compare', before, after, '--metric', 'recall_accuracy');
    expect(metric).toBe('recall_accuracy');
    const { status, stderr } = await cib('compare', before, after, '--metric', 'recal_accuracy');
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error metric\.unknown: .*\n {2}→ Did you mean "recall_accuracy"\?\n {2}→ Its metrics are correct, recall/,
    );
  });

  it('names the task in which two bundles differ', async () => {
    const [one, three] = [copyOf(after), copyOf(after)];
    forge(one, 'outcomes.jsonl', (text) => text.replaceAll('"correct":1', '"correct":[1,1]'));
    forge(three, 'outcomes.jsonl', (text) => text.replaceAll('"correct":1', '"correct":[1,3]'));
    const { status, stderr } = await cib('compare', one, three);
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/bundle\.incomparable: .*: task \S+ has 1 trials here and 3 there\./),
    });
  });

  it.each([
    ['suite', 'writ and cib', 'Name two bundles of one suite.', ['--suite', 'cib', '--limit', '20']],
    ['dataset', '', 'Run both with the same --dataset', ['--suite', 'writ', '--split', 'fresh', '--limit', '20']],
    ['number of tasks', '20 and 19', 'such as --limit.', ['--suite', 'writ', '--limit', '19']],
  ])('says what to do about bundles that differ in their %s', async (what, values, hint, words) => {
    const other = `${folder}/other ${what}`;
    await cib('run', ...words, '--adapter', 'ref:null', '--out', other);
    const { status, stderr } = await cib('compare', before, other);
    expect(status).toBe(2);
    expect(stderr).toContain(`error bundle.incomparable: The bundles differ in their ${what}: ${values}`);
    expect(stderr).toContain(`\n  → Only runs on the same tasks can be compared. `);
    expect(stderr).toContain(hint);
    expect(stderr.includes('--limit')).toBe(what === 'number of tasks');
    // The smaller run is named, wherever it is: that of a board cannot be changed.
    expect(stderr.includes(`${other} has fewer: run it again like the other`)).toBe(what === 'number of tasks');
    expect((await cib('compare', other, before)).stderr).toContain(hint);
  });

  it.each(['compare', 'explain', 'score', 'verify'])(
    'cib %s suggests a folder with nearly the given name',
    async (command) => {
      const others = command === 'compare' ? [after] : [];
      const { status, stderr } = await cib(command, `${folder}/befroe`, ...others);
      expect([status, stderr]).toEqual([
        2,
        `error file.missing: ${folder}/befroe is not a bundle: there is no such folder.\n  → Did you mean ${before}?\n  → Give the folder that \`cib run --out\` wrote.\n`,
      ]);
      expect((await cib(command, `${folder}/none/such`, ...others)).stderr).not.toContain('Did you mean');
    },
  );

  it('refuses a metric that single tasks do not have', async () => {
    const { status, stderr } = await cib('compare', before, after, '--metric', 'pre_delivery_detection');
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/They share correct,.*\. Name one with --metric\.\n$/),
    });
  });
});

describe('cib compare as a gate', () => {
  const entry = (slug: string) => `leaderboard/entries/${slug}/cib`;

  it('exits with 1 if A is significantly worse by any figure, as the Action does, and prints the same comparison', async () => {
    const words = ['compare', entry('control-spam'), entry('mem0')];
    const plain = await cib(...words);
    const gated = await cib(...words, '--fail-if-worse');
    expect([plain.status, gated.status, gated.stdout]).toEqual([0, 1, plain.stdout]);
    expect(gated.stderr).toMatch(
      /^error gate\.missed: cib: significantly worse than the baseline, mem0 [^:]*: Tasks passed 0 of 250, baseline 190 of 250 /,
    );
    expect((await cib('compare', entry('mem0'), entry('mem0'), '--fail-if-worse')).status).toBe(0);
  });

  it('exits with 1 if A lost more tasks than --max-lost', async () => {
    const words = ['compare', entry('control-spam'), entry('mem0'), '--max-lost'];
    expect((await cib(...words, '190')).status).toBe(0);
    const { status, stderr } = await cib(...words, '189');
    expect([status, stderr]).toEqual([1, expect.stringContaining('190 tasks that the baseline, mem0')]);
    expect(stderr).toContain(
      '--max-lost is 189.\n  → 190 tasks passed only in the baseline, and 0 only in this run. `cib explain`',
    );
    expect((await cib(...words, '-1')).stderr).toContain('It must be a whole number from 0.');
  });

  it('refuses a run that is not valid, and a single metric', async () => {
    const failed = copyOf(after);
    forge(failed, 'scorecard.json', (text) => text.replace('"state":"partial"', '"state":"failed"'));
    for (const pair of [
      [failed, after],
      [after, failed],
    ]) {
      const { status, stderr } = await cib('compare', ...pair, '--fail-if-worse');
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^error bundle\.incomparable: The run in .* is failed\./),
      ]);
    }
    for (const gate of [['--fail-if-worse'], ['--max-lost', '0']])
      expect((await cib('compare', after, after, '--metric', 'correct', ...gate)).stderr).toContain(
        'Leave --metric out',
      );
  });

  it('refuses two runs of different actors', async () => {
    const acted = copyOf(after);
    forgeManifest(acted, (manifest) => Object.assign(manifest, { actor: { kind: 'oracle' } }));
    const { status, stderr } = await cib('compare', after, acted, '--fail-if-worse');
    expect([status, stderr]).toEqual([2, expect.stringContaining('differ in their actor: none and oracle.')]);
    expect((await cib('compare', acted, acted, '--max-lost', '0')).status).toBe(0);
  });

  it.each([
    [
      'no files',
      () => [],
      /\$\.files: outcomes\.jsonl, scorecard\.json, timing\.json, transcript\.jsonl is not listed\./,
    ],
    [
      'a path outside the bundle',
      (files: Json[]) => [...files, { ...files[0], path: '../secret' }],
      /\$\.files\[4\]\.path: "\.\.\/secret" is none of the 4\./,
    ],
  ])('refuses a bundle whose manifest lists %s', async (_, change, why) => {
    const edited = copyOf(after);
    forge(edited, 'outcomes.jsonl', (text) => text.replaceAll('"verdict":"passed"', '"verdict":"failed"'));
    forgeManifest(edited, (manifest) => Object.assign(manifest, { files: change(manifest.files) }));
    for (const words of [['--fail-if-worse'], []]) {
      const { status, stderr } = await cib('compare', after, edited, ...words);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^error bundle\.list: \S+ was changed after its run: /),
      ]);
      expect(stderr).toMatch(why);
    }
  });

  it('prints as JSON a schema, directions, and which run is better by each figure', async () => {
    const found = await cibJson<Comparison & { schema: string }>('compare', entry('mem0'), entry('control-spam'));
    expect(found).toMatchObject({ schema: 'comparison/2', direction: 'higher', better: null, passed: { better: 'a' } });
    expect(found.a).toMatchObject({ system: { name: 'mem0' }, suite: { id: 'cib' }, dataset: { tasks: 250 } });
    expect(Object.keys(found.a).sort()).toEqual(['counts', 'dataset', 'suite', 'system', 'validity']);
    expect(found.a.validity).toEqual({ state: 'valid' });
    expect(found.passed.units).toEqual({ a: 190, b: 0, measured: 250 });
    expect(found.families.every(({ better }) => better === null)).toBe(true);
    const flood = found.others.find(({ metric }) => metric === 'context_flood');
    expect(flood).toMatchObject({ direction: 'lower', better: 'a', values: { a: 0 } });
    expect(flood?.delta).toBeCloseTo(-(flood?.values.b ?? 0));
  });
});

describe('cib score --fail-below', () => {
  const mem0 = 'leaderboard/entries/mem0/cib';
  const failures = async (bundle: string, ...gates: string[]) => {
    const { status, stdout, stderr } = await cib('score', bundle, ...gates.flatMap((gate) => ['--fail-below', gate]));
    if (status !== 2) expect(stdout).toBe((await cib('score', bundle)).stdout);
    return [status, ...stderr.split('\n').filter((line) => line.startsWith('error'))];
  };

  it('exits with 1 if a threshold is missed, and prints the scorecard all the same', async () => {
    expect(await failures(mem0, 'retrieval_sufficiency=0.5, cib:context_flood=1')).toEqual([0]);
    expect(await failures(mem0, 'retrieval_sufficiency=0.999', 'context_flood=0.1')).toEqual([
      1,
      expect.stringMatching(/^error gate\.missed: cib: Retrieval sufficiency is \d+\.\d%, not at least 99\.9%\.$/),
    ]);
  });

  it('refuses what is no gate, or one of another suite or metric', async () => {
    expect(await failures(mem0, 'recall>1')).toEqual([2, expect.stringContaining('is not of the form METRIC=0.9')]);
    expect(await failures(mem0, 'writ:correct=1')).toEqual([
      2,
      expect.stringContaining('there is no run of suite "writ"'),
    ]);
    expect(await failures(mem0, 'recal=1')).toEqual([2, expect.stringContaining('there is no metric "recal"')]);
  });

  it.each([',', ' ', ' , '])('refuses %j, which has no gate', async (text) => {
    expect(await failures(mem0, text)).toEqual([2, 'error usage: --fail-below has no gate.']);
  });

  it('says of a partial run how many tasks the gate was checked on', async () => {
    const { status, stderr } = await cib('score', after, '--fail-below', 'correct=0.5');
    expect([status, stderr]).toEqual([0, 'The run is partial: the gate was checked on 20 of 150 tasks.\n']);
    expect((await cib('score', mem0, '--fail-below', 'context_flood=1')).stderr).toBe('');
  });

  it('names the option of a missed gate', async () => {
    const { stderr } = await cib('score', mem0, '--fail-below', 'context_flood=0.1,retrieval_sufficiency=0.999');
    expect(stderr).toContain('\n  → Gate "retrieval_sufficiency=0.999" of --fail-below.\n');
  });

  it('fails for a run that is neither valid nor partial', async () => {
    const invalid = copyOf(after);
    forge(invalid, 'scorecard.json', (text) => text.replace('"state":"partial"', '"state":"invalid"'));
    expect(await failures(invalid, 'correct=0.5')).toEqual([1, 'error bundle.invalid: writ: the run is invalid.']);
  });
});

it.each([
  ['score', 'leaderboard/entries/mem0/cib'],
  ['baselines', '--suite', 'cib', '--count', '5'],
])('cib %s keeps its tables to the width of a terminal, each part with its first column', async (...words) => {
  const rulesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('─'));
  const [narrow, piped] = [await cibInTerminal(80, ...words), await cib(...words)];
  expect(rulesOf(piped.stdout).filter((rule) => rule.length > 80).length).toBeGreaterThan(0);
  expect(rulesOf(narrow.stdout).filter((rule) => rule.length > 80)).toEqual([]);
  const cellsOf = (text: string) => [...new Set(text.split(/ {2,}|\n/))].sort();
  expect(cellsOf(narrow.stdout)).toEqual(cellsOf(piped.stdout));
});
