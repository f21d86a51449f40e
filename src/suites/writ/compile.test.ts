import { describe, expect, it } from 'vitest';
import { type Capability, INSPECTIONS, type Reply } from '../../protocol/reply.ts';
import { compile } from './compile.ts';
import { generator } from './generate.ts';
import { taskOf, type WritTask } from './scenario.ts';
import { Scenario } from './schema.ts';
import { score } from './score.ts';
import { truthOf } from './truth.ts';
import { withoutDistractors } from './without-distractors.ts';

const tasks = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));

const stepsOf = (task: WritTask, arm: string) => compile(task).find((episode) => episode.arm === arm)?.steps ?? [];
const eventsOf = (task: WritTask, arm: string) =>
  stepsOf(task, arm).flatMap((step) => (step.method === 'observe' ? step.params.events : []));
const methodsOf = (task: WritTask, arm: string) => stepsOf(task, arm).map(({ method }) => method);
const asking = (wanted: (task: WritTask) => boolean) => tasks.find(wanted) as WritTask;

describe('compile: arms', () => {
  it('are in order, with undistracted only if there are distractors', () => {
    for (const task of tasks) {
      const arms = compile(task).map(({ arm }) => arm);
      const some = withoutDistractors(task) !== task;
      expect(arms).toEqual(['none', 'native', ...(some ? ['undistracted'] : []), 'oracle']);
    }
  });

  it('show only the question without memory, and only documents to the oracle', () => {
    for (const task of tasks) {
      expect(methodsOf(task, 'none')).toEqual(['query']);
      expect(eventsOf(task, 'oracle').every(({ kind }) => kind === 'document')).toBe(true);
    }
  });

  it('observe one message less in undistracted for each distractor', () => {
    const task = asking((one) => withoutDistractors(one) !== one && one.probe.again === undefined);
    const left = new Set(eventsOf(task, 'undistracted').map(({ text }) => text));
    const out = eventsOf(task, 'native').filter(({ text }) => !left.has(text));
    const marked = (task.interference ?? []).filter(({ type }) => type === 'near_duplicate');
    expect(out).toHaveLength(marked.length);
  });
});

describe('compile: the native arm', () => {
  it('observes one session per call and one message per minute, and not the question', () => {
    const task = asking((one) => one.probe.again === undefined);
    const observed = stepsOf(task, 'native').filter(({ method }) => method === 'observe');
    expect(observed).toHaveLength(task.probe.session - 1);
    const [first, second] = eventsOf(task, 'native');
    expect(Date.parse(second?.timestamp ?? '') - Date.parse(first?.timestamp ?? '')).toBe(60_000);
    expect(eventsOf(task, 'native').map(({ text }) => text)).not.toContain(task.probe.prompt);
  });

  it('asks again after the sessions in between', () => {
    const task = asking((one) => one.probe.again !== undefined && one.probe.asks === undefined);
    const methods = methodsOf(task, 'native');
    expect(methods.filter((method) => method === 'query')).toHaveLength(2);
    expect(methods.slice(-2)).toEqual(['observe', 'query']);
  });

  it('inspects the fact by its words, on a past date only if there is one', () => {
    for (const task of tasks) {
      const { inspectable, past } = truthOf(task);
      const looks = stepsOf(task, 'native').flatMap((step) => ('fact' in step.params ? [step] : []));
      const dates = past === undefined ? ['state_as_of'] : ['state_as_of', 'state_as_of'];
      expect(looks.map(({ method }) => method)).toEqual(inspectable ? ['history', ...dates, 'provenance'] : []);
      for (const { params } of looks) expect(params).toHaveProperty('fact', task.probe.fact);
    }
  });

  it('observes the messages before the question in its session, and no answer after it', () => {
    const said = (role: 'user' | 'assistant', content: string) => ({ role, content });
    const [task] = tasks as [WritTask];
    const sessions = [
      { session_id: 1, timestamp: '2025-01-01T10:00:00Z', messages: [said('user', 'First.')] },
      {
        session_id: 2,
        timestamp: '2025-01-02T10:00:00Z',
        messages: [said('user', 'By the way.'), said('user', 'Well: who?'), said('assistant', 'It was you.')],
      },
      { session_id: 3, timestamp: '2025-01-03T10:00:00Z', messages: [said('user', 'Later.')] },
    ];
    const probe = { session: 2, prompt: 'Who?', required_capabilities: [], should_abstain: true };
    const ground_truth = { current_value: null, value_history: [] };
    const other = { ...task, sessions, probe, ground_truth, memory_events: [], interference: [] };
    expect(eventsOf(other, 'native').map(({ text }) => text)).toEqual(['First.', 'By the way.', 'Well: who?']);
  });
});

describe('compile: what an adapter sees', () => {
  it('contains no label', () => {
    const allowed = new Set(
      'events,source_id,timestamp,kind,role,text,scope,session,question,allowed_actions,as_of,fact'.split(','),
    );
    for (const task of tasks) {
      for (const { steps } of compile(task)) {
        JSON.stringify(
          steps.map(({ params }) => params),
          (key, value) => {
            if (key !== '' && Number.isNaN(Number(key))) expect(allowed).toContain(key);
            return value;
          },
        );
      }
    }
  });

  it('contains no answer in the oracle arm if nothing is known', () => {
    const unknown = tasks.filter(({ probe }) => probe.should_abstain && !probe.temporal_query);
    expect(unknown.length).toBeGreaterThan(0);
    for (const task of unknown) {
      const open = eventsOf(task, 'oracle').filter(({ text }) => !text.includes('until'));
      expect(open).toEqual([]);
    }
  });
});

describe('compile of a published scenario whose messages do not contain its values', () => {
  const published = (event: string, probe: object = {}) =>
    Scenario.transform(taskOf).parse({
      scenario_id: 'one',
      version: '1.0.0',
      category: 'entity',
      sessions: [1, 2].map((session_id) => ({
        session_id,
        timestamp: `2025-0${session_id}-03T10:00:00Z`,
        messages: [{ role: 'user', content: 'She is both.' }],
      })),
      memory_events: [{ id: 'e', type: event, value: 'Kim', introduced_in: null, should_persist: true }],
      probe: { session: 2, prompt: 'Who?', required_capabilities: [], should_abstain: false, ...probe },
      ground_truth: {
        current_value: { name: 'Kim' },
        value_history: [{ value: { name: 'Kim' }, as_of: '2025-01-03', source_session: null }],
        provenance: { source_session: null, source_message_index: null, agent_or_user: 'both' },
      },
    });

  it.each([
    [false, 'entity', {}],
    [true, 'mutable', {}],
    [true, 'entity', { required_capabilities: ['provenance_tracing'] }],
    [true, 'entity', { temporal_query: { as_of: '2025-01-20', expect_current: false } }],
  ])('inspects as version 0.2 does: %s for %s with %j', (inspected, event, probe) => {
    const task = published(event, probe);
    expect(methodsOf(task, 'native').includes('history')).toBe(inspected);
    const replies = compile(task).map(({ key, steps }) => ({
      key,
      replies: steps.map(({ method }): Reply => {
        if (method === 'query') return { method, result: { evidence: [], answer: 'Kim' } };
        return method === 'observe' ? { method, result: {} } : { method, result: { values: [{ value: 'Kim' }] } };
      }),
    }));
    // The messages do not tell whether the store is right, so that inspections measure nothing more.
    const measured = (...declared: Capability[]) => score(task, replies, new Set(declared)).values;
    expect(measured('answer', ...INSPECTIONS, 'provenance_chain')).toEqual(measured('answer'));
  });
});

describe('compile: a published scenario', () => {
  it('may lack `should_abstain`, and have no rubric or null in its place', () => {
    const { probe, ground_truth: truth, ...scenario } = asking((task) => !task.probe.should_abstain);
    const { should_abstain: _, ...asked } = probe;
    const read = (rubric: object) =>
      Scenario.transform(taskOf).parse({ ...scenario, probe: asked, ground_truth: { ...truth, ...rubric } });
    expect(read({ eval_rubric: null })).toEqual(read({ eval_rubric: undefined }));
    expect(read({}).probe.should_abstain).toBe(false);
  });

  it.each([
    ['2026-01-05', '2026-01-05T00:00:00Z'],
    ['2026-01-05T10:00:00+02:00', '2026-01-05T08:00:00Z'],
  ])('has sessions with the time %s', (timestamp, sent) => {
    const { sessions, ...scenario } = asking(({ probe }) => probe.required_capabilities.includes('retrieval'));
    const read = Scenario.transform(taskOf).parse({
      ...scenario,
      sessions: sessions.map((session, i) => (i === 0 ? { ...session, timestamp } : session)),
    });
    expect(eventsOf(read, 'native')[0]).toMatchObject({ timestamp: sent });
  });
});
