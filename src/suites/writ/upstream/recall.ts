import type { GroundTruth, Json } from '../scenario.ts';

/** The share of what version 0.2 looks for in an answer, and whether that is enough. */
interface Recall {
  readonly correct: boolean;
  readonly score: number;
}

/** How much of a list has to be there. */
const ENOUGH = 0.8;

/**
 * Values as version 0.2 looks for them: lower case, and in the words that JavaScript makes of them. A list's items are joined by
 * commas, and an object is "[object object]", which hardly an answer holds.
 */
export const asText = (value: unknown): string => String(value).toLowerCase();

/** By the rubric's method: `structured` asks for four fifths of its elements, `llm_judge` see below, any other for the value. */
export function recallOf(answer: string, { current_value: value, eval_rubric: rubric }: GroundTruth): Recall {
  const said = answer.toLowerCase();
  if (rubric?.method === 'llm_judge' && rubric.rubric_prompt) return judgedRecall(said, value);
  if (rubric?.method === 'structured' && rubric.required_elements !== undefined) {
    return shareOf(said, rubric.required_elements.map(asText));
  }
  const correct = partsLookedFor(value).every((part) => said.includes(part));
  return { correct, score: Number(correct) };
}

/** Without a model: the value as it is, else four fifths of its words of four letters or more. */
function judgedRecall(said: string, value: Json): Recall {
  const sought = asText(value);
  if (said.includes(sought)) return { correct: true, score: 1 };
  return shareOf(
    said,
    sought.split(/\s+/).filter((word) => word.length > 3),
  );
}

function shareOf(said: string, sought: readonly string[]): Recall {
  const score = sought.length === 0 ? 0 : sought.filter((one) => said.includes(one)).length / sought.length;
  return { correct: score >= ENOUGH, score };
}

function partsLookedFor(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [asText(value)];
  return Object.values(value).map(asText);
}
