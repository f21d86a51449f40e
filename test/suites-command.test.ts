import { describe, expect, it } from 'vitest';
import { cib, cibInTerminal, cibJson } from './support/cli.ts';

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

  it('takes a list with commas as it takes one with spaces', async () => {
    const { status, stdout } = await cib('suites', 'cib,worlds');
    expect(status).toBe(0);
    expect(stdout).toBe((await cib('suites', 'cib', 'worlds')).stdout);
  });

  it('says which families the public data has no task of', async () => {
    const { stdout } = await cib('suites', 'worlds');
    expect(stdout).toMatch(/^ {2}families .*, events-10000, events-100000 \(none in the public data\)$/m);
    const [worlds] = await cibJson<{ families: string[]; families_not_public: string[] }[]>('suites', 'worlds');
    expect(worlds?.families).toContain('events-100000');
    expect(worlds?.families_not_public).toEqual(['events-100000']);
  });

  it('has for each metric its unit and whether more of it is better', async () => {
    const [cibSuite] = await cibJson<{ metrics: { id: string; unit: string; better: string }[] }[]>('suites', 'cib');
    const of = (id: string) => cibSuite?.metrics.find((metric) => metric.id === id);
    expect(of('retrieval_sufficiency')).toMatchObject({ unit: 'fraction', better: 'higher' });
    expect(of('context_flood')).toMatchObject({ unit: 'fraction', better: 'lower' });
  });

  it('prints a definition on one line if another program reads it', async () => {
    const { stdout } = await cib('suites', 'worlds');
    expect(stdout).toMatch(/^ {4}twins {12}Share of the pairs .* passes no pair\. The headline\.$/m);
  });
});
