import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUNDLE } from '../src/evidence/bundle.ts';
import type { Reply } from '../src/protocol/reply.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import type { BenchReport } from '../src/suite/bench.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { commandsIn, controlsIn } from './support/runner-commands.ts';

const folder = sharedFolder();

describe('cib run of MemTrace', () => {
  it('scores a reference as in process, and verifies', async () => {
    const out = `${folder}/variant_2`;
    const card = await cibJson<Scorecard>('run', '--suite', 'memtrace', '--adapter', 'ref:variant_2', '--out', out);
    expect(card.validity.state).toBe('valid');
    const { systems } = await cibJson<{ systems: Scorecard[] }>(
      ...['baselines', '--suite', 'memtrace', '--part', 'tasks'],
    );
    const own = systems.find(({ system }) => system.name === 'variant_2');
    expect(card.overall).toEqual(own?.overall);
    expect(card.families).toEqual(own?.families);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('keeps no id of the dataset in its transcript, not even in warnings', async () => {
    const transcript = readFileSync(`${folder}/variant_2/${BUNDLE.transcript}`, 'utf8');
    expect(transcript).toMatch(/"warning:[0-9a-f]{16}"/);
    expect(transcript).not.toContain('memtrace_');
    type Explained = { answers: readonly { replies: readonly Reply[] }[] };
    const { answers } = await cibJson<Explained>('explain', `${folder}/variant_2`, '--task', 'memtrace_000010');
    expect(JSON.stringify(answers)).toMatch(/"warning:memtrace_000010_e\d+"/);
  });

  it('gives a valid run with the example adapter', async () => {
    const adapter = `cmd:${process.execPath} examples/adapters/typescript/adapter.ts`;
    const out = `${folder}/example`;
    const card = await cibJson<Scorecard>('run', '--suite', 'memtrace', '--adapter', adapter, '--out', out);
    expect(card).toMatchObject({ validity: { state: 'valid' }, counts: { errored: 0, faults: {} } });
    expect(card.overall.metrics.action_accuracy?.n).toBeGreaterThan(0);
    expect(await cib('verify', out)).toMatchObject({ status: 0 });
  });

  it('gives a partial run with controls for one family', async () => {
    const words = ['--suite', 'memtrace', '--adapter', 'ref:oracle', '--family', 'multi_hop', '--out', `${folder}/hop`];
    const { status, stdout } = await cib('run', ...words);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('partial · 12 of 180 tasks ran (--family multi_hop): 12 of 12 tasks passed'),
    });
  });

  it('reads generated tasks back from a file', async () => {
    const path = `${folder}/tasks.jsonl`;
    expect(await cib('generate', '--suite', 'memtrace', '--out', path)).toMatchObject({ status: 0 });
    expect(await cib('validate', path, '--suite', 'memtrace')).toMatchObject({ status: 0 });
    const [first = ''] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${first.replace('"needed":["', '"needed":["x')}\n`);
    const { status, stdout } = await cib('validate', path, '--suite', 'memtrace');
    expect(status).toBe(1);
    expect(stdout).toContain('is in the gold, but no event of the task');
  });
});

describe('cib baselines --part dataset', () => {
  it('accepts any records in the schema, and leaves open what they do not show', async () => {
    const path = `${folder}/own.jsonl`;
    const fact = (content: string, more = {}) => ({ content, ...more });
    const probe = { question: 'Which colour?', recall_markers: ['green'], distractor_markers: ['red'] };
    const record = {
      id: 'paint_1',
      facts: [fact('The colour is green.'), fact('The colour is red.', { branch_status: 'failed' })],
      probes: [probe],
    };
    writeFileSync(path, `${JSON.stringify(record)}\n`);
    const report = await cibJson<Pick<BenchReport, 'dataset' | 'claims'> & { systems: Scorecard[] }>(
      ...['baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', path],
    );
    expect(report.dataset).toMatchObject({ id: 'own.jsonl', tasks: 1 });
    const card = report.systems.find(({ system }) => system.name === 'variant_2');
    expect(Object.keys(card?.families ?? {})).toEqual(['paint']);
    expect(card?.overall.metrics).toMatchObject({
      recall: { value: 1, n: 1 },
      leakage: { value: 0 },
      clean: { value: 1 },
    });
    expect(report.claims.map(({ held }) => held)).toEqual([true, true, null, null]);
  });

  it('reads generated records back from a file, with the same figures', async () => {
    const path = `${folder}/records.jsonl`;
    const words = ['generate', '--suite', 'memtrace', '--part', 'dataset', '--count', '60', '--out', path];
    expect(await cib(...words)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^60 lines, SHA-256 /) });
    type Report = Pick<BenchReport, 'dataset' | 'systems'>;
    const dataset = (...more: readonly string[]) =>
      cibJson<Report>('baselines', '--suite', 'memtrace', '--part', 'dataset', ...more);
    const [made, written] = [await dataset('--count', '60'), await dataset('--dataset', path)];
    const figures = ({ systems }: Report) => systems.map(({ overall, families }) => ({ overall, families }));
    expect(figures(written)).toEqual(figures(made));
    expect(written.dataset.sha256).toBe(made.dataset.sha256);
    expect(await cib(...words.map((word) => (word === 'dataset' ? 'trace' : word)))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Give --part tasks or --part dataset.'),
    });
  });

  it('names the line of an invalid record', async () => {
    const path = `${folder}/broken.jsonl`;
    writeFileSync(path, '{"id":"a"}\n');
    const { status, stderr } = await cib('baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', path);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('broken.jsonl:1: $.facts') });
  });
});

describe('cib convert of a LoCoMo file', () => {
  const turn = (id: string, text: string) => ({ speaker: 'Tove', dia_id: id, text });
  const sample = {
    sample_id: 'one',
    conversation: { session_1: [turn('D1:1', 'I adopted a parrot.'), turn('D1:2', 'Its name is Basil.')] },
    qa: [
      { question: 'What did Tove adopt?', evidence: ['D1:1'], category: 4 },
      { question: 'Which cat has Tove?', evidence: ['D1:1'], category: 5 },
    ],
  };
  const words = ['--suite', 'memtrace', '--from', 'locomo', '--out', `${folder}/locomo.jsonl`];

  it('writes records for --part dataset', async () => {
    const path = `${folder}/locomo.json`;
    writeFileSync(path, JSON.stringify([sample]));
    const { status, stdout } = await cib('convert', path, ...words);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /left out: locomo_one: "Which cat has Tove\?": adversarial\nrecords: 1, left out: 1, file: /,
      ),
    });
    const { dataset } = await cibJson<Pick<BenchReport, 'dataset'>>(
      ...['baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', `${folder}/locomo.jsonl`],
    );
    expect(dataset).toMatchObject({ id: 'locomo.jsonl', tasks: 1 });
  });

  it('reads one sample alone, with a byte-order mark and carriage returns too', async () => {
    const path = `${folder}/alone.json`;
    writeFileSync(path, `\ufeff${JSON.stringify(sample, null, 2).replaceAll('\n', '\r\n')}`);
    expect((await cib('convert', path, ...words)).stdout).toContain('records: 1, left out: 1, file: ');
  });

  it('shows names with escape sequences and workflow commands as text', async () => {
    const path = `${folder}/evil.json`;
    writeFileSync(path, JSON.stringify([{ ...sample, sample_id: '\u001b[2J\u202e\n::error::x' }]));
    const { status, stdout } = await cib('convert', path, ...words);
    expect(status).toBe(0);
    expect(stdout).toContain('left out: locomo_\\u001b[2J');
    expect([...commandsIn(stdout), ...controlsIn(stdout)]).toEqual([]);
  });

  it('refuses invalid UTF-8, and writes no file', async () => {
    const path = `${folder}/bytes.json`;
    writeFileSync(path, JSON.stringify([{ ...sample, sample_id: 'caf\u00e9' }]), 'latin1');
    const out = `${folder}/bytes.jsonl`;
    const refused = await cib('convert', path, '--suite', 'memtrace', '--from', 'locomo', '--out', out);
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining(`${path} is not valid UTF-8.`) });
    expect(existsSync(out)).toBe(false);
  });

  it('refuses an invalid file and an unknown format, and names the place', async () => {
    const path = `${folder}/none.json`;
    writeFileSync(path, JSON.stringify([{ ...sample, qa: [{ question: 1 }] }]));
    expect((await cib('convert', path, ...words)).stderr).toContain(`${path}: $[0].qa[0].question: `);
    const other = await cib('convert', path, '--suite', 'memtrace', '--from', 'csv', '--out', `${folder}/x.jsonl`);
    expect(other).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Give --from locomo or --from memoryarena.'),
    });
  });
});

describe('cib baselines --part dataset with a file from another machine', () => {
  const record = { id: 'r', facts: [{ content: 'The door is green.' }], probes: [{ question: 'Which colour?' }] };
  const text = `${JSON.stringify(record)}\n${JSON.stringify({ ...record, id: 's' })}\n`;
  const measured = async (content: string | Uint8Array) => {
    const path = `${temporaryFolder()}/records.jsonl`;
    writeFileSync(path, content);
    return cib('baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', path, '--json');
  };

  it('has the results of the same file without carriage returns and a byte-order mark', async () => {
    const plain = await measured(text);
    expect(plain.status).toBe(0);
    expect(await measured(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
  });

  it('has the same results for an array, and for a folder with a file for each record', async () => {
    const folder = temporaryFolder();
    const two = [record, { ...record, id: 's' }];
    for (const one of two) writeFileSync(`${folder}/${one.id}.json`, JSON.stringify(one, null, 2));
    const inFolder = await cib('baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', folder, '--json');
    const outputs = [await measured(text), await measured(JSON.stringify(two, null, 2)), inFolder];
    const [plain, ...others] = outputs.map(({ status, stdout }) => [status, JSON.parse(stdout).systems]);
    const figures = (systems: Scorecard[]) => systems.map(({ system, overall }) => [system.name, overall]);
    for (const [status, systems] of others) expect([status, figures(systems)]).toEqual([0, figures(plain?.[1])]);
    writeFileSync(`${folder}/s.json`, '{"id": "s"}');
    const wrong = await cib('baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', folder);
    expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('/s.json: $.facts: ') });
  });

  it('reads one record over many lines', async () => {
    const { status, stdout } = await measured(`\n${JSON.stringify(record, null, 2)}`);
    expect([status, JSON.parse(stdout).dataset.tasks]).toEqual([0, 1]);
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['compressed', gzipSync(text), /dataset\.invalid: \S+ is compressed with gzip\. Unpack it first/],
    ['not UTF-8', Buffer.from([0x7b, 0xff]), /dataset\.invalid: \S+ line 1 is not valid UTF-8\./],
  ])('refuses one that is %s as wrong usage', async (_, content, message) => {
    expect(await measured(content)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
  });
});

describe('cib convert of a MemoryArena file', () => {
  const task = {
    id: 7,
    category: 'trips',
    questions: ['Which ferry leaves first?', 'Book a cabin on that ferry.', ''],
    answers: ['The Kestrel at six', { cabin: 12, deck: 'B' }, 'x'],
    backgrounds: 'Ferries leave from the north quay.',
  };
  const path = `${folder}/arena.jsonl`;
  const words = [
    'convert',
    path,
    '--suite',
    'memtrace',
    '--from',
    'memoryarena',
    '--out',
    `${folder}/arena-records.jsonl`,
  ];

  it('writes records for --part dataset', async () => {
    writeFileSync(path, `${JSON.stringify(task)}\n\n${JSON.stringify({ ...task, id: 'b', backgrounds: [] })}\n`);
    const { status, stdout } = await cib(...words);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /left out: memoryarena_7: subtask 3: no question\n.*memoryarena_b.*\nrecords: 2, left out: 2, file: /,
      ),
    });
    const [first = ''] = readFileSync(`${folder}/arena-records.jsonl`, 'utf8').split('\n');
    expect(JSON.parse(first)).toMatchObject({
      id: 'memoryarena_7',
      facts: [
        { content: '[B1] Ferries leave from the north quay.' },
        { content: '[S1] Which ferry leaves first? Result: The Kestrel at six' },
        { content: '[S2] Book a cabin on that ferry. Result: {"cabin":12,"deck":"B"}', memory_type: 'episodic' },
      ],
      probes: [{ recall_markers: ['[S1]'] }, { question: 'Book a cabin on that ferry.', recall_markers: ['[S2]'] }],
    });
    const { systems } = await cibJson<Pick<BenchReport, 'systems'>>(
      ...['baselines', '--suite', 'memtrace', '--part', 'dataset', '--dataset', `${folder}/arena-records.jsonl`],
    );
    expect(systems.map(({ overall }) => overall.metrics.recall?.value)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('refuses an invalid file, and names the line', async () => {
    writeFileSync(path, `${JSON.stringify(task)}\n{"id":1,"questions":"one","answers":[]}\n`);
    expect(await cib(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('$[1].questions: ') });
    writeFileSync(path, `${JSON.stringify(task)}\n{"id":\n`);
    expect(await cib(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('arena.jsonl:2: ') });
  });
});

describe('cib baselines --report, with all parts', () => {
  it('writes the charts, and the contents of each context', async () => {
    const out = `${folder}/report`;
    expect(await cib('baselines', '--suite', 'memtrace', '--report', out)).toMatchObject({ status: 0 });
    expect(readdirSync(`${out}/charts`).sort()).toEqual([
      'contamination-by-strategy.svg',
      'context-tokens.svg',
      'recall-cost-by-category.svg',
      'trace-isolation.svg',
      'trade-off.svg',
    ]);
    const observed = readFileSync(`${out}/report.md`, 'utf8').split('### Observed: ');
    expect(observed).toHaveLength(17);
    const destructive = observed.find((section) => section.startsWith('case&#95;11'));
    expect(destructive).toMatch(/\| variant&#95;2 \| 2 \| 1 \| 1 \| 1 rolled&#95;back/);
    const [{ raw }] = JSON.parse(readFileSync(`${out}/report.json`, 'utf8'));
    expect(raw).toHaveLength(16 * 6);
    expect(raw[0]).toMatchObject({ strategy: 'baseline_0', candidate_count: 0, actual_tokens: 0, blocks: [] });
  });
});
