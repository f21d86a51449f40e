import type { TaskStory } from '../suite/story.ts';
import { safeText } from '../text/safe-text.ts';
import type { Explanation } from './attempt.ts';

/** The sources that the memory returned for a question, whatever an actor chose. */
export function returnedSourceIds({ answers }: Pick<Explanation, 'answers'>): ReadonlySet<string> {
  const queries = answers.flatMap(({ replies }) => replies.filter(({ method }) => method === 'query'));
  return new Set(
    queries.flatMap((reply) => {
      if ('acted' in reply && reply.acted !== undefined) return reply.acted.retrieved;
      return 'result' in reply && reply.result !== null && 'evidence' in reply.result ? reply.result.evidence : [];
    }),
  );
}

/** A note that the answer has the right value among other words, if the suite requires only the value. */
export function answerReason({ freeAnswers }: Explanation, index: number): readonly string[] {
  const answered = freeAnswers?.[index];
  if (!answered?.amongOthers) return [];
  return [
    `Value in a sentence: the answer holds “${safeText(answered.gold, 200)}” among other words, and counts as another value. Answer with the value alone.`,
  ];
}

/**
 * Whether the system says that it stored the needed events that did not come back: then they were lost after that. Empty where it
 * does not say what it stores, or where nothing needed is missing.
 */
export function storingReasons(
  { story, outcome, answers, capabilities }: Explanation,
  index: number,
): readonly string[] {
  const [episode, ...others] = answers;
  if (episode === undefined || others.length > 0 || !capabilities.includes('written')) return [];
  const { arm, replies } = episode;
  const stored = new Set(
    replies.flatMap((one) => (one.method === 'observe' && 'result' in one ? (one.result.written ?? []) : [])),
  );
  const query = replies.filter(({ method }) => method === 'query').slice(index, index + 1);
  const returned = returnedSourceIds({ answers: [{ arm, replies: query }] });
  const missing = neededEvents(story, outcome.items?.length ?? 1, index).filter(
    (ids) => !ids.some((id) => returned.has(id)),
  );
  const name = (facts: readonly (readonly string[])[]) => facts.map(([first = '']) => safeText(first, 80)).join(', ');
  const lost = missing.filter((ids) => ids.some((id) => stored.has(id)));
  const never = missing.filter((ids) => !lost.includes(ids));
  const them = lost.length === 1 ? 'it' : 'them';
  return [
    ...(lost.length === 0
      ? []
      : [
          `Stored and not returned: ${name(lost)}. The answer to \`observe\` lists ${them}, so the search missed ${them} or the system deleted ${them} later.`,
        ]),
    ...(never.length === 0
      ? []
      : [`Not stored: ${name(never)}. The answer to \`observe\` does not list ${never.length === 1 ? 'it' : 'them'}.`]),
  ];
}

/** For each fact that a question needs, the events that state it. */
function neededEvents({ questions, events, gold }: TaskStory, graded: number, index: number) {
  if (questions?.length === graded) return questions[index]?.gold ?? [];
  if (graded > 1) return gold.length === graded ? [gold[index]?.events ?? []].filter(({ length }) => length > 0) : [];
  return events.filter(({ role }) => role === 'needed').map(({ sourceId }) => [sourceId]);
}
