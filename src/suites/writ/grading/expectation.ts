import { memoise } from '../../../text/caches.ts';
import type { HeldValue, Json, Rejected, Rubric, Scenario } from '../schema.ts';
import { affirmsElement, saysElement } from './elements.ts';
import { partsOf, says } from './words.ts';

/** One right answer: all of its elements must be given. */
interface Alternative {
  readonly elements: readonly string[];
  /** Whether they are a rubric's list, which is compared less literally than a value: see `saysElement`. */
  readonly listed: boolean;
}

/** How many words an answer may have in addition to its elements: words of any kind, and words of the conversation among them. */
export interface Room {
  readonly words: number;
  readonly quoted: number;
}

/** What a right answer is. Decided only by rules. */
export interface Expectation {
  /** Empty if nothing is known. */
  readonly alternatives: readonly Alternative[];
  /** The answer of a perfect system. Empty if nothing is known. */
  readonly example: string;
  /** Texts that an answer must not contain, except as "no X" in an answer about a constraint. */
  readonly forbidden: readonly string[];
  /** Values that an answer must not contain either, with the reason. */
  readonly rejected: readonly Rejected[];
  readonly room: Room;
  /** Whether the answer is checked against a constraint. */
  readonly constraint: boolean;
  /** `defaulted` if the scenario names a rubric that the benchmark's document does not have. */
  readonly rubric: 'documented' | 'defaulted';
}

const DOCUMENTED: ReadonlySet<string> = new Set(['exact', 'structured', 'constraint', 'abstention']);

/**
 * The expectation of a scenario's rubric. `exact`: the value or an accepted wording of it. `structured`: every required
 * element, in any order; also for values that are lists or objects. `constraint`: the right option or the required text, and
 * no forbidden text. Any other rubric counts as `constraint` if there is a constraint check, as `structured` if there are
 * required elements, and otherwise as `exact`. All keywords of `semantic` and all terms of `contains` are right too.
 */
export const expectationOf: (scenario: Scenario) => Expectation = memoise((scenario) => {
  const { ground_truth: truth, probe } = scenario;
  const { eval_rubric: rubric, constraint_check: check } = truth;
  const constraint = probe.asks === 'choice' || rubric?.method === 'constraint' || check !== undefined;
  const alternatives = probe.should_abstain ? [] : alternativesOf(scenario, constraint);
  const elements = alternatives[0]?.elements ?? [];
  // If nothing is required and much is forbidden, the value is an example of a right suggestion.
  const example = probe.should_abstain
    ? ''
    : (elements.length > 0 ? elements : partsOf(truth.current_value)).join('; ');
  const isSaid = forbids(constraint);
  const right = [...alternatives.map((one) => one.elements), partsOf(truth.current_value)];
  return {
    alternatives,
    example,
    forbidden: [
      ...(rubric?.forbidden_elements ?? []),
      ...(rubric?.reject_elements ?? []),
      ...(check?.must_not_contain ?? []),
    ].filter((value) => !isIn([elements], value) && !isSaid(example, value)),
    rejected: rejectedOf(scenario).filter(({ value }) => !isIn(right, value) && !isSaid(example, value)),
    room: constraint && truth.action === undefined ? SUGGESTION : roomAround(elements.length),
    constraint,
    rubric: rubric === undefined || DOCUMENTED.has(rubric.method) ? 'documented' : 'defaulted',
  };
});

/** For sentences around the answer, and around each element of a list. */
const SENTENCES: Room = { words: 60, quoted: 8 };
const ELEMENT = 6;

/** For a free-text suggestion, without an option to name. */
export const SUGGESTION: Room = { words: 120, quoted: 120 };

export function roomAround(elements: number): Room {
  const more = elements > 1 ? ELEMENT * elements : 0;
  return { words: SENTENCES.words + more, quoted: SENTENCES.quoted + more };
}

/** Whether a text has what is forbidden. A text about a choice may name what the choice leaves out: "no cheese". */
export const forbids = (constraint: boolean) => (constraint ? affirmsElement : saysElement);

/** Whether a text has all elements of one right answer. */
export function meetsElements(text: string, { elements, listed }: Alternative): boolean {
  const isSaid = listed ? saysElement : says;
  return elements.every((element) => isSaid(text, element));
}

function alternativesOf({ ground_truth: truth }: Scenario, constraint: boolean): Alternative[] {
  const { eval_rubric: rubric, constraint_check: check, current_value: value, accepted = [] } = truth;
  const required = check?.must_contain ?? rubric?.required_elements;
  const list = required && { elements: required, listed: true };
  const others = [...accepted.map((one) => ({ elements: [one], listed: false })), ...termsOf(rubric)];
  const gold = { elements: partsOf(value as Json), listed: false };
  if (!constraint) return [list ?? gold, ...others];
  const option = truth.action === undefined ? [] : [{ elements: [truth.action], listed: false }];
  const both = [...option, ...(list ? [list] : [])];
  if (option.length > 0) return [...both, ...others];
  // Without options, a suggestion in the words of gold is right, and so is any that says nothing wrong if nothing is required.
  return [...(list ? both : [{ elements: [], listed: true }]), gold, ...others];
}

/** The right words of rubrics that the document does not have. */
function termsOf(rubric: Rubric | undefined): Alternative[] {
  const { method, keywords = [], expected_terms: terms = [] } = rubric ?? {};
  const listed = [...(method === 'semantic' ? [keywords] : []), ...(method === 'contains' ? [terms] : [])];
  return listed.filter((elements) => elements.length > 0).map((elements) => ({ elements, listed: true }));
}

/** The scenario's own list. Without one, the values of its facts at other times, and values that should have been removed. */
function rejectedOf(scenario: Scenario): readonly Rejected[] {
  const { rejected, value_history: history, rests_on } = scenario.ground_truth;
  if (rejected !== undefined || rests_on !== undefined) return rejected ?? [];
  const texts = (value: Json): string[] => (typeof value === 'object' ? [] : [String(value)]);
  const answerEntry = heldOf(scenario);
  return [
    ...history
      .filter((one) => one !== answerEntry)
      .flatMap(({ value }) => texts(value).map((text) => ({ value: text, because: 'stale' as const }))),
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

/** The entry of the history that is valid at the question, or at the date of the question. Gold has it in other words. */
function heldOf({ ground_truth: { value_history: history }, probe }: Scenario): HeldValue | undefined {
  const asOf = probe.temporal_query?.as_of;
  return history.findLast(
    ({ as_of, stated_by: by = 'user' }) => by === 'user' && (!asOf || Date.parse(as_of) <= Date.parse(asOf)),
  );
}

/** Whether a right answer has to contain the value, or the value contains the right answer. Such a value cannot be rejected. */
function isIn(right: readonly (readonly string[])[], value: string): boolean {
  return right.some((elements) => says(elements.join('; '), value) || elements.some((element) => says(value, element)));
}
