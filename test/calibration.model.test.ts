import { existsSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { describeWithModel } from './support/small-model/describe.ts';

await describeWithModel('cib judge with a small real model', (model) => {
  afterAll(() => model.end());

  it('sends no answer to the judge after its calibration', async () => {
    vi.stubEnv('CIB_JUDGE_BASE_URL', model.url);
    vi.stubEnv('CIB_JUDGE', model.name);
    const folder = temporaryFolder();
    await cibJson('run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--limit', '3', '--out', `${folder}/bundle`);
    const out = `${folder}/judgement.json`;
    const { status, stderr } = await cib('judge', `${folder}/bundle`, '--out', out);
    expect([status, existsSync(out)]).toEqual([1, false]);
    expect(stderr).toMatch(/^error judge\.untrusted: The judge recognised \d+ of 20 planted matches and \d+ of 20 /m);
    process.stdout.write(stderr);
  });
});
