import { transcriptLines } from '../../bundles/assess.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Model } from '../../ports/models.ts';

/** What a run's model was asked and what that took, over all processes that the run took. */
export interface Account {
  readonly answers: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Answers that this process asked for, and requests that it made for them. */
  readonly requests: number;
}

/** Added up from the bundle's own transcript: what is on record is what was billed. */
export async function modelAccount(files: ReadFiles, folder: string, model: Pick<Model, 'requests'>): Promise<Account> {
  let [answers, input, output] = [0, 0, 0];
  for await (const { replies } of transcriptLines(files, `${folder}/${BUNDLE.transcript}`)) {
    for (const reply of replies) {
      if (!('acted' in reply) || reply.acted?.said === undefined) continue;
      answers += 1;
      input += reply.result.usage?.input_tokens ?? 0;
      output += reply.result.usage?.output_tokens ?? 0;
    }
  }
  return { answers, input_tokens: input, output_tokens: output, requests: model.requests };
}
