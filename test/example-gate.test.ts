import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORK_WORKFLOW, WORKFLOW } from '../src/site/workflow.ts';
import { description } from '../src/suites/worlds/describe.ts';
import { checkGates, invalidGates, parseGate } from '../src/usecases/gates.ts';

const ENTRIES = 'leaderboard/entries';
const gateIn = (workflow: string) => /fail-below: (.+)/.exec(workflow)?.[1] ?? '';

it('every system and example of the board passes the gate of the workflow that is shown, and no cheat does', () => {
  expect(gateIn(FORK_WORKFLOW)).toBe(gateIn(WORKFLOW));
  expect(WORKFLOW).toContain(`suites: ${description.id}\n`);
  const gate = parseGate(gateIn(WORKFLOW));
  const gates = gate === undefined ? [] : [gate];
  expect([gates.length, invalidGates(gates, [description])]).toEqual([1, []]);
  const passing = new Map<string, boolean>();
  for (const slug of readdirSync(ENTRIES)) {
    const path = `${ENTRIES}/${slug}/worlds/scorecard.json`;
    if (!existsSync(path)) continue;
    const card = JSON.parse(readFileSync(path, 'utf8'));
    const { kind, reads_labels: labels } = card.system;
    if (kind === 'reference' || labels) continue;
    const [result] = checkGates(gates, card, description);
    passing.set(`${kind} ${slug}`, result?.met === true);
  }
  const wrong = [...passing].filter(([name, met]) => met === name.startsWith('control'));
  expect(wrong).toEqual([]);
  expect(passing.size).toBeGreaterThan(15);
});
