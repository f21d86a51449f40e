// Deep: needs real images, to show that memory systems with a model still run with the gateway, and replay.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { modelled } from '../scripts/own-entries.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import { cib } from './support/cli.ts';
import { builtImage, describeWithDocker } from './support/docker.ts';
import { startExtractor } from './support/extractor.ts';
import { temporaryFolder } from './support/folder.ts';
import { LATER_MS, later } from './support/later.ts';

const TASKS = 4;

const scorecardOf = (folder: string) => JSON.parse(readFileSync(`${folder}/scorecard.json`, 'utf8')) as Scorecard;

/**
 * How many of the tasks pass. After a knowledge update, graphiti ends the old fact, LangMem cites the old event beside
 * the new one, and mem0 keeps both.
 */
const PASSED: Readonly<Record<string, number>> = { 'graphiti': 4, 'langmem': 3, 'mem0-extraction': 3 };

describeWithDocker('a memory system with a model', () => {
  afterEach(() => void vi.useRealTimers());

  it.for(modelled)(
    '%s is replayed on another day, with another nonce and without the endpoint',
    async (system, { skip }) => {
      const image = builtImage(`examples/adapters/${system}`, skip);
      const [out, again] = [`${temporaryFolder()}/a`, `${temporaryFolder()}/b`];
      const words = ['run', '--suite', 'cib', '--limit', String(TASKS), '--gateway-sidecar', 'alpine/socat:1.8.0.3'];
      const model = await startExtractor();
      const names = ['--gateway', model.baseURL, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
      const recorded = await cib(...words, '--adapter', `image:${image}`, ...names, '--out', out).finally(model.close);
      expect(recorded).toMatchObject({ status: 0, stderr: '' });
      const { counts, overall } = scorecardOf(out);
      expect(counts).toMatchObject({ tasks: TASKS, errored: 0 });
      expect(overall.metrics.write_recall?.value).toBe(1);
      expect((overall.metrics.retrieval_sufficiency?.value ?? 0) * TASKS).toBe(PASSED[system]);

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
      const replayed = await cib(...words, '--adapter', `image:${later(image)}`, '--replay', out, '--out', again);
      expect(replayed).toMatchObject({ status: 0, stderr: '' });
      for (const file of ['scorecard.json', 'outcomes.jsonl', 'exchanges.jsonl'])
        expect(readFileSync(`${again}/${file}`).equals(readFileSync(`${out}/${file}`)), file).toBe(true);
      const nonceOf = (folder: string) => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')).nonce;
      expect(nonceOf(again)).not.toBe(nonceOf(out));
    },
  );
});
