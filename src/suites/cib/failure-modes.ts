import type { FailureMode } from '../../suite/description.ts';
import { words } from '../shared/words.ts';
import type { Response } from './response.ts';
import type { RetrievalScore } from './retrieval.ts';
import type { CibTask } from './schema.ts';

interface Rule extends FailureMode {
  applies(task: CibTask, response: Response, retrieval: RetrievalScore): boolean;
}

const wrongAction = (task: CibTask, { action }: Response) => action !== undefined && action !== task.gold_action;

/** Returned events that are neither gold nor stale. */
function otherSources(task: CibTask, { retrieved }: Response) {
  return task.events.filter(
    ({ source_id: id }) => retrieved.has(id) && !task.gold_evidence.includes(id) && !task.stale_evidence.includes(id),
  );
}

/** The eight failure modes of CIB section 14, each decided by a rule on gold and reply. A failed task may have several. */
const RULES: readonly Rule[] = [
  {
    id: 'context_flooding',
    label: 'Context flooding',
    rule: 'More than two sources beyond the number of gold ones were returned.',
    applies: (_task, _response, { flooded }) => flooded,
  },
  {
    id: 'quiet_omission',
    label: 'Quiet omission',
    rule: 'A gold source was not returned.',
    applies: (_task, _response, { missing }) => missing.length > 0,
  },
  {
    id: 'stale_override',
    label: 'Stale override',
    rule: 'A source was returned that the answer must not rest on: a superseded one, or the correlation of a causal task.',
    applies: (_task, _response, { stale }) => stale,
  },
  {
    id: 'over_update',
    label: 'Over-update',
    rule: 'A current gold source was not returned, and a later source that does not replace it was.',
    applies: (task, response, { missing }) => {
      const earliest = task.events.findIndex((event) => missing.includes(event.source_id));
      return earliest >= 0 && otherSources(task, response).some((event) => task.events.indexOf(event) > earliest);
    },
  },
  {
    id: 'false_memory',
    label: 'False memory',
    rule: 'A source was cited or written that is not an event of the task, or a wrong answer has words that are neither in an event nor in the question.',
    applies: (task, response) => citesNoEvent(task, response) || inventsWords(task, response),
  },
  {
    id: 'unsupported_confidence',
    label: 'Unsupported confidence',
    rule: 'The system acted where it should have abstained, or made a claim without returning a gold source.',
    applies: (task, response, { missing }) => {
      const claims = Boolean(response.action || response.answer) && response.abstained !== true;
      return claims && (task.requires_abstention || missing.length === task.gold_evidence.length);
    },
  },
  {
    id: 'action_drift',
    label: 'Action drift',
    rule: 'The returned evidence was sufficient, but the action is missing or wrong. It counts only for systems that give actions.',
    applies: (task, response, { sufficient }) => sufficient && wrongAction(task, response),
  },
  {
    id: 'causal_confusion',
    label: 'Causal confusion',
    rule: 'In a causal task, the observed correlation was returned as evidence, or the cause was not returned and the action is wrong.',
    applies: (task, response, { stale, missing }) =>
      task.family === 'causal_action' && (stale || (wrongAction(task, response) && missing.length > 0)),
  },
];

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

export const FAILURE_MODES: readonly FailureMode[] = RULES.map(({ id, label, rule }) => ({ id, label, rule }));

export function failureModes(task: CibTask, response: Response, retrieval: RetrievalScore): string[] {
  return RULES.filter((rule) => rule.applies(task, response, retrieval)).map((rule) => rule.id);
}
