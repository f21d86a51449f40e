import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import type { Judgement } from '../src/evidence/judgement.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { describeWithModel } from './support/small-model/describe.ts';

await describeWithModel('cib judge with a small real model', (model) => {
  afterAll(() => model.end());

  it('does not trust the judge after its calibration, and gives no share', async () => {
    vi.stubEnv('CIB_JUDGE_BASE_URL', model.url);
    vi.stubEnv('CIB_JUDGE', model.name);
    const folder = temporaryFolder();
    await cibJson('run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--limit', '3', '--out', `${folder}/bundle`);
    const out = `${folder}/judgement.json`;
    const { status, stdout } = await cib('judge', `${folder}/bundle`, '--out', out);
    expect(status).toBe(0);
    const { result, answers } = JSON.parse(readFileSync(out, 'utf8')) as Judgement;
    expect(result.malformed).toBe(0);
    expect(answers.length).toBeGreaterThan(0);
    expect(result.sensitivity.n + result.specificity.n).toBe(40);
    expect(result.trusted).toBe(false);
    expect(stdout).toContain('No share by the judge');
    process.stdout.write(`sensitivity ${result.sensitivity.value}, specificity ${result.specificity.value}\n`);
  });
});
