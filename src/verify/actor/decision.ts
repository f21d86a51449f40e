import * as z from 'zod';
import type { Code } from '../../errors/codes.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Acted, QueryResult } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import type { Choice } from '../../suite/description.ts';
import type { Decision } from '../../suite/suite.ts';

/** What of this question an agent is asked for: an action only where some are allowed. */
export const chosenIn = ({ allowed_actions }: Query, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter((choice) => choice !== 'action' || (allowed_actions?.length ?? 0) > 0);

/** The form that a model's words must have, to the key (CIB section 13 and appendix C). */
function formOf(query: Query, choices: readonly Choice[]) {
  const asked = chosenIn(query, choices);
  return z.strictObject({
    ...(asked.includes('action') && { action: z.enum(query.allowed_actions as [string, ...string[]]) }),
    ...(asked.includes('answer') && { answer: z.string().max(10_000) }),
    evidence: z.array(z.string().max(200)).max(10_000),
    abstain: z.boolean(),
  });
}

/** A decision that rests on more sources is none; and a model that repeats itself comes to an end. */
const MOST_CITED = 20;
/** Of an answer, in characters: it is to be as short as it can be said. */
const LONGEST_ANSWER = 400;
/** Endpoints bound how many values, and how long ones, a schema may list. */
const MOST_LISTED = 250;

/**
 * The same as JSON Schema, in the part of it that endpoints with structured output take.
 *
 * @param shown ids of the events that the model is shown: it may cite no other
 */
export function schemaOf(query: Query, choices: readonly Choice[], shown: readonly string[]): object {
  const asked = chosenIn(query, choices);
  const properties = {
    ...(asked.includes('action') && { action: { type: 'string', enum: query.allowed_actions } }),
    ...(asked.includes('answer') && { answer: { type: 'string', maxLength: LONGEST_ANSWER } }),
    evidence: {
      type: 'array',
      // An empty list of values would be no schema.
      items: { type: 'string', ...(shown.length > 0 && shown.length <= MOST_LISTED && { enum: shown }) },
      maxItems: Math.min(shown.length, MOST_CITED),
    },
    abstain: { type: 'boolean' },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Why a part of a model's words does not count. */
export type Slip = 'model.citation';

/** Why a model has not decided: its words are not the one JSON object asked for, or its endpoint refused the prompt. */
export const MODEL_FAULTS = ['model.malformed', 'model.prompt'] as const satisfies readonly Code[];

export type ModelFault = (typeof MODEL_FAULTS)[number];

/**
 * What a model's words come to as the reply to a question. Words that are not the one JSON object asked for are no decision;
 * a cited source that the model was not shown is left out. Neither is mended.
 */
export function decided(
  { retrieved, said }: Acted,
  query: Query,
  choices: readonly Choice[],
):
  | {
      readonly result: Pick<QueryResult, 'evidence' | 'action' | 'answer' | 'abstain'>;
      readonly slips: readonly Slip[];
    }
  | ModelFault {
  if (said === undefined) return 'model.prompt';
  const parsed = formOf(query, choices).safeParse(json(said));
  if (!parsed.success) return 'model.malformed';
  const { evidence, ...choice } = parsed.data as z.infer<ReturnType<typeof formOf>> & Decision;
  const shown = new Set(retrieved);
  const cited = [...new Set(evidence)].filter((id) => shown.has(id));
  const invented = evidence.some((id) => !shown.has(id));
  return { result: { evidence: cited, ...choice }, slips: invented ? ['model.citation'] : [] };
}

function json(text: string): unknown {
  try {
    return parseStrict(text, 'decision');
  } catch {
    return undefined;
  }
}
