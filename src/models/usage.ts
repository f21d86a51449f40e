import type { Dataset } from '../bundles/dataset.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { readAttempts } from '../bundles/read-attempts.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Completion, Model, ModelSettings } from '../ports/models.ts';
import { itemsOf } from '../protocol/items.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { memoryAlone } from '../verify/actor/memory-alone.ts';

const CHARACTERS_PER_TOKEN = 4;

/** What calls of a model would take. @param characters of all prompts together */
export function estimate(
  { calls, characters }: { readonly calls: number; readonly characters: number },
  { maxOutputTokens }: Pick<ModelSettings, 'maxOutputTokens'>,
) {
  return {
    calls,
    /** A quarter of the characters, which is about what tokenisers make of English. */
    input_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    /** If each answer were as long as the settings allow. */
    output_tokens: calls * maxOutputTokens,
  };
}

/** The tokens billed for several completions together. */
export function totalUsage(completions: readonly Pick<Completion, 'usage'>[]): Completion['usage'] {
  const sum = (kind: keyof Completion['usage']) => completions.reduce((total, { usage }) => total + usage[kind], 0);
  return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') };
}

/**
 * What the model of a run answered and billed in all processes of that run, added up from the transcript of its bundle, the
 * record of what was billed; `requests` are those of this process. `memory` is what the memory returned, apart from the model.
 */
export async function modelUsage(files: ReadFiles, folder: string, dataset: Dataset, model: Pick<Model, 'requests'>) {
  const manifest = await loadManifest(files, folder);
  const suite = await loadSuite(manifest.suite.id);
  const capabilities = new Set(manifest.adapter.declared.capabilities);
  let [answers, input, output, failed] = [0, 0, 0, 0];
  const memory = { sufficient: 0, measured: 0 };
  for await (const attempt of readAttempts(files, folder, { suite, dataset, manifest })) {
    for (const reply of attempt.answers.flatMap(({ replies }) => replies)) {
      if (!('acted' in reply) || reply.acted === undefined) continue;
      if ('fault' in reply) failed += 1;
      if (reply.acted.said === undefined) continue;
      const usage = 'fault' in reply ? reply.usage : reply.result.usage;
      answers += 1;
      input += usage?.input_tokens ?? 0;
      output += usage?.output_tokens ?? 0;
    }
    const alone = memoryAlone(suite, attempt.task, attempt.answers, capabilities);
    for (const { verdict } of alone === undefined ? [] : itemsOf(alone)) {
      memory.sufficient += Number(verdict === 'passed');
      memory.measured += Number(verdict !== 'not_measured');
    }
  }
  return { answers, input_tokens: input, output_tokens: output, requests: model.requests, failed, memory };
}
