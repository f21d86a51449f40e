import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { cib, cibCalled, cibInTerminal, cibJson } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { copyOf, forge } from './support/forgery.ts';

const folder = sharedFolder();
const PYTHON = 'cmd:python3 -u examples/adapters/python/adapter.py';
const ofCib = `${folder}/cib`;

beforeAll(async () => {
  await cib('run', '--suite', 'cib', '--adapter', PYTHON, '--limit', '10', '--out', ofCib);
});

/** The part of a text from a word to the next blank line. */
const block = (text: string, from: string) => text.slice(text.indexOf(from)).split('\n\n')[0] ?? '';

describe('cib explain of Context Decay', () => {
  const answersWith = async (form: 'sentence' | 'bare') => {
    const out = `${folder}/${form}`;
    const adapter = `cmd:python3 -u test/adapters/sentence.py ${form}`;
    await cib('run', '--suite', 'context-decay', '--adapter', adapter, '--limit', '1', '--out', out);
    return [await cib('explain', out), await cib('explain', out, '--task', 'decay_000000')].map(({ stdout }) => stdout);
  };

  it('says of an answer with the value in a sentence that it has to be the value alone', async () => {
    const reason =
      'Value in a sentence: the answer holds “46723” among other words, and counts as another value. Answer with the value alone.';
    const [short = '', one = ''] = await answersWith('sentence');
    const asked = block(short, 'asked      What benchmark throughput rps does 19c27a have?');
    expect(asked).toMatch(/right {6}46723\n/);
    expect(asked).toContain(reason);
    expect(one).toContain(`What benchmark throughput rps does 19c27a have?: 46723 · failed\n    ${reason}`);
    const [bareShort = '', bareOne = ''] = await answersWith('bare');
    expect(bareOne).toContain('What benchmark throughput rps does 19c27a have?: 46723 · passed');
    expect(bareShort + bareOne).not.toContain('Value in a sentence');
  });
});

it('cib explain of an invalid run in which no task failed names the command that says why', async () => {
  const out = `${folder}/wide`;
  const run = ['run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--limit', '2', '--episode-seconds', '9999'];
  expect(await cib(...run, '--out', out)).toMatchObject({ status: 1 });
  const { stdout } = await cib('explain', out);
  expect(stdout).toMatch(new RegExp(`Nothing to explain: .*\nNext: cib verify ${out}\n$`));
});

it('cib explain --json counts all tasks that failed, not only those that it shows', async () => {
  const { counts, matched, tasks } = await cibJson<{
    counts: { tasks: number; passed: number; not_measured: number };
    matched: number;
    tasks: unknown[];
  }>('explain', 'leaderboard/entries/mem0/writ');
  expect([matched, tasks.length]).toEqual([counts.tasks - counts.passed - counts.not_measured, 5]);
});

it('cib explain says that a run is partial, and of how much of its data', async () => {
  const { stdout } = await cib('explain', ofCib);
  expect(stdout).toMatch(/^The run is partial: 10 of 250 tasks ran \(--limit 10\)\.\nOf 10 tasks: /);
  const found = await cibJson<object>('explain', ofCib);
  expect(found).toMatchObject({ state: 'partial', dataset: { id: 'builtin', tasks: 250 }, counts: { tasks: 10 } });
  expect((await cib('explain', 'leaderboard/entries/mem0/cib')).stdout).toMatch(/^Of 250 tasks: /);
});

it('cib explain quotes the id of a task for a shell in the command that it prints', async () => {
  const [made, data, out] = [`${folder}/made.jsonl`, `${folder}/data.jsonl`, `${folder}/quoted`];
  await cib('generate', '--suite', 'cib', '--out', made);
  const tasks = readFileSync(made, 'utf8').split('\n').slice(0, 4);
  const named = tasks.map((line, i) => `${JSON.stringify({ ...JSON.parse(line), id: `task ${i}` })}\n`);
  writeFileSync(data, named.join(''));
  await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--dataset', data, '--out', out);
  const { stdout } = await cib('explain', out, '--dataset', data);
  expect(stdout).toMatch(/^Next, one of them in full: .* --task 'task \d'$/m);
});

describe('cib explain of tasks with a budget', () => {
  it.each([
    ['context-decay', 'decay_000000', 'Words in all replies together: 189. Budget: 112.'],
    ['context-decay', 'decay_000034', 'Words in all replies together: 2,626. Budget: 22,725.'],
    ['memtrace', 'memtrace_000006', 'Tokens in the reply: 23. Budget: 192.'],
  ])('says how much of it the replies used: %s %s', async (suite, task, says) => {
    const bundle = `leaderboard/entries/mem0/${suite}`;
    const { stdout: one } = await cib('explain', bundle, '--task', task);
    expect(one).toContain(`\n  ${says}\n`);
    const { stdout: all } = await cib('explain', bundle, '--limit', '200');
    expect(block(all, `${task} ·`).split('\n')[1]).toBe(`  ${says}`);
  });
});

describe('cib explain of tasks of several families', () => {
  it('shows the first that failed of each family in order, then the second ones', async () => {
    const { stdout } = await cib('explain', 'leaderboard/entries/mem0/cib', '--limit', '6');
    const shown = [...stdout.matchAll(/^cib_(\d+) · (.*) · failed$/gm)].map(([, id, family]) => [Number(id), family]);
    expect(shown.map(([, family]) => family)).toEqual([1, 2, 3].flatMap(() => ['Knowledge update', 'Causal action']));
    expect(shown.map(([id]) => id)).toEqual([1, 32, 6, 37, 11, 42]);
  });
});

describe('cib explain on actions and arms', () => {
  const ofWrit = `${folder}/writ`;

  beforeAll(async () => {
    await cib('run', '--suite', 'writ', '--adapter', PYTHON, '--limit', '60', '--out', ofWrit);
  });

  it('shows the offered actions, and that no action came back', async () => {
    const { stdout } = await cib('explain', ofCib);
    const [none, other] = [block(stdout, 'cib_000004 ·'), block(stdout, 'cib_000006 ·')];
    expect(none).toMatch(/offered {4}wait_for_review \(right\) · 76 others\n/);
    expect(none).toMatch(/came back .* · no action\n/);
    expect(none).toMatch(/Action drift: .*the action is missing or wrong/);
    expect(other).toMatch(/came back .* · action cap_1000\n/);
    expect(other).toMatch(/offered {4}cap_1000 \(chosen\) · cap_5000 \(right\) · 75 others\n/);
    const { stdout: one } = await cib('explain', ofCib, '--task', 'cib_000004');
    expect(one).toMatch(/ {2}project: verbena\n[\s\S]*actions offered: wait_for_review \(right\) · 76 others\n/);
    expect(one).toMatch(/^What happened \(→ = returned as evidence\)\n/m);
    expect(one).toMatch(/ {2}query: .* · no action\n/);
  });

  it('calls a message by one id in every arm, also without the distractors before it', async () => {
    const { stdout } = await cib('explain', ofWrit, '--task', 'writ_000024');
    const arm = stdout.slice(stdout.indexOf('Native memory, no distractors'), stdout.indexOf('Oracle memory'));
    expect(stdout).toMatch(/ writ_000024_s5_m1 \(near duplicate\)\n/);
    expect(arm).toContain('"written":["writ_000024_s5_m2","writ_000024_s5_m3"]');
  });

  it('says why nothing is explained where nothing was measured', async () => {
    const out = `${folder}/unmeasured`;
    await cib('run', '--suite', 'writ', '--adapter', PYTHON, '--limit', '3', '--out', out);
    const { stdout } = await cib('explain', out);
    expect(stdout).toContain('3 not measured.');
    expect(stdout).toContain('A task is not measured if the adapter does not declare what it needs');
    const called = { command: 'node dist/cli.js', pages: '', published: '' };
    expect((await cibCalled(called, 'explain', out)).stdout).toContain('`node dist/cli.js run` names it at its start.');
  });

  it('names WRIT’s arms and layers in words', async () => {
    const { stdout } = await cib('explain', ofWrit, '--limit', '1');
    expect(stdout).toMatch(
      /came back {2}No memory · query: .*\n {13}Native memory · query: .*\n {13}Oracle memory · q/,
    );
    const { stdout: one } = await cib('explain', ofWrit, '--task', 'writ_000056');
    expect(one).toMatch(/^ {2}Native memory, no distractors$/m);
    expect(one).toMatch(
      /^ {2}Fault in how it answers: .*the reply was wrong also when the memory was given the true facts\.$/m,
    );
    expect(one).not.toContain('Layer:');
  });

  it.each([
    ['lexical3', /came back .* · `action` is not declared\n/],
    ['spam', /came back .* · action group_by_client .*, which was not offered\n/],
  ])('says that an action could not count: %s', async (system, words) => {
    const out = `${folder}/${system}`;
    await cib('run', '--suite', 'cib', '--adapter', `ref:${system}`, '--limit', '3', '--out', out);
    expect((await cib('explain', out)).stdout).toMatch(words);
  });
});

describe('cib explain in a terminal', () => {
  it('keeps the questions to its width, beside their headings', async () => {
    const linesOf = (text: string) => text.split('\n').filter((line) => /^ {2}(?:\w| {11})/.test(line));
    const { stdout } = await cibInTerminal(80, 'explain', ofCib);
    const piped = await cib('explain', ofCib);
    expect(linesOf(piped.stdout).some((line) => line.length > 80)).toBe(true);
    expect(
      linesOf(stdout).filter((line) => line.length > 80 && line.trim().split(/ {2,}/).at(-1)?.includes(' ')),
    ).toEqual([]);
    expect(stdout).toMatch(/\n {2}why {8}Action drift: .*\n {13}\S/);
    expect(stdout.split(/\s+/)).toEqual(piped.stdout.split(/\s+/));
  });
});

describe('the next step after cib explain', () => {
  it('is to run again and compare; without failures it is the whole suite or the scorecard', async () => {
    const { stdout } = await cib('explain', ofCib, '--task', 'cib_000004');
    expect(stdout).toContain(
      `\nNext: after a change, run again with --out ${ofCib}-2, and then: cib compare ${ofCib}-2 ${ofCib}\n`,
    );
    const part = `${folder}/part`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--limit', '2', '--out', part);
    expect((await cib('explain', part)).stdout).toContain(
      `\nNext: the same run without --limit, --count, --family, --arm or --shard, with --out ${part}-2\n`,
    );
    const whole = `${folder}/whole`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--out', whole);
    expect((await cib('explain', whole)).stdout).toContain(`\nNext: cib score ${whole}\n`);
  });
});

describe('cib explain --task with an id that there is not', () => {
  it.each(['000003', '3', 'cib_3', 'cib_00003', 'cib-000003', 'CIB_000003'])(
    'names the one that was meant by %s',
    async (task) => {
      const { status, stderr } = await cib('explain', ofCib, '--task', task);
      expect([status, stderr]).toEqual([
        2,
        `error task.unknown: The bundle has no task "${task}".\n  → Did you mean "cib_000003"? ${ofCib}/outcomes.jsonl lists the tasks, one per line.\n`,
      ]);
    },
  );

  it('names none where none is near', async () => {
    const { stderr } = await cib('explain', ofCib, '--task', 'payroll');
    expect(stderr).toContain(`  → ${ofCib}/outcomes.jsonl lists the tasks`);
  });
});

describe('cib explain of a needed fact that did not come back', () => {
  const of = async (suite: string, written: string, task: string) => {
    const out = `${folder}/${suite}-${written}`;
    const adapter = `cmd:python3 -u test/adapters/forgetful.py ${written}`;
    await cib('run', '--suite', suite, '--adapter', adapter, '--limit', '1', '--out', out);
    return [await cib('explain', out), await cib('explain', out, '--task', task)].map(({ stdout }) => stdout);
  };

  it.each([
    ['cib', 'cib_000000', 'cib_000000_e1'],
    ['worlds', 'world_000000', 'world_000000_e85'],
    ['context-decay', 'decay_000000', 'decay_000000_t5'],
  ])('says whether the system had stored it (%s)', async (suite, task, event) => {
    const lost = `Stored and not returned: ${event}. The answer to \`observe\` lists it, so the search missed it or the system deleted it later.`;
    for (const said of await of(suite, 'all', task)) expect(said).toContain(lost);
    for (const said of await of(suite, 'none', task)) {
      expect(said).toContain(`Not stored: ${event}. The answer to \`observe\` does not list it.`);
      expect(said).not.toContain('Stored and not returned');
    }
  });

  it('says nothing of it where the system does not say what it stores', async () => {
    for (const said of await of('cib', 'silent', 'cib_000000')) {
      expect(said).toContain('Quiet omission');
      expect(said).not.toMatch(/stored/i);
    }
  });
});

describe('cib explain of pairs', () => {
  const out = `${folder}/pairs`;

  beforeAll(async () => {
    await cib('run', '--suite', 'worlds', '--adapter', PYTHON, '--limit', '1', '--out', out);
  });

  it('says nothing of other families’ failures with --family', async () => {
    const { stdout } = await cib('explain', out, '--family', 'gap');
    expect(stdout).toContain('Missing: ');
    expect(stdout).not.toContain('Did not abstain');
  });

  it('names the events that must not be used, and proposes the pair of the first question', async () => {
    const { stdout: updates } = await cib('explain', out, '--family', 'expiry', '--limit', '1');
    const failed = updates.split('\n\n').find((text) => text.includes('Forbidden: '));
    const [, event = ''] = failed?.match(/^ {2}forbidden {2}(world_000000_e\d+): \S/m) ?? [];
    expect(failed).toMatch(new RegExp(`came back .*"${event}"`));
    const { stdout } = await cib('explain', out, '--family', 'tenant');
    const [, next = ''] = stdout.match(/^Next, one of them in full: cib (.*)$/m) ?? [];
    expect(next).toBe(`explain ${out} --task world_000000 --pair p7`);
    const { stdout: one } = await cib(...next.split(' '));
    expect(one).toMatch(/^p7 · Workspaces · failed$/m);
    expect(one.length).toBeLessThan(3_000);
  });

  it('shows only the pairs of a family with --task, and names the families of the task where it has none', async () => {
    const one = (...words: readonly string[]) => cib('explain', out, '--task', 'world_000000', ...words);
    const { stdout } = await one('--family', 'Workspaces');
    expect(stdout).toMatch(/^world_000000 · 700 events · failed · Workspaces: 0 of 1 pairs passed$/m);
    expect(stdout.match(/^p\d+ · .*$/gm)).toEqual(['p7 · Workspaces · failed']);
    expect(stdout).not.toContain('Passed: ');
    expect(await one('--family', 'events-700')).toEqual(await one());
    expect(await one('--family', 'tenant', '--pair', 'p7')).toMatchObject({ status: 0 });
    expect((await one('--family', 'tenant', '--pair', 'p14')).stderr).toMatch(/→ Its pairs: p7 \(Workspaces\)\.\n/);
    const { status, stderr } = await one('--family', 'events-1000');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^error family\.unknown: Task world_000000 has nothing of family "events-1000"\.\n {2}→ It has (?=.*tenant \(Workspaces\)).*events-700 \(700 events\)/,
      ),
    ]);
  });

  it('lists the pairs with their families where there is none of that name', async () => {
    const { stderr } = await cib('explain', out, '--task', 'world_000000', '--pair', 'tenant');
    expect(stderr).toMatch(/→ Its pairs: .*, p7 \(Workspaces\), /);
  });
});

describe('cib explain of a suite whose headline counts less than a pass', () => {
  const out = `${folder}/headline`;
  const ids = (text: string) => [...text.matchAll(/^(cib_\d+) · .* · failed/gm)].map(([, id]) => id);

  beforeAll(async () => {
    await cib('run', '--suite', 'cib', '--adapter', PYTHON, '--out', out);
  });

  it('shows the tasks that cost the headline before those with a wrong action alone', async () => {
    const { stdout } = await cib('explain', out, '--limit', '7');
    expect(stdout).toContain('Tasks that lower the headline (Retrieval sufficiency) are listed first.');
    const blocks = stdout.split('\n\n').filter((text) => /^cib_\d+ · /.test(text));
    expect(blocks.map((text) => text.includes('Action drift'))).toEqual([
      ...[false, false, false, false, false],
      ...[true, true],
    ]);
    expect(ids(stdout).slice(5)).toEqual(['cib_000004', 'cib_000006']);
    expect(stdout).toContain('These are the first 7; --limit shows more.');
  });

  it('does not speak of an order where all shown tasks are of one kind', async () => {
    const { stdout } = await cib('explain', out, '--family', 'causal_action');
    expect(ids(stdout)).toHaveLength(5);
    expect(stdout).not.toContain('come first');
  });
});

describe('cib explain of a bundle with other outcomes than its replies give', () => {
  const part = `${folder}/right`;
  beforeAll(() => cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--limit', '3', '--out', part));

  it.each([
    ['a failed task is stated to have passed', ofCib, 'failed', 'passed'],
    ['a passed task is stated to have failed', ofCib, 'passed', 'failed'],
    ['no task is stated to have failed', part, '"values":{', '"values":{"more":1,'],
  ])('refuses it: %s', async (_, bundle, verdict, stated) => {
    const forged = copyOf(bundle);
    forge(forged, 'outcomes.jsonl', (text) => text.replace(verdict, stated));
    const { status, stderr } = await cib('explain', forged);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error bundle\.outcomes: .*outcomes\.jsonl has another outcome of task cib_0000\d\d than its replies give\.\n {2}→ `cib verify /,
      ),
    ]);
    const [, task = ''] = /of task (\S+)/.exec(stderr) ?? [];
    expect(await cib('explain', forged, '--task', task)).toMatchObject({ status: 1, stderr });
  });
});

describe('cib explain --family', () => {
  it('lists the tasks of the family, and how many passed', async () => {
    const { stdout } = await cib('explain', ofCib, '--family', 'abstention');
    expect(stdout).toMatch(/^Abstention, passed: \d+ of \d+\.$/m);
    expect([...stdout.matchAll(/^cib_\d+ · ([\w ]+) ·/gm)].map(([, family]) => family)).toEqual(
      expect.arrayContaining(['Abstention']),
    );
    expect(stdout).not.toMatch(/^cib_\d+ · (?!Abstention)/m);
  });

  it('shows the family’s questions of a task with several families', async () => {
    const out = `${folder}/worlds`;
    await cib('run', '--suite', 'worlds', '--adapter', 'ref:null', '--limit', '1', '--out', out);
    const { stdout } = await cib('explain', out, '--family', 'hop2');
    expect(stdout).toMatch(/^Two steps, pairs passed \(questions\): 0 of \d+ \(\d+ of \d+\)\.$/m);
    expect(new Set(stdout.match(/^ {2}family .*$/gm))).toEqual(new Set(['  family     Two steps']));
  });

  it('accepts the label that `cib run` prints, in any case', async () => {
    const { stdout } = await cib('explain', ofCib, '--family', 'abstention');
    for (const name of ['Abstention', 'ABSTENTION'])
      expect(await cib('explain', ofCib, '--family', name)).toMatchObject({ status: 0, stdout });
    expect((await cib('explain', ofCib, '--family', 'knowledge UPDATE')).stdout).toContain(
      '\nKnowledge update, passed:',
    );
    const out = `${folder}/by-label`;
    const words = ['--suite', 'cib', '--adapter', 'ref:null', '--limit', '2', '--out', out];
    expect(await cib('run', ...words, '--family', 'Abstention', '--family', 'abstention')).toMatchObject({ status: 0 });
    const { selection } = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
    expect(selection.families).toEqual(['abstention']);
  });

  it('offers only families that the run has', async () => {
    const out = `${folder}/worlds-family`;
    await cib('run', '--suite', 'worlds', '--adapter', 'ref:null', '--limit', '1', '--out', out);
    const nonsense = await cib('explain', out, '--family', 'nonsense');
    expect([nonsense.status, nonsense.stderr]).toEqual([2, expect.stringMatching(/→ There are .*, events-700\.$/m)]);
    const { status, stderr } = await cib('explain', out, '--family', '100,000 Events');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /family\.unknown: The run has no task of the family events-100000\.\n {2}→ There are .*, events-700\.$/m,
      ),
    ]);
  });

  it.each([
    [['--family', 'abstntion'], 'family.unknown: Suite cib has no family "abstntion".', 'Did you mean "abstention"?'],
    [['--family', 'Knowledge updates'], 'family.unknown', 'Did you mean "knowledge_update"?'],
    [
      ['--family', 'causal_action', '--task', 'cib_000004'],
      'family.unknown: Task cib_000004 has nothing of family "causal_action".',
      'It has abstention (Abstention).',
    ],
  ])('refuses %j', async (words, what, hint) => {
    const { status, stderr } = await cib('explain', ofCib, ...words);
    expect(status).toBe(2);
    expect(stderr).toContain(what);
    expect(stderr).toContain(hint);
  });
});

it.each([
  [['run', '--suite', 'memtrase', '--adapter', 'ref:null', '--out', 'x'], 'Did you mean "memtrace"?'],
  [['run', '--suite', 'cbi', '--adapter', 'ref:null', '--out', 'x'], 'Did you mean "cib"?'],
  [['suites', 'decay'], 'Did you mean "context-decay"?'],
  [['suites', 'nothing'], 'There are cib, writ, memtrace'],
  [['run', '--suite', 'cib', '--adapter', 'ref:lexical', '--out', `${folder}/no`], 'Did you mean "lexical3"?'],
  [
    ['run', '--suite', 'cib', '--adapter', 'ref:null', '--family', 'abstntion', '--out', `${folder}/no`],
    '"abstention"?',
  ],
  [['explain', 'results', 'cib_000004'], 'Name a task by --task'],
])('cib refuses an unknown name, or one in the wrong place: %j', async (words, hint) => {
  const { status, stderr } = await cib(...words);
  expect(status).toBe(2);
  expect(stderr).toContain(hint);
});
