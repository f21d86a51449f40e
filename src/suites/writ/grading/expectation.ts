import { memoise } from '../memoise.ts';
import type { Json, Rejected, Scenario } from '../scenario.ts';
import { partsOf, says } from './words.ts';

/** What a right answer is, by rule alone. */
export interface Expectation {
  /** All elements of one of these are to be said. Empty where nothing is known. */
  readonly alternatives: readonly (readonly string[])[];
  /** What a perfect system says. Empty where nothing is known. */
  readonly example: string;
  /** None of these may be said, unless as "no X" in an answer about a constraint. */
  readonly forbidden: readonly string[];
  /** Nor any of these, which also say what went wrong. */
  readonly rejected: readonly Rejected[];
  /** How many words more than its elements an answer may have. */
  readonly slack: number;
  /** Whether the answer is checked against a constraint. */
  readonly constraint: boolean;
  /** `defaulted` where the scenario names a rubric that the benchmark's document does not. */
  readonly rubric: 'documented' | 'defaulted';
}

/** Words that a sentence around the answer may have, and those around each element of a list. */
const SENTENCE = 12;
const ELEMENT = 6;

/** A suggestion in free words, where no option is to be named. */
const SUGGESTION = 120;

const DOCUMENTED: ReadonlySet<string> = new Set(['exact', 'structured', 'constraint', 'abstention']);

/**
 * From the scenario's rubric. `exact`: the value or an accepted wording of it. `structured`: every required element,
 * in any order; also for values that are lists or objects. `constraint`: the right option or what must be said, and
 * nothing that must not. Any other rubric counts as `constraint` where there is a constraint check, as `structured`
 * where there are required elements, else as `exact`.
 */
export const expectationOf: (scenario: Scenario) => Expectation = memoise((scenario) => {
  const { ground_truth: truth, probe } = scenario;
  const { eval_rubric: rubric, constraint_check: check } = truth;
  const constraint = probe.asks === 'choice' || rubric?.method === 'constraint' || check !== undefined;
  const alternatives = probe.should_abstain ? [] : alternativesOf(scenario, constraint);
  const [first = []] = alternatives;
  const elements = first.length;
  const right = [...alternatives, partsOf(truth.current_value)];
  const suggestion = constraint && truth.action === undefined;
  return {
    alternatives,
    // Where nothing has to be said, and much must not, the value tells what a right suggestion is like.
    example: probe.should_abstain ? '' : (elements > 0 ? first : partsOf(truth.current_value)).join('; '),
    forbidden: [
      ...(rubric?.forbidden_elements ?? []),
      ...(rubric?.reject_elements ?? []),
      ...(check?.must_not_contain ?? []),
    ].filter((value) => !isIn(alternatives, value)),
    rejected: rejectedOf(scenario).filter(({ value }) => !isIn(right, value)),
    slack: suggestion ? SUGGESTION : SENTENCE + (elements > 1 ? ELEMENT * elements : 0),
    constraint,
    rubric: rubric === undefined || DOCUMENTED.has(rubric.method) ? 'documented' : 'defaulted',
  };
});

function alternativesOf({ ground_truth: truth }: Scenario, constraint: boolean): (readonly string[])[] {
  const { eval_rubric: rubric, constraint_check: check, current_value: value, accepted = [] } = truth;
  const others = accepted.map((one) => [one]);
  const required = check?.must_contain ?? rubric?.required_elements;
  if (constraint) {
    const option = truth.action === undefined ? [] : [[truth.action]];
    const both = required === undefined ? option : [...option, required];
    return both.length > 0 ? [...both, ...others] : [[]];
  }
  return [required ?? partsOf(value as Json), ...others];
}

/** The scenario's own list; where it has none, what its facts were at other times and what should not have stayed. */
function rejectedOf(scenario: Scenario): readonly Rejected[] {
  const { rejected, value_history: history, rests_on } = scenario.ground_truth;
  if (rejected !== undefined || rests_on !== undefined) return rejected ?? [];
  const texts = (value: Json): string[] => (typeof value === 'object' ? [] : [String(value)]);
  return [
    ...history.flatMap(({ value }) => texts(value).map((text) => ({ value: text, because: 'stale' as const }))),
    ...scenario.memory_events
      .filter((event) => !event.should_persist)
      .flatMap((event) =>
        texts(event.value).map((text) => ({
          value: text,
          because: event.retracted_in === null ? ('unconfirmed' as const) : ('retracted' as const),
        })),
      ),
  ];
}

/** A value that a right answer cannot but say, or that says the right answer too, tells nothing. */
function isIn(alternatives: Expectation['alternatives'], value: string): boolean {
  return alternatives.some(
    (elements) => says(elements.join('; '), value) || elements.some((element) => says(value, element)),
  );
}
