import { describe, expect, it } from 'vitest';
import { cib, cibInTerminal } from './support/cli.ts';

const wordsOf = (text: string) => text.split(/\s+/);

describe('cib suites', () => {
  it('keeps to the width of a terminal, and aligns the lines of a description', async () => {
    const { stdout } = await cibInTerminal(80, 'suites');
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toContain(`
  families    selective_write, evidence_retrieval, knowledge_update, abstention,
              multi_session, action_grounding, causal_action
`);
    expect(wordsOf(stdout)).toEqual(wordsOf((await cib('suites')).stdout));
  });

  it('prints a definition on one line if another program reads it', async () => {
    const { stdout } = await cib('suites', 'worlds');
    expect(stdout).toMatch(/^ {4}twins {12}Share of the pairs .* passes no pair\. The headline\.$/m);
  });
});
