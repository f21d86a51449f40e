import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WritTask } from '../scenario.ts';
import type { GroundTruth, Probe } from '../schema.ts';
import { grade, type QueryAnswer } from './grade.ts';

const told = (content: string, session: number) => ({
  session_id: session,
  timestamp: `2025-0${session}-03T10:00:00Z`,
  messages: [{ role: 'user' as const, content }],
});

function scenario(truth: Partial<GroundTruth>, probe: Partial<Probe> = {}): WritTask {
  return {
    id: 'one',
    family: 'update',
    scenario_id: 'one',
    version: '1.0.0',
    category: 'update',
    sessions: [told('My employer is Acme.', 1), told('I moved to Initech.', 2), told('Who do I work for?', 3)],
    memory_events: [],
    probe: {
      session: 3,
      prompt: 'Who do I work for?',
      required_capabilities: ['retrieval'],
      should_abstain: truth.current_value === null,
      ...probe,
    },
    ground_truth: { current_value: 'Initech', value_history: [], rests_on: ['employer'], ...truth },
    failure_modes: [],
  };
}

const said = (text: string, more: Partial<QueryAnswer> = {}): QueryAnswer => ({
  failed: false,
  evidence: new Set(),
  text,
  abstained: false,
  ...more,
});

const EXACT: Partial<GroundTruth> = {
  accepted: ['the Initech company'],
  rejected: [{ value: 'Acme', because: 'stale' }],
  eval_rubric: { method: 'exact' },
};
const LIST: Partial<GroundTruth> = {
  current_value: ['Acme', 'Initech'],
  rejected: [{ value: 'Hooli', because: 'unconfirmed' }],
  eval_rubric: { method: 'structured', required_elements: ['Acme', 'Initech'] },
};
const MENU: Partial<GroundTruth> = {
  current_value: 'a menu without dairy',
  eval_rubric: { method: 'semantic', keywords: ['vegan'] },
  constraint_check: { must_contain: ['dairy-free'], must_not_contain: ['cheese', 'cream'] },
};
const NUMBER: Partial<GroundTruth> = { current_value: 5000, eval_rubric: { method: 'exact' } };
const OBJECT: Partial<GroundTruth> = {
  current_value: { name: 'Kim', roles: ['friend', 'doctor'] },
  eval_rubric: { method: 'seance' },
};
const LONG = 'and so on '.repeat(20);

describe('grade: an answer', () => {
  it.each<[boolean, string, Partial<GroundTruth>]>([
    [true, 'Initech', EXACT],
    [true, 'You work for INITECH, as far as I know.', EXACT],
    [false, 'Initechs', EXACT],
    [false, '', EXACT],
    [false, 'Acme', EXACT],
    [true, 'Initech, formerly Acme', EXACT],
    [true, 'It used to be Acme. Now it is Initech.', EXACT],
    [true, 'It used to be the Acme. Now it is Initech.', EXACT],
    [false, 'It used to be Initech. Now it is Acme.', EXACT],
    [false, 'It was Acme, it was Initech.', EXACT],
    [false, 'It was Acme. Acme or Initech.', EXACT],
    [false, 'It was Hooli. Now it is Acme and Initech.', LIST],
    [false, `Initech ${LONG}`, EXACT],
    [true, 'First Acme, then Initech.', LIST],
    [true, 'Initech; Acme', LIST],
    [false, 'Initech', LIST],
    [false, 'Acme, Hooli, Initech', LIST],
    [false, `Acme, Initech ${LONG}`, LIST],
    [true, 'A dairy-free menu: lentils with lemon, no cheese, without cream.', MENU],
    [false, 'A dairy-free menu with cream.', MENU],
    [false, 'Lentils with lemon.', MENU],
    [true, 'It was $5,000.', NUMBER],
    [false, 'It was $50,000.', NUMBER],
    [true, 'Kim, a doctor and a friend', OBJECT],
    [false, 'Kim, a doctor', OBJECT],
  ])('sets correct to %s for %j', (right, text, truth) => {
    expect(grade(scenario(truth), said(text)).correct).toBe(right);
  });

  it('is wrong with any words around a rejected value', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 4 }), fc.lorem({ maxCount: 4 }), (before, after) => {
        expect(grade(scenario(EXACT), said(`Initech ${before} Acme ${after}`)).correct).toBe(false);
      }),
    );
  });

  it('may be what the user said last, whatever the agent said later', () => {
    const history = [
      { value: 'the Initech company', as_of: '2025-02-03', source_session: 2 },
      { value: 'Acme', as_of: '2025-03-03', source_session: 3, stated_by: 'agent' },
    ];
    const { rests_on: _, ...bare } = scenario({
      value_history: history,
      eval_rubric: { method: 'exact' },
    }).ground_truth;
    const task = { ...scenario({}), ground_truth: bare };
    expect(grade(task, said('I work for the Initech company.')).named).toEqual([]);
    expect(grade(task, said('Acme')).named).toEqual([{ value: 'Acme', because: 'stale' }]);
  });

  it('names the rejected values with the reasons', () => {
    expect(grade(scenario(EXACT), said('Acme')).named).toEqual([{ value: 'Acme', because: 'stale' }]);
  });
});

describe('grade: an abstention', () => {
  const unknown = { current_value: null, rejected: [{ value: 'Acme', because: 'unconfirmed' as const }] };

  it.each<[boolean, string, Partial<QueryAnswer>, Partial<GroundTruth>]>([
    [true, '', { abstained: true }, unknown],
    [true, 'Acme', { abstained: true }, unknown],
    [false, 'Acme', {}, unknown],
    [false, '', {}, unknown],
    [false, 'Initech', { abstained: true }, EXACT],
  ])('sets correct to %s for the text %j with %j', (right, text, more, truth) => {
    expect(grade(scenario(truth), said(text, more)).correct).toBe(right);
  });

  it.each([
    [true, ''],
    [true, 'I do not know.'],
    [true, 'The stars are silent.'],
    [false, 'Acme'],
  ])('sets correct to %s for %j if abstain is not declared', (right, text) => {
    const task = scenario({ ...unknown, eval_rubric: { method: 'abstention', accept_patterns: ['are silent'] } });
    const { abstained: _, ...silent } = said(text);
    expect(grade(task, silent).correct).toBe(right);
  });

  it('is not a failed call', () => {
    const { abstained: _, ...silent } = said('', { failed: true });
    expect(grade(scenario(unknown), silent).correct).toBe(false);
  });
});

describe('grade: a choice', () => {
  const options = ['the tower', 'the tram'];
  const truth: Partial<GroundTruth> = {
    current_value: 'step-free',
    action: 'the tram',
    eval_rubric: { method: 'constraint', forbidden_elements: ['tower'] },
  };
  const task = scenario(truth, { asks: 'choice', allowed_actions: options });

  it.each<[boolean | undefined, Partial<QueryAnswer>]>([
    [true, { text: 'Take the tram.', action: 'the tram' }],
    [true, { text: 'The tram, not the tower.', action: 'the tram' }],
    [false, { text: 'Take the tram.', action: 'the tower' }],
    [false, { text: 'The tower or the tram.', action: 'the tram' }],
  ])('sets correct to %s for the answer and action %j', (right, answered) => {
    expect(grade(task, said('', answered)).correct).toBe(right);
  });

  it('is graded by its action if answers are not declared', () => {
    const { text: _, ...acting } = said('', { action: 'the tram' });
    expect(grade(task, acting)).toMatchObject({ correct: true, right: true, acted: true });
  });

  it('was not acted upon by a system that declined', () => {
    expect(grade(task, said('', { action: 'the tram', abstained: true }))).toMatchObject({
      correct: false,
      acted: false,
    });
  });

  it('is not graded if neither is declared', () => {
    const { text: _, abstained: __, ...mute } = said('');
    expect(grade(task, mute).correct).toBeUndefined();
  });
});

describe('grade: an invented value', () => {
  it.each([
    [true, 'Hooli'],
    [true, 'I think it was Hooli.'],
    [false, 'Initech'],
    [false, 'Acme'],
    [false, 'I think you told me before.'],
    [false, 'I do not know about Hooli.'],
  ])('sets invented to %s for %j', (invented, text) => {
    const events = ['Acme', 'Initech'].map((value) => ({ value, as_of: '2025-01-03', source_session: 1 }));
    const { abstained: _, ...answered } = said(text);
    expect(grade(scenario({ ...EXACT, value_history: events }), answered).invented).toBe(invented);
  });
});
