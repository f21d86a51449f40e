import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib } from './support/cli.ts';

const BUNDLE = 'examples/demonstrations/mem0-smollm2/bundle';

it('the demonstration with a small model verifies, and is partial, without a rank', async () => {
  const { status, stdout } = await cib('verify', BUNDLE);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('This bundle is partial.') });
  const { counts, gateway } = JSON.parse(readFileSync(`${BUNDLE}/scorecard.json`, 'utf8')) as Scorecard;
  expect(counts).toMatchObject({ tasks: 5, errored: 0 });
  expect(gateway?.write.input_tokens).toBeGreaterThan(8_530);
});
