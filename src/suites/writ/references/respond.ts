import type { Episode, EpisodeReplies } from '../../../protocol/episode.ts';
import type { QueryResult, Reply } from '../../../protocol/reply.ts';
import type { Step } from '../../../protocol/request.ts';
import { compile } from '../compile.ts';
import { UNNAMED } from '../documents.ts';
import { remembered } from '../remembered.ts';
import type { WritTask } from '../scenario.ts';
import { instant } from '../timeline.ts';
import { askedTime } from '../truth.ts';
import { observationsOf } from './observation.ts';
import type { Asked, Belief, Beliefs, Parts, Said } from './parts.ts';

/** What a system made of these parts says in every episode of a task. Each arm starts from nothing. */
export function responder(parts: Parts): (task: WritTask) => readonly EpisodeReplies[] {
  return remembered((task) => compile(task).map((episode) => respond(parts, task, episode)));
}

function respond(parts: Parts, task: WritTask, { key, arm = '', steps }: Episode): EpisodeReplies {
  const observations = observationsOf(task, arm);
  const beliefs = parts.believe(observations, task);
  let asked = 0;
  const replies = steps.map((step): Reply => {
    if (step.method !== 'query') return inspect(parts, task, beliefs, step);
    asked += 1;
    const question = { task, arm, observations, again: asked > 1 };
    return { method: 'query', result: resultOf(parts.say(answer(parts, beliefs, question), question)) };
  });
  return { key, replies };
}

function inspect(parts: Parts, task: WritTask, beliefs: Beliefs, step: Exclude<Step, { method: 'query' }>): Reply {
  if (step.method === 'observe') return { method: 'observe', result: {} };
  const held = beliefs(factAsked(task, beliefs));
  switch (step.method) {
    case 'history':
      return { method: 'history', result: parts.history(held) };
    case 'state_as_of':
      return { method: 'state_as_of', result: parts.stateAsOf(held, instant(step.params.as_of ?? '')) };
    case 'provenance':
      return { method: 'provenance', result: parts.provenance(held, askedTime(task)) };
  }
}

function answer(parts: Parts, beliefs: Beliefs, asked: Asked): Said | undefined {
  const { task } = asked;
  if (task.probe.asks === 'choice') return choice(parts, beliefs, asked);
  const found = parts.recall(beliefs(factAsked(task, beliefs)), asked);
  if (found.length === 0) return undefined;
  const leading = leadingOf(task).flatMap((fact) => beliefs(fact).at(-1) ?? []);
  return { answer: found.map(({ value }) => value).join('; '), sources: sourcesOf([...leading, ...found]) };
}

function choice(parts: Parts, beliefs: Beliefs, asked: Asked): Said | undefined {
  const habits = (asked.task.ground_truth.rests_on ?? []).map((fact) => beliefs(fact).at(-1));
  const known = habits.filter((habit): habit is Belief => habit !== undefined);
  if (known.length < habits.length || known.length === 0) return undefined;
  const option = parts.choose(
    known.map(({ value }) => value),
    asked,
  );
  return option === undefined ? undefined : { answer: option, action: option, sources: sourcesOf(known) };
}

/** The fact that the question means: that of whoever the leading fact names, where one leads to it. */
function factAsked(task: WritTask, beliefs: Beliefs): string {
  const decides = task.ground_truth.rests_on ?? [UNNAMED];
  const name = leadingOf(task)
    .flatMap((fact) => beliefs(fact).at(-1)?.value ?? [])
    .at(-1);
  const theirs = task.memory_events.find(({ subject }) => subject !== undefined && subject === name);
  return decides.length > 1 ? (theirs?.id ?? '') : (decides[0] ?? UNNAMED);
}

const leadingOf = (task: WritTask): readonly string[] => (task.ground_truth.rests_on ?? []).slice(0, -1);

const sourcesOf = (beliefs: readonly Belief[]): string[] => [...new Set(beliefs.flatMap(({ sources }) => sources))];

function resultOf(said: Said | undefined): QueryResult {
  if (said === undefined) return { evidence: [], abstain: true };
  const { answer, action, sources } = said;
  return { evidence: [...sources], answer, ...(action !== undefined && { action }), abstain: false };
}
