import type { GroundTruth, Json } from '../schema.ts';

/** The share of what version 0.2 searches in an answer, and whether it is enough. */
interface Recall {
  readonly correct: boolean;
  readonly score: number;
}

/** The share of a list that is enough. */
const ENOUGH = 0.8;

/**
 * Values as version 0.2 searches them: in lower case, and as JavaScript prints them. A list's items are joined by commas, and
 * an object is "[object object]", which hardly any answer contains.
 */
export const asText = (value: unknown): string => String(value).toLowerCase();

/**
 * By the rubric's method: `structured` needs four fifths of its elements, `llm_judge` is below, and any other needs the value.
 */
export function recallOf(answer: string, { current_value: value, eval_rubric: rubric }: GroundTruth): Recall {
  const lowered = answer.toLowerCase();
  if (rubric?.method === 'llm_judge' && rubric.rubric_prompt) return judgedRecall(lowered, value);
  if (rubric?.method === 'structured' && rubric.required_elements !== undefined) {
    return shareOf(lowered, rubric.required_elements.map(asText));
  }
  const correct = partsLookedFor(value).every((part) => lowered.includes(part));
  return { correct, score: Number(correct) };
}

/** Without a model: the value as it is, otherwise four fifths of its words of four letters or more. */
function judgedRecall(lowered: string, value: Json): Recall {
  const sought = asText(value);
  if (lowered.includes(sought)) return { correct: true, score: 1 };
  return shareOf(
    lowered,
    sought.split(/\s+/).filter((word) => word.length > 3),
  );
}

function shareOf(lowered: string, sought: readonly string[]): Recall {
  const score = sought.length === 0 ? 0 : sought.filter((one) => lowered.includes(one)).length / sought.length;
  return { correct: score >= ENOUGH, score };
}

function partsLookedFor(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [asText(value)];
  return Object.values(value).map(asText);
}
