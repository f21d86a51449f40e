import { FAMILIES, lengthOfFamily } from './families.ts';
import { BLOCK, specOf } from './generating/spec.ts';
import { partsOf } from './needles.ts';
import { holdsWhole, normal, sentencesOf } from './scoring/sentence.ts';
import { type DecayTask, lengthOf } from './task.ts';
import { countWords } from './words.ts';

/** The release checks: unique ids, sound tasks, and every family as often as in whole blocks. */
export function validate(tasks: Iterable<DecayTask>): readonly string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const counts = new Map<string, number>();
  let total = 0;
  for (const task of tasks) {
    if (ids.has(task.id)) problems.push(`${task.id}: the id occurs twice`);
    ids.add(task.id);
    counts.set(task.family, (counts.get(task.family) ?? 0) + 1);
    total += 1;
    for (const problem of taskProblems(task)) problems.push(`${task.id}: ${problem}`);
  }
  return [...problems, ...countProblems(counts, total)];
}

function countProblems(counts: ReadonlyMap<string, number>, total: number): string[] {
  const blocks = total / BLOCK;
  if (!Number.isInteger(blocks) || total === 0) return [`${total} tasks: a release holds a multiple of ${BLOCK}`];
  const specs = Array.from({ length: BLOCK }, (_, index) => specOf(index));
  return FAMILIES.flatMap(({ id }) => {
    const [count, due] = [counts.get(id) ?? 0, blocks * specs.filter(({ family }) => family === id).length];
    return count === due ? [] : [`${id}: ${count} tasks, not ${due}`];
  });
}

/**
 * The problems of one task's labels. Every needle is stated in its turn, every question asks for a current one, and the count
 * of words is right.
 */
export function taskProblems(task: DecayTask): readonly string[] {
  return [...conversationProblems(task), ...needleProblems(task), ...questionProblems(task)];
}

function conversationProblems(task: DecayTask): string[] {
  const problems: string[] = [];
  const [length, due] = [lengthOf(task), lengthOfFamily(task.family)];
  if (due !== undefined && length !== due) problems.push(`${length} turns in a task of family ${task.family}`);
  const words = task.batches.flat().reduce((sum, { text }) => sum + countWords(text), 0);
  if (task.words !== words) problems.push(`it says ${task.words} words and has ${words}`);
  return problems;
}

function needleProblems({ batches, needles }: DecayTask): string[] {
  const turns = batches.flat();
  return needles.flatMap(({ key, value, turn }, at) => {
    const problems: string[] = [];
    const before = needles[at - 1]?.turn ?? -1;
    if (turn <= before) problems.push(`${key} stands in turn ${turn}, not behind that of the needle before`);
    const sentences = sentencesOf(turns[turn]?.text ?? '').map(normal);
    const tells = (sentence: string) => [key, value].every((part) => holdsWhole(sentence, normal(part)));
    if (!sentences.some(tells)) problems.push(`no sentence of turn ${turn} tells ${key} and its value`);
    return problems;
  });
}

function questionProblems({ needles, questions }: DecayTask): string[] {
  const last = new Map(needles.map(({ key }, at) => [key, at]));
  const asked = new Set<number>();
  return questions.flatMap(({ text, needle: at }) => {
    const needle = needles[at];
    if (needle === undefined) return [`a question asks for needle ${at}, which there is not`];
    const problems: string[] = [];
    const { key, value } = needle;
    if (asked.has(at)) problems.push(`${key} is asked for twice`);
    asked.add(at);
    if (last.get(key) !== at) problems.push(`${key} is told again behind what the question asks for`);
    const question = normal(text);
    if (!holdsWhole(question, partsOf(key).label)) problems.push(`the question for ${key} does not name its label`);
    if (holdsWhole(question, normal(value))) problems.push(`the question for ${key} holds its value`);
    return problems;
  });
}
