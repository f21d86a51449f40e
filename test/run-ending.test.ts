import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../src/protocol/outcome.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { type CliOutput, cib, cibJson } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { hostile } from './support/hostile.ts';

const out = `${sharedFolder()}/results`;
const PYTHON = 'cmd:python3 -u examples/adapters/python/adapter.py';
/** A terminal has 24, some of which a prompt needs. */
const MOST_LINES = 21;
const EXAMPLE =
  'This run has the same outcome in every task as the example that `cib init` writes: it measures the example, not your memory.';
let said: CliOutput;
let outcomes: readonly Outcome[];

beforeAll(async () => {
  said = await cib('run', '--suite', 'cib', '--adapter', PYTHON, '--out', out);
  outcomes = readFileSync(`${out}/outcomes.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
});

describe('the output of cib run at its end', () => {
  it('fits on a screen: headline, place, weakest families, first failed tasks, the next command', async () => {
    expect(said.status).toBe(0);
    expect(said.stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const { overall } = JSON.parse(readFileSync(`${out}/scorecard.json`, 'utf8')) as Scorecard;
    const value = (100 * (overall.metrics.retrieval_sufficiency?.value ?? 0)).toFixed(1);
    expect(said.stdout).toMatch(new RegExp(`^Retrieval sufficiency  ${value}% \\[`, 'm'));
    expect(said.stdout).toMatch(
      /\n {2}On the board, place 2 of 2: 1 of 8 other systems is also clearly above the control all-current \(93\.2%\)\n {2}Of 8 other systems on the board: best scoped \d/,
    );
    expect(said.stdout).toMatch(/Weakest by Retrieval sufficiency: \S/);
    // The headline counts the evidence alone, and this adapter chooses wrong actions.
    expect(said.stdout).toMatch(
      /\n {2}Fewer tasks passed than Retrieval sufficiency counts, as a pass needs more: Causal action 0 of 20, Abstention \d+ of 35, Knowledge update \d+ of 40, and 2 more\n/,
    );
    const failed = outcomes.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id);
    const named = [...said.stdout.matchAll(/^ {2}(cib_\d+) · failed/gm)].map(([, id]) => id);
    // Those that cost the headline come first, as in `cib explain`.
    const { tasks } = await cibJson<{ tasks: { outcome: Outcome }[] }>('explain', out);
    expect(named).toEqual(tasks.map(({ outcome }) => outcome.id));
    const costly = outcomes.filter(({ values }) => values.retrieval_sufficiency !== 1).map(({ id }) => id);
    expect(named).toEqual(costly.slice(0, 5));
    expect(said.stdout).toContain(`the first 5 of ${failed.length} tasks`);
    expect(said.stdout).toContain(`Next: cib explain ${out}\n`);
  });

  it.each([
    [['--family', 'selective_write'], '50 of 250 tasks ran (--family selective_write): 50 of 50 tasks passed'],
    [['--limit', '3', '--family', 'Abstention'], '3 of 250 tasks ran (--family abstention, --limit 3): 3 of 3 tasks'],
    [['--shard', '1/8', '--nonce', '0'.repeat(32)], '32 of 250 tasks ran (--shard 1/8): 32 of 32 tasks passed'],
    [['--count', '3'], '3 tasks ran (--count 3): 3 of 3 tasks passed'],
    [['--count', '3', '--split', 'fresh'], '3 tasks ran (--count 3): 3 of 3 tasks passed'],
  ])('says what a run with %j covers, and does not compare it with the board', async (options, says) => {
    const folder = `${out}-part-${options.join('-').replaceAll('/', '-')}`;
    const { stdout } = await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--out', folder, ...options);
    expect(stdout).toContain(`\npartial · ${says}`);
    expect(stdout).not.toMatch(/on the board/i);
    expect((await cib('score', folder)).stdout).toContain(`\npartial · ${says}`);
  });

  it('says that an unchanged example is measured, which system of the board has its name, and how many are equal', async () => {
    const adapter = `${out}-adapter.py`;
    const text = readFileSync('examples/adapters/python/adapter.py', 'utf8');
    writeFileSync(adapter, text.replaceAll('example-lexical-python', 'scoped'));
    const words = ['run', '--suite', 'cib', '--adapter', `cmd:python3 -u ${adapter}`, '--out', `${out}-scoped`];
    const { stdout } = await cib(...words);
    expect(stdout).toContain(`\n${EXAMPLE}`);
    // Of the example itself this need not be said.
    expect(said.stdout).not.toContain(EXAMPLE);
    expect(stdout).toContain(
      'Of 7 other systems on the board: next below langgraph-store and 6 more at 76.0%\n' +
        '  The board’s scoped (98.4%) is left out: it has the name of this run’s system\n',
    );
  });

  it('says when a task passes', async () => {
    const { description } = await loadSuite('cib');
    expect(said.stdout).toContain(`A task passes if ${description.passed}`);
  });

  it('counts the tasks that did not pass only where it shows a part of them', async () => {
    const first = async (limit: string) => {
      const { stdout } = await cib(
        'run',
        '--suite',
        'cib',
        '--adapter',
        'ref:null',
        '--out',
        `${out}-${limit}`,
        '--limit',
        limit,
      );
      return /^Not passed, .*$/m.exec(stdout)?.[0];
    };
    expect(await first('1')).toBe('Not passed, one task:');
    expect(await first('4')).toBe('Not passed, 4 tasks:');
  });

  it('has every table with --full', async () => {
    const { stdout } = await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--out', `${out}-full`, '--full');
    expect(stdout).toContain((await cib('score', `${out}-full`)).stdout.split('\nlatency')[0]);
    expect(stdout).toContain('\nNo reply had any evidence.\n');
    expect(said.stdout).not.toContain('No reply had any evidence.');
    expect(stdout).toContain('Next: ');
  });

  it('says for a suite without a headline which metric is first, and on how many tasks others were measured', async () => {
    const folder = `${out}-writ`;
    const { stdout } = await cib('run', '--suite', 'writ', '--adapter', PYTHON, '--out', folder);
    const note =
      'This suite has no headline and ranks no system: “Correct” is shown first because its families are compared by it.';
    expect(stdout).toContain(`\n  ${note}\n`);
    expect(stdout).toMatch(
      /Of \d+ other systems on the board: best scoped 42\.7% \(n=150\), .* \(n=15\); yours has n=40\n/,
    );
    expect(stdout).toMatch(
      /\n {2}Measured only: Constraint inference 25 of 25, Abstention 8 of 15, .*, nothing of 5 families\n/,
    );
    const part = await cib('run', '--suite', 'writ', '--limit', '50', '--adapter', PYTHON, '--out', `${folder}-part`);
    expect(part.stdout).toContain('\npartial · 50 of 150 tasks ran (--limit 50): ');
    const score = await cib('score', folder);
    expect(score.stdout).toContain(`\n${note}\n`);
    expect(score.stdout).not.toContain('Headline:');
    expect((await cib('suites', 'writ')).stdout).toContain(note);
    const { stdout: ofCib } = await cib('score', out);
    expect(ofCib).toMatch(/^Headline: Retrieval sufficiency \d+\.\d% \[/m);
    expect(ofCib).not.toContain('no headline');
  });

  it('says what a system does, in place of the weakest families, in a suite of mechanisms', async () => {
    // The shortest histories: those of other lengths ask the same kinds of questions.
    const shortest = ['--suite', 'worlds', '--family', 'events-700'];
    const { stdout } = await cib('run', ...shortest, '--adapter', 'ref:hybrid', '--out', `${out}-worlds`);
    expect(stdout).toMatch(/\n {2}Strengths: tells near identifiers apart\n/);
    expect(stdout).toMatch(
      /\n {2}Weaknesses: does not find by meaning; .*; and \d+ more\n {2}Not compared with the best cheat: a board may leave some of these undecided\.\n/,
    );
    expect(stdout).not.toContain('Weakest');
    expect(stdout).toMatch(/\nPairs passed {2}\d+\.\d% \[.*\], questions \d+\.\d%\n/);
  });

  it('names no failed task if none failed, and suggests cib verify', async () => {
    const { stdout } = await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--out', `${out}-oracle`);
    expect(stdout).not.toContain('Not passed');
    expect(stdout).toContain(`Next: cib verify ${out}-oracle`);
  });

  it('suggests to declare more, and not the same run, if no task was measured', async () => {
    const folder = `${out}-undeclared`;
    const run = ['run', '--suite', 'writ', '--adapter', PYTHON, '--limit', '3', '--out', folder];
    const { stdout } = await cib(...run);
    expect(stdout).toContain('3 tasks not measured');
    expect(stdout).toContain('Next: no task was measured: declare what they need in the adapter’s `capabilities`');
    expect(stdout).toContain(`run again with --out ${folder}-2`);
    expect(stdout).not.toContain('the same run without --limit');
    for (const command of ['explain', 'verify'])
      expect((await cib(command, folder)).stdout).toContain('Next: no task was measured: declare');
  });
});

describe('cib explain without --task', () => {
  it('shows the first failures: the question, the right answer, the reply, the verdict and its reason', async () => {
    const { status, stdout } = await cib('explain', out, '--limit', '2');
    expect(status).toBe(0);
    const failed = outcomes.filter(({ verdict }) => verdict === 'failed');
    const cost = ({ values }: Outcome) => values?.retrieval_sufficiency === 0;
    const [first, second, third] = [...failed.filter(cost), ...failed.filter((one) => !cost(one))];
    expect(stdout).toContain(`${first?.id} · `);
    expect(stdout).toContain(`${second?.id} · `);
    expect(stdout).not.toContain(`${third?.id} · `);
    const block = stdout.slice(stdout.indexOf(`${first?.id} · `), stdout.indexOf(`${second?.id} · `));
    const fields = [...block.matchAll(/^ {2}([a-z][a-z ]+?) {2,}/gm)].map(([, heading]) => heading);
    expect(fields).toEqual(['asked', 'right', 'offered', 'came back', 'verdict', 'why']);
    expect(stdout).toContain(`explain ${out} --task ${first?.id}`);
    const one = await cib('explain', out, '--task', `${first?.id}`);
    expect(one.stdout).toContain('What was right');
  });

  it('counts all four verdicts', async () => {
    const counts = new Map(['passed', 'failed'].map((of) => [of, outcomes.filter((one) => one.verdict === of).length]));
    const { stdout } = await cib('explain', out);
    expect(stdout).toContain(
      `Of 250 tasks: ${counts.get('passed')} passed, ${counts.get('failed')} failed, 0 errored, 0 not measured.`,
    );
  });

  it('pairs each question of a conversation with its own reply', async () => {
    const folder = `${out}-decay`;
    await cib('run', '--suite', 'context-decay', '--adapter', 'ref:null', '--limit', '1', '--out', folder);
    const { stdout } = await cib('explain', folder);
    expect(stdout).toMatch(/\d+ of \d+ questions not passed/);
    expect(stdout.match(/^ {2}asked {6}/gm)).toHaveLength(3);
    expect(stdout.match(/^ {2}came back {2}/gm)).toHaveLength(3);
    expect(stdout).not.toContain('\\u000a');
  });

  it('says of how many conversations the headline is, and names the figures of the others', async () => {
    const run = ['run', '--suite', 'context-decay', '--adapter', 'ref:sliding-window-summary'];
    const { stdout } = await cib(...run, '--out', `${out}-extensions`);
    expect(stdout).toMatch(
      /^ {2}25 of 35 tasks, others: only in other metrics \(Extension: updates 50\.0%, .*, Extension: long 59\.0%\)$/m,
    );
    expect((await cib(...run, '--limit', '3', '--out', `${out}-paper`)).stdout).not.toContain('in other metrics');
  });

  it('says for all questions of a conversation together what failed: their budget', async () => {
    const folder = `${out}-budget`;
    await cib('run', '--suite', 'context-decay', '--adapter', 'ref:full-context', '--limit', '1', '--out', folder);
    const { stdout } = await cib('explain', folder);
    expect(stdout.match(/^ {2}all questions together: Over budget: .*$/gm)).toHaveLength(1);
    expect(stdout).not.toMatch(/^ {2}all questions together: Missed/m);
  });

  it('names the fault of an errored task', async () => {
    const folder = `${out}-errored`;
    const { stderr } = await cib(
      ...['run', '--suite', 'cib', '--adapter', hostile('extra-field', 1, 'm'), '--out', folder, '--limit', '3'],
    );
    expect(stderr).toContain('there is no field');
    const { stdout } = await cib('explain', folder);
    expect(stdout).toMatch(
      / 3 recorded errors are the same: protocol\.result in query: .*there is no field "elapsed_ms" here/,
    );
    const { tasks } = await cibJson<{ tasks: { error: { message: string } }[] }>('explain', folder);
    expect(tasks[0]?.error.message).toContain('there is no field');
    // Beside the bundle, as standard error is: no part of the evidence.
    expect((await cib('verify', folder)).stdout).not.toContain('errors.jsonl');
  });

  it('says that no task failed', async () => {
    expect((await cib('explain', `${out}-oracle`)).stdout).toContain('no task failed or errored');
  });
});
