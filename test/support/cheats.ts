import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { seal } from '../../src/evidence/seal.ts';
import type { TranscriptLine } from '../../src/evidence/transcript.ts';
import type { Episode } from '../../src/protocol/episode.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';
import type { QueryResult } from '../../src/protocol/reply.ts';
import type { Scorecard } from '../../src/protocol/scorecard.ts';
import type { Suite, Task } from '../../src/suite/suite.ts';
import { cib } from './cli.ts';
import { docker } from './engine.ts';

export interface Ran {
  readonly folder: string;
  readonly card: Scorecard;
  readonly outcomes: readonly Outcome[];
}

/** The arguments that start an adapter of test/adapters/cheat.py as a process. */
export const cheat = (...words: readonly string[]) =>
  `cmd:python3 -u ${resolve('test/adapters/cheat.py')} ${words.join(' ')}`;

/** Builds an image of such an adapter, with a file at /brought, and returns its SPEC. */
export function cheatImage(folder: string, name: string, brought = ''): string {
  const dockerfile = [
    'FROM python:3.13-slim',
    'COPY adapter.py brought /',
    `ENTRYPOINT ["python3", "-u", "/adapter.py", "${name}", "/brought"]`,
  ];
  cpSync('test/adapters/cheat.py', `${folder}/adapter.py`);
  writeFileSync(`${folder}/brought`, brought);
  writeFileSync(`${folder}/Dockerfile`, dockerfile.join('\n'));
  return `image:${docker('build', '--quiet', folder)}`;
}

/** Runs an adapter, and reads its bundle, valid or not. */
export async function ran(suite: Suite, adapter: string, folder: string, ...words: readonly string[]): Promise<Ran> {
  const all = ['run', '--suite', suite.description.id, '--adapter', adapter, '--out', folder, '--json', ...words];
  const { status, stdout, stderr } = await cib(...all);
  if (status > 1) throw new Error(`cib ${all.join(' ')} ended with ${status}: ${stderr.slice(-1000)}`);
  return { folder, card: JSON.parse(stdout) as Scorecard, outcomes: jsonLines(`${folder}/outcomes.jsonl`) };
}

/** The headline of a scorecard; in a suite without one, the share of passed tasks. */
export function headlineOf({ description }: Suite, card: Scorecard): number {
  const { headline } = description;
  return headline === undefined ? passRate(card) : (card.overall.metrics[headline]?.value ?? Number.NaN);
}

export const passRate = ({ counts }: { counts: Pick<Scorecard['counts'], 'passed' | 'tasks'> }) =>
  counts.passed / counts.tasks;

/** The ids of the broken rules. */
export const brokenRules = ({ validity }: Scorecard) => validity.rules.flatMap(({ id, held }) => (held ? [] : [id]));

/** One answered question of a run. */
export interface Answered {
  readonly task: Task;
  readonly episode: Episode;
  /** The reply, with the dataset's own source ids. */
  readonly result: QueryResult;
}

/** A run's answers, in the order of the dataset. */
export function answersOf(suite: Suite, tasks: readonly Task[], folder: string, nonce: string): Answered[] {
  const lines: readonly TranscriptLine[] = jsonLines(`${folder}/transcript.jsonl`);
  const episodes = tasks.flatMap((task) => suite.compile(task).map((episode) => ({ task, episode })));
  return episodes.flatMap(({ task, episode }, i) => {
    const sealed = seal(episode, nonce);
    return (lines[i]?.replies ?? []).flatMap((reply) => {
      const opened = sealed.open(reply);
      if (opened.method !== 'query' || !('result' in opened)) return [];
      return [{ task, episode, result: opened.result as QueryResult }];
    });
  });
}

export function jsonLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
