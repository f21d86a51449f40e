import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../evidence/schema-check.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import { loadScenarios, type Read } from './load.ts';

const read: Read = (schema, text, where) => checkSchema(schema, parseStrict(text, where), where);

const SCENARIO = {
  scenario_id: 'one',
  version: '1.0.0',
  category: 'of-another-kind',
  sessions: [{ session_id: 1, timestamp: '2025-02-03T10:00:00Z', messages: [{ role: 'user', content: 'Hello.' }] }],
  memory_events: [],
  probe: { session: 1, prompt: 'Hello?', required_capabilities: ['telepathy'], should_abstain: true },
  ground_truth: { current_value: null, value_history: [], eval_rubric: { method: 'seance', mood: 'blue' } },
  failure_modes: ['boredom'],
};
const text = (change: object = {}): string => JSON.stringify({ ...SCENARIO, ...change });

describe('scenarios', () => {
  it('are read from .json files and from lines of .jsonl files, in order', () => {
    const files = [
      { path: 'b.json', text: text() },
      { path: 'a.jsonl', text: `${text({ scenario_id: 'two' })}\n\n${text({ scenario_id: 'three' })}\n` },
    ];
    expect(loadScenarios(files, read).map((task) => [task.id, task.family])).toEqual([
      ['one', 'of-another-kind'],
      ['two', 'of-another-kind'],
      ['three', 'of-another-kind'],
    ]);
  });

  it('keep names and members that are not known here', () => {
    const [task] = loadScenarios([{ path: 'a.json', text: text({ mood: 'grey' }) }], read);
    expect(task).toEqual({ ...SCENARIO, mood: 'grey', id: 'one', family: 'of-another-kind' });
  });

  it.each([
    [{ sessions: [] }, 'a.jsonl:2: $.sessions: '],
    [{ sessions: [{ ...SCENARIO.sessions[0], timestamp: 'Monday' }] }, 'a.jsonl:2: $.sessions[0].timestamp: '],
    [{ probe: { ...SCENARIO.probe, session: '1' } }, 'a.jsonl:2: $.probe.session: '],
    [{ ground_truth: { value_history: [] } }, 'a.jsonl:2: $.ground_truth.current_value: '],
    [{ failure_modes: 'boredom' }, 'a.jsonl:2: $.failure_modes: '],
    [{ interference: [{ type: 7 }] }, 'a.jsonl:2: $.interference[0].type: '],
  ])('are refused where a type is wrong: %j', (change, message) => {
    const files = [{ path: 'a.jsonl', text: `${text()}\n${text({ scenario_id: 'two', ...change })}` }];
    expect(() => loadScenarios(files, read)).toThrow(message);
  });

  it.each([
    [[{ path: 'a.txt', text: text() }], 'a.txt is no dataset.'],
    [[], 'holds no scenario'],
    [[{ path: 'a.jsonl', text: '\n' }], 'holds no scenario'],
    [[{ path: 'a.json', text: '{"a":1,"a":2}' }], 'a.json: $.a stands twice'],
    [[{ path: 'a.jsonl', text: `${text()}\n${text()}` }], 'a.jsonl:2: the scenario one stands in a.jsonl:1 already'],
  ])('are refused as a file: %j', (files, message) => {
    expect(() => loadScenarios(files, read)).toThrow(message);
  });
});

const folder = `${process.env.CONFORMANCE_DATA}/writ-v0.2.0/scenarios`;

describe.skipIf(!existsSync(folder))('the published scenarios of version 0.2.0', () => {
  it('load as they are, and nothing of them is lost', () => {
    const files = readdirSync(folder).map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));
    const scenarios = loadScenarios(files, read);
    expect(scenarios).toHaveLength(31);
    expect(new Set(scenarios.map((task) => task.family)).size).toBe(16);
    for (const [at, task] of scenarios.entries()) {
      const { id, family, ...rest } = task;
      expect(rest).toEqual(JSON.parse((files[at] as (typeof files)[number]).text));
      expect([id, family]).toEqual([rest.scenario_id, rest.category]);
    }
  });
});
