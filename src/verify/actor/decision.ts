import * as z from 'zod';
import type { Code } from '../../errors/codes.ts';
import { parseStrict } from '../../evidence/strict-json.ts';
import type { Acted, QueryResult } from '../../protocol/reply.ts';
import type { Query } from '../../protocol/request.ts';
import type { Choice } from '../../suite/description.ts';
import type { Decision } from '../../suite/suite.ts';

/** The choices that a question asks of an agent: an action only if the question allows some. */
export const requestedChoices = ({ allowed_actions }: Query, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter((choice) => choice !== 'action' || (allowed_actions?.length ?? 0) > 0);

/** The exact form of a model's answer (CIB section 13 and appendix C). */
function formOf(query: Query, choices: readonly Choice[]) {
  const requested = requestedChoices(query, choices);
  return z.strictObject({
    ...(requested.includes('action') && { action: z.enum(query.allowed_actions as [string, ...string[]]) }),
    ...(requested.includes('answer') && { answer: z.string().max(10_000) }),
    evidence: z.array(z.string().max(200)).max(10_000),
    abstain: z.boolean(),
  });
}

/** The most sources that a decision may cite. It also stops a model that repeats itself. */
const MOST_CITED = 20;
/** The most characters of an answer, which should be as short as possible. */
const LONGEST_ANSWER = 400;
/** Endpoints limit the number and length of the values in a schema. */
const MOST_LISTED = 250;

/**
 * The form of a model's answer as JSON Schema, in the subset that endpoints with structured output accept.
 *
 * @param shown ids of the events that the model is shown: it may cite no other
 */
export function schemaOf(query: Query, choices: readonly Choice[], shown: readonly string[]): object {
  const requested = requestedChoices(query, choices);
  const properties = {
    ...(requested.includes('action') && { action: { type: 'string', enum: query.allowed_actions } }),
    ...(requested.includes('answer') && { answer: { type: 'string', maxLength: LONGEST_ANSWER } }),
    evidence: {
      type: 'array',
      // An empty `enum` is not valid.
      items: { type: 'string', ...(shown.length > 0 && shown.length <= MOST_LISTED && { enum: shown }) },
      maxItems: Math.min(shown.length, MOST_CITED),
    },
    abstain: { type: 'boolean' },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Why a part of a model's answer does not count. */
export const SLIPS = ['model.citation'] as const;

export type Slip = (typeof SLIPS)[number];

/** Why a model made no decision: its answer is not the requested JSON object, or its endpoint refused the prompt. */
export const MODEL_FAULTS = ['model.malformed', 'model.prompt'] as const satisfies readonly Code[];

export type ModelFault = (typeof MODEL_FAULTS)[number];

/**
 * Reads the decision in a model's answer. An answer that is not the requested JSON object is a fault and is not repaired. A cited
 * source that the model was not shown is left out.
 */
export function readDecision(
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
