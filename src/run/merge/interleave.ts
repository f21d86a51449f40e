import { type TranscriptRun, transcriptTexts } from '../../bundles/transcript.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';

/** The next task: the shard that has it, and how many episodes it has. */
export interface Turn {
  readonly shard: number;
  readonly episodes: number;
}

export interface ShardTranscript {
  readonly index: number;
  readonly folder: string;
  readonly run: TranscriptRun;
}

/**
 * Merges the shards' transcripts in the order of the dataset, reading one line of each at a time. The content of the lines is not
 * checked here: the merged transcript is scored like any other.
 */
export async function interleave(files: Files, shards: readonly ShardTranscript[], turns: Iterable<Turn>, out: string) {
  const sources = new Map(shards.map((shard) => [shard.index, source(files, shard)]));
  try {
    await files.create(`${out}/${BUNDLE.transcript}`, async (transcript) => {
      for (const { shard, episodes } of turns) {
        for (let episode = 0; episode < episodes; episode += 1) await transcript.write(await next(sources.get(shard)));
      }
      for (const rest of sources.values()) await checkEnd(rest);
    });
  } finally {
    for (const { lines } of sources.values()) await lines.return(undefined);
  }
}

const source = (files: Files, { folder, run }: ShardTranscript) => ({
  path: `${folder}/${BUNDLE.transcript}`,
  lines: transcriptTexts(files, folder, run),
});

type Source = ReturnType<typeof source>;

async function next(from: Source | undefined): Promise<string> {
  if (from === undefined) throw new Fault('internal', 'The shard of the next task is missing.');
  const { done, value } = await from.lines.next();
  if (!done) return `${value}\n`;
  throw unfit(`${from.path} ends before its last episode.`);
}

async function checkEnd({ path, lines }: Source): Promise<void> {
  if (!(await lines.next()).done) throw unfit(`${path} holds more episodes than its shard.`);
}

const unfit = (message: string) =>
  new Fault('bundle.episodes', message, { hint: 'A shard’s transcript holds each of its episodes exactly once.' });
