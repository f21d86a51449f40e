import { modesFound } from '../shared/described.ts';
import { words } from '../shared/words.ts';
import texts from './failure-modes.json' with { type: 'json' };
import type { Response } from './response.ts';
import type { RetrievalScore } from './retrieval.ts';
import type { CibTask } from './schema.ts';

type Rule = (task: CibTask, response: Response, retrieval: RetrievalScore) => boolean;

const wrongAction = (task: CibTask, { action }: Response) => action !== undefined && action !== task.gold_action;

/** Returned events that are neither gold nor stale. */
function otherSources(task: CibTask, { retrieved }: Response) {
  return task.events.filter(
    ({ source_id: id }) => retrieved.has(id) && !task.gold_evidence.includes(id) && !task.stale_evidence.includes(id),
  );
}

/** The eight failure modes of CIB section 14. Each is decided by a rule on gold and reply; `failure-modes.json` has the rules in words. A failed task may have several. */
const RULES: Readonly<Record<keyof typeof texts, Rule>> = {
  context_flooding: (_task, _response, { flooded }) => flooded,
  quiet_omission: (_task, _response, { missing }) => missing.length > 0,
  stale_override: (_task, _response, { stale }) => stale,
  over_update: (task, response, { missing }) => {
    const earliest = task.events.findIndex((event) => missing.includes(event.source_id));
    return earliest >= 0 && otherSources(task, response).some((event) => task.events.indexOf(event) > earliest);
  },
  false_memory: (task, response) => citesNoEvent(task, response) || inventsWords(task, response),
  unsupported_confidence: (task, response, { recall }) => {
    const claims = Boolean(response.action || response.answer?.trim()) && response.abstained !== true;
    return claims && (task.requires_abstention || recall === 0);
  },
  action_drift: (task, response, { sufficient }) => sufficient && wrongAction(task, response),
  causal_confusion: (task, response, { stale, missing }) =>
    task.family === 'causal_action' && (stale || (wrongAction(task, response) && missing.length > 0)),
};

function citesNoEvent(task: CibTask, { retrieved, written }: Response): boolean {
  const known = new Set(task.events.map((event) => event.source_id));
  return [...retrieved, ...(written ?? [])].some((id) => !known.has(id));
}

/** Whether a wrong answer has a word that is neither in the task nor in the right answer. */
function inventsWords(task: CibTask, { answer, abstained }: Response): boolean {
  if (!answer || abstained || task.gold_answer === undefined) return false;
  const known = words([task.question, task.gold_answer, ...task.events.map((event) => event.text)].join(' '));
  return [...words(answer)].some((word) => !known.has(word));
}

export const failureModes = (...failed: Parameters<Rule>): string[] => modesFound(RULES, ...failed);
