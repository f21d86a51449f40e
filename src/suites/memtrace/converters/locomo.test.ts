import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkSchema } from '../../../evidence/schema-check.ts';
import { datasetBench } from '../dataset/bench.ts';
import { type MemoryRecord, MemoryRecordSchema } from '../dataset/read.ts';
import { STRATEGIES } from '../runtime/strategies.ts';
import { locomo } from './locomo.ts';

const SAMPLE = {
  sample_id: 'conv-7',
  conversation: {
    speaker_a: 'Tove',
    speaker_b: 'Idris',
    session_10_date_time: '9:05 am on 3 March, 2021',
    session_10: [{ speaker: 'Idris', dia_id: 'D10:1', text: 'The kayak is finally painted orange.' }],
    session_2_date_time: '6:40 pm on 11 January, 2021',
    session_2: [
      { speaker: 'Tove', dia_id: 'D2:1', text: 'I adopted a parrot named Basil.', blip_caption: 'a grey parrot' },
      { speaker: 'Idris', dia_id: 'D2:2', text: 'I am building a kayak in the garage.', img_url: ['x'] },
    ],
    session_11_date_time: '1:00 pm on 4 March, 2021',
  },
  qa: [
    { question: 'What pet did Tove adopt?', answer: 'a parrot', evidence: ['D2:1'], category: 4 },
    { question: 'What did Idris do about a kayak?', answer: 2, evidence: ['D2:02; D10:1'], category: 1 },
    { question: 'What cat does Tove have?', adversarial_answer: 'a tabby', evidence: ['D2:1'], category: 5 },
    { question: 'Is anybody well?', answer: 'yes', evidence: [], category: 3 },
    { question: 'Who swam and sang?', answer: 'Tove', evidence: ['D2:1', 'D4:1'], category: 1 },
    { question: 'Who swam?', answer: 'Idris', evidence: ['D2:9'], category: 2 },
  ],
  event_summary: {},
};

/** As the file is read. */
const File = z.array(locomo.schema).min(1);

function convert(...samples: unknown[]) {
  const converted = File.parse(samples).map((sample, at) => locomo.convert(sample, at));
  return {
    records: converted.flatMap(({ record }) => (record ?? []) as MemoryRecord[]),
    left: converted.flatMap(({ left }) => left),
  };
}

describe('locomo.convert', () => {
  const { records, left } = convert(SAMPLE);
  const [record] = records;

  it('makes a record of a conversation, with its turns in the order of the session numbers', () => {
    expect(records.map(({ id }) => id)).toEqual(['locomo_conv-7']);
    expect(record?.facts.map(({ content }) => content)).toEqual([
      '[D2:1] 6:40 pm on 11 January, 2021, Tove: I adopted a parrot named Basil. (shows a grey parrot)',
      '[D2:2] 6:40 pm on 11 January, 2021, Idris: I am building a kayak in the garage.',
      '[D10:1] 9:05 am on 3 March, 2021, Idris: The kayak is finally painted orange.',
    ]);
    expect(MemoryRecordSchema.parse(record)).toEqual(record);
  });

  it('makes probes for the turns that are evidence', () => {
    expect(record?.probes.map((probe) => probe.recall_markers)).toEqual([['[D2:1]'], ['[D2:2]', '[D10:1]']]);
  });

  it('lists the questions that it skips, with the reasons', () => {
    expect(left).toEqual([
      'locomo_conv-7: "What cat does Tove have?": adversarial',
      'locomo_conv-7: "Is anybody well?": no_evidence',
      'locomo_conv-7: "Who swam and sang?": unknown_evidence',
      'locomo_conv-7: "Who swam?": unknown_evidence',
    ]);
  });

  it('makes records that datasetBench measures', () => {
    const bench = datasetBench(STRATEGIES);
    for (const one of records) bench.add(one);
    const recall = Object.fromEntries(
      bench.systems().map(({ name, overall }) => [name, overall.metrics.recall?.value]),
    );
    expect(recall).toMatchObject({ baseline_0: 0, long_context: 1, variant_2: 1 });
  });
});

describe('locomo.schema and locomo.convert', () => {
  it.each([
    ['without turns to no record', { ...SAMPLE, conversation: {} }, 0],
    ['without questions to no record', { ...SAMPLE, qa: [] }, 0],
    ['without names to a record', { conversation: SAMPLE.conversation, qa: SAMPLE.qa }, 1],
  ])('convert a sample %s', (_, sample, records) => {
    expect(convert(sample).records).toHaveLength(records);
  });

  it.each([
    ['is not a list', {}],
    ['is empty', []],
    ['has no conversation', [{ qa: [] }]],
    ['has a question without a category', [{ ...SAMPLE, qa: [{ question: 'x', evidence: [] }] }]],
  ])('reject a file that %s', (_, value) => {
    expect(File.safeParse(value).success).toBe(false);
  });

  it.each([
    ['session is not a list of turns', 'x', '$[0].conversation.session_1: '],
    ['turn has no text', [{ speaker: 'a', dia_id: 'D1:1' }], '$[0].conversation.session_1[0].text: '],
  ])('reject a sample whose %s, and name the place', (_, session_1, place) => {
    const value = [{ ...SAMPLE, conversation: { session_1 } }];
    expect(() => checkSchema(File, value, 'locomo10.json')).toThrow(`locomo10.json: ${place}`);
  });
});
