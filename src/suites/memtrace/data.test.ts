import { itHasBuiltInFiles } from '../../../test/support/built-in-files.ts';
import cases from './cases/cases.json' with { type: 'json' };
import * as schema from './data-schema.ts';
import dataset from './dataset/wording.json' with { type: 'json' };
import scenarios from './qa/scenarios.json' with { type: 'json' };
import frames from './tasks/wording/frames.json' with { type: 'json' };
import hops from './tasks/wording/hops.json' with { type: 'json' };
import procedures from './tasks/wording/procedures.json' with { type: 'json' };
import subjects from './tasks/wording/subjects.json' with { type: 'json' };
import unrelated from './tasks/wording/unrelated.json' with { type: 'json' };
import ways from './tasks/wording/ways.json' with { type: 'json' };
import trace from './trace/wording.json' with { type: 'json' };

itHasBuiltInFiles({
  'unrelated statements': [schema.Unrelated, unrelated],
  frames: [schema.Frames, frames],
  hops: [schema.Hops, hops],
  procedures: [schema.Procedures, procedures],
  subjects: [schema.Subjects, subjects],
  ways: [schema.Ways, ways],
  'the trace': [schema.Trace, trace],
  'the cases': [schema.CaseData, cases],
  'the scenarios': [schema.Scenarios, scenarios],
  'the dataset': [schema.Dataset, dataset],
});
