import type { Converter } from '../../../suite/converter.ts';
import { recordsOfLocomo } from './convert.ts';
import { type LocomoSample, LocomoSchema } from './schema.ts';

export const locomo: Converter<readonly LocomoSample[]> = {
  id: 'locomo',
  label: 'LoCoMo',
  part: 'dataset',
  schema: LocomoSchema,
  convert(samples) {
    const { records, skipped } = recordsOfLocomo(samples);
    return {
      records,
      left: skipped.map(({ record, question, because }) => `${record}: ${JSON.stringify(question)}: ${because}`),
    };
  },
};
