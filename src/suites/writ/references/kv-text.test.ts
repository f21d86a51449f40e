import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { generator } from '../generate.ts';
import type { WritTask } from '../scenario.ts';
import { kvText } from './kv-text.ts';

const [task] = [generator.generate(generator.publicSeed, 0)];

/** Its answer to a question after one session per text, each of one message. */
function answered(prompt: string, texts: readonly string[], role: 'user' | 'assistant' = 'user', arm = 'native') {
  const scenario = {
    ...task,
    sessions: [...texts, prompt].map((content, at) => ({
      session_id: at + 1,
      timestamp: `2025-01-0${at + 1}T10:00:00Z`,
      messages: [{ role: content === prompt ? 'user' : role, content }],
    })),
    probe: { session: texts.length + 1, prompt, required_capabilities: [], should_abstain: false },
    memory_events: [
      { ...task?.memory_events[0], id: 'budget', value: 70, should_persist: true },
      { ...task?.memory_events[0], id: 'secret', value: 71, should_persist: false },
    ],
    ground_truth: { current_value: 'x', value_history: [], rests_on: ['x'] },
    interference: [],
  } as unknown as WritTask;
  const at = compile(scenario).findIndex((episode) => episode.arm === arm);
  const reply = kvText.answer(scenario)[at]?.replies.find(({ method }) => method === 'query');
  return reply && 'result' in reply ? reply.result : undefined;
}

describe('kvText', () => {
  it.each([
    ['What is my budget?', ['My budget is $70, I think.'], '$70, I think.'],
    ['What is my budget?', ['My budget is 70', 'my BUDGET is 80'], '80'],
    ['Where do I work?', ['These days I work at Acme, in sales.'], 'Acme'],
    ['What is my location?', ['I moved to Porto.'], 'Porto'],
    // The first stored key that the question contains.
    ['What is my location and my budget?', ['I live in Porto. My budget is 70'], '70'],
    ['Whose locations?', ['I live in Porto'], 'Porto'],
  ])('answers %j after %j with %j', (prompt, texts, answer) => {
    expect(answered(prompt, texts)).toMatchObject({ answer, abstain: false, confidence: 0.8 });
  });

  it('abstains if no stored key is asked for, and stores nothing that the assistant says', () => {
    expect(answered('What is my budget?', ['My city is Porto.'])).toMatchObject({ abstain: true });
    expect(answered('What is my budget?', ['My budget is 70.'], 'assistant')).toMatchObject({ abstain: true });
    expect(answered('What is my budget?', ['My budget is 70.'], 'user', 'none')).toMatchObject({ abstain: true });
  });

  it('stores, in the oracle arm, the facts that should persist by their ids', () => {
    expect(answered('What is my budget?', ['x'], 'user', 'oracle')).toMatchObject({ answer: '70', confidence: 1 });
    expect(answered('What is the secret?', ['x'], 'user', 'oracle')).toMatchObject({ abstain: true });
  });
});
